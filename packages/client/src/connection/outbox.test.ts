import { expect, test } from "vitest";
import { Outbox } from "./outbox.ts";

function outbox(): Outbox {
  let ids = 0;
  return new Outbox(() => `id${++ids}`);
}

const ok = (id: string) => ({ id, ok: true, line: 1 }) as const;

test("a command carries an id of its own and the last line that was read", () => {
  const { message } = outbox().add({ type: "pass" }, 7);
  expect(message).toEqual({ id: "id1", command: { type: "pass" }, seen: 7 });
});

test("what has no answer yet is sent again as it was, the oldest first", () => {
  const box = outbox();
  const messages = ["pass", "strike", "end"].map((type) => box.add({ type }, 0).message);
  box.answer(ok("id2"));
  expect(box.unanswered).toEqual([messages[0], messages[2]]);
});

test("each answer goes to its own command, the first one to come", async () => {
  const box = outbox();
  const [first, second] = [box.add({ type: "pass" }, 0), box.add({ type: "end" }, 0)];
  const refused = { id: "id2", ok: false, code: "notNow", message: "not now" } as const;
  box.answer(ok("id9"));
  box.answer(refused);
  box.answer(ok("id2"));
  box.answer(ok("id1"));
  expect([await first.answer, await second.answer]).toEqual([ok("id1"), refused]);
  expect(box.unanswered).toEqual([]);
});
