import { expect, test } from "vitest";
import { faultOfRule } from "./rules.ts";

test.each([
  ["which, nobody reads", "hangs on another sentence"],
  ["whom the tool calls by itself", "hangs on another sentence"],
  ["It doesn't, we do", "the verb is left out"],
  ["I don't know", "the verb is left out"],
  ["oh no", "an exclamation"],
  ["only, a vet may decide", "a comma where nothing ends"],
  ["about 4,000, jars are kept", "a comma where nothing ends"],
  ["only then does, the warden may open it", "a comma where nothing ends"],
  ["only then does the warden may open it", "two helpers of one verb"],
  ["every pane comes apart into", "cut short"],
  ["at 3 a.m", "cut short"],
  ["whoever has not answered after an hour", "whoever, and nothing of them"],
  ["should the pressure have been above six", "a condition, and nothing that hangs on it"],
  ["the clerk signs forms forms", "a word twice"],
])("a rule that is no whole sentence is found: %s [LISTEN-272]", (said, fault) => {
  expect(faultOfRule(said)).toBe(fault);
});

test.each([
  "only a vet may decide",
  "no more than two dogs per walker",
  "the official doesn't log in",
  "whoever is late pays two pounds",
  "should it rain, the match is moved",
  "a deposit is 30 % of the price",
  "4.50 euro a metre",
  "if it rains, only the hall is open",
])("a whole rule has no fault: %s [LISTEN-272]", (said) => {
  expect(faultOfRule(said)).toBeUndefined();
});
