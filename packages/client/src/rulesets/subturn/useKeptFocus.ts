import { type RefObject, useEffect, useRef } from "react";

/**
 * Whatever on the board had the focus and is gone with the new state hands it to the map, so that the keyboard goes on
 * where it was.
 */
export function useKeptFocus(map: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    map.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}
