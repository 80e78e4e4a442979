import type { Seat } from "@yomiai/rules";
import { isSeatName } from "../../connection/seatName.ts";

/** What a link may bring after its `#`, which no server sees: a seat's own token, or the GM's invite to a seat. */
export type Pass = { readonly seat: Seat; readonly token?: string; readonly invite?: string };

/** Reads a link's `#seat=p1&token=…` or `#seat=p1&invite=…`. */
export function readPass(hash: string): Pass | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = given.get("seat");
  const token = given.get("token");
  const invite = given.get("invite");
  if (!isSeatName(seat) || (token === null && invite === null)) return undefined;
  return { seat, ...(token === null ? {} : { token }), ...(invite === null ? {} : { invite }) };
}

/** The link to a table, with a pass or without. @param origin of this page */
export function tableLink(origin: string, code: string, pass?: Pass): string {
  const link = `${origin}/t/${code}`;
  if (pass === undefined) return link;
  const { seat, token, invite } = pass;
  const given = new URLSearchParams({
    seat,
    ...(token === undefined ? {} : { token }),
    ...(invite === undefined ? {} : { invite }),
  });
  return `${link}#${given}`;
}
