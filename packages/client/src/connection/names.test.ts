import { describe, expect, it } from "vitest";
import { namedIn, withNames, withNamesIn } from "./names.ts";

describe("names in the log", () => {
  it("are those of combatants who came and of things with an id of their own", () => {
    const added = { event: { type: "combatantAdded", as: "fox", name: "狐の巫女" } };
    const offered = { event: { type: "specialOffered", id: "gate", name: "門を開ける" } };
    expect(namedIn([added, offered])).toEqual([
      { id: "fox", name: "狐の巫女" },
      { id: "gate", name: "門を開ける" },
    ]);
  });

  it("are not a weapon's name beside whoever uses it", () => {
    expect(namedIn([{ event: { type: "attackDeclared", as: "fox", name: "狐の鈴" } }])).toEqual([]);
  });

  it("are those of combatants who were gone when the next fight was set up, unless somebody has their id by now", () => {
    const event = {
      type: "nextFightPrepared",
      stay: ["rin"],
      gone: [
        { id: "fox", name: "狐" },
        { id: "oni", name: "鬼" },
      ],
    };
    expect(withNamesIn({ rin: "リン", oni: "別の鬼" }, [{ event }])).toEqual({ rin: "リン", oni: "別の鬼", fox: "狐" });
    expect(
      withNamesIn({}, [{ event: { type: "nextFightPrepared", gone: ["fox", null, { id: 1, name: 2 }] } }]),
    ).toEqual({});
  });

  it("leave the names as they are where nothing is new", () => {
    const names = { fox: "狐の巫女" };
    expect(withNames(names, [{ id: "fox", name: "狐の巫女" }])).toBe(names);
  });
});
