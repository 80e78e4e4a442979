import type { Sitting } from "../connection/keptSeats.ts";

/** Saves what this seat knows of the table and its whole log as a file; times in it carry their zone. */
export async function saveRecord({ code, token }: Sitting): Promise<void> {
  const response = await fetch(`/api/tables/${code}/export`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = `yomiai-${code}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
