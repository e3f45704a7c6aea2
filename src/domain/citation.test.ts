import { expect, test } from "vitest";
import { cite } from "./citation.ts";
import { allNouns } from "./nouns/all.ts";

test("every kind of row is cited by its own prefix and number", () => {
  const cited = allNouns.map((noun) => cite(noun, 1));
  expect(cited.toSorted()).toEqual([
    "AS-1",
    "EI-1",
    "FEAT-1",
    "GT-1",
    "NFR-1",
    "PAGE-1",
    "RISK-1",
    "SEC-1",
    "SM-1",
    "TC-1",
    "UC-1",
    "US-1",
  ]);
});
