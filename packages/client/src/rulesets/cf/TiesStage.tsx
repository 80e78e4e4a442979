import { useWords } from "../../i18n/Vocabulary.tsx";
import type { TablePanelProps } from "../panels.ts";
import styles from "./Cf.module.css";
import { groupsOn, proposalsFor } from "./ties.ts";
import { useSay } from "./useSay.ts";

/** Who is tied, and what has been proposed for their order. */
export function TiesStage({ table: { view } }: TablePanelProps) {
  const words = useWords();
  const say = useSay();
  const ties = view.board?.ties;
  const groups = groupsOn(ties);
  if (groups.length === 0) return null;
  return (
    <ul className={styles.banners}>
      {groups.map((members) => {
        const proposals = proposalsFor(ties, members);
        return (
          <li key={members.join()} className={styles.leaving}>
            <b>{words.list(members.map((id) => words.name(id)))}</b>
            {proposals.length === 0 && <span className={styles.note}>{say("noProposal")}</span>}
            {proposals.map(([seat, ids]) => (
              <span key={seat} className={styles.note}>
                {say("proposal", {
                  name: words.value("seat", seat),
                  order: ids.map((id) => words.name(id)).join(" → "),
                })}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
