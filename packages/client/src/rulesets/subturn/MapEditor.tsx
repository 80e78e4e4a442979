import type { JsonObject } from "@yomiai/rules";
import { useState } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { ChooseOne, Select } from "../../ui/Choices.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import type { Act } from "../panels.ts";
import { type Brush, painted } from "./brush.ts";
import { type HexMap, isRecord, type Tile } from "./hexMap.ts";
import styles from "./Subturn.module.css";
import { useSay } from "./useSay.ts";

/** The brush in use and what it does to a hex. */
export type BrushInUse = {
  readonly brush: Brush;
  readonly pick: (brush: Brush) => void;
  /** Grounds that the table knows, and the one that the brush lays. */
  readonly arenas: readonly string[];
  readonly arena: string | undefined;
  readonly layWith: (arena: string) => void;
  readonly paint: (tile: Tile) => void;
  readonly resize: (size: JsonObject) => void;
};

/** A brush for the map; every stroke is a change of the table's house rules, so it can be undone like one. */
export function useBrush(map: HexMap | undefined, house: JsonObject, act: Act | undefined): BrushInUse {
  const [brush, pick] = useState<Brush>("block");
  const arenas = Object.entries(isRecord(house.grounds) ? house.grounds : {}).flatMap(([id, ground]) =>
    ground === null ? [] : [id],
  );
  const [asked, layWith] = useState<string>();
  const arena = asked ?? arenas[0];
  const write = (change: JsonObject) => {
    if (map === undefined || act === undefined) return;
    const size = map.shape === "rect" ? { cols: map.cols, rows: map.rows } : { radius: map.radius };
    const whole = { shape: map.shape, ...size, arena: map.arena, hexes: map.hexes, ...change };
    void act({ type: "setHouse", house: { map: whole } });
  };
  return {
    brush,
    pick,
    arenas,
    arena,
    layWith,
    paint: (tile) => map !== undefined && write({ hexes: painted(map.hexes, tile, brush, arena) }),
    resize: write,
  };
}

const BRUSHES = {
  block: "brushBlock",
  up: "brushUp",
  down: "brushDown",
  ground: "brushGround",
  clear: "brushClear",
} as const;

const BRUSH_KEYS = ["block", "up", "down", "ground", "clear"] as const;

/** The GM's tools before the fight: a brush and the size of the map. */
export function MapEditor({ brush, map }: { readonly brush: BrushInUse; readonly map: HexMap }) {
  const say = useSay();
  const words = useWords();
  return (
    <fieldset className={styles.editor}>
      <legend>{say("edit")}</legend>
      <p className={styles.note}>{say("editNote")}</p>
      <ChooseOne
        label={say("brush")}
        look="row"
        options={BRUSH_KEYS.map((key) => ({ key, label: say(BRUSHES[key]) }))}
        value={brush.brush}
        onChange={(key) => {
          const picked = BRUSH_KEYS.find((one) => one === key);
          if (picked !== undefined) brush.pick(picked);
        }}
      />
      {brush.brush === "ground" && brush.arena !== undefined && (
        <Select
          label={say("ground")}
          options={brush.arenas.map((key) => ({ key, label: words.value("arena", key) }))}
          value={brush.arena}
          onChange={brush.layWith}
        />
      )}
      {map.shape === "hexagon" && (
        <Size label={say("radius")} value={map.radius} onChange={(radius) => brush.resize({ radius })} />
      )}
      {map.shape === "rect" && (
        <>
          <Size label={say("cols")} value={map.cols} onChange={(cols) => brush.resize({ cols })} />
          <Size label={say("rows")} value={map.rows} onChange={(rows) => brush.resize({ rows })} />
        </>
      )}
    </fieldset>
  );
}

/** Largest size that the field offers; the rules have the last word. */
const LARGEST = 60;

function Size({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (size: number) => void;
}) {
  const [entered, setEntered] = useState<number | undefined>(value);
  return (
    <NumberField
      label={label}
      min={1}
      max={LARGEST}
      value={entered}
      onChange={setEntered}
      onEnter={() => entered !== undefined && entered !== value && onChange(entered)}
    />
  );
}
