import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";
import { planOf } from "./plan/plan.ts";

const briefOf = (told: string) => ({
  ...nothingYet,
  project: { name: "Harbour" },
  questionnaire: { project_description: `We run a harbour. ${told} The clerk enters the moorings.` },
});
const kindsOf = (told: string) => planOf(briefOf(told)).deeds.map(({ activity, pattern }) => `${activity.verb}: ${pattern.key}`);
const rowsOf = (told: string) => {
  const { user_stories, test_cases, risks } = draftEverything(briefOf(told));
  return JSON.stringify([user_stories, test_cases, risks]);
};

test.each([
  ["The lifeguard closes a lane.", "close: lock"],
  ["The steeple keeper can close a bell.", "close: lock"],
  ["The farm manager closes a pond after rain.", "close: lock"],
  ["The agent closes the ticket.", "close: finish"],
  ["The editor sends the article back with remarks.", "send: send-back"],
  ["The tutor returns the essay with corrections.", "return: send-back"],
  ["The porter sends the parcel back.", "send: hand"],
  ["The clerk sends the invoice.", "send: send"],
  ["The pilot reviews the weights for a flight.", "review: look-over"],
  ["The clerk reviews the applications.", "review: approve"],
  ["The coach picks a band for each service.", "pick: put-together"],
  ["The captain swaps a ringer when somebody drops out.", "swap: stand-in"],
  ["Farmhands move bags between leases.", "move: move"],
  ["Members move their booking.", "move: move"],
])("the kind of a deed follows from its verb with what it is done to: %s [LISTEN-501]", (told, kind) => {
  expect(kindsOf(told)).toContain(kind);
});

test.each([
  ["Members place bids.", /bids are available|gone/],
  ["Restaurant buyers place orders.", /orders are available|part of the orders|Ordering orders/],
  ["Packers assign the sack to an order.", /same hour|assignment, with its time|collide/],
  ["Farmhands move bags between leases.", /stands where it is to go|collides/],
  ["The captain swaps a ringer.", /stands where it is to go|collides/],
  ["The lifeguard closes a lane.", /left to do|among what is open/],
  ["Learners tick off the methods they have practised.", /after somebody else has done so|that one/i],
  ["The pilot reviews the weights.", /waits? for my decision|my decision/],
  ["The coach picks a band for each service.", /more than one to choose|two to choose/],
  ["The office manager issues vouchers and extends them.", /that them depends/],
])("no criterion claims an end that what it is done to cannot have: %s [LISTEN-501]", (told, wrong) => {
  expect(rowsOf(told)).not.toMatch(wrong);
});

test("an assignment for a time can still collide, and one of two is still chosen [LISTEN-501]", () => {
  expect(rowsOf("The office assigns a boat to each shift.")).toContain("collide");
  expect(kindsOf("Skippers choose a berth.")).toContain("choose: choose");
});
