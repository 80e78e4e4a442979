import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import { angleOf, centreOf, cornersOf, type Hex, nameOf } from "./hexMap.ts";
import type { Destination, Move } from "./moves.ts";
import styles from "./Subturn.module.css";
import { useSay } from "./useSay.ts";

/** The hexes that can be reached now: lit, with their cost; the way there shows before it is taken. */
export function MapMoves({
  from,
  destinations,
  occupied,
  shown,
  chosen,
  onLook,
  onChoose,
}: {
  readonly from: Hex | undefined;
  readonly destinations: readonly Destination[];
  /** Names of hexes in which somebody stands: the cost goes beside the token. */
  readonly occupied: ReadonlySet<string>;
  /** Whose way is drawn: looked at, or chosen. */
  readonly shown: Destination | undefined;
  readonly chosen: Destination | undefined;
  readonly onLook: (destination: Destination | undefined) => void;
  readonly onChoose: (destination: Destination) => void;
}) {
  return (
    <g>
      {destinations.map((destination, i) => (
        <ReachableHex
          key={nameOf(destination.hex)}
          destination={destination}
          isChosen={destination === chosen}
          isOccupied={occupied.has(nameOf(destination.hex))}
          isEntry={shown === undefined ? i === 0 : destination === shown}
          onLook={onLook}
          onChoose={onChoose}
        />
      ))}
      {shown !== undefined && from !== undefined && <Path from={from} move={shown.moves[0]} />}
    </g>
  );
}

function ReachableHex({
  destination,
  isChosen,
  isOccupied,
  isEntry,
  onLook,
  onChoose,
}: {
  readonly destination: Destination;
  readonly isChosen: boolean;
  readonly isOccupied: boolean;
  /** Does Tab come here? The arrow keys lead to the others. */
  readonly isEntry: boolean;
  readonly onLook: (destination: Destination | undefined) => void;
  readonly onChoose: (destination: Destination) => void;
}) {
  const say = useSay();
  const words = useWords();
  const { hex, moves } = destination;
  const centre = centreOf(hex);
  const label = moves
    .map(({ command, cost, left }) =>
      say("go", {
        command: words.terms?.commands[command.type]?.name ?? command.type,
        to: words.value("to", command.to),
        cost,
        left,
      }),
    )
    .join(" / ");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a hex of an SVG map cannot be a button element
    <g
      role="button"
      tabIndex={isEntry ? 0 : -1}
      data-hex={nameOf(hex)}
      aria-label={label}
      className={cx(styles.reach, isChosen && styles.chosen)}
      onClick={() => onChoose(destination)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onChoose(destination);
      }}
      onFocus={() => onLook(destination)}
      onBlur={() => onLook(undefined)}
      onPointerEnter={() => onLook(destination)}
      onPointerLeave={() => onLook(undefined)}
    >
      <polygon points={cornersOf(hex, 2.5)} />
      <text {...centre} dy={isOccupied ? -16 : 5} className={styles.cost}>
        {moves[0]?.cost}
      </text>
    </g>
  );
}

function Path({ from, move }: { readonly from: Hex; readonly move: Move | undefined }) {
  if (move === undefined) return null;
  const points = [from, ...move.path].map((hex) => {
    const { x, y } = centreOf(hex);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const end = move.path.at(-1);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing takes no focus; the hex says where it leads
    <g className={styles.preview} aria-hidden="true">
      <polyline points={points.join(" ")} className={styles.path} />
      {end !== undefined && move.facing !== undefined && (
        <path
          d="M 15 -7 L 26 0 L 15 7 Z"
          transform={`translate(${centreOf(end).x} ${centreOf(end).y}) rotate(${angleOf(move.facing)})`}
          className={styles.ghost}
        />
      )}
    </g>
  );
}
