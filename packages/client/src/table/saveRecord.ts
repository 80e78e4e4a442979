import type { Sitting } from "../connection/keptSeats.ts";

/** What can be saved of a table: all that this seat knows with its whole log, or the dice; times carry their zone. */
export type RecordFile = "export" | "rolls.csv";

/** Saves a file of the record, as this seat may read it. */
export async function saveFile({ code, token }: Sitting, file: RecordFile): Promise<void> {
  const response = await fetch(`/api/tables/${code}/${file}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = file === "export" ? `yomiai-${code}.json` : `yomiai-${code}-dice.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
