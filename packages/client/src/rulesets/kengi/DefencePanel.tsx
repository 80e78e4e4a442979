import type { Prompt, TableView } from "@yomiai/rules";
import { type ComposedDefence, composeDefence, defenceInfoOf } from "@yomiai/rules/info/kengi";
import { Shield, Wind } from "lucide-react";
import { useState } from "react";
import { Label, Radio, RadioGroup } from "react-aria-components";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { commandOf } from "../../table/prompt/questions.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { showNumber, showSigned } from "../../ui/digits.ts";
import type { PromptPanelProps } from "../panels.ts";
import { blowOn } from "./board.ts";
import { facesFrom, kept, promptFor, techniquesOf } from "./composing.ts";
import { DieStrip } from "./DieStrip.tsx";
import { IncomingBlow } from "./IncomingBlow.tsx";
import styles from "./Kengi.module.css";
import { OpeningsLine } from "./OpeningsLine.tsx";
import { Techniques } from "./Techniques.tsx";
import { useModifiers } from "./useModifiers.ts";
import { useSay } from "./useSay.ts";

/** The blow above, the ways to meet it below: what each gives, what it costs, and what a counter would do. */
export function DefencePanel({ table: { view }, prompts, act, isSending }: PromptPanelProps) {
  const words = useWords();
  const modifiers = useModifiers();
  const say = useSay();
  const [asked, setWay] = useState<string>();
  const [tapped, setTapped] = useState<readonly string[]>([]);
  const prompt = prompts.find((one) => wayOf(one) === asked) ?? readiest(prompts);
  if (prompt === undefined) return null;
  const way = wayOf(prompt);
  const info = defenceInfoOf(prompt);
  const chosen = kept([prompt], tapped);
  const defence = composeDefence(info, chosen);
  const isComplete = promptFor([prompt], chosen) !== undefined;
  const blow = blowOn(view);
  const terms = words.terms?.commands[prompt.type];
  const command = commandOf(prompt, { way, techniques: [...chosen] });
  const send = () => isComplete && !isSending && void act(command);
  return (
    <div className={styles.compose}>
      {blow !== undefined && <IncomingBlow blow={blow} />}
      <RadioGroup className={cx(styles.ways)} value={way} onChange={setWay}>
        <Label className={cx(styles.hidden)}>{terms?.fields?.way ?? ""}</Label>
        {prompts.map((one) => (
          <Way key={one.id} prompt={one} chosen={kept([one], tapped)} />
        ))}
      </RadioGroup>
      <Techniques
        label={terms?.fields?.techniques ?? ""}
        prompts={[prompt]}
        chosen={chosen}
        note={(technique) => {
          const { guard = 0, counter } = info.each[technique] ?? {};
          const back = counter === undefined ? "" : modifiers(counter);
          const parts = [
            modifiers({ guard }),
            counter === undefined ? "" : back === "" ? say("counter") : say("counterPart", { what: back }),
          ];
          return words.list(parts.filter((part) => part !== ""));
        }}
        onChange={setTapped}
      />
      <Outcome prompt={prompt} defence={defence} />
      <div className={styles.commit}>
        {chosen.length > 0 && <Cost prompt={prompt} defence={defence} view={view} />}
        <Button tone="main" size="large" wide isDisabled={!isComplete} isBusy={isSending} onPress={send}>
          {isComplete ? words.fill(terms?.submit ?? terms?.name ?? prompt.type, command) : say("chooseTechnique")}
        </Button>
      </div>
    </div>
  );
}

function wayOf(prompt: Prompt): string {
  const field = prompt.fields.find(({ name }) => name === "way");
  return field?.kind === "choice" ? String(field.options[0]) : "";
}

/** The first that needs no technique, else the first. */
function readiest(prompts: readonly Prompt[]): Prompt | undefined {
  return prompts.find((prompt) => techniquesOf(prompt)?.min === 0) ?? prompts[0];
}

const icons = { parry: Shield, dodge: Wind } as const;

function Way({ prompt, chosen }: { readonly prompt: Prompt; readonly chosen: readonly string[] }) {
  const words = useWords();
  const say = useSay();
  const way = wayOf(prompt);
  const { guard } = composeDefence(defenceInfoOf(prompt), chosen);
  const { reach } = defenceInfoOf(prompt);
  const Icon = way === "parry" || way === "dodge" ? icons[way] : undefined;
  const needsTechnique = (techniquesOf(prompt)?.min ?? 0) > chosen.length;
  return (
    <Radio value={way} className={cx(styles.way)}>
      <span className={styles.wayHead}>
        {Icon !== undefined && <Icon aria-hidden="true" />}
        <b>{words.value("way", way)}</b>
      </span>
      <span className={styles.wayDie}>{say("die", { bonus: showSigned(guard) })}</span>
      {needsTechnique ? (
        <span className={styles.note}>{say("parrySpent")}</span>
      ) : (
        reach !== undefined && (
          <b className={styles.percent}>{say("percent", { percent: 5 * facesFrom(reach - guard) })}</b>
        )
      )}
    </Radio>
  );
}

function Outcome({
  prompt,
  defence: { guard, counter },
}: {
  readonly prompt: Prompt;
  readonly defence: ComposedDefence;
}) {
  const say = useSay();
  const { reach } = defenceInfoOf(prompt);
  return (
    <div className={styles.outcome} aria-live="polite">
      {counter !== undefined && (
        <p className={styles.counterLine}>
          <b>{say("thenCounter")}</b> {say("hit")} {say("die", { bonus: showSigned(counter.hit) })} ・ {say("damage")}{" "}
          {showNumber(counter.damage)}
          {counter.attacks > 1 && `×${counter.attacks}`}
        </p>
      )}
      {reach !== undefined && <DieStrip face={reach - guard} />}
    </div>
  );
}

function Cost({
  prompt,
  defence: { cost, openings },
  view,
}: {
  readonly prompt: Prompt;
  readonly defence: ComposedDefence;
  readonly view: TableView;
}) {
  const say = useSay();
  const isNow = view.combatants[prompt.as ?? ""]?.conditions.opening !== undefined;
  if (cost === 0) return <p className={styles.note}>{say("noOpenings")}</p>;
  return (
    <p className={styles.cost}>
      {say("openingsCost", { count: cost })}
      <OpeningsLine openings={openings} isNow={isNow} />
    </p>
  );
}
