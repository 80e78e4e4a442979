import { describe, expect, it } from "vitest";
import { commitmentOf, commitTo, committedDice, faceOf, seededFaces, streamSeed } from "./committedDice.ts";
import { NOTHING_DRAWN } from "./dice.ts";
import { MAX_DICE, MAX_SIDES, parseNotation } from "./notation.ts";
import { ScriptedDiceError, scriptedDice } from "./scriptedDice.ts";
import { verifyRolls } from "./verify.ts";

const SEED = "00112233445566778899aabbccddeeff".repeat(2);

describe("dice notation", () => {
  it("is NdM within its limits", () => {
    expect(parseNotation("2d10")).toEqual({ count: 2, sides: 10 });
    expect(parseNotation(`${MAX_DICE}d${MAX_SIDES}`)).toEqual({ count: 100, sides: 1000 });
  });

  it.each(["", "d6", "0d6", "1d0", "101d6", "1d1001", "1d6+1", " 1d6", "1D6", "1d6\n", "-1d6"])("is not %j", (text) => {
    expect(() => parseNotation(text)).toThrow(RangeError);
    expect(() => parseNotation(text)).toThrow("NdM with N 1–100 and M 1–1000");
  });
});

describe("committed dice", () => {
  it("give the same faces for the same seed and place, whatever was asked together", () => {
    const together = committedDice(SEED, NOTHING_DRAWN).roll("4d6", "open").faces;
    const apart = committedDice(SEED, NOTHING_DRAWN);
    const faces = [...apart.roll("1d6", "open").faces, ...apart.roll("3d6", "open").faces];
    expect(faces).toEqual(together);
    expect(committedDice(SEED, { open: 2, hidden: 0 }).roll("2d6", "open")).toEqual({
      faces: together.slice(2),
      first: 2,
    });
  });

  it("go on after a roll of several dice", () => {
    const dice = committedDice(SEED, { open: 4, hidden: 9 });
    expect([dice.roll("3d6", "open").first, dice.roll("2d6", "open").first]).toEqual([4, 7]);
    expect([dice.roll("5d6", "hidden").first, dice.roll("1d6", "hidden").first]).toEqual([9, 14]);
  });

  it.each(["open", "hidden"] as const)("follow in the %s stream from its own seed alone", (stream) => {
    const { faces } = committedDice(SEED, NOTHING_DRAWN).roll("20d20", stream);
    expect(faces).toEqual(faces.map((_, place) => faceOf(streamSeed(SEED, stream), place, 20)));
  });

  it("draw each stream by itself", () => {
    const dice = committedDice(SEED, NOTHING_DRAWN);
    const open = dice.roll("8d20", "open");
    const hidden = dice.roll("8d20", "hidden");
    expect([open.first, hidden.first]).toEqual([0, 0]);
    expect(hidden.faces).not.toEqual(open.faces);
  });

  it("keep the promise that was published: each stream's seed has the committed hash, and no other has", () => {
    const promised = commitTo(SEED);
    expect(commitmentOf(streamSeed(SEED, "open"))).toBe(promised.open);
    expect(commitmentOf(streamSeed(SEED, "hidden"))).toBe(promised.hidden);
    expect(promised.open).not.toBe(promised.hidden);
    expect(promised.open).toMatch(/^[0-9a-f]{64}$/);
  });

  it("are HMAC-SHA-256 of place and attempt, read big-endian", async () => {
    const { createHmac } = await import("node:crypto");
    const seed = streamSeed(SEED, "open");
    const bytes = Buffer.alloc(8);
    bytes.writeUInt32BE(5, 0);
    const number = createHmac("sha256", Buffer.from(seed, "hex")).update(bytes).digest().readUInt32BE(0);
    expect(faceOf(seed, 5, 6)).toBe((number % 6) + 1);
    const stream = createHmac("sha256", Buffer.from(SEED, "hex")).update("yomiai dice open").digest("hex");
    expect(stream).toBe(seed);
  });

  it("are promised by the SHA-256 of their seed", async () => {
    const { createHash } = await import("node:crypto");
    const seed = streamSeed(SEED, "open");
    expect(commitmentOf(seed)).toBe(createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex"));
  });

  it("throw away numbers above the last whole multiple of the sides, and try again", { timeout: 60_000 }, async () => {
    const { createHmac } = await import("node:crypto");
    const seed = streamSeed(SEED, "hidden");
    const numberOf = (place: number, attempt: number) => {
      const bytes = Buffer.alloc(8);
      bytes.writeUInt32BE(place, 0);
      bytes.writeUInt32BE(attempt, 4);
      return createHmac("sha256", Buffer.from(seed, "hex")).update(bytes).digest().readUInt32BE(0);
    };
    const expected = (place: number, sides: number) => {
      const attempts = Array.from({ length: 30 }, (_, attempt) => numberOf(place, attempt));
      return (attempts.find((number) => number < sides) ?? Number.NaN) + 1;
    };
    const places = Array.from({ length: 12 }, (_, place) => place);
    // So many sides that there is one multiple below 2 ** 32: three of ten numbers are too high.
    expect(places.map((place) => faceOf(seed, place, 3_000_000_000))).toEqual(
      places.map((place) => expected(place, 3_000_000_000)),
    );
    // A number that is the limit itself is too high as well.
    const high = places.filter((place) => numberOf(place, 0) > 2 ** 31);
    expect(high.map((place) => faceOf(seed, place, numberOf(place, 0)))).toEqual(
      high.map((place) => expected(place, numberOf(place, 0))),
    );
  });

  it.each([2, 3, 4, 6, 8, 10, 12, 20, 100])("show every face of a d%i equally often (chi-square)", (sides) => {
    const rolls = 40_000;
    const faceAt = seededFaces(SEED)("open");
    const counts = Array.from({ length: sides }, () => 0);
    for (let place = 0; place < rolls; place++) {
      const face = faceAt(place, sides);
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    const expected = rolls / sides;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const freedom = sides - 1;
    // Five standard deviations above the mean of the distribution; the seed is fixed, so this never flickers.
    expect(chi).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rolls);
  });
});

describe("checking revealed dice", () => {
  const roll = (faces: readonly number[], first = 0) => ({
    stream: "open" as const,
    first,
    notation: "2d6",
    faces,
    why: "x",
  });
  const revealed = { seed: streamSeed(SEED, "open"), commitment: commitTo(SEED).open };
  const [one = 0, two = 0] = committedDice(SEED, NOTHING_DRAWN).roll("2d6", "open").faces;

  it("finds nothing wrong with a long honest roll that others went before", () => {
    const { faces, first } = committedDice(SEED, { open: 7, hidden: 0 }).roll("30d20", "open");
    const long = { stream: "open" as const, first, notation: "30d20", faces, why: "x" };
    expect(verifyRolls(revealed, [long])).toEqual({ seedKept: true, checked: 1, wrong: [] });
  });

  it("finds nothing wrong with honest rolls", () => {
    expect(verifyRolls(revealed, [roll([one, two])])).toEqual({ seedKept: true, checked: 1, wrong: [] });
  });

  it("finds a changed face, a moved roll, a missing die and another seed", () => {
    const changed = roll([(one % 6) + 1, two]);
    const short = roll([one]);
    const moved = roll([one, two], 40);
    expect(verifyRolls(revealed, [changed, short, moved]).wrong).toEqual([changed, short, moved]);
    expect(verifyRolls({ ...revealed, commitment: commitTo(SEED).hidden }, []).seedKept).toBe(false);
  });
});

describe("scripted dice", () => {
  it("give the faces in order and tell what is left", () => {
    const dice = scriptedDice(["1d6:4", "2d10:3,9"]);
    expect(dice.roll("1d6", "open")).toEqual({ faces: [4], first: 0 });
    expect(dice.left).toEqual(["2d10:3,9"]);
    expect(dice.roll("2d10", "hidden")).toEqual({ faces: [3, 9], first: 1 });
    expect(dice.left).toEqual([]);
  });

  it("give every face that the dice have", () => {
    expect(scriptedDice(["2d6:1,6"]).roll("2d6", "open").faces).toEqual([1, 6]);
  });

  it("say what did not fit", () => {
    const dice = scriptedDice(["1d6:4"]);
    expect(() => dice.roll("1d8", "open")).toThrow("1d8 asked for, but the script has 1d6:4 next");
    dice.roll("1d6", "open");
    expect(() => dice.roll("1d6", "open")).toThrow("1d6 asked for, but the script has no dice left");
    expect(() => scriptedDice(["1d6:7"])).toThrow('dice "1d6:7": 1 faces from 1 to 6, for example 2d10:3,9');
    expect(new ScriptedDiceError("x").name).toBe("ScriptedDiceError");
  });

  it("refuse another size and more than there is", () => {
    const dice = scriptedDice(["1d6:4"]);
    expect(() => dice.roll("1d8", "open")).toThrow(ScriptedDiceError);
    expect(dice.roll("1d6", "open").faces).toEqual([4]);
    expect(() => dice.roll("1d6", "open")).toThrow(ScriptedDiceError);
  });

  it.each(["1d6:7", "1d6:0", "2d6:3,9", "2d6:0,3", "2d6:1", "1d6:1,2", "1d6:", "1d6:x", "1d6"])(
    "refuse the entry %s",
    (entry) => {
      expect(() => scriptedDice([entry])).toThrow();
    },
  );
});
