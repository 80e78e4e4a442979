import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./composeFile.ts";

/** A line of the Dockerfile: its instruction and what is said to it. */
export type Instruction = { readonly name: string; readonly said: string };

/** The instructions of `deploy/Dockerfile`, continued lines put together. */
export function dockerInstructions(): readonly Instruction[] {
  const text = readFileSync(join(root, "deploy/Dockerfile"), "utf8");
  const lines = text.replaceAll("\\\n", "").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [name = "", ...said] = line.split(/\s+/);
      return { name, said: said.join(" ") };
    });
}

/** What is said to all instructions of a name, in order. */
export function said(name: string): readonly string[] {
  return dockerInstructions()
    .filter((instruction) => instruction.name === name)
    .map((instruction) => instruction.said);
}

/** A command in the form of a list, as `CMD` and `HEALTHCHECK` have it. */
export function listIn(text: string): readonly string[] {
  return JSON.parse(text.slice(text.indexOf("[")));
}
