import type { Ruleset } from "@yomiai/rules";
import type { Played } from "../play/fight.ts";
import type { Facts } from "./facts.ts";

/** A ruleset, what the kit must be told of it, and fights that were played by it. */
export type Evidence = { readonly ruleset: Ruleset; readonly facts: Facts; readonly fights: readonly Played[] };

/**
 * A law that every ruleset keeps. Looks through the fights and returns what breaks it, one sentence each with the place;
 * empty if nothing does.
 */
export type Law = (evidence: Evidence) => readonly string[];
