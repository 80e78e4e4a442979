import { useRef } from "react";
import { turnedTo } from "./hexMap.ts";

/** The angle to draw a facing at, in degrees: it grows or shrinks by the shorter way from the one before. */
export function useTurnedAngle(facing: number): number {
  const angle = useRef(turnedTo(0, facing));
  angle.current = turnedTo(angle.current, facing);
  return angle.current;
}
