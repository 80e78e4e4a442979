// The conditions that a GM or a weapon can give.
import { z } from "zod";

/** When a condition that is not bound to a turn ends. */
export const UNTILS = ["roundEnd", "fightEnd"] as const;

/** A condition's key: those with rules are `asleep`, `flustered` and `deepFall`; any other is a label. */
export const conditionKey = z.string().regex(/^[a-z][A-Za-z0-9]{0,63}$/, "a small letter, then letters and digits");
