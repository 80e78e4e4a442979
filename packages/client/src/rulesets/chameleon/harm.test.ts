import { describe, expect, it } from "vitest";
import { amountsFor } from "./harm.ts";

describe("amounts worth a button", () => {
  it("are the full one, just enough to fell all and as much as fells nobody", () => {
    const struck = [
      { id: "a", injury: 3, health: 9 },
      { id: "b", injury: 0, health: 4 },
    ];
    expect(amountsFor(struck, 14)).toEqual({ full: 14, justEnough: 7, spare: 4 });
  });

  it("leave out what the full blow does anyway", () => {
    expect(amountsFor([{ id: "a", injury: 0, health: 9 }], 5)).toEqual({ full: 5 });
    expect(amountsFor([{ id: "a", injury: 0, health: 9 }], 10)).toEqual({ full: 10, spare: 9 });
  });

  it("tell nothing of a health that is hidden", () => {
    expect(amountsFor([{ id: "a", injury: 2, health: undefined }], 12)).toEqual({ full: 12 });
  });
});
