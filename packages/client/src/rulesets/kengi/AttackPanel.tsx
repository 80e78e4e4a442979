import type { Prompt } from "@yomiai/rules";
import { attackInfoOf, composeAttack } from "@yomiai/rules/info/kengi";
import { useState } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { commandOf } from "../../table/prompt/questions.ts";
import { Button } from "../../ui/Button.tsx";
import { showNumber, showSigned } from "../../ui/digits.ts";
import type { PromptPanelProps } from "../panels.ts";
import { kept, promptFor, techniquesIn } from "./composing.ts";
import styles from "./Kengi.module.css";
import { Targets } from "./Targets.tsx";
import { Techniques } from "./Techniques.tsx";
import { useModifiers } from "./useModifiers.ts";
import { useSay } from "./useSay.ts";

/** Whom to attack and with which techniques, and what comes of it before it is said: hit, damage, strikes, preparation. */
export function AttackPanel({ table: { view }, prompts, act, isSending }: PromptPanelProps) {
  const words = useWords();
  const say = useSay();
  const modifiers = useModifiers();
  const [asked, setTarget] = useState<string>();
  const [tapped, setTapped] = useState<readonly string[]>([]);
  const [first] = prompts;
  if (first === undefined) return null;
  const targets = targetsOf(first);
  // What was chosen may be offered no more.
  const chosen = kept(prompts, tapped);
  const target = targets.length === 1 ? targets[0] : targets.find((id) => id === asked);
  const prompt = promptFor(prompts, chosen);
  const terms = words.terms?.commands[first.type];
  const command = commandOf(first, { target, techniques: [...chosen] });
  const send = () => prompt !== undefined && target !== undefined && !isSending && void act(command);
  const each = Object.assign({}, ...prompts.map((one) => attackInfoOf(one).each)) as ReturnType<
    typeof attackInfoOf
  >["each"];
  return (
    <div className={styles.compose}>
      <Targets {...{ view, targets, target }} label={terms?.fields?.target ?? say("target")} onChange={setTarget} />
      <Techniques
        label={terms?.fields?.techniques ?? ""}
        prompts={prompts}
        chosen={chosen}
        note={(technique) => modifiers(each[technique] ?? {})}
        onChange={setTapped}
      />
      <Preparation prompt={prompt ?? first} view={view} chosen={chosen} all={techniquesIn(prompts)} />
      <div className={styles.commit}>
        <Sum prompt={prompt ?? first} chosen={chosen} target={target} />
        <Button
          tone="main"
          size="large"
          wide
          isDisabled={prompt === undefined || target === undefined}
          isBusy={isSending}
          onPress={send}
        >
          {target === undefined
            ? say("chooseTarget")
            : prompt === undefined
              ? say("chooseTechnique")
              : words.fill(terms?.submit ?? terms?.name ?? first.type, command)}
        </Button>
      </div>
    </div>
  );
}

type View = PromptPanelProps["table"]["view"];

function targetsOf(prompt: Prompt): readonly string[] {
  const field = prompt.fields.find(({ name }) => name === "target");
  return field?.kind === "combatant" ? field.options : [];
}

function Sum({
  prompt,
  chosen,
  target,
}: {
  readonly prompt: Prompt;
  readonly chosen: readonly string[];
  readonly target: string | undefined;
}) {
  const say = useSay();
  const info = attackInfoOf(prompt);
  const { hit, damage, attacks } = composeAttack(info, chosen, target);
  const isArmourKnown = target !== undefined && info.targets[target] !== undefined;
  return (
    <dl className={styles.sums} aria-live="polite">
      <div className={styles.sum}>
        <dt>{say("hitValue")}</dt>
        <dd>{say("die", { bonus: showSigned(hit) })}</dd>
      </div>
      <div className={styles.sum}>
        <dt>
          {say("damageValue")} <small>{say(isArmourKnown ? "afterArmour" : "beforeArmour")}</small>
        </dt>
        <dd>
          {showNumber(damage)}
          {attacks > 1 && <span className={styles.times}>×{attacks}</span>}
        </dd>
      </div>
    </dl>
  );
}

function Preparation({
  prompt,
  view,
  chosen,
  all,
}: {
  readonly prompt: Prompt;
  readonly view: View;
  readonly chosen: readonly string[];
  readonly all: readonly string[];
}) {
  const say = useSay();
  const prepared = Number(view.combatants[prompt.as ?? ""]?.traits.prepared ?? 0);
  const needed = attackInfoOf(prompt).cost[chosen.length] ?? 0;
  const mayPrepare = view.prompts.some(({ type, as }) => type === "prepare" && as === prompt.as);
  if (prepared > 0) {
    return (
      <p className={styles.note}>
        {needed > 0 ? say("preparedNeeded", { prepared, needed }) : say("preparedLost", { prepared })}
      </p>
    );
  }
  return mayPrepare && all.length > 1 ? <p className={styles.note}>{say("prepareFirst")}</p> : null;
}
