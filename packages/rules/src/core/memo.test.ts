import { describe, expect, it } from "vitest";
import { memo, memoLatest } from "./memo.ts";

describe("a memo", () => {
  const make = () => {
    const asked: unknown[] = [];
    const pair = memo((part: object, who: unknown) => {
      asked.push(who);
      return { part, who };
    });
    return { asked, pair };
  };

  it("gives the very same answer to the very same arguments, and computes it once", () => {
    const { asked, pair } = make();
    const part = {};
    expect(pair(part, "p1")).toBe(pair(part, "p1"));
    expect(asked).toEqual(["p1"]);
  });

  it("never gives an answer to other arguments, equal ones included", () => {
    const { pair } = make();
    const [part, twin, who] = [{}, {}, {}];
    expect(pair(part, who)).not.toBe(pair(twin, who));
    expect(pair(part, who)).not.toBe(pair(part, {}));
    expect(pair(part, undefined).who).toBe(undefined);
    expect(pair(twin, who).part).toBe(twin);
  });

  it("tells fewer arguments from more", () => {
    const count = memo((_part: object, ...more: readonly unknown[]) => more.length);
    const part = {};
    expect([count(part), count(part, undefined), count(part)]).toEqual([0, 1, 0]);
  });

  it("keeps the latest answers for one first argument, and no end of them", () => {
    const { asked, pair } = make();
    const part = {};
    for (let who = 0; who < 20; who++) pair(part, who);
    pair(part, 19);
    pair(part, 18);
    pair(part, 0);
    expect(asked.slice(20)).toEqual([0]);
  });
});

describe("a memo of the latest", () => {
  it("keeps the answers for the first argument asked last, and forgets them with the next", () => {
    const asked: unknown[] = [];
    const pair = memoLatest((part: { readonly n: number }, who: string) => {
      asked.push(`${part.n} ${who}`);
      return { part, who };
    });
    const [one, two] = [{ n: 1 }, { n: 2 }];
    expect(pair(one, "p1")).toBe(pair(one, "p1"));
    expect(pair(one, "p2").who).toBe("p2");
    expect(pair(one, "p1").who).toBe("p1");
    expect(pair(two, "p1").part).toBe(two);
    expect(pair(one, "p1").part).toBe(one);
    expect(asked).toEqual(["1 p1", "1 p2", "2 p1", "1 p1"]);
  });

  it("answers whatever it is asked, however many others it was asked before", () => {
    const same = memoLatest((_: object, who: number) => who);
    const part = {};
    for (let who = 0; who < 20; who++) expect(same(part, who)).toBe(who);
    expect(same(part, 0)).toBe(0);
  });
});
