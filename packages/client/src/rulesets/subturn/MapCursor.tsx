import { useEffect, useRef, useState } from "react";
import { cornersOf, type Hex, type HexMap, nameOf, type Tile } from "./hexMap.ts";
import styles from "./Subturn.module.css";
import { isSteering, nextHex } from "./steer.ts";
import { useTileText } from "./useTileText.ts";

/** The hex under the brush for those who draw by keys: arrows or the six keys lead it, Enter or space paints. */
export function MapCursor({
  map,
  from,
  onPaint,
}: {
  readonly map: HexMap;
  /** Where it begins, if that is on the map. */
  readonly from: Hex | undefined;
  readonly onPaint: (tile: Tile) => void;
}) {
  const tileText = useTileText(map);
  const [at, setAt] = useState(from);
  const place = useRef<SVGGElement>(null);
  const hasMoved = useRef(false);
  const tile = map.tiles.find((one) => at !== undefined && nameOf(one) === nameOf(at)) ?? middleTile(map);
  const name = tile === undefined ? "" : nameOf(tile);
  useEffect(() => {
    if (hasMoved.current && name !== "") place.current?.focus();
    hasMoved.current = false;
  }, [name]);
  if (tile === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a hex of an SVG map cannot be a button element
    <g
      // Another element for another hex: its name is read out when it gets the focus.
      key={name}
      ref={place}
      role="button"
      tabIndex={0}
      aria-label={tileText(tile)}
      className={styles.cursor}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          event.stopPropagation();
          onPaint(tile);
          return;
        }
        if (!isSteering(event.code)) return;
        event.preventDefault();
        event.stopPropagation();
        const next = nextHex(
          tile,
          event.code,
          map.tiles.map((hex) => ({ hex })),
        );
        if (next === undefined) return;
        hasMoved.current = true;
        setAt(next.hex);
      }}
    >
      <polygon points={cornersOf(tile, 3)} />
    </g>
  );
}

function middleTile({ tiles }: HexMap): Tile | undefined {
  return tiles[Math.floor(tiles.length / 2)];
}
