import { below, type Look } from "../sabotage.ts";

const looks: readonly Look[] = [{ project: "rules", files: ["packages/rules/src/dice/", "packages/rules/src/core/"] }];

/** The dice: fair, promised beforehand, two streams, checked afterwards. */
export const dice = below("packages/rules/src/dice", looks, [
  {
    name: "some faces are likelier",
    kind: "dice",
    file: "committedDice.ts",
    find: "const limit = Math.floor(2 ** 32 / sides) * sides;",
    put: "const limit = 2 ** 32;",
  },
  {
    name: "both streams have one seed",
    kind: "dice",
    file: "committedDice.ts",
    find: "stream: DiceStream): string {",
    put: 'stream: DiceStream): string {\n  stream = "open";',
  },
  {
    name: "the hidden stream draws from the open one",
    kind: "dice",
    file: "committedDice.ts",
    find: "facesOf(streamSeed(seed, stream))",
    put: 'facesOf(streamSeed(seed, "open"))',
  },
  {
    name: "a hidden roll leaves a gap in the open stream",
    kind: "dice",
    file: "committedDice.ts",
    find: "next[stream] += count;",
    put: "next.open += count;\n      next.hidden += count;",
  },
  {
    name: "a place is used twice",
    kind: "dice",
    file: "committedDice.ts",
    find: "next[stream] += count;",
    put: "next[stream] += 1;",
  },
  {
    name: "dice begin anew after a restart",
    kind: "dice",
    file: "committedDice.ts",
    find: "const next = { ...drawn };",
    put: "const next = { open: 0, hidden: 0 };",
  },
  {
    name: "the promise is the master seed's for both streams",
    kind: "dice",
    file: "committedDice.ts",
    find: 'open: commitmentOf(streamSeed(seed, "open"))',
    put: "open: commitmentOf(seed)",
  },
  {
    name: "the promise is the seed itself",
    kind: "leak",
    file: "committedDice.ts",
    find: "return bytesToHex(sha256(hexToBytes(seedOfStream)));",
    put: "return seedOfStream;",
  },
  {
    name: "a face is drawn from 0",
    kind: "dice",
    file: "committedDice.ts",
    find: "(number % sides) + 1",
    put: "number % sides",
  },
  {
    name: "another seed keeps every promise",
    kind: "dice",
    file: "verify.ts",
    find: "commitmentOf(revealed.seed) === revealed.commitment",
    put: "true",
  },
  {
    name: "changed faces pass the check",
    kind: "dice",
    file: "verify.ts",
    find: "face !== faceOf(revealed.seed, roll.first + i, sides)",
    put: "face > sides",
  },
  {
    name: "missing dice pass the check",
    kind: "dice",
    file: "verify.ts",
    find: "roll.faces.length !== count || ",
    put: "",
  },
  {
    name: "any number of dice",
    kind: "refusal",
    file: "notation.ts",
    find: "count > MAX_DICE || ",
    put: "",
  },
  {
    name: "dice of any size",
    kind: "refusal",
    file: "notation.ts",
    find: " || sides > MAX_SIDES",
    put: "",
  },
  {
    name: "a script gives faces that the die does not have",
    kind: "refusal",
    file: "scriptedDice.ts",
    find: "face >= 1 && face <= sides",
    put: "face >= 1",
  },
  {
    name: "a script gives other dice than asked",
    kind: "refusal",
    file: "scriptedDice.ts",
    find: "if (entry.notation !== notation)",
    put: "if (false)",
  },
]);
