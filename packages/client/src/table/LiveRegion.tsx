import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "react-aria-components";
import { useTranslations } from "use-intl";
import { useTableStore } from "../connection/tableStore.ts";
import { useLineText } from "./log/useLineText.ts";

/** More new lines than this at once are not read out: they are history, not news. */
const MOST_AT_ONCE = 8;

/** Says aloud what happens: every new line of the log (turns and openings among them), and that it is one's own turn. */
export function LiveRegion({ isMyTurn }: { readonly isMyTurn: boolean }) {
  const t = useTranslations("turn");
  const news = useNews();
  return (
    <VisuallyHidden>
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={t("news")}>
        {news.map(({ line, text }) => (
          <p key={line}>{text}</p>
        ))}
      </div>
      <div role="status" aria-live="assertive">
        {isMyTurn ? t("mine") : ""}
      </div>
    </VisuallyHidden>
  );
}

function useNews(): readonly { readonly line: number; readonly text: string }[] {
  const lineText = useLineText();
  const lines = useTableStore((state) => state.lines);
  const heard = useRef<number>(undefined);
  const [news, setNews] = useState<readonly { line: number; text: string }[]>([]);
  useEffect(() => {
    const last = lines.at(-1)?.line ?? 0;
    const from = heard.current ?? last;
    heard.current = last;
    const fresh = lines.filter(({ line }) => line > from);
    if (fresh.length === 0 || fresh.length > MOST_AT_ONCE) return;
    setNews((before) =>
      [...before, ...fresh.map((line) => ({ line: line.line, text: lineText(line).text }))].slice(-MOST_AT_ONCE),
    );
  }, [lines, lineText]);
  return news;
}
