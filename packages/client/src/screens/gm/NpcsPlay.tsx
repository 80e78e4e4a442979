import { Bot } from "lucide-react";
import { useTranslations } from "use-intl";
import { api } from "../../connection/api.ts";
import type { Table } from "../../connection/decodeTable.ts";
import { once } from "../../connection/once.ts";
import { useTableStore } from "../../connection/tableStore.ts";
import { askedNpcs } from "../../table/duties.ts";
import { useSending, whileSending } from "../../table/sending.ts";
import { Button } from "../../ui/Button.tsx";
import { toast } from "../../ui/toasts.ts";
import { useFailureText } from "../failure.ts";

/** One tap for all the combatants that the GM plays: they do what they are asked by themselves. */
export function NpcsPlay({ table }: { readonly table: Table }) {
  const t = useTranslations("gm");
  const failureText = useFailureText();
  const isSending = useSending((state) => state.isSending);
  const sitting = useTableStore((state) => state.sitting);
  const count = askedNpcs(table).length;
  if (count === 0 || sitting?.token === undefined) return null;
  const { code, token } = sitting;
  const play = async () => {
    try {
      const { moves } = await once("play NPCs", () => whileSending(() => api.playNpcs(code, token)));
      toast(moves === 0 ? t("npcsNone") : t("npcsDone", { moves }));
    } catch (error) {
      toast(failureText(error), "bad");
    }
  };
  return (
    <Button icon={<Bot />} isBusy={isSending} onPress={() => void play()}>
      {t("npcs", { count })}
    </Button>
  );
}
