import type { NewCombatant, Starter } from "@yomiai/rules";
import type { Language } from "../../i18n/language.ts";

/** An id that nobody at the table has: the key, or the key with a number. Other characters than ids allow are left out. */
export function freeId(key: string, taken: ReadonlySet<string>): string {
  const letters = key.replace(/[^A-Za-z0-9_-]/g, "");
  const base = /^[A-Za-z]/.test(letters) ? letters.slice(0, 56) : `c${letters}`.slice(0, 56);
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}${number}`)) number += 1;
  return `${base}${number}`;
}

/** A name that nobody at the table has: the name, or the name with a number. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

/** Who is at the table or prepared already. */
export type Company = { readonly ids: ReadonlySet<string>; readonly names: ReadonlySet<string> };

/** A starter as a combatant of this table. */
export function fromStarter(
  starter: Starter,
  at: {
    readonly language: Language;
    readonly company: Company;
    readonly side: string;
    readonly owner: NewCombatant["owner"];
  },
): NewCombatant {
  return {
    id: freeId(starter.key, at.company.ids),
    name: freeName(starter.name[at.language], at.company.names),
    side: at.side,
    kind: starter.kind,
    owner: at.owner,
    sheet: starter.sheet,
  };
}
