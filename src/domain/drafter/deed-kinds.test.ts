import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { analyse } from "./analysis/analyse.ts";
import { draftEverything } from "./full-draft.ts";
import { fittingPattern } from "./plan/fitting.ts";

function kindOf(told: string): string[] {
  return analyse(`We run a harbour. ${told}`).activities.map((activity) => fittingPattern(activity).key);
}
const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Harbour" }, questionnaire: { project_description } });

test.each([
  ["Skippers check in at the pier.", "presence"],
  ["Stewards check in the rowers.", "presence"],
  ["Stewards check the lamps in.", "hand"],
  ["Stewards tick off the passengers.", "presence"],
  ["Stewards tick off each buoy.", "tick"],
  ["Skippers join the regatta.", "join"],
  ["Riggers join the ropes.", "any"],
  ["Skippers join the waiting list.", "wait"],
  ["The secretary signs up new rowers.", "record"],
  ["Rowers sign up for a race.", "join"],
  ["Stewards take oars back and dry them.", "hand"],
  ["The captain sends out the rescue team.", "any"],
  ["The captain sends the parcel to the island.", "hand"],
  ["The captain sends out the forecast.", "send"],
  ["Passengers show their ticket at the gate.", "prove"],
  ["Skippers pass their place on to another skipper.", "pass-on"],
  ["Skippers pass the lamp on to another skipper.", "hand"],
  ["The harbour master suspends permits.", "suspend"],
  ["The harbour master closes the pier.", "lock"],
  ["The harbour master lifts the ban.", "unlock"],
  ["Riggers lift the boat.", "work"],
  ["Skippers change their address themselves.", "own-details"],
  ["Skippers change the berth.", "change"],
  ["Rowers drop out of the race.", "leave"],
  ["The clerk turns the request down.", "accept"],
  ["Riggers turn the winch.", "work"],
  ["The office delivers the certificate.", "send"],
  ["Drivers deliver the boxes.", "hand"],
  ["The harbour master orders an evacuation.", "any"],
  ["The cook orders flour.", "order"],
  ["Pilots take a shift.", "take-on"],
  ["Stewards list the lamps.", "record"],
  ["Stewards list the boats for sale.", "offer"],
  ["Stewards sign for the lamp.", "hand"],
  ["The captain records a film.", "create"],
])("the kind of a deed follows from its verb, its small word and what it is done to: %s [LISTEN-201]", (told, kind) => {
  expect(kindOf(told)).toContain(kind);
});

test("a verb with a small word that no kind knows is of no kind, where that word turns its sense [LISTEN-202]", () => {
  for (const told of [
    "The treasurer writes the rope off.",
    "Stewards look the skipper through.",
    "The clerk marks the price down.",
  ])
    expect(kindOf(told), told).toEqual(["any"]);
  expect(kindOf("The clerk sends the form back.")).toEqual(["send"]);
});

test("a deed of no kind is asked for no form, and people are handed to nobody [LISTEN-202]", () => {
  const { user_stories } = draftOf("Stewards wave the boats through. Skippers bring a guest. The captain sends out the crew.");
  const told = user_stories.filter(({ story }) => /wave|bring a guest|send out/.test(story));
  expect(told).toHaveLength(3);
  for (const { acceptance_criteria } of told)
    expect(acceptance_criteria).not.toMatch(/missing|what I entered|required|damaged|transfer breaks off/);
});

test.each([
  ["The clerk closes the account book.", "finish"],
  ["The keeper closes the brood of oysters.", "finish"],
  ["The harbour master closes the quay.", "lock"],
  ["The clerk prints a loading list.", "print"],
  ["The clerk exports the tides.", "extract"],
  ["Skippers place an order.", "order"],
  ["Skippers buy a pass.", "order"],
  ["Skippers ask for a berth.", "request"],
])("what is finished is not out of use, a print is no file and an order no request: %s [LISTEN-241]", (told, kind) => {
  expect(kindOf(told)).toEqual([kind]);
});

test("criteria name what the deed is done to [LISTEN-242]", () => {
  const { user_stories, test_cases } = draftOf(
    "The clerk enters the moorings. Skippers cancel a crossing. The harbour master approves the permits. Skippers book a berth.",
  );
  const criteria = user_stories.map(({ acceptance_criteria }) => acceptance_criteria).join("\n");
  expect(criteria).toContain("Given a required detail of the moorings is missing");
  expect(criteria).toContain("Then the moorings are kept with my name and the time");
  expect(criteria).toContain("Then everybody concerned sees that the crossing is cancelled");
  expect(criteria).toContain("Given the permits wait for my decision");
  expect(criteria).not.toMatch(/at hand|[{}]/);
  const own = test_cases.filter(({ name }) => /^(?:Enter|Cancel|Approve|Book)/.test(name));
  expect(new Set(own.map(({ then }) => then)).size).toBe(own.length);
});

test("what is paid in cash or through a bank is declined by nobody [LISTEN-243]", () => {
  const paid = (text: string) =>
    draftOf(text).user_stories.find(({ story }) => story.includes("want to pay"))?.acceptance_criteria ?? "";
  expect(paid("Skippers pay the fee by bank transfer. The clerk notes the fee.")).toMatch(/shown as open/);
  expect(paid("Skippers pay the fee. We want no online payment.")).not.toMatch(/declined|receipt is shown/);
  expect(paid("Skippers pay the fee by card.")).toMatch(/declined/);
});

test.each([
  ["The pilot judges whether the ice carries a sledge.", "examine"],
  ["Jurors judge the cakes.", "rate"],
  ["The harbour master confirms the count.", "confirm"],
  ["The clerk confirms the booking.", "accept"],
  ["The clerk confirms the date.", "accept"],
  ["The coordinator calls out a rescue team.", "call-out"],
  ["Skippers call out a leak.", "report"],
  ["The harbour master lifts the shutdown.", "unlock"],
  ["Riggers place the buoys on the map.", "change"],
  ["Riggers place the buoys in the yard.", "work"],
])("a finding is no vote, a release no answer, a call for people no report of them: %s [LISTEN-299]", (told, kind) => {
  expect(kindOf(told)).toEqual([kind]);
});
