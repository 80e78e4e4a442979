import type { CombatantView } from "@yomiai/rules";
import { Crown, Footprints } from "lucide-react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import styles from "./Cf.module.css";
import { useSay } from "./useSay.ts";

/** What binds the one who acts: another's commands, or fear. */
export function Banners({ combatant }: { readonly combatant: CombatantView }) {
  const say = useSay();
  const words = useWords();
  const { controller } = combatant.traits;
  const { afraid } = combatant.conditions;
  if (afraid === undefined && typeof controller !== "string") return null;
  const source = afraid?.source === undefined ? say("fearOf") : words.name(afraid.source);
  return (
    <ul className={styles.banners}>
      {typeof controller === "string" && (
        <li className={styles.banner}>
          <Crown aria-hidden="true" />
          {say("obeys", { as: words.name(combatant.id), name: words.value("controller", controller) })}
        </li>
      )}
      {afraid !== undefined && (
        <li className={styles.banner}>
          <Footprints aria-hidden="true" />
          {say("mustFlee", { as: words.name(combatant.id), source })}
        </li>
      )}
    </ul>
  );
}
