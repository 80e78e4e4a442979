import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Bounds, SIZE } from "./hexMap.ts";
import { usePinch } from "./usePinch.ts";

/** What one press of a button, or one notch of a wheel, does. */
const STEP = 1.4;

/** Up to this width, in pixels, a screen is held in the hand and tapped with a thumb. */
const NARROW = 600;

/** So wide is a hex at first, in pixels, if all of the map would make it smaller: for a thumb, and for a mouse. */
const THUMB = 60;
const MOUSE = 46;

/** So wide can it become, and so wide may all of a small map make it. */
const WIDEST = 160;
const WHOLE_WIDEST = 104;

/** On narrower hexes what is written cannot be read. */
const LEGIBLE = 28;

/** A mouse that moved farther than this while pressed, in pixels, was dragging and not clicking. */
const DRAG_PX = 5;

/** A point in pixels from the frame's corner. */
type Point = { readonly x: number; readonly y: number };

/**
 * Enlargement by button, wheel and two fingers, and dragging by mouse; one finger scrolls as everywhere.
 * @param canDrag false while the mouse draws on the map
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  bounds: Bounds | undefined,
  { canDrag }: { readonly canDrag: boolean },
) {
  const { width = 1, height = 1 } = bounds ?? {};
  const [{ zoom, whole }, setZoom] = useState({ zoom: 1, whole: THUMB });
  const largest = Math.max(1.5, WIDEST / whole);
  const first = Math.max(1, Math.min(largest, (innerWidth < NARROW ? THUMB : MOUSE) / whole));
  const still = useStillPoint(frame, zoom);
  const by = (factor: number, point?: Point) => {
    still.current = point;
    setZoom((now) => ({ ...now, zoom: Math.max(1, Math.min(largest, now.zoom * factor)) }));
  };
  useLayoutEffect(() => {
    const box = frame.current;
    const tallest = Number.parseFloat(box === null ? "" : getComputedStyle(box).maxHeight);
    if (box === null || Number.isNaN(tallest)) return;
    const shown = Math.min(box.clientWidth, ((tallest - 2) * width) / height, widestWhole(width));
    const hex = (shown / width) * Math.sqrt(3) * SIZE;
    const wished = (innerWidth < NARROW ? THUMB : MOUSE) / hex;
    setZoom({ whole: hex, zoom: Math.max(1, Math.min(wished, Math.max(1.5, WIDEST / hex))) });
  }, [frame, width, height]);
  useWheel(frame, by);
  usePinch(frame, by);
  const drag = useDrag(frame);
  return {
    zoom,
    isSmallest: zoom <= 1,
    isLargest: zoom >= largest,
    isLegible: whole * zoom >= LEGIBLE,
    grow: () => by(STEP),
    shrink: () => by(1 / STEP),
    /** As large as at first. */
    reset: () => by(first / zoom),
    gestures: canDrag ? drag : {},
  };
}

/** The greatest width of all of a map, in pixels, that makes no giants of its hexes. @param width of the map, in its units */
export function widestWhole(width: number): number {
  return (width / (Math.sqrt(3) * SIZE)) * WHOLE_WIDEST;
}

/** What was in the middle, or under the fingers or the mouse, stays there when the map grows or shrinks. */
function useStillPoint(frame: RefObject<HTMLElement | null>, zoom: number): RefObject<Point | undefined> {
  const before = useRef(zoom);
  const still = useRef<Point>(undefined);
  useLayoutEffect(() => {
    const box = frame.current;
    const ratio = zoom / before.current;
    before.current = zoom;
    if (box === null || ratio === 1) return;
    const { x, y } = still.current ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 };
    box.scrollLeft = (box.scrollLeft + x) * ratio - x;
    box.scrollTop = (box.scrollTop + y) * ratio - y;
  }, [frame, zoom]);
  return still;
}

/** React listens to wheels passively, so that they could not be kept from scrolling the page. */
function useWheel(frame: RefObject<HTMLElement | null>, onZoom: (by: number, point: Point) => void): void {
  const latest = useRef(onZoom);
  latest.current = onZoom;
  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (event.shiftKey || event.deltaY === 0) return;
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      const point = { x: event.clientX - left, y: event.clientY - top };
      latest.current(STEP ** Math.max(-1, Math.min(1, -event.deltaY / 100)), point);
    };
    box.addEventListener("wheel", onWheel, { passive: false });
    return () => box.removeEventListener("wheel", onWheel);
  }, [frame]);
}

function useDrag(frame: RefObject<HTMLElement | null>) {
  const start = useRef<{ x: number; y: number; left: number; top: number; hasMoved: boolean }>(undefined);
  const wasDragged = useRef(false);
  const stop = () => {
    start.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      const box = frame.current;
      wasDragged.current = false;
      if (pointerType !== "mouse" || button !== 0 || box === null) return;
      start.current = { x: clientX, y: clientY, left: box.scrollLeft, top: box.scrollTop, hasMoved: false };
    },
    onPointerMove: ({ clientX, clientY, pointerId, buttons }: PointerEvent) => {
      const [box, from] = [frame.current, start.current];
      if (box === null || from === undefined) return;
      if (buttons === 0) {
        start.current = undefined;
        return;
      }
      if (!from.hasMoved && Math.hypot(clientX - from.x, clientY - from.y) < DRAG_PX) return;
      if (!from.hasMoved) box.setPointerCapture(pointerId);
      from.hasMoved = true;
      wasDragged.current = true;
      box.scrollLeft = from.left - (clientX - from.x);
      box.scrollTop = from.top - (clientY - from.y);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    /** The click that ends a drag goes nowhere. */
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
  };
}
