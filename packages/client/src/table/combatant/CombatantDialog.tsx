import { Dialog } from "../../ui/Dialog.tsx";
import { useTable } from "../useTable.ts";
import { CombatantDetail } from "./CombatantDetail.tsx";

/** All that is known of one combatant, over the table. */
export function CombatantDialog({ id, onClose }: { readonly id: string | undefined; readonly onClose: () => void }) {
  const table = useTable();
  const combatant = id === undefined ? undefined : table?.view.combatants[id];
  return (
    <Dialog title={combatant?.name ?? ""} isOpen={combatant !== undefined} onClose={onClose} isRead>
      {combatant !== undefined && (
        <CombatantDetail
          combatant={combatant}
          isMine={combatant.owner === table?.viewer}
          isOpen={table?.viewer === "gm"}
        />
      )}
    </Dialog>
  );
}
