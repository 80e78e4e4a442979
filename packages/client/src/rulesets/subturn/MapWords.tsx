import type { TableView } from "@yomiai/rules";
import { hexDistance } from "@yomiai/rules/info/subturn";
import { useWords } from "../../i18n/Vocabulary.tsx";
import type { Figure } from "./figures.ts";
import type { HexMap } from "./hexMap.ts";
import type { Destination } from "./moves.ts";
import styles from "./Subturn.module.css";
import { useSay } from "./useSay.ts";
import { useTileText } from "./useTileText.ts";

const FACINGS = ["facing0", "facing1", "facing2", "facing3", "facing4", "facing5"] as const;

/** The map in words, for those who do not see it: who is where, and where the mover can go. */
export function MapWords({
  view,
  map,
  figures,
  destinations,
  own,
}: {
  readonly view: TableView;
  readonly map: HexMap;
  readonly figures: readonly Figure[];
  readonly destinations: readonly Destination[];
  readonly own: Figure | undefined;
}) {
  const say = useSay();
  const words = useWords();
  const tileText = useTileText(map);
  return (
    <div className={styles.unseen}>
      <h2>{say("who")}</h2>
      <ul>
        {figures.map(({ combatant, hex, facing, altitude, isHidden }) => (
          <li key={combatant.id}>
            {say("here", {
              name: combatant.name,
              side: combatant.side,
              tile: tileText(hex),
              facing: say(FACINGS[facing] ?? "facing0"),
            })}
            {own !== undefined &&
              own.combatant.id !== combatant.id &&
              say("hereDistance", { own: own.combatant.name, steps: hexDistance(own.hex, hex) })}
            {altitude > 0 && say("hereAir", { cm: altitude })}
            {isHidden && say("hereHidden")}
          </li>
        ))}
      </ul>
      {view.phase === "subturn" && (
        <>
          <h2>{say("reach")}</h2>
          <ul>
            {destinations.length === 0 && <li>{say("reachNone")}</li>}
            {destinations.flatMap(({ hex, moves }) =>
              moves.map(({ command, cost, left }) => (
                <li key={JSON.stringify(command)}>
                  {say("go", {
                    command: words.terms?.commands[command.type]?.name ?? command.type,
                    to: words.value("to", command.to),
                    cost,
                    left,
                  })}
                  {say("comma")}
                  {tileText(hex)}
                </li>
              )),
            )}
          </ul>
        </>
      )}
    </div>
  );
}
