import type { TableView } from "@yomiai/rules";
import { useState } from "react";
import type { Table } from "../../connection/decodeTable.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { commandOf } from "../../table/prompt/questions.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { showSigned } from "../../ui/digits.ts";
import { useKeys } from "../../ui/useKeys.ts";
import type { PromptPanelProps } from "../panels.ts";
import { ActionIcon } from "./ActionIcon.tsx";
import styles from "./Declare.module.css";
import { attackingTrait } from "./declared.ts";
import { type Answer, mostSoul, type Reaction, reactionsOf } from "./prompted.ts";
import { SoulField } from "./SoulField.tsx";
import { useSay } from "./useSay.ts";

/** What comes, with its number, beside each way to answer it with one's own; one tap answers. */
export function ReactPanel({ table, prompts, act, isSending, hasKeys }: PromptPanelProps) {
  const reactions = reactionsOf(prompts);
  const [souls, setSouls] = useState<Readonly<Record<string, number>>>({});
  const die = String(table.house.hotSoulDie ?? "");
  const send = ({ prompt, way, skill }: Answer, to: string) => {
    const soul = Math.min(souls[to] ?? 0, mostSoul(prompt));
    if (!isSending) void act(commandOf(prompt, { to, way, skill, soul: soul > 0 ? soul : undefined }));
  };
  const all = reactions.flatMap(({ to, answers }) => answers.map((answer) => () => send(answer, to)));
  useKeys(Object.fromEntries(all.map((tap, i) => [String(i + 1), tap])), hasKeys && !isSending);
  return (
    <div className={styles.panel}>
      {reactions.map((reaction) => {
        const { to, answers } = reaction;
        const [rolled] = answers.filter(({ prompt }) => mostSoul(prompt) > 0);
        return (
          <section key={to} className={styles.panel}>
            <Coming table={table} reaction={reaction} />
            {rolled !== undefined && (
              <SoulField
                prompt={rolled.prompt}
                die={die}
                value={souls[to] ?? 0}
                onChange={(soul) => setSouls({ ...souls, [to]: soul })}
              />
            )}
            <div className={styles.ways}>
              {answers.map((answer) => (
                <Way
                  key={`${answer.way} ${answer.skill ?? ""}`}
                  {...{ table, answer, to, isSending }}
                  onTap={() => send(answer, to)}
                />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** The attacker's number, where this seat may know it. */
function strength(view: TableView, to: string, { prompt: { info } }: Answer): number | undefined {
  const trait = attackingTrait(String(info?.action ?? ""), String(info?.weapon ?? ""));
  const value = trait === undefined ? undefined : view.combatants[to]?.traits[trait];
  return typeof value === "number" ? value : undefined;
}

function Coming({ table: { view, house }, reaction }: { readonly table: Table; readonly reaction: Reaction }) {
  const say = useSay();
  const words = useWords();
  const { to, answers } = reaction;
  const [first] = answers;
  if (first === undefined) return null;
  const { action, weapon, attackSoul, ability, difficulty, distance } = first.prompt.info ?? {};
  const trait = attackingTrait(String(action), String(weapon));
  const value = strength(view, to, first);
  return (
    <div className={styles.coming}>
      <div className={styles.comingWords}>
        <b className={styles.name}>{say("from", { name: words.name(to) })}</b>
        <span className={styles.state}>
          <ActionIcon action={action} />
          {weapon === undefined ? say("general") : words.ofCombatant(view.combatants[to] ?? {}, "weapon", weapon)}
          {Number(attackSoul ?? 0) > 0 && ` ・ ${say("soul", { soul: Number(attackSoul) })}`}
        </span>
      </div>
      {trait !== undefined && (
        <p className={styles.number}>
          <small>{words.label(trait)}</small>
          <b>{value ?? say("noNumber")}</b>
          <small>
            {say("dice", { dice: String(house.checkDice ?? "") })}
            {action === "shoot" &&
              ` ${typeof distance === "number" ? say("distanceOf", { distance: showSigned(distance) }) : say("distance")}`}
          </small>
        </p>
      )}
      {ability !== undefined && (
        <p className={styles.number}>
          <small>{say("difficulty")}</small>
          <b>{String(difficulty)}</b>
        </p>
      )}
    </div>
  );
}

function Way({
  table: { view, house },
  answer,
  to,
  isSending,
  onTap,
}: {
  readonly table: Table;
  readonly answer: Answer;
  readonly to: string;
  readonly isSending: boolean;
  readonly onTap: () => void;
}) {
  const say = useSay();
  const words = useWords();
  const { way, ability, prompt } = answer;
  const own = ability === undefined ? undefined : view.combatants[prompt.as ?? ""]?.traits[ability];
  const against = strength(view, to, answer);
  // Of a shot whose distance is not told the two numbers are not set against each other.
  const { action, distance = 0 } = prompt.info ?? {};
  const isWhole = action === "melee" || prompt.info?.distance !== undefined;
  const lead =
    typeof own === "number" && against !== undefined && isWhole ? own - against - Number(distance) : undefined;
  return (
    <Button
      wide
      tone={way === "none" ? "quiet" : "plain"}
      isBusy={isSending}
      onPress={onTap}
      className={cx(styles.way)}
    >
      <span className={styles.wayWords}>
        <b>{words.value("way", way)}</b>
        {ability !== undefined && <small>{words.label(ability)}</small>}
      </span>
      {typeof own === "number" && (
        <span className={styles.wayNumber}>
          <b>{own}</b> <small>{say("dice", { dice: String(house.checkDice ?? "") })}</small>
          {lead !== undefined && <small className={styles.lead}>{say("lead", { lead: showSigned(lead) })}</small>}
        </span>
      )}
    </Button>
  );
}
