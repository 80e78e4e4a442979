import type { Command } from "@yomiai/rules";
import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { once } from "../connection/once.ts";
import { sendCommand, useTableStore } from "../connection/tableStore.ts";
import { useWords } from "../i18n/Vocabulary.tsx";
import { toast } from "../ui/toasts.ts";
import { isAnswerOpen } from "./openAnswer.ts";
import { seal } from "./sealed.ts";
import { whileSending } from "./sending.ts";

/**
 * Sends a command of this seat and resolves with whether it was carried out. While it is on its way the same command is
 * not sent again. Refusals are told with what to do; a choice that the terms call secret is kept covered for its player,
 * unless the prompt said that it is open at this table.
 */
export function useAct(): (command: Command) => Promise<boolean> {
  const words = useWords();
  const t = useTranslations("common");
  return useCallback(
    async (command) => {
      const { sitting, table: before, lines } = useTableStore.getState();
      const answer = await once(JSON.stringify(command), () => whileSending(() => sendCommand(command)));
      if (!answer.ok) {
        toast(words.refusal(answer.code) ?? t("refused", { code: answer.code }), "bad");
        return false;
      }
      const { table: after } = useTableStore.getState();
      const asked = before?.view.prompts.filter(({ type, as }) => type === command.type && as === command.as) ?? [];
      const isSecret = words.terms?.commands[command.type]?.secret !== undefined && !isAnswerOpen(asked);
      if (isSecret && after !== undefined && sitting !== undefined && before !== undefined) {
        seal({
          code: sitting.code,
          command,
          before: before.view,
          after: after.view,
          lines: [lines.at(-1)?.line ?? 0, answer.line],
        });
      }
      return true;
    },
    [words, t],
  );
}
