import { expect, test } from "vitest";
import { once } from "./once.ts";

function counted() {
  const asked: PromiseWithResolvers<string>[] = [];
  const task = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  return { asked, task };
}

test("what is asked for again while it is under way is done once, and all who asked get its answer", async () => {
  const { asked, task } = counted();
  const answers = Array.from({ length: 5 }, () => once("sit", task));
  expect(asked.length).toBe(1);
  asked[0]?.resolve("p1");
  expect(await Promise.all(answers)).toEqual(["p1", "p1", "p1", "p1", "p1"]);
});

test("other things are done besides", () => {
  const { asked, task } = counted();
  void once("rule a", task);
  void once("rule b", task);
  expect(asked.length).toBe(2);
});

test("when it is done, or has failed, it can be asked for anew", async () => {
  const { asked, task } = counted();
  const failing = once("create", task);
  asked[0]?.reject(new Error("offline"));
  await expect(failing).rejects.toThrow("offline");
  const again = once("create", task);
  asked[1]?.resolve("made");
  expect(await again).toBe("made");
  void once("create", task);
  expect(asked.length).toBe(3);
});
