import { ChevronRight } from "lucide-react";
import { Fragment, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { SearchField } from "../../ui/SearchField.tsx";
import { holds, SEARCHED_FROM } from "../../ui/search.ts";
import { useKeys } from "../../ui/useKeys.ts";
import styles from "./OptionButtons.module.css";

/** Something that can be chosen with one tap. */
export type TapOption = {
  readonly key: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** The tap sends nothing yet; it opens what is asked next. */
  readonly leadsOn?: boolean;
  readonly isMinor?: boolean;
  /** What it stands under once all are shown; options of one group follow one another. */
  readonly group?: string | undefined;
  readonly onTap: () => void;
};

/** So many options are in sight at once; the others are one tap away. */
const IN_SIGHT = 4;
/** Labels up to this length, in characters, are shown side by side like cards. */
const SHORT = 9;
/** Labels up to this length stand two in a row where a screen is low. */
const LONG = 18;

type OptionButtonsProps = {
  readonly options: readonly TapOption[];
  readonly isSending: boolean;
  /** Do the keys 1–9 choose? */
  readonly hasKeys: boolean;
  readonly label: string;
  /** The last option is the way out (end the turn): it stays in sight. */
  readonly keepsLast?: boolean;
};

/** Options as large buttons, four in sight; short ones lie side by side like cards. Many that are opened are searched by name. */
export function OptionButtons({ options, isSending, hasKeys, label, keepsLast = false }: OptionButtonsProps) {
  const t = useTranslations("prompt");
  const [isOpen, setOpen] = useState(false);
  const [sought, setSought] = useState("");
  const isFew = options.length <= IN_SIGHT + 1;
  const isSearched = isOpen && options.length >= SEARCHED_FROM;
  const shown =
    isOpen || isFew ? options.filter(({ label }) => !isSearched || holds(label, sought)) : firstOf(options, keepsLast);
  useKeys(Object.fromEntries(shown.slice(0, 9).map(({ onTap }, i) => [String(i + 1), onTap])), hasKeys && !isSending);
  const isPairs = shown.every(({ label, note }) => note === undefined && label.length <= LONG);
  const isCards = shown.length <= IN_SIGHT && shown.every((option) => isCardLike(option));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight; the question stands above
    <div
      role="group"
      aria-label={label}
      className={cx(styles.options, isCards ? styles.cards : isPairs && styles.pairs)}
    >
      {isSearched && <SearchField value={sought} onChange={setSought} />}
      {shown.map((option, i) => (
        <Fragment key={option.key}>
          {isOpen && option.group !== undefined && option.group !== shown[i - 1]?.group && (
            <p className={styles.group}>{option.group}</p>
          )}
          <OptionButton
            option={option}
            isSending={isSending}
            isCard={isCards}
            hotkey={hasKeys && i < 9 ? i + 1 : undefined}
          />
        </Fragment>
      ))}
      {!isFew && (
        <Button tone="quiet" size="small" onPress={() => setOpen(!isOpen)} className={cx(styles.more)}>
          {isOpen ? t("fewer") : t("more", { count: options.length - IN_SIGHT })}
        </Button>
      )}
    </div>
  );
}

function firstOf(options: readonly TapOption[], keepsLast: boolean): readonly TapOption[] {
  return keepsLast ? [...options.slice(0, IN_SIGHT - 1), ...options.slice(-1)] : options.slice(0, IN_SIGHT);
}

function isCardLike({ label, note, leadsOn }: TapOption): boolean {
  return splitGlyph(label).word.length <= SHORT && note === undefined && leadsOn !== true;
}

function OptionButton({
  option: { label, note, leadsOn = false, isMinor = false, onTap },
  isSending,
  isCard,
  hotkey,
}: {
  readonly option: TapOption;
  readonly isSending: boolean;
  readonly isCard: boolean;
  readonly hotkey: number | undefined;
}) {
  const { glyph, word } = splitGlyph(label);
  return (
    <Button
      tone={isMinor ? "quiet" : "plain"}
      isBusy={isSending}
      onPress={onTap}
      className={cx(styles.option, isCard && styles.card, isMinor && styles.minor)}
    >
      {glyph !== undefined && <span className={styles.glyph}>{glyph}</span>}
      <span className={styles.word}>
        {word}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {leadsOn && <ChevronRight aria-hidden="true" className={cx(styles.on)} />}
      {hotkey !== undefined && (
        <span className={styles.key} aria-hidden="true">
          {hotkey}
        </span>
      )}
    </Button>
  );
}

/** A word that begins with a sign of its own (♠ スペード) shows the sign large. */
function splitGlyph(label: string): { readonly glyph?: string; readonly word: string } {
  const match = /^(\p{So}|\p{Sm}|\p{Emoji_Presentation})\uFE0F?\s*(.+)$/u.exec(label);
  const isOneOfMany = match?.[2] !== undefined && /[\p{So}\p{Sm}]/u.test(match[2]);
  if (isOneOfMany) return { word: label };
  return match?.[1] === undefined || match[2] === undefined ? { word: label } : { glyph: match[1], word: match[2] };
}
