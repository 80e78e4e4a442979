import type { Prompt } from "@yomiai/rules";

/** Who besides `as` is asked exactly the same, word for word. One answer can be given for all of them. */
export function peersOf(as: string, prompts: readonly Prompt[]): readonly string[] {
  const asked = new Map<string, string[]>();
  for (const prompt of prompts) {
    if (prompt.as === undefined) continue;
    const questions = asked.get(prompt.as) ?? [];
    asked.set(prompt.as, [...questions, JSON.stringify([prompt.type, prompt.fields])]);
  }
  const own = asked.get(as)?.join("\n");
  if (own === undefined) return [];
  return [...asked]
    .filter(([other, questions]) => other !== as && questions.join("\n") === own)
    .map(([other]) => other);
}
