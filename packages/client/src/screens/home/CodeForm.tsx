import { useState } from "react";
import { useTranslations } from "use-intl";
import { CODE_LENGTH, codeIn, isCode } from "../../connection/code.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./Home.module.css";

/** The code of a table, typed in whatever way. Pasted links are read as well. */
export function CodeForm({
  onCode,
  autoFocus = false,
}: {
  readonly onCode: (code: string) => void;
  readonly autoFocus?: boolean;
}) {
  const t = useTranslations("code");
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const code = codeIn(typed);
  const go = () => {
    setTried(true);
    if (isCode(code)) onCode(code);
  };
  const error = code.length < CODE_LENGTH ? t("tooShort") : t("notACode");
  return (
    <form
      className={styles.codeForm}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <TextField
        label={t("label")}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setTried(false);
        }}
        look="code"
        placeholder="······"
        autoFocus={autoFocus}
        autoCapitalize="characters"
        error={isTried && !isCode(code) ? error : undefined}
        onEnter={go}
      />
      <Button type="submit" tone="main" size="large" wide>
        {t("go")}
      </Button>
    </form>
  );
}
