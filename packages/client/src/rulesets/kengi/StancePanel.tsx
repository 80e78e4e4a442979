import { stanceInfoOf } from "@yomiai/rules/info/kengi";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { OptionButtons } from "../../table/prompt/OptionButtons.tsx";
import { commandOf } from "../../table/prompt/questions.ts";
import type { PromptPanelProps } from "../panels.ts";
import { useModifiers } from "./useModifiers.ts";

/** The stances that may be taken, each with what it changes; one tap takes it. */
export function StancePanel({ prompts, act, isSending }: PromptPanelProps) {
  const words = useWords();
  const modifiers = useModifiers();
  const [prompt] = prompts;
  const field = prompt?.fields.find(({ name }) => name === "technique");
  if (prompt === undefined || field?.kind !== "choice") return null;
  const each = stanceInfoOf(prompt).each;
  return (
    <OptionButtons
      label={words.terms?.commands[prompt.type]?.fields?.technique ?? ""}
      isSending={isSending}
      hasKeys
      options={field.options.map(String).map((technique) => ({
        key: technique,
        label: field.labels?.[technique] ?? words.value("technique", technique),
        note: modifiers(each[technique] ?? {}),
        onTap: () => void act(commandOf(prompt, { technique })),
      }))}
    />
  );
}
