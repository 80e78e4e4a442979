/** Joins class names; those that are undefined, empty or false are left out. */
export function cx(...names: readonly (string | undefined | false)[]): string {
  return names.filter(Boolean).join(" ");
}
