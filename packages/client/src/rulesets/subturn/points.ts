/** Points written as the rules write them, in lowest terms: "2", "5/2", "-1/3". */
const POINTS = /^(-?\d+)(?:\/(\d+))?$/;

/** What is left of points after a cost, written in the same way; "" where one of them is no number of points. */
export function minus(points: string, cost: string): string {
  const [from, by] = [read(points), read(cost)];
  if (from === undefined || by === undefined) return "";
  const [over, under] = [from.over * by.under - by.over * from.under, from.under * by.under];
  const divisor = greatestDivisor(Math.abs(over), under);
  return under === divisor ? String(over / divisor) : `${over / divisor}/${under / divisor}`;
}

function read(text: string): { readonly over: number; readonly under: number } | undefined {
  const [, over, under = "1"] = POINTS.exec(text) ?? [];
  return over === undefined || Number(under) === 0 ? undefined : { over: Number(over), under: Number(under) };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
