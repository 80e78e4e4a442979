import { expect, test } from "vitest";
import { CommandQueue } from "./commandQueue.ts";

test("tasks run one after the other in the order they were given", async () => {
  const queue = new CommandQueue();
  const seen: string[] = [];
  const task = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
  };
  await Promise.all([queue.run(task("a")), queue.run(task("b"))]);
  expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("a task that fails rejects by itself and does not hold up the next", async () => {
  const queue = new CommandQueue();
  const failing = queue.run(() => {
    throw new Error("no");
  });
  const next = queue.run(() => 5);
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe(5);
  await queue.drain();
  expect(queue.length).toBe(0);
});

test("a queue is drained when everything that was given is done, and counts until then", async () => {
  const queue = new CommandQueue();
  const { promise, resolve } = Promise.withResolvers<void>();
  const steps: string[] = [];
  void queue.run(async () => {
    await promise;
    steps.push("done");
  });
  const drained = queue.drain().then(() => steps.push("drained"));
  expect(queue.length).toBe(1);
  await new Promise(setImmediate);
  resolve();
  await drained;
  expect(steps).toEqual(["done", "drained"]);
  expect(queue.length).toBe(0);
});
