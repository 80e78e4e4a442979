import { useWords } from "../../i18n/Vocabulary.tsx";
import { useTable } from "../../table/useTable.ts";
import { ActionIcon } from "./ActionIcon.tsx";
import styles from "./Declare.module.css";
import type { JsonRecord } from "./declared.ts";
import { useSay } from "./useSay.ts";

/** What a combatant declares: the action, at whom, with what, where to. */
export function DeclarationFace({
  declaration,
  as,
}: {
  readonly declaration: JsonRecord;
  readonly as: string | undefined;
}) {
  const say = useSay();
  const words = useWords();
  const bearer = useTable()?.view.combatants[as ?? ""] ?? {};
  const { action, weapon, target, zone, what } = declaration;
  const details = [
    typeof what === "string" ? what : undefined,
    typeof target === "string" ? say("aim", { target: words.name(target) }) : undefined,
    typeof zone === "number" ? say("zone", { zone }) : undefined,
    weapon === undefined ? undefined : words.ofCombatant(bearer, "weapon", weapon),
  ].filter((detail) => detail !== undefined);
  return (
    <span className={styles.declaration}>
      <ActionIcon action={action} />
      <span>
        {say(SHORT.find((short) => short === action) ?? "general")}
        {details.map((detail) => (
          <span key={detail} className={styles.detail}>
            {detail}
          </span>
        ))}
      </span>
    </span>
  );
}

const SHORT = ["melee", "shoot", "move", "general", "flee", "pass"] as const;
