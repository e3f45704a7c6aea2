import { expect, test } from "vitest";
import { analyse } from "./analysis/analyse.ts";

function deedsOf(text: string): string[] {
  return analyse(text).activities.map(({ actor, said, condition }) =>
    [`${actor?.singular}: ${said}`, condition].filter(Boolean).join(" | "),
  );
}

test.each([
  ["Members borrow tools. Members swap shifts all the time.", ["member: borrow tools"]],
  ["Nurses call the desk ten times a day. Nurses print the list.", ["nurse: print the list"]],
  ["Clerks spend a week sorting slips. Clerks book a room.", ["clerk: book a room"]],
  ["Kitchens run out of pads. Cooks order pads.", ["cook: order pads"]],
  ["Visitors forget the code. Visitors enter the code.", ["visitor: enter the code"]],
  ["The association manages 2,300 flats. Tenants report a leak.", ["tenant: report a leak"]],
  ["Invoices are approved by the manager, above 5,000 euros by the board. Clerks enter invoices.", ["clerk: enter invoices"]],
  ["If it hurts, patients call the clinic.", ["patient: call the clinic | if it hurts"]],
])("griefs and how things are make no story: %s [LISTEN-103]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test.each([
  ["Mechanics mend whatever people bring. Visitors queue at the door. Fixers weigh lamps.", "fixer: weigh lamps"],
  ["Nearly all parents log in at the same time. I'm told by WhatsApp, by mail. Parents pick a slot.", "parent: pick a slot"],
])("a queue, a crowd and the way of today are no stories: %s [LISTEN-105]", (text, deed) => {
  const deeds = deedsOf(text);
  expect(deeds.filter((said) => !said.startsWith("mechanic"))).toEqual([deed]);
});

test("what is done or must be done at set times is a deed, and so is what is managed from now on [LISTEN-103]", () => {
  expect(deedsOf("Nurses check the fridge three times a day.")).toEqual(["nurse: check the fridge three times a day"]);
  expect(deedsOf("Nurses must check the fridge three times a day.")).toEqual(["nurse: check the fridge three times a day"]);
  expect(deedsOf("Tenants report a leak. The caretaker manages the keys.")).toEqual([
    "tenant: report a leak",
    "caretaker: manage the keys",
  ]);
});

test.each([
  ["James orders the parts. Agnes checks the tiles.", ["James: order the parts", "Agnes: check the tiles"]],
  ["So at the moment people show up and we write a tag. Fixers weigh lamps.", ["fixer: weigh lamps"]],
])("a name that ends in s is one person's, and 'at the moment people' are no kind of people: %s [LISTEN-106]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test.each([
  [
    "What I want is one place where singers tell us whether they come to a rehearsal.",
    ["singer: tell whether I come to a rehearsal"],
  ],
  [
    "I'd like something where teachers set the times they are available and parents pick a slot.",
    ["teacher: set the times I am available", "parent: pick a slot"],
  ],
  ["The drivers need a list per pick-up point.", ["driver: get a list per pick-up point"]],
  [
    "If a bike isn't collected for two weeks we charge storage.",
    ["team member: charge storage | if a bike isn't collected for two weeks"],
  ],
  ["We raise a ticket when a lamp fails.", ["team member: raise a ticket | when a lamp fails"]],
  ["Members trade worms! We could charge a small fee.", ["member: trade worms"]],
])("what is wanted of a place, a list that is needed and what we charge are told: %s [LISTEN-107]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});
