import { expect, test } from "vitest";
import { commandSchema, MAX_ID_LENGTH } from "./command.ts";

const longest = "x".repeat(MAX_ID_LENGTH);

test.each([{ type: "a" }, { type: longest, as: "b" }, { type: "move", as: longest, to: [{ q: 0 }], note: null }])(
  "reads a command: %j",
  (command) => {
    expect(commandSchema.parse(command)).toEqual(command);
  },
);

test.each([
  {},
  { type: "" },
  { type: `${longest}x` },
  { type: 1 },
  { type: "move", as: "" },
  { type: "move", as: `${longest}x` },
  { type: "move", as: null },
  { type: "move", at: Number.NaN },
  { type: "move", at: () => 1 },
  [],
  "move",
])("reads no command in %j", (command) => {
  expect(commandSchema.safeParse(command).success).toBe(false);
});
