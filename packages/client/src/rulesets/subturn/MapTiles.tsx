import type { Json } from "@yomiai/rules";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import { centreOf, cornersOf, type Tile } from "./hexMap.ts";
import styles from "./Subturn.module.css";

/** Lightness steps for height: so many centimetres make one step. */
const STEP_CM = 50;

/** The ground: each hex with its height in shade and number, blocked ones hatched. Drawn once, under everything. */
export function MapTiles({
  tiles,
  arena,
  onPaint,
}: {
  readonly tiles: readonly Tile[];
  /** The ground of the whole map; only others are named on their hexes. */
  readonly arena: Json | undefined;
  readonly onPaint?: (tile: Tile) => void;
}) {
  const words = useWords();
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing takes no focus; MapWords says it in words
    <g aria-hidden="true">
      {tiles.map((tile) => (
        <g key={`${tile.q},${tile.r}`} {...(onPaint === undefined ? {} : { onClick: () => onPaint(tile) })}>
          <polygon
            points={cornersOf(tile, 0.5)}
            className={cx(styles.tile, tile.isBlocked && styles.blocked)}
            style={tile.elevation === 0 ? undefined : { fill: shade(tile.elevation) }}
          />
          {tile.isBlocked && <polygon points={cornersOf(tile, 0.5)} fill="url(#blocked)" />}
          {tile.arena !== undefined && tile.arena !== arena && (
            <text {...centreOf(tile)} dy={-15} className={styles.ground}>
              {[...words.value("arena", tile.arena)].slice(0, 4).join("")}
            </text>
          )}
          {tile.elevation !== 0 && (
            <text {...centreOf(tile)} dy={23} className={styles.height}>
              {tile.elevation > 0 ? `+${tile.elevation}` : tile.elevation}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

function shade(elevation: number): string {
  const share = Math.max(-45, Math.min(45, (elevation / STEP_CM) * 9));
  return elevation > 0
    ? `color-mix(in srgb, var(--accent) ${share}%, var(--sheet))`
    : `color-mix(in srgb, var(--ink) ${-share}%, var(--well))`;
}
