import { type PointerEvent, type RefObject, useRef } from "react";
import { hexAt, nameOf, SIZE, type Tile } from "./hexMap.ts";
import type { BrushInUse } from "./useBrush.ts";

type Point = { readonly x: number; readonly y: number };
type Stroke = { readonly pointer: number; readonly touched: Map<string, Tile>; last: Point };

/** Strokes drawn with a mouse, a pen or one finger: every hex on the way is touched once. A second finger breaks off. */
export function useStroke(drawing: RefObject<SVGSVGElement | null>, { map, preview, paint }: BrushInUse) {
  const stroke = useRef<Stroke>(undefined);
  const tileAt = (point: Point) => {
    const hex = hexAt(point);
    return map?.tiles.find((tile) => tile.q === hex.q && tile.r === hex.r);
  };
  const pointOf = ({ clientX, clientY }: PointerEvent) =>
    new DOMPoint(clientX, clientY).matrixTransform(drawing.current?.getScreenCTM()?.inverse());
  const breakOff = () => {
    stroke.current = undefined;
    preview(undefined);
  };
  const touch = ({ touched }: Stroke, point: Point) => {
    const tile = tileAt(point);
    if (tile !== undefined && !touched.has(nameOf(tile))) touched.set(nameOf(tile), tile);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (stroke.current !== undefined) {
        breakOff();
        return;
      }
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const begun = { pointer: event.pointerId, touched: new Map<string, Tile>(), last: pointOf(event) };
      touch(begun, begun.last);
      stroke.current = begun;
      preview([...begun.touched.values()]);
    },
    onPointerMove: (event: PointerEvent) => {
      const now = stroke.current;
      if (now === undefined || event.pointerId !== now.pointer) return;
      const to = pointOf(event);
      const before = now.touched.size;
      for (const point of between(now.last, to)) touch(now, point);
      now.last = to;
      if (now.touched.size > before) preview([...now.touched.values()]);
    },
    onPointerUp: ({ pointerId }: PointerEvent) => {
      const done = stroke.current;
      if (done === undefined || pointerId !== done.pointer) return;
      stroke.current = undefined;
      if (done.touched.size > 0) paint([...done.touched.values()]);
      else preview(undefined);
    },
    onPointerCancel: breakOff,
  };
}

/** Points from one to another, so near to each other that no hex on the way is missed; the last one included. */
function between(from: Point, to: Point): readonly Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (SIZE / 2)));
  return Array.from({ length: count }, (_, i) => ({
    x: from.x + ((to.x - from.x) * (i + 1)) / count,
    y: from.y + ((to.y - from.y) * (i + 1)) / count,
  }));
}
