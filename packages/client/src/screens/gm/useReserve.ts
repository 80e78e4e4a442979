import type { NewCombatant } from "@yomiai/rules";
import { useCallback, useEffect, useState } from "react";
import { api } from "../../connection/api.ts";
import { useTableStore } from "../../connection/tableStore.ts";
import { toast } from "../../ui/toasts.ts";
import { useFailureText } from "../failure.ts";

/** Combatants that the GM has prepared and that nobody else knows of. Undefined until they are read. */
export function useReserve() {
  const code = useTableStore((state) => state.sitting?.code ?? "");
  const token = useTableStore((state) => state.sitting?.token ?? "");
  const failureText = useFailureText();
  const [reserve, setReserve] = useState<readonly NewCombatant[]>();
  useEffect(() => {
    let isCurrent = true;
    api.reserve(code, token).then(
      ({ combatants }) => isCurrent && setReserve(combatants),
      () => isCurrent && setReserve([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, token]);
  const keep = useCallback(
    async (combatants: readonly NewCombatant[]): Promise<boolean> => {
      try {
        await api.keepReserve(code, combatants, token);
        setReserve(combatants);
        return true;
      } catch (error) {
        toast(failureText(error), "bad");
        return false;
      }
    },
    [code, token, failureText],
  );
  return { reserve, keep };
}
