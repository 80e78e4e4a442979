import { Label, Radio, RadioGroup } from "react-aria-components";
import { useTranslations } from "use-intl";
import { cx } from "../../ui/cx.ts";
import field from "../../ui/Field.module.css";
import { COLOR_NAMES, cssColor, type PlayerColor } from "../../ui/playerColors.ts";
import styles from "./Join.module.css";

/** A player's colour: a swatch and its Japanese colour name. */
export function ColorChoice({
  value,
  onChange,
}: {
  readonly value: PlayerColor;
  readonly onChange: (color: PlayerColor) => void;
}) {
  const t = useTranslations("color");
  return (
    <RadioGroup
      className={cx(styles.colors)}
      value={value}
      onChange={(name) => onChange(COLOR_NAMES.find((color) => color === name) ?? "sumi")}
    >
      <Label className={cx(field.label)}>{t("label")}</Label>
      <div className={styles.swatches}>
        {COLOR_NAMES.map((name) => (
          <Radio key={name} value={name} className={cx(styles.swatch)}>
            <span className={styles.dot} style={{ background: cssColor(name) }} aria-hidden="true" />
            {t(name)}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
