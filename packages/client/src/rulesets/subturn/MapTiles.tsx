import type { Json } from "@yomiai/rules";
import { memo } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import { centreOf, cornersOf, type Ledge, ledgesOf, nameOf, type Tile } from "./hexMap.ts";
import styles from "./Subturn.module.css";

/** Lightness steps for height: so many centimetres make one step. */
const STEP_CM = 50;

/**
 * The ground: each hex with its height in shade and number, blocked ones hatched. Edges tell where the ground drops: a
 * line where one can walk, a bold one with teeth down the slope where one cannot. Drawn once, under everything.
 */
export const MapTiles = memo(function MapTiles({
  tiles,
  arena,
  walkable,
}: {
  readonly tiles: readonly Tile[];
  /** The ground of the whole map; only others are named on their hexes. */
  readonly arena: Json | undefined;
  /** Height that is walked up and down, in centimetres. */
  readonly walkable: number;
}) {
  const words = useWords();
  const ledges = ledgesOf(tiles);
  const isPlain = (tile: Tile) => tile.elevation === 0 && !tile.isBlocked;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing takes no focus; MapWords says it in words
    <g aria-hidden="true">
      <path d={tiles.filter(isPlain).map(outline).join("")} className={styles.tile} />
      {tiles
        .filter((tile) => !isPlain(tile))
        .map((tile) => (
          <g key={nameOf(tile)}>
            <polygon
              points={cornersOf(tile, 0.5)}
              className={cx(styles.tile, tile.isBlocked && styles.blocked)}
              style={tile.elevation === 0 ? undefined : { fill: shade(tile.elevation) }}
            />
            {tile.isBlocked && <polygon points={cornersOf(tile, 0.5)} fill="url(#blocked)" />}
          </g>
        ))}
      <path d={ledges.map(line).join("")} className={styles.ledge} />
      <path
        d={ledges
          .filter(({ drop }) => drop > walkable)
          .map((ledge) => line(ledge) + teeth(ledge))
          .join("")}
        className={styles.cliff}
      />
      <g className={styles.writing}>
        {tiles.map((tile) => (
          <Writing
            key={nameOf(tile)}
            tile={tile}
            ground={tile.arena === arena ? undefined : tile.arena}
            words={words}
          />
        ))}
      </g>
    </g>
  );
});

function Writing({
  tile,
  ground,
  words,
}: {
  readonly tile: Tile;
  readonly ground: string | undefined;
  readonly words: ReturnType<typeof useWords>;
}) {
  const centre = centreOf(tile);
  return (
    <>
      {ground !== undefined && (
        <text {...centre} dy={-15} className={styles.ground}>
          {[...words.value("arena", ground)].slice(0, 4).join("")}
        </text>
      )}
      {tile.elevation !== 0 && (
        <text {...centre} dy={21} className={styles.height}>
          {tile.elevation > 0 ? `+${tile.elevation}` : `−${-tile.elevation}`}
        </text>
      )}
    </>
  );
}

function outline(tile: Tile): string {
  return `M${cornersOf(tile, 0.5).replaceAll(" ", "L")}Z`;
}

function line({ from, to }: Ledge): string {
  return `M${from.x.toFixed(1)},${from.y.toFixed(1)}L${to.x.toFixed(1)},${to.y.toFixed(1)}`;
}

/** Short strokes down the slope. */
function teeth({ from, to, down }: Ledge): string {
  return [0.2, 0.5, 0.8]
    .map((share) => {
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
      return `M${x.toFixed(1)},${y.toFixed(1)}l${(down.x * 5).toFixed(1)},${(down.y * 5).toFixed(1)}`;
    })
    .join("");
}

function shade(elevation: number): string {
  const share = Math.max(-45, Math.min(45, (elevation / STEP_CM) * 9));
  return elevation > 0
    ? `color-mix(in srgb, var(--accent) ${share}%, var(--sheet))`
    : `color-mix(in srgb, var(--ink) ${-share}%, var(--well))`;
}
