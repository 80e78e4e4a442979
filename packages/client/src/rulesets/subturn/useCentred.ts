import { type RefObject, useEffect } from "react";
import { type Bounds, centreOf, type Hex } from "./hexMap.ts";

/**
 * Keeps a place in the middle of the frame when it is another one, when the frame has another size, and when asked to.
 * @param wish another number asks for it
 */
export function useCentred(
  frame: RefObject<HTMLElement | null>,
  bounds: Bounds | undefined,
  { hex, wish }: { readonly hex: Hex | undefined; readonly wish: number },
): void {
  const [q, r] = [hex?.q, hex?.r];
  const { x = 0, y = 0, width = 1, height = 1 } = bounds ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish has nothing to it but that it is a new one
  useEffect(() => {
    const box = frame.current;
    if (box === null || q === undefined || r === undefined) return undefined;
    const centre = centreOf({ q, r });
    const toCentre = () => {
      box.scrollLeft = ((centre.x - x) / width) * box.scrollWidth - box.clientWidth / 2;
      box.scrollTop = ((centre.y - y) / height) * box.scrollHeight - box.clientHeight / 2;
    };
    toCentre();
    const sizes = new ResizeObserver(toCentre);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [frame, q, r, x, y, width, height, wish]);
}

/** The middle of some places. */
export function middleOf(places: readonly { readonly hex: Hex }[]): Hex | undefined {
  const count = places.length;
  if (count === 0) return undefined;
  const sum = (axis: "q" | "r") => places.reduce((so, { hex }) => so + hex[axis], 0);
  return { q: sum("q") / count, r: sum("r") / count };
}
