import type { Prompt } from "@yomiai/rules";
import { writeList, writeTexts } from "./differences.ts";
import { textOf } from "./partText.ts";
import { ShortNames } from "./shortNames.ts";
import type { TableSchema } from "./tableSchema.ts";

/** A prompt, its text as one root shows it, and the texts of its parts. */
type Written = { readonly prompt: Prompt; readonly text: string; readonly parts: readonly string[] };

/**
 * The prompts of one root. Many ask for the same (a target, a manner), so each field and each `info` is a text of its own
 * that crosses once, and a prompt's text names its parts; ids are in the texts, so prompts go by short names too.
 */
export class PromptTexts {
  readonly #prompts = new ShortNames();
  readonly #parts = new ShortNames();
  #written: ReadonlyMap<string, Written> = new Map();

  /** Makes the root show these prompts, changing as little as possible. */
  write(root: TableSchema, prompts: readonly Prompt[]): void {
    const partsOf = (prompt: Prompt) => this.#known(prompt)?.parts ?? textsOfParts(prompt);
    const names = this.#parts.nameAll(prompts.flatMap(partsOf));
    const written = prompts.map((prompt) => this.#known(prompt) ?? write(prompt, names));
    this.#written = new Map(written.map((one) => [one.prompt.id, one]));
    const ids = this.#prompts.nameAll(this.#written.keys());
    writeTexts(root.parts, new Map([...names].map(([text, name]) => [name, text])));
    writeTexts(root.prompts, new Map(written.map(({ prompt, text }) => [ids.get(prompt.id) ?? "", text])));
    writeList(root.asked, [...ids.values()]);
  }

  /** The rules give the very same prompt where it asks the same: its parts have kept their names. */
  #known(prompt: Prompt): Written | undefined {
    const written = this.#written.get(prompt.id);
    return written?.prompt === prompt ? written : undefined;
  }
}

function textsOfParts({ fields, info }: Prompt): readonly string[] {
  const texts = fields.map(textOf);
  return info === undefined ? texts : [...texts, textOf(info)];
}

function write(prompt: Prompt, names: ReadonlyMap<string, string>): Written {
  const { fields, info, ...rest } = prompt;
  const nameOf = (part: unknown) => names.get(textOf(part));
  const named = info === undefined ? {} : { info: nameOf(info) };
  const text = JSON.stringify({ ...rest, fields: fields.map(nameOf), ...named });
  return { prompt, text, parts: textsOfParts(prompt) };
}
