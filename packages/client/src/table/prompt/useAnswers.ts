import type { Command, Json, Prompt } from "@yomiai/rules";
import { useState } from "react";
import { type Answers, nextQuestion, type PromptGroup, type Question } from "./questions.ts";

/** How far the questions of one command have been answered, and what can be done next. */
export type Asked = {
  readonly prompts: readonly Prompt[];
  readonly answers: Answers;
  readonly question: Question | undefined;
  /** Has anything been answered yet? */
  readonly isBegun: boolean;
  readonly tap: (name: string, value: Json | undefined) => void;
  readonly narrowTo: (promptId: string) => void;
  readonly isOn: (name: string) => boolean;
  readonly flip: (name: string, isOn: boolean) => void;
  readonly send: (command: Command) => void;
  readonly restart: () => void;
};

/** Keeps the answers to a group's questions. When the last one is a tap, it sends; when it was carried out, all begins anew. */
export function useAnswers(group: PromptGroup, onSend: (command: Command) => Promise<boolean>): Asked {
  const [given, setGiven] = useState<Answers>({});
  const [variant, setVariant] = useState<string>();
  const [switched, setSwitched] = useState<Answers>({});
  const narrowed = group.prompts.filter(({ id }) => id === variant);
  const prompts = narrowed.length > 0 ? narrowed : group.prompts;
  // What was answered may be offered no more: then begin anew.
  const answers = nextQuestion(prompts, given) === undefined ? {} : given;
  const restart = () => {
    setGiven({});
    setSwitched({});
    setVariant(undefined);
  };
  const send = (command: Command) => {
    void onSend({ ...command, ...switched }).then((isDone) => isDone && restart());
  };
  const tap = (name: string, value: Json | undefined) => {
    const next = { ...answers, [name]: value };
    const then = nextQuestion(prompts, next);
    if (then?.kind === "ready") send(then.command);
    else setGiven(next);
  };
  return {
    prompts,
    answers,
    question: nextQuestion(prompts, answers),
    isBegun: Object.keys(answers).length > 0 || narrowed.length > 0,
    tap,
    narrowTo: setVariant,
    isOn: (name) => switched[name] === true,
    flip: (name, isOn) => setSwitched((before) => withSwitch(before, name, isOn)),
    send,
    restart,
  };
}

/** A switch that is off is left out of the command. */
function withSwitch(switched: Answers, name: string, isOn: boolean): Answers {
  const { [name]: _old, ...others } = switched;
  return isOn ? { ...others, [name]: true } : others;
}
