import type { Json, TableView } from "@yomiai/rules";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { conditionName } from "../../table/combatant/Conditions.tsx";
import { alliesLast } from "../../table/prompt/alliesLast.ts";
import { OptionButtons } from "../../table/prompt/OptionButtons.tsx";
import { sendLabel } from "../../table/prompt/promptWords.ts";
import { Button } from "../../ui/Button.tsx";
import { showSigned } from "../../ui/digits.ts";
import { bestFirst, commandFor, distanceTo, isRolled, markOf, metAt, nearestFirst, type Way } from "./aiming.ts";
import { useSay } from "./useSay.ts";

/** Whom or where: each a button that does it, with what is known of those who are met. */
export function Aims({
  view,
  way,
  isSending,
  hasKeys,
  onAim,
}: {
  readonly view: TableView;
  readonly way: Way;
  readonly isSending: boolean;
  readonly hasKeys: boolean;
  readonly onAim: (chosen: Readonly<Record<string, Json>>) => void;
}) {
  const words = useWords();
  const say = useSay();
  const targetNote = useTargetNote(view, way);
  const markNote = useMarkNote(view, way);
  const [aim] = way.aims;
  const { prompt } = way;
  if (aim === undefined) {
    return (
      <Button tone="main" size="large" wide isBusy={isSending} onPress={() => onAim({})}>
        {sendLabel([prompt], commandFor(way, {}, false), words)}
      </Button>
    );
  }
  const side = view.combatants[prompt.as ?? ""]?.side;
  const label = words.terms?.commands[prompt.type]?.fields?.[aim.name] ?? aim.name;
  const groupOf = (id: string) => {
    if (view.combatants[id]?.side === side) return say("allies");
    const at = markOf(view, id);
    const metres = distanceTo(view, prompt.as, id);
    if (at === undefined || metres === undefined) return undefined;
    return `${say("mark", { at })} ・ ${metres === 0 ? say("same") : say("away", { metres })}`;
  };
  const values =
    aim.kind === "combatant"
      ? alliesLast(nearestFirst(view, aim.options, prompt.as), { as: prompt.as, view })
      : aim.kind === "choice"
        ? bestFirst(view, way, aim.options)
        : [];
  const options = values.map((value) => ({
    key: String(value),
    label: typeof value === "number" ? say("mark", { at: value }) : words.name(String(value)),
    note: typeof value === "number" ? markNote(value) : targetNote(String(value)),
    isMinor: typeof value === "string" && view.combatants[value]?.side === side,
    group: typeof value === "string" ? groupOf(value) : undefined,
    onTap: () => value !== undefined && onAim({ [aim.name]: value }),
  }));
  return <OptionButtons label={label} options={options} isSending={isSending} hasKeys={hasKeys} />;
}

/** What is known of a target: how it looks, its conditions, whether it is of the own side, and the advantage on it. */
function useTargetNote(view: TableView, way: Way): (id: string) => string | undefined {
  const words = useWords();
  const say = useSay();
  const side = view.combatants[way.prompt.as ?? ""]?.side;
  return (id) => {
    const target = view.combatants[id];
    if (target === undefined) return undefined;
    const { health } = target.traits;
    const extra = way.advantage.get(id);
    const metres = distanceTo(view, way.prompt.as, id);
    const parts = [
      target.side === side ? say("ally") : undefined,
      health === undefined ? undefined : words.value("health", health),
      metres === undefined || metres === 0 ? undefined : say("away", { metres }),
      ...Object.keys(target.conditions).map((key) => conditionName(key, words)),
      extra === undefined || !isRolled(way)
        ? undefined
        : way.bonus === undefined
          ? say("advantage", { bonus: showSigned(extra) })
          : say("advantageRoll", { bonus: showSigned(extra), sum: showSigned(way.bonus + extra) }),
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : parts.join(" ・ ");
  };
}

/** So many are named; of more it is told how many stand on which side. */
const MOST_NAMED = 4;

/** Who would be met at a mark. */
function useMarkNote(view: TableView, way: Way): (mark: number) => string | undefined {
  const words = useWords();
  const say = useSay();
  const side = view.combatants[way.prompt.as ?? ""]?.side;
  return (mark) => {
    const members = metAt(view, way, mark);
    if (members.length <= MOST_NAMED) return words.list(members.map((id) => words.name(id))) || undefined;
    const allies = members.filter((id) => view.combatants[id]?.side === side).length;
    return say("crowd", { others: members.length - allies, allies });
  };
}
