import type { CombatantView, Json, JsonObject, Seat, ToldEvent } from "@yomiai/rules";
import type { Terms } from "@yomiai/rules/terms";
import { createTranslator } from "use-intl/core";
import type { Names } from "../connection/names.ts";
import { isSeatName } from "../connection/seatName.ts";
import { showNumber } from "../ui/digits.ts";
import type { Language } from "./language.ts";

/** Words that every ruleset has in common, from the client's own. */
export type CommonWords = {
  readonly events: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly you: string;
  readonly yes: string;
  readonly no: string;
};

/** What a {@link Wording} is made from. */
export type WordingParts = {
  readonly language: Language;
  readonly terms: Terms | undefined;
  readonly common: CommonWords;
  readonly names: Names;
  /** What the table's house rules made, by key, see {@link namesMadeBy}. */
  readonly made?: Names;
  readonly seatName: (seat: Seat) => string;
};

/** Names for things that are made at the table, by field and value (`any` for all fields); they come before the terms. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Names of what a table's house rules make for it: of every item of a list that has a `key` and a `name`. */
export function namesMadeBy(house: JsonObject): Names {
  const items = Object.values(house).flatMap((option) => (Array.isArray(option) ? option : []));
  return Object.fromEntries(
    items.flatMap((item: Json) =>
      isFields(item) && typeof item.key === "string" && typeof item.name === "string" ? [[item.key, item.name]] : [],
    ),
  );
}

/** Fields whose text somebody typed: it is never taken for a key. */
const TYPED: ReadonlySet<string> = new Set(["text", "name", "note", "title", "what"]);

/** Turns keys, values and events into what people read, with a ruleset's terms over the common words. */
export class Wording {
  readonly #parts: WordingParts;

  constructor(parts: WordingParts) {
    this.#parts = parts;
  }

  /** The language spoken. */
  get language(): Language {
    return this.#parts.language;
  }

  /** The ruleset's terms, once they are loaded. */
  get terms(): Terms | undefined {
    return this.#parts.terms;
  }

  /** The name of a combatant, or its id where no name is known. */
  name(id: string): string {
    return isolated(this.#parts.names[id] ?? id);
  }

  /** What the table's own house rules call something that they made. */
  made(key: string): string | undefined {
    const { made = {} } = this.#parts;
    return Object.hasOwn(made, key) ? made[key] : undefined;
  }

  /** A combatant as its own player is addressed: Japanese says "you", English sentences need the name. */
  you(id: string | undefined): string {
    if (id === undefined) return "";
    return this.#parts.language === "ja" ? this.#parts.common.you : id;
  }

  /** The name of whoever sits in a seat. */
  seat(seat: Seat): string {
    return isolated(this.#parts.seatName(seat));
  }

  /** Several things as a list. */
  list(items: readonly string[]): string {
    return items.join(this.#parts.language === "ja" ? "、" : ", ");
  }

  /** The value of a field or trait in words. Nothing is the empty string. */
  value(field: string, value: Json | undefined, labels: Labels = {}): string {
    if (value === undefined || value === null) return "";
    if (typeof value === "string" || typeof value === "number") {
      const label = labels[field]?.[String(value)] ?? labels.any?.[String(value)];
      if (label !== undefined) return this.#term("any", label) ?? label;
    }
    if (typeof value === "string") return this.#several(field, value, labels) ?? this.#word(field, value);
    if (typeof value === "number") return this.#term(field, String(value)) ?? showNumber(value);
    if (typeof value === "boolean") {
      return this.#term(field, String(value)) ?? (value ? this.#parts.common.yes : this.#parts.common.no);
    }
    if (Array.isArray(value)) return this.list(value.map((item: Json) => this.value(field, item, labels)));
    return this.#object(field, value as { readonly [key: string]: Json | undefined }, labels);
  }

  /** The value of a combatant's trait in words, with the names of what was made for it at the table. */
  ofCombatant({ labels }: Pick<CombatantView, "labels">, field: string, value: Json | undefined): string {
    return this.value(field, value, labels === undefined ? {} : { any: labels });
  }

  /** Is there a word for this key anywhere in the terms? */
  label(key: string): string | undefined {
    const { terms } = this.#parts;
    if (terms === undefined) return undefined;
    return terms.board[key] ?? terms.traits[key]?.name ?? terms.gauges[key]?.name ?? terms.sums[key];
  }

  /** The sentence of an event, or undefined where there are no words for it. */
  sentence(event: ToldEvent): string | undefined {
    const { terms, common } = this.#parts;
    const message = terms?.events[event.type] ?? common.events[event.type];
    return message === undefined ? undefined : this.fill(message, event, labelsOf(event));
  }

  /** What puts one of two equals first in the order. */
  tieBreak(reason: string): string {
    return this.#parts.terms?.tieBreaks?.[reason] ?? reason;
  }

  /** The round in the ruleset's own words, if it has some. */
  round(round: number): string | undefined {
    const message = this.#parts.terms?.round;
    return message === undefined ? undefined : this.fill(message, { round });
  }

  /** What to do about a refusal. */
  refusal(code: string): string | undefined {
    const { terms, common } = this.#parts;
    const message = terms?.refusals[code] ?? common.refusals[code];
    return message === undefined ? undefined : this.fill(message, {});
  }

  /**
   * An ICU message with values in it. `{field}` stands for the value in words; where the message chooses or counts
   * (`{field, select, …}`, `{field, plural, …}`) it sees the value itself, `none` if there is none, a list's length.
   */
  fill(message: string, values: Readonly<Record<string, Json | undefined>>, labels: Labels = {}): string {
    const given: Record<string, string | number> = {};
    for (const [, name] of message.matchAll(/\{\s*([A-Za-z_]\w*)\s*[,}]/g)) {
      if (name === undefined) continue;
      given[name] = isolated(this.value(name, values[name], labels));
      given[`${name}_is`] = bare(values[name]);
    }
    const text = message.replace(/\{\s*([A-Za-z_]\w*)\s*,/g, "{$1_is,");
    const translate = createTranslator({
      locale: this.#parts.language,
      messages: { text },
      onError: () => undefined,
      getMessageFallback: () => message,
    });
    return translate("text", given);
  }

  #term(field: string, value: string): string | undefined {
    const { terms } = this.#parts;
    const ofField = terms?.values[field];
    if (ofField !== undefined && Object.hasOwn(ofField, value)) return ofField[value];
    return undefined;
  }

  #word(field: string, value: string): string {
    if (TYPED.has(field)) return value;
    const { terms, names } = this.#parts;
    const word = this.#term(field, value) ?? names[value] ?? this.#term("any", value);
    if (word !== undefined) return word;
    if (isSeatName(value)) return this.#parts.seatName(value);
    return (
      terms?.conditions[value]?.name ??
      terms?.statuses[value] ??
      terms?.gauges[value]?.name ??
      terms?.traits[value]?.name ??
      terms?.phases[value]?.name ??
      this.made(value) ??
      this.#anywhere(value) ??
      value
    );
  }

  /** The word that some other field has for this value: a thing is called the same wherever it turns up. */
  #anywhere(value: string): string | undefined {
    if (!/^[A-Za-z]/.test(value)) return undefined;
    const tables = Object.values(this.#parts.terms?.values ?? {});
    const table = tables.find((words) => Object.hasOwn(words, value));
    return table?.[value];
  }

  /** Several things written as their ids joined by `+`: each must have a word. */
  #several(field: string, value: string, labels: Labels): string | undefined {
    const ids = value.split("+");
    if (ids.length < 2 || TYPED.has(field) || this.#term(field, value) !== undefined) return undefined;
    const things = ids.map((id) => this.value(field, id, labels));
    return things.some((thing, i) => thing === ids[i]) ? undefined : this.list(things);
  }

  #object(field: string, value: Fields, labels: Labels): string {
    if (typeof value.q === "number" && typeof value.r === "number") return `(${value.q}, ${value.r})`;
    if (typeof value.id === "string") return this.name(value.id);
    const phrase = this.#parts.terms?.phrases?.[field];
    if (phrase !== undefined) return this.#phrased(phrase, { field, value, labels });
    const parts = Object.entries(value).map(
      ([key, item]) => `${this.label(key) ?? this.#word(field, key)} ${this.value(key, item, labels)}`,
    );
    return this.list(parts);
  }

  /** An object in the words of its phrase; one by combatant as a list of phrases, each told `as` whom. */
  #phrased(phrase: string, of: { readonly field: string; readonly value: Fields; readonly labels: Labels }): string {
    const { field, value, labels } = of;
    const own = (key: string): Labels => ({ any: { ...labels.any, ...labels[key] } });
    const entries = Object.entries(value);
    if (!entries.every(([, item]) => isFields(item))) return this.fill(phrase, value, own(field));
    return this.list(entries.map(([as, item]) => this.fill(phrase, { ...(item as Fields), as }, own(as))));
  }
}

/** Letters written from right to left, and marks that turn the direction of what follows. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Marks that begin and end an isolated run. */
const ISOLATES = /[\u2066-\u2069]/g;

/** What somebody typed turns nothing but itself: the sentence around it reads on in its own direction. */
function isolated(text: string): string {
  return TURNS.test(text) ? `\u2068${text.replace(ISOLATES, "")}\u2069` : text;
}

type Fields = { readonly [key: string]: Json | undefined };

function isFields(value: Json | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The names that an event brings for made things. */
function labelsOf({ labels }: ToldEvent): Labels {
  return isFields(labels) ? (labels as Labels) : {};
}

function bare(value: Json | undefined): string | number {
  if (value === undefined || value === null || value === "") return "none";
  if (typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "boolean") return String(value);
  return Array.isArray(value) ? value.length : "other";
}
