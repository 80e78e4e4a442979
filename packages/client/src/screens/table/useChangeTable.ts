import type { ChangeTable } from "@yomiai/server/protocol";
import { useCallback } from "react";
import { api } from "../../connection/api.ts";
import { once } from "../../connection/once.ts";
import { useTableStore } from "../../connection/tableStore.ts";
import { whileSending } from "../../table/sending.ts";
import { toast } from "../../ui/toasts.ts";
import { useFailureText } from "../failure.ts";

/** Changes the table itself: its door, a break. What fails is told with what to do. */
export function useChangeTable(): (changes: ChangeTable) => void {
  const failureText = useFailureText();
  return useCallback(
    (changes) => {
      const { sitting } = useTableStore.getState();
      if (sitting?.token === undefined) return;
      const { code, token } = sitting;
      once(JSON.stringify(changes), () => whileSending(() => api.changeTable(code, changes, token))).catch(
        (error: unknown) => toast(failureText(error), "bad"),
      );
    },
    [failureText],
  );
}
