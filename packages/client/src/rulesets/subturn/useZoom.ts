import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Bounds, SIZE } from "./hexMap.ts";

/** How far the map grows; 1 shows all of it. */
const LARGEST = 5;

/** What one press of a button, or one notch of a wheel, does. */
const STEP = 1.3;

/** On screens narrower than this, in pixels, the map begins enlarged until a hex is as wide as a thumb. */
const NARROW = 600;

/** How wide that is, in pixels. */
const THUMB = 64;

/** How much enlarged it begins at most: more would show too little of a large map. */
const BEGINS_AT_MOST = 2.4;

/** The share of a narrow screen's height that the map has. */
const SHARE = 0.34;

/** A mouse that moved farther than this while pressed, in pixels, was dragging and not clicking. */
const DRAG_PX = 5;

const within = (zoom: number) => Math.max(1, Math.min(LARGEST, zoom));

/** Enlargement by button, wheel and two fingers, and dragging by mouse; one finger scrolls as everywhere. */
export function useZoom(frame: RefObject<HTMLElement | null>, bounds: Bounds | undefined) {
  const [zoom, setZoom] = useState(() => (bounds === undefined || innerWidth >= NARROW ? 1 : firstZoom(bounds)));
  useKeptCentre(frame, zoom);
  useWheel(frame, (by) => setZoom((now) => within(now * by)));
  const pinch = usePinch((by) => setZoom((now) => within(now * by)));
  const drag = useDrag(frame);
  return {
    zoom,
    isSmallest: zoom <= 1,
    isLargest: zoom >= LARGEST,
    grow: () => setZoom(within(zoom * STEP)),
    shrink: () => setZoom(within(zoom / STEP)),
    gestures: {
      onPointerDown: both(pinch.onPointerDown, drag.onPointerDown),
      onPointerMove: both(pinch.onPointerMove, drag.onPointerMove),
      onPointerUp: both(pinch.onPointerUp, drag.onPointerUp),
      onPointerCancel: both(pinch.onPointerUp, drag.onPointerUp),
      onClickCapture: drag.onClickCapture,
    },
  };
}

function firstZoom({ width, height }: Bounds): number {
  const shown = Math.min(innerWidth, (SHARE * innerHeight * width) / height);
  const hex = (shown / width) * Math.sqrt(3) * SIZE;
  return Math.max(1, Math.min(BEGINS_AT_MOST, THUMB / hex));
}

type Handler = (event: PointerEvent<HTMLElement>) => void;

const both =
  (a: Handler, b: Handler): Handler =>
  (event) => {
    a(event);
    b(event);
  };

/** What was in the middle stays there when the map grows or shrinks. */
function useKeptCentre(frame: RefObject<HTMLElement | null>, zoom: number): void {
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const box = frame.current;
    const ratio = zoom / before.current;
    before.current = zoom;
    if (box === null || ratio === 1) return;
    box.scrollLeft = (box.scrollLeft + box.clientWidth / 2) * ratio - box.clientWidth / 2;
    box.scrollTop = (box.scrollTop + box.clientHeight / 2) * ratio - box.clientHeight / 2;
  }, [frame, zoom]);
}

/** React listens to wheels passively, so that they could not be kept from scrolling the page. */
function useWheel(frame: RefObject<HTMLElement | null>, onZoom: (by: number) => void): void {
  const latest = useRef(onZoom);
  latest.current = onZoom;
  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (event.shiftKey || event.deltaY === 0) return;
      event.preventDefault();
      latest.current(STEP ** Math.max(-1, Math.min(1, -event.deltaY / 100)));
    };
    box.addEventListener("wheel", onWheel, { passive: false });
    return () => box.removeEventListener("wheel", onWheel);
  }, [frame]);
}

function usePinch(onZoom: (by: number) => void) {
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  const apart = () => {
    const [a, b] = [...fingers.current.values()];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
  };
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY }: PointerEvent) => {
      if (pointerType === "touch") fingers.current.set(pointerId, { x: clientX, y: clientY });
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (!fingers.current.has(pointerId)) return;
      const before = apart();
      fingers.current.set(pointerId, { x: clientX, y: clientY });
      if (fingers.current.size === 2 && before > 0) onZoom(apart() / before);
    },
    onPointerUp: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
  };
}

function useDrag(frame: RefObject<HTMLElement | null>) {
  const start = useRef<{ x: number; y: number; left: number; top: number; hasMoved: boolean }>(undefined);
  const wasDragged = useRef(false);
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
    onPointerUp: () => {
      start.current = undefined;
    },
    /** The click that ends a drag goes nowhere. */
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
  };
}
