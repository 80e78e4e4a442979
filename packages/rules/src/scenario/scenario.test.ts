import { describe, expect, it } from "vitest";
import { parseScenario } from "./scenario.ts";

const head = `title: t
ruleset: any
combatants: [{ id: rin }]
steps:
`;

describe("a scenario file", () => {
  it("reads commands, refusals and expectations in order", () => {
    const scenario = parseScenario(`${head}
  - p1: { type: go, as: rin }
  - refuse: { gm: { type: go, as: rin }, code: notYourCombatant }
  - expect: { state: { phase: x }, told: { p2: [{ type: gone, how: null }] }, untold: { spectator: [rolled] } }
`);
    expect(scenario.steps).toEqual([
      { kind: "command", seat: "p1", command: { type: "go", as: "rin" } },
      { kind: "refuse", seat: "gm", command: { type: "go", as: "rin" }, code: "notYourCombatant" },
      {
        kind: "expect",
        expect: {
          state: { phase: "x" },
          told: { p2: [{ type: "gone", how: null }] },
          untold: { spectator: ["rolled"] },
        },
      },
    ]);
    expect([scenario.house, scenario.dice, scenario.clauses]).toEqual([{}, [], []]);
  });

  it.each([
    ["an unknown kind of expectation", "  - expect: { stat: {} }", /stat/],
    ["an unknown viewer", "  - expect: { seen: { p0: {} } }", /p0/],
    ["two seats in one step", "  - { p1: { type: go }, p2: { type: go } }", /one of expect, refuse/],
    ["a refusal without a code", "  - refuse: { p1: { type: go } }", /code/],
    ["an unknown seat", "  - player1: { type: go }", /player1/],
    ["an unknown field at the top", "  []\nextra: 1", /extra/],
  ])("is refused for %s, naming it", (_, step, message) => {
    expect(() => parseScenario(`${head}${step}\n`)).toThrow(message);
  });

  it("does not unfold aliases without end", () => {
    expect(() => parseScenario(`${head}  - expect: { state: { a: &a [1], b: *a } }\n`)).toThrow();
  });
});
