export { isSame, valueAt } from "./path.ts";
export * from "./run.ts";
export * from "./scenario.ts";
