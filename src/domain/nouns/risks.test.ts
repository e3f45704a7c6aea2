import { expect, test } from "vitest";
import { readRisks } from "./risks.ts";

const words = { name: "Late delivery", functionality: "Delivery", description: "Boxes may spoil." };

test("the stored JSON text is read as a list of risks, and nothing as an empty one [DATA-06]", () => {
  expect(readRisks(JSON.stringify([{ id: "1", ...words, number: 3, revision: 2 }]))).toEqual([
    { id: "1", ...words, number: 3, revision: 2 },
  ]);
  for (const nothing of [null, undefined, "", "[]", "{}"]) expect(readRisks(nothing)).toEqual([]);
});
