import type { Command, Json, Prompt, PromptField, TableView } from "@yomiai/rules";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { usePanels, useWords } from "../../i18n/Vocabulary.tsx";
import type { Wording } from "../../i18n/wording.ts";
import { Button } from "../../ui/Button.tsx";
import { Switch } from "../../ui/Choices.tsx";
import { useTable } from "../useTable.ts";
import { FormPage } from "./FormPage.tsx";
import { OptionButtons, type TapOption } from "./OptionButtons.tsx";
import styles from "./PromptCard.module.css";
import { type Answers, nextQuestion, type PromptGroup, settled, switchesOf } from "./questions.ts";

type GroupFormProps = {
  readonly group: PromptGroup;
  readonly isSending: boolean;
  readonly hasKeys: boolean;
  readonly onSend: (command: Command) => Promise<boolean>;
};

/** Asks for the arguments of one command, one question at a time; the last tap sends it. */
export function GroupForm(props: GroupFormProps) {
  const { group, isSending, onSend } = props;
  const panels = usePanels();
  const table = useTable();
  const Panel = panels.prompts?.[group.type];
  if (Panel === undefined || table === undefined) return <Questions {...props} />;
  const act = async (command: Command) => void (await onSend(command));
  return <Panel table={table} prompts={group.prompts} act={act} isSending={isSending} />;
}

function Questions({ group, isSending, hasKeys, onSend }: GroupFormProps) {
  const words = useWords();
  const t = useTranslations("prompt");
  const [given, setGiven] = useState<Answers>({});
  const [variant, setVariant] = useState<string>();
  const [switched, setSwitched] = useState<Answers>({});
  const chosen = group.prompts.filter(({ id }) => id === variant);
  const prompts = chosen.length > 0 ? chosen : group.prompts;
  // What was answered may be offered no more: then begin anew.
  const answers = nextQuestion(prompts, given) === undefined ? {} : given;
  const question = nextQuestion(prompts, answers);
  const isBegun = Object.keys(answers).length > 0 || chosen.length > 0;
  const withSwitches = (command: Command): Command => ({ ...command, ...switched });
  const send = (command: Command) => void onSend(withSwitches(command)).then((isDone) => isDone && restart());
  const restart = () => {
    setGiven({});
    setSwitched({});
    setVariant(undefined);
  };
  const tap = (name: string, value: Json | undefined) => {
    const next = { ...answers, [name]: value };
    const then = nextQuestion(prompts, next);
    if (then?.kind === "ready") send(then.command);
    else setGiven(next);
  };
  if (question === undefined) return null;
  return (
    <div className={styles.questions}>
      {isBegun && <Chosen answers={answers} prompts={prompts} words={words} onBack={restart} />}
      {question.kind === "pick" && (
        <Pick
          {...{ group, question, answers, words, isSending, hasKeys, prompts }}
          onTap={(value) => tap(question.name, value)}
        />
      )}
      {question.kind === "variant" && (
        <OptionButtons
          label={t("which")}
          options={question.prompts.map((prompt) => ({
            key: prompt.id,
            label: variantLabel(prompt, words),
            leadsOn: true,
            onTap: () => setVariant(prompt.id),
          }))}
          {...{ isSending, hasKeys }}
        />
      )}
      {question.kind === "form" && (
        <FormPage
          key={question.prompt.id}
          prompt={question.prompt}
          fields={question.fields}
          answers={settled(prompts, answers)}
          isSending={isSending}
          onSend={send}
        />
      )}
      {switchesOf(prompts).map(({ name }) => (
        <Switch
          key={name}
          label={words.terms?.commands[group.type]?.fields?.[name] ?? words.label(name) ?? name}
          isOn={switched[name] === true}
          onChange={(isOn) => setSwitched((before) => withSwitch(before, name, isOn))}
        />
      ))}
      {question.kind === "ready" && (
        <Button tone="main" size="large" wide isBusy={isSending} onPress={() => send(question.command)}>
          {sendLabel(group, question.command, words)}
        </Button>
      )}
    </div>
  );
}

function withSwitch(switched: Answers, name: string, isOn: boolean): Answers {
  const { [name]: _old, ...others } = switched;
  return isOn ? { ...others, [name]: true } : others;
}

/** What the button of a whole command says. */
export function sendLabel(group: PromptGroup, command: Command, words: Wording): string {
  const terms = words.terms?.commands[group.type];
  return terms?.submit === undefined ? (terms?.name ?? group.type) : words.fill(terms.submit, command);
}

function Pick({
  group,
  question,
  answers,
  prompts,
  words,
  isSending,
  hasKeys,
  onTap,
}: {
  readonly group: PromptGroup;
  readonly question: { readonly name: string; readonly options: readonly (Json | undefined)[] };
  readonly answers: Answers;
  readonly prompts: readonly Prompt[];
  readonly words: Wording;
  readonly isSending: boolean;
  readonly hasKeys: boolean;
  readonly onTap: (value: Json | undefined) => void;
}) {
  const t = useTranslations("prompt");
  const view = useTable()?.view;
  const terms = words.terms?.commands[group.type];
  const label = terms?.fields?.[question.name] ?? words.label(question.name) ?? question.name;
  const none = { leaveOut: t("leaveOut"), empty: t("nobody") };
  const values = alliesLast(question.options, group.as, view);
  const sent = values.map((value) => sentBy(value, { group, prompts, answers, name: question.name, words }));
  // Sentences that do not tell the options apart are of no use on their buttons.
  const areTold = new Set(sent).size === sent.length;
  const options = values.map((value, i): TapOption => {
    const sentence = areTold ? sent[i] : undefined;
    return {
      key: JSON.stringify(value) ?? "",
      label: sentence ?? optionLabel(prompts, question.name, value, words, none),
      leadsOn: nextQuestion(prompts, { ...answers, [question.name]: value })?.kind !== "ready",
      isMinor: value === undefined || (Array.isArray(value) && value.length === 0),
      onTap: () => onTap(value),
    };
  });
  const isOnlyQuestion = group.prompts.every((prompt) => prompt.fields.length <= 1);
  return (
    <>
      {!isOnlyQuestion && <p className={styles.label}>{label}</p>}
      <OptionButtons label={label} options={options} isSending={isSending} hasKeys={hasKeys} />
    </>
  );
}

/** The sentence of the command that this tap would send, or undefined if it sends none or there is no sentence. */
function sentBy(
  value: Json | undefined,
  at: { group: PromptGroup; prompts: readonly Prompt[]; answers: Answers; name: string; words: Wording },
): string | undefined {
  const submit = at.words.terms?.commands[at.group.type]?.submit;
  const then = nextQuestion(at.prompts, { ...at.answers, [at.name]: value });
  return then?.kind === "ready" && submit !== undefined ? at.words.fill(submit, then.command) : undefined;
}

function Chosen({
  answers,
  prompts,
  words,
  onBack,
}: {
  readonly answers: Answers;
  readonly prompts: readonly Prompt[];
  readonly words: Wording;
  readonly onBack: () => void;
}) {
  const t = useTranslations("prompt");
  const none = { leaveOut: t("leaveOut"), empty: t("nobody") };
  const texts = Object.entries(answers).map(([name, value]) => optionLabel(prompts, name, value, words, none));
  return (
    <button type="button" className={styles.chosen} onClick={onBack}>
      <span>{words.list(texts)}</span>
      <span className={styles.again}>{t("again")}</span>
    </button>
  );
}

/** Who is not on the own side comes first: mostly it is they who are aimed at. */
function alliesLast(values: readonly (Json | undefined)[], as: string | undefined, view: TableView | undefined) {
  const side = as === undefined ? undefined : view?.combatants[as]?.side;
  if (side === undefined) return values;
  const rank = (value: Json | undefined): number => {
    const id: unknown = Array.isArray(value) ? value[0] : value;
    return typeof id === "string" && view?.combatants[id]?.side === side ? 1 : 0;
  };
  return [...values].sort((a, b) => rank(a) - rank(b));
}

/** An option in words: as the prompt labels it, else as the terms do. */
function optionLabel(
  prompts: readonly Prompt[],
  name: string,
  value: Json | undefined,
  words: Wording,
  none: { readonly leaveOut: string; readonly empty: string },
): string {
  if (value === undefined) return none.leaveOut;
  if (Array.isArray(value) && value.length === 0) return none.empty;
  const bare: unknown = Array.isArray(value) ? value[0] : value;
  const labelled = prompts
    .map((prompt) => labelIn(prompt.fields, name, String(bare)))
    .find((text) => text !== undefined);
  return labelled ?? words.value(name, value);
}

function labelIn(fields: readonly PromptField[], name: string, option: string): string | undefined {
  const field = fields.find((candidate) => candidate.name === name);
  return field?.kind === "choice" || field?.kind === "choices" ? field.labels?.[option] : undefined;
}

/** What sets one prompt apart from others of its kind: the ranges it asks for. */
function variantLabel(prompt: Prompt, words: Wording): string {
  const parts = prompt.fields.map((field) => {
    const name = words.label(field.name) ?? field.name;
    if (field.kind === "number") return `${name} ${words.value("", field.min)}–${words.value("", field.max)}`;
    return "options" in field
      ? `${name} ${words.list(field.options.slice(0, 3).map((o) => words.value(field.name, typeof o === "object" ? { q: o.q, r: o.r } : o)))}`
      : name;
  });
  return words.list(parts);
}
