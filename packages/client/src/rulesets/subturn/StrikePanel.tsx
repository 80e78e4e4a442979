import { type ReactNode, useState } from "react";
import { Label, Radio, RadioGroup } from "react-aria-components";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { alliesLast } from "../../table/prompt/alliesLast.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { showNumber } from "../../ui/digits.ts";
import type { PromptPanelProps } from "../panels.ts";
import { aimAt, useAim } from "./aim.ts";
import { DirectionSign } from "./DirectionSign.tsx";
import styles from "./Subturn.module.css";
import { type Manner, type Strike, strikesOf } from "./strikes.ts";
import { useSay } from "./useSay.ts";

/** An attack or feint: on whom and from where, with what, and how one moves; each with its number and what it costs. */
export function StrikePanel({ table: { view }, prompts, act, isSending }: PromptPanelProps) {
  const words = useWords();
  const say = useSay();
  const aim = useAim((state) => state.target);
  const [askedTechnique, setTechnique] = useState<string>();
  const [askedManner, setManner] = useState<string>();
  const strikes = strikesOf(prompts);
  const byTarget = new Map(strikes.map((strike) => [strike.target, strike]));
  const targets = alliesLast([...byTarget.keys()], { as: prompts[0]?.as, view }).flatMap(
    (id) => byTarget.get(String(id)) ?? [],
  );
  const target = (targets.find((one) => one.target === aim) ?? targets[0])?.target;
  const onTarget = strikes.filter((strike) => strike.target === target);
  const strike = onTarget.find(({ technique }) => technique === askedTechnique) ?? onTarget[0];
  const manner = strike?.manners.find(({ key }) => key === askedManner) ?? strike?.manners[0];
  const [first] = prompts;
  if (first === undefined || strike === undefined || manner === undefined) return null;
  const terms = words.terms?.commands[first.type];
  const fields = terms?.fields ?? {};
  return (
    <div className={styles.compose}>
      <Rows label={fields.target ?? ""} value={strike.target} onChange={aimAt}>
        {targets.map((one) => (
          <TargetRow key={one.target} strike={one} view={view} />
        ))}
      </Rows>
      <Rows label={fields.technique ?? ""} value={strike.technique} look="tiles" onChange={setTechnique}>
        {onTarget.map((one) => (
          <Radio key={one.technique} value={one.technique} className={cx(styles.row)}>
            <b>{words.value("technique", one.technique)}</b>
            <span className={styles.note}>{first.type === "attack" && say("damage", { damage: one.damage })}</span>
          </Radio>
        ))}
      </Rows>
      <Rows label={fields.mode ?? ""} value={manner.key} onChange={setManner}>
        {strike.manners.map((one) => (
          <MannerRow key={one.key} manner={one} />
        ))}
      </Rows>
      <Cost manner={manner} />
      <div className={styles.commit}>
        <Button tone="main" size="large" wide isBusy={isSending} onPress={() => void act(manner.command)}>
          {words.fill(terms?.submit ?? terms?.name ?? first.type, manner.command)}
        </Button>
      </div>
    </div>
  );
}

function Rows({
  label,
  value,
  look,
  onChange,
  children,
}: {
  readonly label: string;
  readonly value: string;
  readonly look?: "tiles";
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}) {
  return (
    <RadioGroup className={cx(styles.rows, look === "tiles" && styles.tiles)} value={value} onChange={onChange}>
      <Label className={cx(styles.label)}>{label}</Label>
      {children}
    </RadioGroup>
  );
}

function TargetRow({
  strike: { target, distance, direction, isCircled },
  view,
}: {
  readonly strike: Strike;
  readonly view: PromptPanelProps["table"]["view"];
}) {
  const words = useWords();
  const say = useSay();
  const combatant = view.combatants[target];
  return (
    <Radio value={target} className={cx(styles.row, styles.targetRow)}>
      <DirectionSign direction={direction} />
      <span className={styles.rowMain}>
        <b>{words.name(target)}</b>
        <span className={styles.note}>
          {words.list([
            say("distance", { distance: showNumber(distance) }),
            say("from", { direction: words.value("direction", direction) }),
            ...(isCircled ? [say("circled")] : []),
          ])}
        </span>
      </span>
      {combatant?.gauges.hp !== undefined && (
        <span className={styles.note}>
          {say("hp", { current: combatant.gauges.hp.current, max: combatant.gauges.hp.max ?? "" })}
        </span>
      )}
    </Radio>
  );
}

function MannerRow({ manner: { by, key, grade, isBigSwing, targetNumber, effect } }: { readonly manner: Manner }) {
  const words = useWords();
  const say = useSay();
  return (
    <Radio value={key} className={cx(styles.row)}>
      <span className={styles.rowMain}>
        <b>{by === "mode" ? words.value("mode", key) : say("posed", { posture: words.value("toPosture", key) })}</b>
        <span className={styles.note}>
          {words.list([
            words.value("grade", grade),
            ...(isBigSwing ? [words.value("bigSwing", true)] : []),
            ...(effect === undefined ? [] : [words.terms?.conditions[effect]?.name ?? effect]),
          ])}
        </span>
      </span>
      <span className={styles.number}>{say("orLess", { number: targetNumber })}</span>
    </Radio>
  );
}

/** What the strike costs in defence afterwards. */
function Cost({ manner: { effect } }: { readonly manner: Manner }) {
  const words = useWords();
  const say = useSay();
  const term = effect === undefined ? undefined : words.terms?.conditions[effect];
  return (
    <p className={cx(styles.afterwards, effect !== undefined && styles.costly)} aria-live="polite">
      {effect === undefined ? say("noCost") : say("cost", { name: term?.name ?? effect, help: term?.help ?? "" })}
    </p>
  );
}
