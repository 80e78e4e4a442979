import type { Command } from "@yomiai/rules";
import { X } from "lucide-react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import { FacingArrow } from "./FacingArrow.tsx";
import type { Destination } from "./moves.ts";
import styles from "./Subturn.module.css";
import { useSay } from "./useSay.ts";

/** How to get to a hex to which several ways lead: over the foot of the map, with where one looks then. */
export function Ways({
  destination,
  onGo,
  onCancel,
}: {
  readonly destination: Destination;
  readonly onGo: (command: Command) => void;
  readonly onCancel: () => void;
}) {
  const say = useSay();
  const words = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div
      role="group"
      aria-label={say("choose")}
      className={styles.ways}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
    >
      {destination.moves.map(({ command, cost, facing }, i) => (
        <Button key={JSON.stringify(command)} size="small" autoFocus={i === 0} onPress={() => onGo(command)}>
          {facing !== undefined && <FacingArrow facing={facing} />}
          {say("goShort", { command: words.terms?.commands[command.type]?.name ?? command.type, cost })}
        </Button>
      ))}
      <IconButton label={say("cancel")} icon={<X />} onPress={onCancel} />
    </div>
  );
}
