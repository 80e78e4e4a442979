import type { Command } from "@yomiai/rules";
import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { sendCommand, useTableStore } from "../connection/tableStore.ts";
import { useWords } from "../i18n/Vocabulary.tsx";
import { toast } from "../ui/toasts.ts";
import { isFighting } from "./duties.ts";
import { seal } from "./sealed.ts";
import { whileSending } from "./sending.ts";

/**
 * Sends a command of this seat and resolves with whether it was carried out. Refusals are told with what to do; a choice
 * that the terms call secret is kept covered for its player.
 */
export function useAct(): (command: Command) => Promise<boolean> {
  const words = useWords();
  const t = useTranslations("common");
  return useCallback(
    async (command) => {
      const { sitting, table: before } = useTableStore.getState();
      const answer = await whileSending(() => sendCommand(command));
      if (!answer.ok) {
        toast(words.refusal(answer.code) ?? t("refused", { code: answer.code }), "bad");
        return false;
      }
      const { table: after } = useTableStore.getState();
      const isSecret = words.terms?.commands[command.type]?.secret !== undefined;
      if (isSecret && after !== undefined && isFighting(after.view) && sitting !== undefined && before !== undefined) {
        seal(sitting.code, command, { before: before.view, after: after.view });
      }
      return true;
    },
    [words, t],
  );
}
