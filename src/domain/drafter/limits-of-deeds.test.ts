import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";
import { limitsOf, thingCounted, withoutLimits } from "./telling/limit-of-deed.ts";

const draftOf = (told: string) =>
  draftEverything({
    ...nothingYet,
    project: { name: "Harbour" },
    questionnaire: { project_description: `We run a harbour. ${told}` },
  });
const criteriaOf = (told: string, deed: string) =>
  draftOf(told).user_stories.find(({ story }) => story.includes(deed))?.acceptance_criteria ?? "";

test.each([
  ["cancel a berth until Friday at noon", "cancel", "cancel a berth", "it is later than Friday at noon"],
  ["edit my log until it is signed", "own-entry", "edit my log", "it is signed already"],
  ["cancel a crossing up to 24 hours before", "cancel", "cancel a crossing", "less than 24 hours are left"],
  [
    "cancel a crossing at least an hour before departure",
    "cancel",
    "cancel a crossing",
    "less than an hour is left before departure",
  ],
  ["book a berth, no more than two weeks in advance", "book", "book a berth", "it is more than two weeks ahead"],
  ["reopen a case within 14 days of its closure", "reopen", "reopen a case", "more than 14 days have passed since its closure"],
  ["reserve up to 3 berths a week for guests", "book", "reserve berths for guests", "it would be more than 3 berths a week"],
  ["list at most two boats I dislike", "record", "list boats I dislike", "it would be more than two boats"],
  ["hand in a report of no more than 200 words", "submit", "hand in a report", "it would be more than 200 words"],
  ["choose at least two lessons", "choose", "choose lessons", "it would be fewer than two lessons"],
  ["check in up to 3 guests", "presence", "check in guests", "it would be more than 3 guests"],
  ["extend the permit once", "extend", "extend the permit", "it was done once before"],
  ["swap a shift at most twice a month", "move", "swap a shift", "it was done twice in the same month before"],
  ["score each boat from 1 to 10", "rate", "score each boat", "the value is below 1 or above 10"],
])("a limit of a deed is read apart from the deed: %s [LISTEN-350]", (said, kind, bare, beyond) => {
  expect(withoutLimits(said, kind)).toBe(bare);
  expect(limitsOf(said, kind)).toEqual([beyond]);
});

test.each([
  ["apply no later than 7 days ahead", "submit", "apply", "less than 7 days are left"],
  ["book a berth at least 3 days in advance", "book", "book a berth", "less than 3 days are left"],
  ["withdraw a boat at the latest 14 days beforehand", "withdraw", "withdraw a boat", "less than 14 days are left"],
  ["enter a boat no later than 2 hrs before the start", "record", "enter a boat", "less than 2 hrs are left before the start"],
  ["cancel a berth not later than 48 hours ahead", "cancel", "cancel a berth", "less than 48 hours are left"],
])(
  "what has to come so long before is refused when less time is left, and not when more is: %s [LISTEN-587]",
  (said, kind, bare, beyond) => {
    expect(limitsOf(said, kind)).toEqual([beyond]);
    expect(withoutLimits(said, kind)).toBe(bare);
  },
);

test("a timetable that comes too late is late, and wanted all the same [LISTEN-587]", () => {
  expect(limitsOf("publish the timetable no later than 14 days ahead", "publish")).toEqual([]);
  const criteria = criteriaOf("Skippers apply for a berth no later than 7 days ahead.", "apply for a berth");
  expect(criteria).toMatch(/Given less than 7 days are left\nWhen I apply for a berth\nThen it is refused/);
  expect(criteria).not.toMatch(/more than 7 days/);
});

test("what lasts until a day, or is done at certain hours, goes beyond no limit [LISTEN-350]", () => {
  for (const [said, kind] of [
    ["suspend a permit until Friday", "suspend"],
    ["work from 9 to 5", "work"],
    ["count the boats once a day", "examine"],
    ["answer within 24 hours", "say"],
  ] as const) {
    expect(limitsOf(said, kind), said).toEqual([]);
    expect(withoutLimits(said, kind)).toBe(said);
  }
});

test("whoever goes beyond the limit of a deed is refused, and no course of events names the limit in its deed [LISTEN-351]", () => {
  const criteria = criteriaOf("Skippers change an order until Tuesday at noon. Clerks enter the moorings.", "change an order");
  expect(criteria).toContain(
    "Given it is later than Tuesday at noon\nWhen I change an order\nThen it is refused, all stays as it was, and I am told the limit",
  );
  expect(criteria).not.toMatch(/When .*until/);
  const booked = criteriaOf("Skippers reserve up to 4 berths a week. Clerks enter the moorings.", "reserve up to 4 berths");
  expect(booked).toContain("Given nobody else has taken the berths");
  expect(booked).toContain("Given it would be more than 4 berths a week\nWhen I reserve berths\n");
  expect(booked).toContain("Given somebody else has taken the berths a moment before");
});

test("how many there are changes nothing of what a deed means [LISTEN-352]", () => {
  expect(thingCounted("reserve up to 4 berths a week")?.plural).toBe("berths");
  expect(thingCounted("wait up to 6 weeks")).toBeUndefined();
  expect(criteriaOf("Stewards list up to three boats they avoid. Clerks enter the moorings.", "list up to three")).toContain(
    "the boats are kept with my name",
  );
});
