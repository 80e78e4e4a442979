import type { ToldLine } from "@yomiai/server/protocol";
import { useMemo } from "react";
import { useTableStore } from "../../connection/tableStore.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { covered, useSealed } from "../sealed.ts";

/** A line in words. `secret` is there where the line tells of a choice that its player has covered: the whole of it. */
export type LineText = { readonly text: string; readonly secret?: string };

/** Turns lines into words, with the player's own secret choices covered. An event without words is called by its type. */
export function useLineText(): (line: ToldLine) => LineText {
  const words = useWords();
  const code = useTableStore((state) => state.sitting?.code);
  const sealed = useSealed((state) => state.sealed);
  return useMemo(() => {
    const own = sealed.filter((secret) => secret.code === code);
    return (line) => {
      const text = words.sentence(line.event) ?? line.event.type;
      const open = covered(line, own, words.terms?.events[line.event.type] ?? "");
      return open === undefined ? { text } : { text: words.sentence(open) ?? line.event.type, secret: text };
    };
  }, [words, sealed, code]);
}
