import type { Json, JsonObject } from "@yomiai/rules";
import type { RulesetInfo } from "@yomiai/server/protocol";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { api } from "../../connection/api.ts";
import { keptSeats } from "../../connection/drawers.ts";
import { once } from "../../connection/once.ts";
import { HouseForm } from "../../forms/HouseForm.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { useTerms, useWords, Vocabulary } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { ChooseOne } from "../../ui/Choices.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useFailureText } from "../failure.ts";
import { Page } from "../Page.tsx";
import { useRulesets } from "../useRulesets.ts";
import styles from "./NewTable.module.css";

/** Setting a table up: which rules, what it is called, and which house rules. */
export function NewTableScreen() {
  const t = useTranslations("newTable");
  const failureText = useFailureText();
  const rulesets = useRulesets();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    document.title = t("pageTitle");
  }, [t]);
  if (rulesets.is === "failed") {
    return (
      <Page title={t("title")} look="narrow">
        <p role="alert">{failureText(rulesets.error)}</p>
        <Button onPress={rulesets.again}>{t("again")}</Button>
      </Page>
    );
  }
  const infos = rulesets.is === "here" ? rulesets.infos : [];
  const info = infos.find(({ id }) => id === chosen) ?? infos[0];
  return (
    <Page title={t("title")} look="narrow">
      <ChooseOne
        label={t("ruleset")}
        options={infos.map(({ id }) => ({ key: id, label: <RulesetName id={id} /> }))}
        value={info?.id}
        onChange={setChosen}
      />
      {info !== undefined && (
        <Vocabulary key={info.id} ruleset={info.id}>
          <TableForm info={info} />
        </Vocabulary>
      )}
    </Page>
  );
}

function RulesetName({ id }: { readonly id: string }) {
  const terms = useTerms(id);
  return (
    <>
      <b>{terms?.name ?? id}</b>
      {terms !== undefined && <span className={styles.summary}>{terms.summary}</span>}
    </>
  );
}

function TableForm({ info }: { readonly info: RulesetInfo }) {
  const t = useTranslations("newTable");
  const words = useWords();
  const failureText = useFailureText();
  const language = useLanguage((state) => state.language);
  const [, navigate] = useLocation();
  const [title, setTitle] = useState("");
  const [house, setHouse] = useState<JsonObject>({});
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const create = async () => {
    setSending(true);
    try {
      const shown = title.trim() || t("untitled", { ruleset: words.terms?.name ?? "" });
      const table = { ruleset: info.id, title: shown, house: given(house), language };
      const { code, seat, token } = await once("create a table", () => api.createTable(table));
      keptSeats.keep({ code, seat, token, name: "", title: shown, ruleset: info.id, at: Date.now() });
      keptSeats.sit({ code, seat, token });
      navigate("/table");
    } catch (failure) {
      setError(failureText(failure));
      setSending(false);
    }
  };
  const changed = Object.keys(house).length;
  return (
    <div className={styles.form}>
      <TextField
        label={t("name")}
        value={title}
        onChange={setTitle}
        maxLength={80}
        onEnter={() => void create()}
        placeholder={t("untitled", { ruleset: words.terms?.name ?? "" })}
      />
      <Fold title={t("house")} note={changed === 0 ? t("houseDefaults") : t("houseChanged", { count: changed })}>
        <HouseForm schema={info.house} value={house} onChange={setHouse} />
      </Fold>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Button tone="main" size="large" wide isBusy={isSending} onPress={() => void create()}>
        {t("create")}
      </Button>
      <p className={styles.next}>{t("next")}</p>
    </div>
  );
}

/** The options that were set; the others keep their defaults. */
function given(house: JsonObject): { readonly [option: string]: Json } {
  return Object.fromEntries(
    Object.entries(house).flatMap(([option, value]) => (value === undefined ? [] : [[option, value]])),
  );
}
