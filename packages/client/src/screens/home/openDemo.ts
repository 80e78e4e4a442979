import { api } from "../../connection/api.ts";
import { keptSeats } from "../../connection/drawers.ts";
import type { Language } from "../../i18n/language.ts";

/**
 * Sets up a ruleset's demo table and sits down as its first player; bots play everybody else. The GM's seat is kept too,
 * for those who want to look behind the screen later.
 * @throws ApiFailure
 */
export async function openDemo(demo: {
  readonly ruleset: string;
  readonly title: string;
  readonly language: Language;
  readonly name: string;
}): Promise<void> {
  const { ruleset, title, language, name } = demo;
  const { code, token: gmToken } = await api.createTable({ ruleset, title, language, demo: true });
  const { seat, token } = await api.claimSeat(code, { seat: "p1", name });
  const kept = { code, title, ruleset, at: Date.now() };
  keptSeats.keep({ ...kept, seat: "gm", token: gmToken, name: "" });
  keptSeats.keep({ ...kept, seat, token, name, at: kept.at + 1 });
  keptSeats.sit({ code, seat, token });
}
