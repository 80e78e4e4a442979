import type { CombatantView } from "@yomiai/rules";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import type { CombatantPanelProps } from "../panels.ts";
import { FighterSigns } from "./FighterSigns.tsx";
import styles from "./Kengi.module.css";
import { useSay } from "./useSay.ts";

/** The four abilities, and under which condition each counts double. */
const abilities = {
  dexterity: "doubledDexterity",
  agility: "doubledAgility",
  strength: "doubledStrength",
  intellect: "doubledIntellect",
} as const;

/** The player's own combatant: how it stands, and its abilities as they count now. */
export function OwnFighter(props: CombatantPanelProps) {
  const words = useWords();
  const { combatant } = props;
  const { salves } = combatant.traits;
  return (
    <div className={styles.own}>
      <FighterSigns {...props} />
      <dl className={styles.abilities}>
        {Object.entries(abilities).map(([ability, doubled]) => (
          <Ability key={ability} {...{ combatant, ability, doubled }} />
        ))}
      </dl>
      {typeof salves === "number" && salves > 0 && (
        <p className={styles.note}>
          {words.label("salves")} {salves}
        </p>
      )}
    </div>
  );
}

function Ability({
  combatant: { traits, conditions },
  ability,
  doubled,
}: {
  readonly combatant: CombatantView;
  readonly ability: string;
  readonly doubled: string;
}) {
  const say = useSay();
  const words = useWords();
  if (traits[ability] === undefined) return null;
  const isDoubled = conditions[doubled] !== undefined || conditions.mortal !== undefined;
  return (
    <div className={cx(styles.ability, isDoubled && styles.doubled)}>
      <dt>{words.label(ability)}</dt>
      <dd>
        <b>{String(traits[ability])}</b>
        {isDoubled && <small> {say("doubled")}</small>}
      </dd>
    </div>
  );
}
