import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { demands } from "./demands.ts";
import { leavesToOthers } from "./left-out.ts";

test("what a program is not to have is left out, and a ban of the business is none of that [LISTEN-244]", () => {
  for (const said of [
    "No forum for the parents",
    "Don't build a newsletter",
    "We do not want a leaderboard",
    "Nobody needs advertising",
    "What you will not find here: a list of the best",
    "Not required: planning of shifts",
    "Salaries stay in the payroll package",
    "Other huts borrow from us, that stays a handshake, and don't make a gallery for tourists",
    "Broken oars are another matter",
  ])
    expect(leavesToOthers(said), said).toBe(true);
  for (const said of [
    "No dogs in the hut",
    "No payment after 14 days",
    "I don't want to type names",
    "We do not want guests to see the price",
    "No tracking outside working hours",
    "Nobody may sell a berth",
  ])
    expect(leavesToOthers(said), said).toBe(false);
  const { scope, features } = draftEverything({
    ...nothingYet,
    project: { name: "Hut" },
    questionnaire: {
      project_description: "Wardens open the hut. Guests book a bed. Cooks order bread. No chat with the guests.",
    },
  });
  expect(scope.slice(scope.indexOf("## Out of scope"), scope.indexOf("## Constraints"))).toContain("No chat with the guests.");
  expect(features.filter(({ description }) => description.includes("chat"))).toEqual([]);
});

test("how things are today, how many there are and what that costs whoever speaks binds nobody [LISTEN-245]", () => {
  for (const said of [
    "All of it lives in a spreadsheet my brother built",
    "The bookings sit in a WordPress plugin",
    "Last year's list ended in the river",
    "My nine wardens walk 60 km of path",
    "About 900 sheets are held in two houses",
    "Planning is what costs me my weekends",
    "The card index will be closed in spring",
    "The doctor is often three hours away",
    "In the morning everyone phones everyone",
    "Background: 6 wardens, two huts",
  ])
    expect(demands(said), said).toBe(false);
  for (const said of [
    "Records are kept for 50 years",
    "The deposit is 30 % of the price",
    "Two of the huts must never be let",
    "Three wardens have to sign",
    "Each hut has 12 beds",
    "Nobody may lose track of a key",
  ])
    expect(demands(said), said).toBe(true);
});

test("what stands there, hangs on what was said before [LISTEN-245]", () => {
  const { features } = draftEverything({
    ...nothingYet,
    project: { name: "Hut" },
    questionnaire: {
      project_description:
        "Wardens open the hut. Guests book a bed. Cooks order bread. Two of the lakes lie behind the dam. There, nobody may swim.",
    },
  });
  expect(features.map(({ description }) => description).join("\n")).toContain(
    "Two of the lakes lie behind the dam; there, nobody may swim",
  );
});

test("what is not wanted stands apart from what must be, and with it who does that instead [LISTEN-302]", () => {
  const out = (told: string) => {
    const { scope } = draftEverything({
      ...nothingYet,
      project: { name: "Pier" },
      questionnaire: { project_description: `We run a pier with an app. Skippers book berths. Clerks print bills. ${told}` },
    });
    return scope.slice(scope.indexOf("## Out of scope"), scope.indexOf("## Constraints"));
  };
  expect(
    out("We don't want a public forum, because rumours scare guests, and skippers' phone numbers must be hidden from visitors."),
  ).toMatch(/forum/);
  const unwanted = out(
    "A berth costs 3 euros a night except for members, and please, no ranking, no map of the buoys and no jokes.",
  );
  expect(unwanted).toMatch(/No ranking, no map of the buoys and no jokes/);
  expect(unwanted).not.toMatch(/euros/);
  expect(out("No video editing, no crane control: the panels do that.")).toMatch(/No video editing, no crane control/);
  for (const said of ["The panels do that", "No crane control: the panels do that"])
    expect(leavesToOthers(said), said).toBe(true);
  expect(leavesToOthers("The panels show that")).toBe(false);
});
