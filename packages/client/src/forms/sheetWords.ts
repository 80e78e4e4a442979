import type { Wording } from "../i18n/wording.ts";
import type { FormWords } from "./formField.ts";

/** The words of a sheet's form: the sheet's own, else those of gauges and traits of the same name. */
export function sheetWords(wording: Wording, none: string): FormWords {
  const sheet = wording.terms?.sheet;
  return {
    wording,
    label: (name) => sheet?.[name]?.name ?? wording.label(name) ?? wording.value("any", name),
    help: (name) => sheet?.[name]?.help,
    value: (name, value) => (value === null ? none : wording.value(name, value)),
  };
}
