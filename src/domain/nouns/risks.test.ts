import fc from "fast-check";
import { expect, test } from "vitest";
import { readRisks, withRiskIds, withRisksBack } from "./risks.ts";

const words = { name: "Late delivery", functionality: "Delivery", description: "Boxes may spoil." };

test("a risk has a timestamp as its id, its name, the functionality at risk and a description [DATA-07]", () => {
  const [first, second] = withRiskIds([words, words], 1_790_000_000_000, ["1790000000001"]);
  expect(first).toEqual({ id: "1790000000000", ...words });
  expect(second).toEqual({ id: "1790000000002", ...words });
});

test("ids never collide with each other or with those in use", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }).map(String)), fc.integer({ min: 0, max: 10 }), (taken, count) => {
      const ids = withRiskIds(
        Array.from({ length: count }, () => words),
        0,
        taken,
      ).map(({ id }) => id);
      expect(new Set([...ids, ...taken]).size).toBe(new Set(taken).size + count);
    }),
  );
});

test("the stored JSON text is read as a list of risks, and nothing as an empty one [DATA-06]", () => {
  expect(readRisks(JSON.stringify([{ id: "1", ...words, number: 3, revision: 2 }]))).toEqual([
    { id: "1", ...words, number: 3, revision: 2 },
  ]);
  for (const nothing of [null, undefined, "", "[]", "{}"]) expect(readRisks(nothing)).toEqual([]);
});

test("risks that come back stand where they stood, among those that are there by now", () => {
  const named = (...ids: string[]) => ids.map((id) => ({ id, name: id, functionality: "f", description: "d" }));
  const before = named("a", "b", "c", "d");
  const ids = (risks: readonly { id: string }[]) => risks.map(({ id }) => id).join("");
  expect(ids(withRisksBack(named("a", "d"), before, ["b", "c"]))).toBe("abcd");
  expect(ids(withRisksBack(named("c", "x"), before, ["a", "b"]))).toBe("abcx");
  expect(ids(withRisksBack(named("d", "a"), before, ["b", "d"]))).toBe("dab");
});
