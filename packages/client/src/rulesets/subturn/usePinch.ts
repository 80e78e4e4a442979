import { type RefObject, useEffect, useRef } from "react";

type Point = { readonly x: number; readonly y: number };

/**
 * Two fingers enlarge what lies between them and carry it along. Listens to touches and not to pointers, and not
 * passively: a browser that has begun to scroll by itself would tell no more of the fingers.
 * @param onZoom gets how much farther apart they are, and the point between them, from the frame's corner
 */
export function usePinch(frame: RefObject<HTMLElement | null>, onZoom: (by: number, point: Point) => void): void {
  const latest = useRef(onZoom);
  latest.current = onZoom;
  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    let before: { readonly apart: number; readonly middle: Point } | undefined;
    const measured = ({ touches: [a, b] }: TouchEvent) => {
      if (a === undefined || b === undefined) return undefined;
      const { left, top } = box.getBoundingClientRect();
      return {
        apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
        middle: { x: (a.clientX + b.clientX) / 2 - left, y: (a.clientY + b.clientY) / 2 - top },
      };
    };
    const onTouch = (event: TouchEvent) => {
      const now = measured(event);
      const then = before;
      before = now;
      if (now === undefined) return;
      event.preventDefault();
      if (then === undefined || then.apart === 0) return;
      box.scrollLeft -= now.middle.x - then.middle.x;
      box.scrollTop -= now.middle.y - then.middle.y;
      latest.current(now.apart / then.apart, now.middle);
    };
    const kinds = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;
    for (const kind of kinds) box.addEventListener(kind, onTouch, { passive: false });
    return () => {
      for (const kind of kinds) box.removeEventListener(kind, onTouch);
    };
  }, [frame]);
}
