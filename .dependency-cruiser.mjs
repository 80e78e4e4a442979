// The walls between the parts. What stands here is law; ARCHITECTURE.md says why.
const RULESETS = "chameleon|subturn|kengi|cf|declare";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "rules-import-nothing-of-ours",
      severity: "error",
      from: { path: "^packages/rules/src" },
      to: { path: "^packages/(server|client)|^tests" },
    },
    {
      name: "rules-touch-no-machine",
      comment: "No files, clock or network in the rules; the scenario command alone reads files.",
      severity: "error",
      from: { path: "^packages/rules/src", pathNot: "^packages/rules/src/scenario/cli\\.ts$|\\.test\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "rulesets-do-not-meet",
      severity: "error",
      from: { path: `^packages/rules/src/(${RULESETS})/` },
      to: { path: `^packages/rules/src/(${RULESETS})/`, pathNot: "^packages/rules/src/$1/" },
    },
    {
      name: "core-knows-no-ruleset",
      severity: "error",
      from: {
        path: "^packages/rules/src/(core|dice|space|play)/|^packages/rules/src/(ruleset|terms)\\.ts$",
        pathNot: "\\.test\\.ts$",
      },
      to: { path: `^packages/rules/src/(${RULESETS})/|^packages/rules/src/registry\\.ts$` },
    },
    {
      name: "server-knows-no-ruleset",
      severity: "error",
      from: { path: "^packages/server/src" },
      to: { path: `^packages/rules/src/(${RULESETS})/` },
    },
    {
      name: "server-imports-no-client",
      severity: "error",
      from: { path: "^packages/server" },
      to: { path: "^packages/client|^tests" },
    },
    {
      name: "client-imports-only-types-of-the-server",
      severity: "error",
      from: { path: "^packages/client/src" },
      to: { path: "^packages/server", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "shared-client-knows-no-ruleset",
      severity: "error",
      from: { path: "^packages/client/src", pathNot: "^packages/client/src/rulesets/" },
      to: { path: `^packages/client/src/rulesets/(${RULESETS})/` },
    },
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only", "dynamic-import"] } },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/dist/" },
    tsPreCompilationDeps: "specify",
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "node"] },
  },
};
