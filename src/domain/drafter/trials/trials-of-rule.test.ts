import { expect, test } from "vitest";
import type { Rule } from "#domain/drafter/rules.ts";
import { trialsOfRule } from "./trials-of-rule.ts";

const rule = (said: string, more: Partial<Rule> = {}): Rule => ({ said, forbids: false, money: false, speed: false, ...more });
const coursesOf = (told: Rule) => trialsOfRule(told).map((trial) => trial.split("\n").slice(1));
const REFUSED = "Then it is refused, nothing is changed, and the message names the rule";

test.each([
  [
    "If the harbour master does not answer within 3 days, the berth counts as refused",
    "When the harbour master does not answer within 3 days",
    "Then the berth counts as refused",
  ],
  [
    "The skipper has 2 weeks to pay the invoice, otherwise the mooring is cancelled",
    "When 2 weeks have passed without the skipper paying the invoice",
    "Then the mooring is cancelled",
  ],
  [
    "The offer must be accepted by the tenant within 10 days, otherwise it lapses",
    "When the offer is not accepted by the tenant within 10 days",
    "Then it lapses",
  ],
  ["After 10 days, the draft is deleted", "When 10 days have passed", "Then the draft is deleted"],
  ["After one week, unread parcels are sent back", "When one week has passed", "Then unread parcels are sent back"],
  ["Readings are synced as soon as there is a connection", "When there is a connection", "Then readings are synced"],
  [
    "Keys may only be handed out to people on the crew list",
    "When keys are to be handed out, but not to people on the crew list",
    REFUSED,
  ],
  [
    "Nothing is published before the editor has approved the text",
    "When something is to be published before the editor has approved the text",
    REFUSED,
  ],
  ["A class may have no more than 12 children", "When it would be more than 12 children", REFUSED],
  ["The essay is limited to 900 words", "When it would be more than 900 words", REFUSED],
  [
    "Requests must be received at least 14 days before the concert",
    "When less than 14 days are left before the concert",
    REFUSED,
  ],
  ["Scans are stored for 5 years", "When less than 5 years have passed", "Then scans are still there"],
  ["Booking opens on May 2 at noon", "When it is earlier than May 2 at noon", "Then booking is not open yet"],
  [
    "A vet's certificate must be attached",
    "When a vet's certificate is missing",
    "Then it is not accepted, and what is missing is named",
  ],
  [
    "Leaks have to be repaired within 2 days",
    "When leaks are not repaired within 2 days",
    "Then it is shown as overdue to those in charge",
  ],
  ["From 50 seats, there is 5% off", "When it is 50 seats or more", "Then there is 5% off"],
  ["Night deliveries cost 30 euros", "When the price of night deliveries is worked out", "Then 30 euros are charged"],
  [
    "There must be one lifeguard for every 20 swimmers",
    "When there would be less than one lifeguard for every 20 swimmers",
    "Then it is shown how many are missing",
  ],
  ["No more than four guests per boat", "When it would be more than four guests per boat", REFUSED],
  ["Berths are bookable no earlier than six months ahead", "When it is more than six months ahead", REFUSED],
  ["Unpaid invoices are highlighted", "When there are unpaid invoices", "Then they are highlighted"],
  ["Recordings are erased two weeks after the hearing", "When it is two weeks after the hearing", "Then recordings are erased"],
])("a stated limit, deadline or condition is tried by the moment it speaks of: %s [LISTEN-420]", (said, when, outcome) => {
  expect(coursesOf(rule(said))).toEqual([[when, outcome]]);
});

test("what holds unless something is so is tried with and without it, and a limit of two things twice [LISTEN-420]", () => {
  expect(coursesOf(rule("If the lift stands still for an hour, the caretaker is called, unless a technician is there"))).toEqual([
    ["When the lift stands still for an hour", "Then the caretaker is called"],
    ["And a technician is there", "When the lift stands still for an hour", "Then the caretaker is not called"],
  ]);
  expect(coursesOf(rule("The abstract is limited to 200 words and the title to 80 characters"))).toEqual([
    ["When it would be more than 200 words", REFUSED],
    ["When it would be more than 80 characters", REFUSED],
  ]);
});

test("an exception to a ban is tried too, the time a limit holds is given, and each step of a price has its own test [LISTEN-420]", () => {
  expect(coursesOf(rule("Visitors may not feed the owls, except with a keeper"))).toEqual([
    ["When visitors try to feed the owls", REFUSED],
    ['And the exception "except with a keeper" applies', "When visitors try to feed the owls", "Then it is not refused"],
  ]);
  expect(coursesOf(rule("Until May 1, a child can be registered for three weeks at most"))).toEqual([
    ["And it is not later than May 1", "When it would be more than three weeks", REFUSED],
  ]);
  expect(coursesOf(rule("From 50 seats, there is 5% off, from 200 it is 10%"))).toEqual([
    ["When it is 50 seats or more", "Then there is 5% off"],
    ["When it is 200 seats or more", "Then there is 10% off"],
  ]);
});

test("what the product does by itself on a condition is tried by that condition [LISTEN-420]", () => {
  const duty = { said: "alert the ranger", condition: "if a sensor is silent for an hour" };
  expect(coursesOf(rule("If a sensor is silent for an hour, the system alerts the ranger", { duty }))).toEqual([
    ["When a sensor is silent for an hour", "Then the system alerts the ranger"],
  ]);
  const timed = { said: "erase the recordings two weeks after the hearing" };
  expect(coursesOf(rule("The system erases the recordings two weeks after the hearing", { duty: timed }))).toEqual([
    ["When it is two weeks after the hearing", "Then the system erases the recordings"],
  ]);
});

test.each([
  "The club has 80 members",
  "Loud music is not allowed after 9 p.m",
  "If they do not come within 10 days, the place is given away",
  "If we are late, we call",
  "Reviewers answer within at most 3 days",
])("what names no case, points to another sentence or is up to people is no test: %s [LISTEN-420]", (said) => {
  expect(trialsOfRule(rule(said))).toEqual([]);
});
