import type { Random } from "../../play/randomly.ts";

/** One of the items, the likelier the higher its weight. @throws RangeError if there are none */
export function drawWeighted<T>(random: Random, items: readonly T[], weight: (item: T) => number): T {
  const weights = items.map((item) => Math.max(0, weight(item)));
  let left = random() * weights.reduce((sum, one) => sum + one, 0);
  const index = weights.findIndex((one) => {
    left -= one;
    return left < 0;
  });
  const drawn = items[index === -1 ? items.length - 1 : index];
  if (drawn === undefined) throw new RangeError("drawWeighted: no items");
  return drawn;
}
