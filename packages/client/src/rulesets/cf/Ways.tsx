import { Label, Radio, RadioGroup } from "react-aria-components";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import { showSigned } from "../../ui/digits.ts";
import { isRolled, type Way } from "./aiming.ts";
import styles from "./Cf.module.css";
import { useSay } from "./useSay.ts";

/** Weapons, techniques, specials or spells side by side, each with what it adds and does. */
export function Ways({
  ways,
  chosen,
  onChange,
}: {
  readonly ways: readonly Way[];
  readonly chosen: string;
  readonly onChange: (promptId: string) => void;
}) {
  const say = useSay();
  const name = useWayName();
  const note = (way: Way) =>
    [
      way.level === undefined ? undefined : say("level", { level: way.level }),
      way.bonus !== undefined && isRolled(way) ? say("roll", { bonus: showSigned(way.bonus) }) : undefined,
      way.damage ?? way.heal,
    ]
      .filter((part) => part !== undefined)
      .join(" ・ ");
  return (
    <RadioGroup className={cx(styles.withs)} value={chosen} onChange={onChange}>
      <Label className={cx(styles.hidden)}>{say("with")}</Label>
      {ways.map((way) => (
        <Radio key={way.prompt.id} value={way.prompt.id} className={cx(styles.with)}>
          <b>{name(way)}</b>
          <span className={styles.note}>{note(way)}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** Names what a way is done with: 長剣・強打. */
export function useWayName(): ({ things }: Way) => string {
  const words = useWords();
  return ({ things }) => {
    const names = things.map(({ name, value, label }) => label ?? words.value(name, value));
    return words.language === "ja" ? names.join("・") : words.list(names);
  };
}
