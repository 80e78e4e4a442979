import { expect, test } from "vitest";
import { chooseServer } from "./chooseServer.ts";

const server = (id: string, tables: number) => ({ id, address: `http://${id}`, secret: "", tables });
const nothingUnderWay = { ownId: "c", underWay: new Map() };

test("a table goes to the server with the fewest, of equal ones to the one that chooses", () => {
  expect(chooseServer([server("a", 3), server("b", 1), server("c", 2)], nothingUnderWay)?.id).toBe("b");
  expect(chooseServer([server("a", 1), server("b", 1), server("c", 1)], nothingUnderWay)?.id).toBe("c");
  expect(chooseServer([server("a", 1), server("b", 1)], nothingUnderWay)?.id).toBe("a");
  expect(chooseServer([], nothingUnderWay)).toBeUndefined();
});

test("what is under way to a server counts as if it were there", () => {
  const servers = [server("a", 1), server("b", 2)];
  expect(chooseServer(servers, { ownId: "a", underWay: new Map([["a", 2]]) })?.id).toBe("b");
});
