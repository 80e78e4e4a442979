import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
let folder: string;
let child: ChildProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yomiai-main-"));
});
afterEach(() => {
  child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function start(variables: Record<string, string>): { output: () => string } {
  let output = "";
  child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: "0", ...variables },
  });
  child.stdout?.on("data", (text) => {
    output += text;
  });
  child.stderr?.on("data", (text) => {
    output += text;
  });
  return { output: () => output };
}

test("the server starts by its environment, answers, and ends cleanly on SIGTERM", async () => {
  const { output } = start({});
  await expect.poll(output, { timeout: 10_000 }).toContain("listening");
  const port = /"port":(\d+)/.exec(output())?.[1];
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});

test("a wrong variable ends the start with its name", async () => {
  const { output } = start({ PORT: "many" });
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  expect(output()).toContain("PORT: a whole number from 0 to 65535");
});
