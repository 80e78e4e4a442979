import type { JsonObject } from "@yomiai/rules";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ChooseOne } from "../../ui/Choices.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import type { Figure } from "./figures.ts";
import { type HexMap, readMap } from "./hexMap.ts";
import { misplacedOn } from "./misplaced.ts";
import styles from "./Subturn.module.css";
import { useSay } from "./useSay.ts";

/** Smallest and largest sizes that the rules know. */
const RADIUS = { min: 0, max: 60 };
const SIDE = { min: 1, max: 100 };

/**
 * Shape and size of the map: what is entered changes nothing until it is sent, and says before that who would stand
 * outside. What was painted outside is kept, for when the map grows again.
 */
export function MapSize({
  map,
  figures,
  onChange,
}: {
  readonly map: HexMap;
  readonly figures: readonly Figure[];
  readonly onChange: (size: JsonObject) => void;
}) {
  const say = useSay();
  const [shape, setShape] = useState<HexMap["shape"]>(map.shape);
  const [radius, setRadius] = useState<number | undefined>(map.radius);
  const [cols, setCols] = useState<number | undefined>(map.cols);
  const [rows, setRows] = useState<number | undefined>(map.rows);
  const size = sizeOf({ shape, radius, cols, rows });
  const isSame = JSON.stringify(size) === JSON.stringify(sizeOf(map));
  const wished = size === undefined || isSame ? undefined : readMap({ ...size, hexes: map.hexes });
  const outside = wished === undefined ? [] : misplacedOn(wished, figures);
  const send = () => size !== undefined && !isSame && onChange(size);
  return (
    <div className={styles.sizes}>
      <ChooseOne
        label={say("shape")}
        isLabelHidden
        look="row"
        options={[
          { key: "hexagon", label: say("hexagon") },
          { key: "rect", label: say("rect") },
        ]}
        value={shape}
        onChange={(key) => setShape(key === "rect" ? "rect" : "hexagon")}
      />
      {shape === "hexagon" ? (
        <NumberField label={say("radius")} {...RADIUS} value={radius} onChange={setRadius} onEnter={send} />
      ) : (
        <>
          <NumberField label={say("cols")} {...SIDE} value={cols} onChange={setCols} onEnter={send} />
          <NumberField label={say("rows")} {...SIDE} value={rows} onChange={setRows} onEnter={send} />
        </>
      )}
      {outside.length > 0 && (
        <p className={styles.warning} role="status">
          {say("wouldBeOutside", { names: outside.map(({ combatant }) => combatant.name).join(say("comma")) })}
        </p>
      )}
      <Button isDisabled={size === undefined || isSame} onPress={send}>
        {say("resize")}
      </Button>
    </div>
  );
}

function sizeOf({
  shape,
  radius,
  cols,
  rows,
}: {
  readonly shape: HexMap["shape"];
  readonly radius: number | undefined;
  readonly cols: number | undefined;
  readonly rows: number | undefined;
}): JsonObject | undefined {
  if (shape === "hexagon") return radius === undefined ? undefined : { shape, radius };
  return cols === undefined || rows === undefined ? undefined : { shape, cols, rows };
}
