import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Card } from "../../ui/Card.tsx";
import { HoldToPeek } from "../../ui/HoldToPeek.tsx";
import { madeThings } from "../madeThings.ts";
import { argumentsOf, type Sealed } from "../sealed.ts";
import { useTable } from "../useTable.ts";
import styles from "./SealedCard.module.css";

/** A choice that is made and lies covered. Its player may peek. */
export function SealedCard({ sealed }: { readonly sealed: Sealed }) {
  const words = useWords();
  const t = useTranslations("secret");
  const { command } = sealed;
  const view = useTable()?.view;
  const things = view === undefined ? {} : madeThings(view, command.as);
  const terms = words.terms?.commands[command.type];
  const chosen = Object.entries(argumentsOf(command)).map(([name, value]) => words.value(name, value, things));
  return (
    <Card className={styles.card}>
      <p className={styles.state}>
        <Check aria-hidden="true" />
        <strong>{t("fixed")}</strong>
        {command.as !== undefined && <span>{words.name(command.as)}</span>}
      </p>
      <HoldToPeek label={terms?.name ?? ""}>{words.list(chosen)}</HoldToPeek>
      {terms?.secret !== undefined && <p className={styles.note}>{terms.secret}</p>}
    </Card>
  );
}
