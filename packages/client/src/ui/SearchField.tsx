import { useTranslations } from "use-intl";
import { TextField } from "./TextField.tsx";

/** Finds by name in a long list; Enter does nothing, for the list follows every letter. */
export function SearchField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (sought: string) => void;
}) {
  const t = useTranslations("search");
  return (
    <TextField
      label={t("label")}
      isLabelHidden
      placeholder={t("label")}
      value={value}
      onChange={onChange}
      maxLength={40}
    />
  );
}
