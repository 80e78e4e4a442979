import type { Command } from "@yomiai/rules";
import { usePanels } from "../../i18n/Vocabulary.tsx";
import { useTable } from "../useTable.ts";
import { Questions, type QuestionsProps } from "./Questions.tsx";

/** One command: by the ruleset's own panel where it has one for it, else question by question. */
export function GroupForm(props: QuestionsProps) {
  const { group, isSending, hasKeys, onSend } = props;
  const panels = usePanels();
  const table = useTable();
  const Panel = panels.prompts?.[group.type];
  if (Panel === undefined || table === undefined) return <Questions {...props} />;
  const act = async (command: Command) => void (await onSend(command));
  return <Panel table={table} prompts={group.prompts} act={act} isSending={isSending} hasKeys={hasKeys} />;
}
