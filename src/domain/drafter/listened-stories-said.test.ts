import { expect, test } from "vitest";
import { analyse } from "./analysis/analyse.ts";

test.each([
  ["As a porter: I want to report a lift", "porter: report a lift"],
  ["As a porter (P) - I want to report a lift so that it is mended", "porter: report a lift"],
  ["User story 4: As a porter, I want to report a lift.", "porter: report a lift"],
  ["US-12 As a porter I'd love to report a lift.", "porter: report a lift"],
])("a user story is told whatever signs stand in it: %s [LISTEN-316]", (text, deed) => {
  expect(analyse(text).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`)).toEqual([deed]);
});

test("each of several stories in one sentence is of its own person [LISTEN-316]", () => {
  const { activities } = analyse("As a porter, I want to report a lift; as a tenant I want to book the laundry.");
  expect(activities.map(({ actor, said }) => `${actor?.singular}: ${said}`)).toEqual([
    "porter: report a lift",
    "tenant: book the laundry",
  ]);
});
