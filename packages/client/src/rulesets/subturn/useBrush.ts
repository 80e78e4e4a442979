import type { JsonObject } from "@yomiai/rules";
import { useMemo, useRef, useState } from "react";
import type { Act } from "../panels.ts";
import { type Brush, painted } from "./brush.ts";
import { type HexMap, isRecord, readMap, type Tile } from "./hexMap.ts";

/** The brush in use, the map as it has painted it, and ways to change the map. */
export type BrushInUse = {
  /** Undefined: nothing is painted, the map is moved. */
  readonly brush: Brush | undefined;
  readonly pick: (brush: Brush | undefined) => void;
  /** Grounds that the table knows, and the one that the brush lays. */
  readonly arenas: readonly string[];
  readonly arena: string | undefined;
  readonly layWith: (arena: string) => void;
  /** The map with the stroke that is being drawn, and with strokes that the server has not answered yet. */
  readonly map: HexMap | undefined;
  /** Shows what a stroke over these tiles would do. */
  readonly preview: (touched: readonly Tile[] | undefined) => void;
  /** Carries out a stroke over these tiles. */
  readonly paint: (touched: readonly Tile[]) => void;
  /** Changes the map's shape, size or ground. */
  readonly reshape: (change: JsonObject) => void;
};

/** A brush for the map; every stroke is one change of the table's house rules, so that it can be undone like one. */
export function useBrush(json: JsonObject | undefined, house: JsonObject, act: Act | undefined): BrushInUse {
  const [brush, pick] = useState<Brush>();
  const [draft, setDraft] = useState<readonly JsonObject[]>();
  /** What was sent last and is not answered yet: the next stroke goes on from there. */
  const sent = useRef<readonly JsonObject[]>(undefined);
  const map = useMemo(
    () => readMap(draft === undefined || json === undefined ? json : { ...json, hexes: draft }),
    [json, draft],
  );
  const arenas = Object.entries(isRecord(house.grounds) ? house.grounds : {}).flatMap(([id, ground]) =>
    ground === null ? [] : [id],
  );
  const [asked, layWith] = useState<string>();
  const arena = asked ?? arenas[0];
  const base = () => sent.current ?? readMap(json)?.hexes ?? [];
  const after = (touched: readonly Tile[]) =>
    brush === undefined || touched.length === 0 ? base() : painted(base(), touched, { brush, arena });
  const write = async (change: JsonObject) => {
    if (map === undefined || act === undefined) return;
    const { shape = map.shape, ...rest } = change;
    const size = shape === "rect" ? { cols: map.cols, rows: map.rows } : { radius: map.radius };
    await act({
      type: "setHouse",
      house: { map: { shape, ...size, arena: map.arena ?? null, hexes: base(), ...rest } },
    });
  };
  return {
    brush,
    pick,
    arenas,
    arena,
    layWith,
    map,
    preview: (touched) => setDraft(touched === undefined ? sent.current : after(touched)),
    paint: (touched) => {
      const hexes = after(touched);
      sent.current = hexes;
      setDraft(hexes);
      void write({ hexes }).finally(() => {
        if (sent.current !== hexes) return;
        sent.current = undefined;
        setDraft(undefined);
      });
    },
    reshape: (change) => void write(change),
  };
}
