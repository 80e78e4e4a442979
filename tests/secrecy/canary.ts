import type { Recording } from "./recording.ts";

/** A word that stands in secrets only: whoever receives it has been told one. */
export const CANARY = "金糸雀KANARIA7391";

/**
 * Where a secret turns up in what somebody received, in words: a text as UTF-8 or as JSON writes it, a number as digits
 * or as 4 or 8 bytes of either order. Numbers below 65,536 turn up by chance: use larger ones.
 */
export function canariesIn(recordings: readonly Recording[], secrets: readonly (string | number)[]): readonly string[] {
  return recordings.flatMap(({ who, pieces }) =>
    pieces.flatMap(({ step, way, bytes }) =>
      secrets
        .filter((secret) => shapesOf(secret).some((shape) => bytes.includes(shape)))
        .map((secret) => `${who} received ${secret} after command ${step} by ${way}`),
    ),
  );
}

function shapesOf(secret: string | number): readonly Buffer[] {
  if (typeof secret === "string") return [Buffer.from(secret), Buffer.from(JSON.stringify(secret).slice(1, -1))];
  const bytes = Buffer.alloc(8);
  const shapes = [Buffer.from(String(secret))];
  for (const write of ["writeDoubleLE", "writeDoubleBE"] as const) {
    bytes[write](secret);
    shapes.push(Buffer.from(bytes));
  }
  if (!Number.isInteger(secret) || secret < 0 || secret >= 2 ** 32) return shapes;
  for (const write of ["writeUInt32LE", "writeUInt32BE"] as const) {
    bytes[write](secret);
    shapes.push(Buffer.from(bytes.subarray(0, 4)));
  }
  return shapes;
}
