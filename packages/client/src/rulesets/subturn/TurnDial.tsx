import type { Command, Prompt } from "@yomiai/rules";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { FacingArrow } from "./FacingArrow.tsx";
import { turnsOf } from "./moves.ts";
import styles from "./Subturn.module.css";
import { useSay } from "./useSay.ts";

/** Which way to look: an arrow for each turn that is offered, with its cost; the map shows what one would look at then. */
export function TurnDial({
  prompts,
  act,
  onLook,
}: {
  readonly prompts: readonly Prompt[];
  readonly act: (command: Command) => void;
  /** A turn is pointed at, or has the focus: where one would look then. */
  readonly onLook: (facing: number | undefined) => void;
}) {
  const say = useSay();
  const words = useWords();
  const turns = turnsOf(prompts);
  if (turns.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div role="group" aria-label={say("turn")} className={styles.dial}>
      {turns.map(({ by, cost, facing, endsMovement, command }) => (
        <Button
          key={by}
          size="small"
          aria-label={
            say("turnOption", { by: words.value("by", by), cost }) + (endsMovement ? ` — ${say("turnEnds")}` : "")
          }
          onPress={() => {
            onLook(undefined);
            act(command);
          }}
          onHoverChange={(isOver) => onLook(isOver ? facing : undefined)}
          onFocusChange={(isFocused) => onLook(isFocused ? facing : undefined)}
          className={styles.dialButton}
        >
          <FacingArrow facing={facing} isLast={endsMovement} />
          <span className={styles.dialCost}>{cost}</span>
        </Button>
      ))}
    </div>
  );
}
