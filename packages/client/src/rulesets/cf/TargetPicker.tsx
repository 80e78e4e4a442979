import type { CombatantView, TableView } from "@yomiai/rules";
import { useState } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { ChooseMany } from "../../ui/Choices.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { holds, SEARCHED_FROM } from "../../ui/search.ts";
import { markOf } from "./aiming.ts";
import styles from "./Cf.module.css";
import { useSay } from "./useSay.ts";

/** Several combatants: whole marks with one tap, single ones out of a list that is searched. */
export function TargetPicker({
  view,
  from,
  value,
  onChange,
}: {
  readonly view: TableView;
  readonly from: readonly CombatantView[];
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}) {
  const say = useSay();
  const words = useWords();
  const [sought, setSought] = useState("");
  const marks = [...new Set(from.flatMap(({ id }) => markOf(view, id) ?? []))].sort((a, b) => a - b);
  const at = (mark: number) => from.filter(({ id }) => markOf(view, id) === mark).map(({ id }) => id);
  const isWhole = (mark: number) => at(mark).every((id) => value.includes(id));
  const flip = (mark: number) => {
    const others = value.filter((id) => !at(mark).includes(id));
    onChange(isWhole(mark) ? others : [...others, ...at(mark)]);
  };
  const found = from.filter(({ name }) => holds(name, sought));
  const kept = value.filter((id) => !found.some((one) => one.id === id));
  return (
    <div className={styles.compose}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight */}
      <div role="group" aria-label={say("wholeMarks")} className={styles.ways}>
        {marks.map((mark) => (
          <Button key={mark} size="small" aria-pressed={isWhole(mark)} onPress={() => flip(mark)}>
            {isWhole(mark) && "✓ "}
            {say("markCount", { at: mark, count: at(mark).length })}
          </Button>
        ))}
      </div>
      {from.length >= SEARCHED_FROM && <SearchField value={sought} onChange={setSought} />}
      <div className={styles.window}>
        <ChooseMany
          label={say("whom", { count: value.length })}
          options={found.map(({ id, name, place }) => ({ key: id, label: name, note: words.value("place", place) }))}
          value={value.filter((id) => found.some((one) => one.id === id))}
          onChange={(ids) => onChange([...kept, ...ids])}
        />
      </div>
    </div>
  );
}
