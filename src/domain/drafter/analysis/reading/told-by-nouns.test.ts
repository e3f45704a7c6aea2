import { expect, test } from "vitest";
import { analyse } from "#domain/drafter/analysis/analyse.ts";

const deedsOf = (told: string) =>
  analyse(`Guests book a table.\n${told}`).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);

test("what somebody needs or would like to have is seen or received, by what it is [LISTEN-592]", () => {
  expect(deedsOf("Dispatchers need the whole timetable in front of them.")).toContain("dispatcher: see the whole timetable");
  expect(deedsOf("The sexton needs the map of the graves.")).toContain("sexton: see the map of the graves");
  expect(deedsOf("The treasurer would like a spreadsheet each month.")).toContain("treasurer: receive a spreadsheet each month");
  expect(deedsOf("The insurer wants statistics of accidents every quarter.")).toContain(
    "insurer: receive statistics of accidents every quarter",
  );
  expect(deedsOf("The head cook wants the list of allergies on the kitchen screen.").join()).toContain(
    "head cook: see the list of allergies",
  );
  expect(deedsOf("What the treasurer needs is an export of unpaid bills.")).toContain("treasurer: export unpaid bills");
  expect(deedsOf("Our auditor requires a history of every change.")).toContain("auditor: see a history of every change");
});

test("what goes to somebody is received by them [LISTEN-592]", () => {
  expect(deedsOf("Complaints go to the ombudsman.")).toContain("ombudsman: receive complaints");
  expect(deedsOf("The signed form goes straight to the bookkeeper.")).toContain("bookkeeper: receive the signed form");
  expect(deedsOf("A copy of each contract goes to the lawyer within a week.")).toContain(
    "lawyer: receive a copy of each contract within a week",
  );
});

test("what has to be there, is asked of the builder or travels is none of it [LISTEN-592]", () => {
  expect(deedsOf("Drivers need a licence.").join()).not.toMatch(/driver: (?:see|receive)/);
  expect(deedsOf("Children need a guardian.").join()).not.toMatch(/child: (?:see|receive)/);
  expect(deedsOf("The clerk needs no list.").join()).not.toContain("clerk: see");
  expect(deedsOf("Swimmers want to see the timetable.")).toContain("swimmer: see the timetable");
  expect(deedsOf("The slip goes to the cellar.").join()).not.toContain("receive");
  expect(deedsOf("The ferry goes to the island.").join()).not.toContain("receive");
  expect(deedsOf("Nothing goes to the press.").join()).not.toContain("receive");
  expect(deedsOf("The coach goes to the doctor.").join()).not.toContain("receive");
  expect(deedsOf("Trips need the coordinator's approval.").join()).not.toMatch(/trip: (?:see|receive)/);
  expect(deedsOf("I'd like a page for bookings.").join()).not.toMatch(/see a page|receive/);
  expect(deedsOf("Players like the calendar.").join()).not.toContain("player: see");
});
