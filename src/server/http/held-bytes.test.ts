import { expect, test } from "vitest";
import { createHeldBytes } from "./held-bytes.ts";

/** Who holds what, and whose has ended. */
function room(most: { perAddress: number; all: number }) {
  const held = createHeldBytes(most);
  const ended: string[] = [];
  const hold = (address: string, bytes: number, { mayEnd = true, name = address } = {}) => {
    const letGo = held.hold(address, bytes, () => {
      if (!mayEnd) return false;
      letGo?.();
      ended.push(name);
      return true;
    });
    return letGo;
  };
  return { hold, ended };
}

test("where the room is full whoever holds less than another gets room, and what whoever holds most began first ends [ATTACK-56]", () => {
  const { hold, ended } = room({ perAddress: 64, all: 256 });
  for (const address of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) expect(hold(address, 64)).toBeDefined();
  expect(hold("203.0.113.4", 30, { name: "first of 4" })).toBeDefined();
  expect(hold("203.0.113.4", 34, { name: "second of 4" })).toBeDefined();
  // an address's own bound holds as it did
  expect(hold("203.0.113.1", 1)).toBeUndefined();
  // whoever would hold as much as those who hold most comes too late
  expect(hold("203.0.113.5", 64)).toBeUndefined();
  expect(ended).toEqual([]);
  expect(hold("203.0.113.5", 40)).toBeDefined();
  expect(ended).toEqual(["203.0.113.1"]);
  expect(hold("203.0.113.6", 24)).toBeDefined();
  expect(hold("203.0.113.7", 2)).toBeDefined();
  expect(hold("203.0.113.8", 63)).toBeDefined();
  expect(ended).toEqual(["203.0.113.1", "203.0.113.2", "203.0.113.3"]);
  for (const from of ["203.0.113.9", "203.0.113.10"]) expect(hold(from, 32)).toBeDefined();
  expect(ended.slice(3)).toEqual(["first of 4"]);
});

test("what cannot end stays, and the next of whoever holds more does [ATTACK-56]", () => {
  const { hold, ended } = room({ perAddress: 64, all: 128 });
  expect(hold("203.0.113.1", 64, { mayEnd: false })).toBeDefined();
  expect(hold("203.0.113.2", 60)).toBeDefined();
  expect(hold("203.0.113.3", 10, { mayEnd: false })).toBeDefined();
  expect(ended).toEqual(["203.0.113.2"]);
  expect(hold("203.0.113.3", 54, { mayEnd: false })).toBeDefined();
  expect(hold("203.0.113.4", 1)).toBeUndefined();
});

test("all of a /48 of IPv6 counts as one, whose own newcomers get room from whoever of it holds most [ATTACK-56]", () => {
  const { hold, ended } = room({ perAddress: 64, all: 128 });
  const of = (at: number) => `2001:db8:7:${at.toString(16)}::/64`;
  for (let at = 0; at < 64; at += 1) expect(hold(of(at), 2)).toBeDefined();
  expect(hold("2001:db8:8:0::/64", 40)).toBeDefined();
  expect(ended).toEqual(Array.from({ length: 20 }, (_, at) => of(at)));
  expect(hold(of(70), 1)).toBeDefined();
  expect(ended.slice(20)).toEqual([of(20)]);
  expect(hold(of(71), 3)).toBeUndefined();
});
