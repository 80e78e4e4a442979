import type { Json } from "@yomiai/rules";

/**
 * Paths at which two values that both viewers see are not the same. What only one of them sees is no disagreement,
 * unless `a` must be part of `b`. Lists may leave things out but keep their order.
 */
export function disagreements(
  a: Json,
  b: Json,
  rule: { readonly isPart: boolean } = { isPart: false },
): readonly string[] {
  return compare(a, b, { path: "", ...rule });
}

type Where = { readonly path: string; readonly isPart: boolean };
type Fields = { readonly [key: string]: Json | undefined };

function compare(a: Json, b: Json, where: Where): readonly string[] {
  if (isList(a) && isList(b)) return compareLists(a, b, where);
  if (isObject(a) && isObject(b)) return compareObjects(a, b, where);
  return Object.is(a, b) ? [] : [where.path];
}

function compareObjects(a: Fields, b: Fields, where: Where): readonly string[] {
  return Object.entries(a).flatMap(([key, value]) => {
    const path = where.path === "" ? key : `${where.path}.${key}`;
    const other = b[key];
    if (value === undefined) return [];
    if (other === undefined) return where.isPart ? [path] : [];
    return compare(value, other, { ...where, path });
  });
}

function compareLists(a: readonly Json[], b: readonly Json[], where: Where): readonly string[] {
  const [left, right] = [byKey(a), byKey(b)];
  const common = [...left.keys()].filter((key) => right.has(key));
  const inOrderOfB = [...right.keys()].filter((key) => left.has(key));
  const isWhole = common.length === left.size || !where.isPart;
  const isOrdered = common.join(" ") === inOrderOfB.join(" ");
  const inner = common.flatMap((key) =>
    compare(left.get(key) ?? null, right.get(key) ?? null, { ...where, path: `${where.path}.${key}` }),
  );
  return [...(isWhole && isOrdered ? [] : [where.path]), ...inner];
}

/** Things with an id are found by it; everything else is its own key, counted if it repeats. */
function byKey(list: readonly Json[]): ReadonlyMap<string, Json> {
  const found = new Map<string, Json>();
  const copies = new Map<string, number>();
  for (const item of list) {
    const key = isObject(item) && typeof item.id === "string" ? item.id : JSON.stringify(item);
    const copy = copies.get(key) ?? 0;
    copies.set(key, copy + 1);
    found.set(copy === 0 ? key : `${key}#${copy}`, item);
  }
  return found;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
