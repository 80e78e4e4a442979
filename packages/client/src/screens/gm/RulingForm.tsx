import { useState } from "react";
import { useTranslations } from "use-intl";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./Gm.module.css";

/** A ruling in words: it goes to everybody's log. */
export function RulingForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations("ruling");
  const act = useAct();
  const [text, setText] = useState("");
  const send = async () => {
    if (await act({ type: "rule", text: text.trim() })) onDone();
  };
  return (
    <div className={styles.panel}>
      <TextField
        label={t("text")}
        help={t("help")}
        value={text}
        onChange={setText}
        lines={3}
        maxLength={500}
        autoFocus
      />
      <Button tone="main" size="large" isDisabled={text.trim() === ""} onPress={() => void send()}>
        {t("send")}
      </Button>
    </div>
  );
}
