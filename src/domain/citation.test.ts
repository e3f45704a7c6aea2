import { expect, test } from "vitest";
import { type Citable, citationPrefixes, cite } from "./citation.ts";

test("every kind of row is cited by its own prefix and number", () => {
  const cited = (Object.keys(citationPrefixes) as Citable[]).map((noun, i) => cite(noun, i + 1));
  expect(cited).toEqual(["PAGE-1", "SEC-2", "UC-3", "US-4", "FEAT-5", "RISK-6", "SM-7", "TC-8", "EI-9", "NFR-10"]);
});
