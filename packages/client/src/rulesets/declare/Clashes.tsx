import type { CombatantView, TableView } from "@yomiai/rules";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import styles from "./Declare.module.css";
import { attackingTrait, type Clash, clashesOf } from "./declared.ts";
import { useSay } from "./useSay.ts";

/** The blows of the group that acts, attacker and defender side by side with the numbers that this viewer may know. */
export function Clashes({ view }: { readonly view: TableView }) {
  const say = useSay();
  const clashes = clashesOf(view);
  if (clashes.length === 0) return null;
  return (
    <section className={styles.blows}>
      <h2 className={styles.title}>{say("exchanges")}</h2>
      <ul className={styles.clashes}>
        {clashes.map((clash) => (
          <ClashRow key={clash.attacker} clash={clash} view={view} />
        ))}
      </ul>
    </section>
  );
}

function ClashRow({ clash, view }: { readonly clash: Clash; readonly view: TableView }) {
  const say = useSay();
  const words = useWords();
  const { attacker, target, action, weapon, soul, answer } = clash;
  return (
    <li className={styles.clash}>
      <Fighter combatant={view.combatants[attacker]} name={words.name(attacker)} trait={attackingTrait(action, weapon)}>
        {words.ofCombatant(view.combatants[attacker] ?? {}, "weapon", weapon)}
        {soul > 0 && ` ・ ${say("soul", { soul })}`}
      </Fighter>
      <span className={styles.against}>{say("against")}</span>
      <Fighter
        combatant={view.combatants[target]}
        name={words.name(target)}
        trait={answer?.skill ?? wayTrait(answer?.way)}
      >
        {answer === undefined ? say("waiting") : words.value("way", answer.way)}
        {answer !== undefined && answer.soul > 0 && ` ・ ${say("soul", { soul: answer.soul })}`}
      </Fighter>
    </li>
  );
}

/** Which of the defender's traits stands beside its name, by the way it answers. */
function wayTrait(way: string | undefined): string | undefined {
  return way === "evade" ? "athletics" : way === "sense" ? "sense" : undefined;
}

function Fighter({
  combatant,
  name,
  trait,
  children,
}: {
  readonly combatant: CombatantView | undefined;
  readonly name: string;
  readonly trait: string | undefined;
  readonly children: ReactNode;
}) {
  const words = useWords();
  const number = trait === undefined ? undefined : combatant?.traits[trait];
  return (
    <span className={styles.fighter}>
      <b className={styles.name}>{name}</b>
      {number !== undefined && trait !== undefined && (
        <span className={styles.number}>
          <small>{words.label(trait)}</small> {String(number)}
        </span>
      )}
      <span className={styles.state}>{children}</span>
    </span>
  );
}
