import { Sword } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { Switch } from "../../ui/Choices.tsx";
import { useKeys } from "../../ui/useKeys.ts";
import type { PromptPanelProps } from "../panels.ts";
import { commandFor, wayOf } from "./aiming.ts";
import styles from "./Cf.module.css";
import { Sum } from "./Sum.tsx";
import { useSay } from "./useSay.ts";
import { useWayName } from "./Ways.tsx";

/** An enemy turns its back: strike, and with what. Letting it go stands below. */
export function OpportunityCard({ table: { view }, prompts, act, isSending, hasKeys }: PromptPanelProps) {
  const words = useWords();
  const say = useSay();
  const name = useWayName();
  const [isSecret, setSecret] = useState(false);
  const strikes = prompts.map(wayOf);
  const commands = strikes.map((way) => commandFor(way, {}, isSecret));
  const send = (i: number) => {
    const command = commands[i];
    if (command !== undefined && !isSending) void act(command);
  };
  useKeys(
    Object.fromEntries(commands.slice(0, 9).map((_, i) => [String(i + 1), () => send(i)])),
    hasKeys && !isSending,
  );
  const [first] = strikes;
  const mover = first?.prompt.info?.mover;
  const way = view.board?.opportunity;
  const to = typeof way === "object" && way !== null && "to" in way ? way.to : undefined;
  const extra = typeof mover === "string" ? first?.advantage.get(mover) : undefined;
  return (
    <div className={styles.compose}>
      {typeof mover === "string" && (
        <p className={styles.leaving}>
          <b>{say("leaves", { name: words.name(mover) })}</b>
          {typeof to === "number" && <span>{say("leavesFor", { to })}</span>}
        </p>
      )}
      {first?.prompt.fields.some(({ name: field }) => field === "secret") && (
        <Switch
          label={words.terms?.commands.opportunityAttack?.fields?.secret ?? ""}
          isOn={isSecret}
          onChange={setSecret}
        />
      )}
      {strikes.map((strike, i) => (
        <div key={strike.prompt.id} className={styles.compose}>
          <Sum way={strike} extra={extra} />
          <Button
            tone={i === 0 ? "main" : "plain"}
            size="large"
            wide
            icon={<Sword />}
            isBusy={isSending}
            onPress={() => send(i)}
          >
            {say("strikeWith", { with: name(strike) })}
          </Button>
        </div>
      ))}
    </div>
  );
}
