import { describe, expect, test } from "vitest";
import { playable } from "../play/playable.ts";
import { gather } from "./evidence.ts";
import { factsOf } from "./facts/index.ts";
import { brokenMessages, emptyWords, keysOf } from "./terms/messages.ts";
import { missingWords } from "./terms/missingWords.ts";
import { occurrencesIn } from "./terms/occurrences.ts";
import { faultySentences } from "./terms/sentences.ts";
import { LANGUAGES, termsOf, wordingOf } from "./terms/wording.ts";

const count = Number(process.env.FIGHTS ?? 12);
const from = Number(process.env.SEED ?? 1);

describe.each(playable)("the words of $id", async (ruleset) => {
  const conditions = Object.keys((await termsOf(ruleset, "ja")).conditions);
  const evidence = gather({ ruleset, facts: factsOf(ruleset.id), vocabulary: { conditions } }, { count, from });
  const seen = occurrencesIn(evidence);

  test("have the same keys in both languages", async () => {
    const [ja, en] = [await termsOf(ruleset, "ja"), await termsOf(ruleset, "en")];
    expect(keysOf(en).toSorted()).toEqual(keysOf(ja).toSorted());
  });

  describe.each(LANGUAGES)("in %s", (language) => {
    test("are complete for everything that is shown", async () => {
      expect(missingWords(ruleset, seen, await termsOf(ruleset, language))).toEqual([]);
    });

    test("are nowhere empty", async () => {
      expect(emptyWords(await termsOf(ruleset, language))).toEqual([]);
    });

    test("are messages that can be read", async () => {
      expect(brokenMessages(await termsOf(ruleset, language), language)).toEqual([]);
    });

    test("say whole until when a condition lasts: nothing is put before or behind it", async () => {
      const untils = Object.values((await termsOf(ruleset, language)).values.until ?? {});
      const whole = language === "ja" ? /(まで|あいだ)$/ : /^(until|as long as) (?!until)/;
      expect(untils.filter((until) => !whole.test(until))).toEqual([]);
    });

    test("know what the GM's form calls a draw, wherever an end is told", async () => {
      const wording = await wordingOf(ruleset, language, seen.names);
      const told = seen.told.filter(({ outcome }) => outcome !== undefined);
      const sentences = told.map((event) => wording.sentence({ ...event, outcome: "draw" }));
      expect(sentences.filter((sentence) => language === "ja" && sentence?.includes("draw"))).toEqual([]);
    });

    test("tell every event in a sentence, whatever its reader was told of it", async () => {
      const wording = await wordingOf(ruleset, language, seen.names);
      expect(faultySentences(seen.told, wording).slice(0, 12)).toEqual([]);
    });
  });
});
