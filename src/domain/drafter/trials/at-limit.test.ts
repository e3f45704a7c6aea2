import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import type { Rule } from "#domain/drafter/rules.ts";
import { draftTestCases } from "#domain/drafter/test-cases.ts";
import { trialsAtLimits, trialsOfRule } from "./trials-of-rule.ts";

const rule = (said: string, more: Partial<Rule> = {}): Rule => ({ said, forbids: false, money: false, speed: false, ...more });
const steps = (trials: readonly string[]) => trials.map((trial) => trial.split("\n").slice(1));
const beyond = (told: Rule) => steps(trialsOfRule(told));
const within = (told: Rule) => steps(trialsAtLimits(told));
const REFUSED = "Then it is refused, nothing is changed, and the message names the rule";
const ACCEPTED = "Then it is not refused";
const casesOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Yard" }, questionnaire: { project_description } });

test.each([
  ["A raft may carry no more than 6 people", "When it is exactly 6 people", ACCEPTED],
  ["Rafts must be ordered at least 3 days before the trip", "When exactly 3 days are left before the trip", ACCEPTED],
  ["Trips can be cancelled up to 24 hours before they start", "When exactly 24 hours are left before they start", ACCEPTED],
  [
    "After 10 days, the draft is deleted",
    "When one minute is missing until 10 days have passed",
    "Then the draft is not deleted",
  ],
  [
    "If the fee is not paid within 5 days, the raft is released and offered to others",
    "When the fee is paid in the last minute of the 5 days",
    "Then the raft is not released",
  ],
  ["Entries close on May 2 at noon", "When it is one minute before May 2 at noon", "Then entries are still open"],
  ["Paddles are free for 3 hours", "When one minute is missing until 3 hours have passed", "Then paddles are still free"],
  ["Guides must be at least 21", "When somebody tries it who turned 21 today", ACCEPTED],
  ["Cash above 100 pounds goes to the bank", "When it is about cash exactly 100 pounds", "Then it does not go to the bank"],
  [
    "Each raft shall be inspected every 6 months",
    "When one minute is missing until 6 months have passed since each raft was last inspected",
    "Then it is not shown as overdue to those in charge",
  ],
])("a limit is tried just within it, too: %s [LISTEN-443]", (said, when, outcome) => {
  expect(within(rule(said))).toEqual([[when, outcome]]);
});

test.each([
  ["You must not load more than 18 tonnes", "When it would be more than 18 tonnes", REFUSED],
  ["At most five rafts may be lent to one club", "When it would be more than five rafts lent to one club", REFUSED],
  ["Nobody under 16 may steer", "When somebody tries it who turns 16 tomorrow", REFUSED],
  ["Trips can be cancelled up to 24 hours before they start", "When less than 24 hours are left before they start", REFUSED],
  ["A raft is not released until it has been paid", "When a raft is to be released before it has been paid", REFUSED],
  ["Collection costs five pounds", "When the price of collection is worked out", "Then five pounds are charged"],
  [
    "That guide has 48 hours to accept it",
    "When 48 hours have passed without that guide accepting it",
    "Then it can no longer be done, and whoever tries is told the time",
  ],
  ["Slipways have to be clear by noon", "When slipways are not clear by noon", "Then it is shown as overdue to those in charge"],
])("an amount, an age, a time to answer and a state to be kept are tried: %s [LISTEN-443]", (said, when, outcome) => {
  expect(beyond(rule(said))).toEqual([[when, outcome]]);
});

test("what can no longer be done after something is tried, and the product's own deadlines are [LISTEN-443]", () => {
  expect(beyond(rule("Once the guide has signed the list, its names can no longer be changed"))).toEqual([
    ["And the guide has signed the list", "When its names are to be changed", REFUSED],
  ]);
  const duty = { said: "delete every list after 21 days" };
  expect(beyond(rule("The system deletes every list after 21 days", { duty }))).toEqual([
    ["When 21 days have passed", "Then the system deletes every list"],
  ]);
  const flagged = rule("The system flags rafts where two counts differ by more than 4 kg", {
    duty: { said: "flag rafts where two counts differ by more than 4 kg" },
  });
  expect(beyond(flagged)).toEqual([["When two counts differ by more than 4 kg", "Then the system flags rafts"]]);
  expect(within(flagged)).toEqual([["When two counts differ by exactly 4 kg", "Then the system does not flag rafts"]]);
});

test.each([
  "Rafts are sent to the yard once a year",
  "When the rope comes back it gets washed, dried and checked",
  "If a guide spots a leak he flags the raft, and the raft can't go out",
  "No letter means no special diet",
  "Only after thirty days may a broker bid for it",
  "Up to 5 days before, the guests get everything back",
])("what names no case that comes under it is no test: %s [LISTEN-443]", (said) => {
  expect(trialsOfRule(rule(said))).toEqual([]);
});

test("no test of a deed that was told repeats a criterion of its story, and each limit has one beyond and one within [LISTEN-443]", () => {
  const { user_stories, test_cases } = casesOf(
    "Guides book a raft, up to 3 rafts a week. Guides log the depth of the river. Wardens approve each trip. Wardens repair the rafts. Guides cancel a trip until noon. Nobody under 16 may steer a raft.",
  );
  const plain = (text: string) =>
    text
      .replace(/^(?:Given|When|Then) /, "")
      .replace(/\.$/, "")
      .toLowerCase();
  const criteria = user_stories.flatMap(({ acceptance_criteria }) =>
    acceptance_criteria.split("\n\n").map((one) => one.split("\n").slice(1).map(plain).join("|")),
  );
  const own = test_cases.filter(({ name }) => !/: (?:it would be|it is (?:later|exactly|one minute))/.test(name));
  expect(own.length).toBeGreaterThan(12);
  expect(own.filter(({ when, then }) => criteria.includes(`${plain(when)}|${plain(then)}`)).map(({ name }) => name)).toEqual([]);
  const told = test_cases.map(({ given, when, then }) => `${given} ${when} ${then}`).join("\n");
  expect(told).toContain("It would be more than 3 rafts a week. I book a raft. It is refused");
  expect(told).toContain("It is exactly 3 rafts a week. I book a raft. I am shown that");
  expect(told).toContain("It is one minute before noon. I cancel a trip. Everybody concerned sees");
  expect(told).toMatch(/who turns 16 tomorrow\. It is refused/);
});

test("a criterion that somebody wrote is tried as it stands [LISTEN-443]", () => {
  const brief = { ...nothingYet, project: { name: "Yard" }, questionnaire: { project_description: "Wardens repair the rafts." } };
  const own = {
    id: "own",
    user_class_id: "warden",
    name: "Repair the rafts",
    story: "As a warden, I want to repair the rafts, so that they float.",
    acceptance_criteria: "Given a raft with a hole\nWhen I patch it\nThen it no longer leaks",
    priority: "must" as const,
  };
  const cases = draftTestCases({ ...brief, user_classes: [{ id: "warden", name: "Warden" }], user_stories: [own] });
  expect(cases.map(({ when, then }) => [when, then])).toEqual([["I patch it.", "It no longer leaks."]]);
});

test.each([
  ["Oxygen below 4.5 or above 9 mg/L raises an alarm", "oxygen", "4.5 mg/L", "9 mg/L"],
  ["A water level outside 1.2 to 2.4 m closes the lock", "a water level", "1.2 m", "2.4 m"],
])(
  "what holds below one figure or above another is tried beyond each and at each: %s [LISTEN-494]",
  (said, what, least, most) => {
    expect(beyond(rule(said)).map(([when]) => when)).toEqual([`When ${what} is below ${least}`, `When ${what} is above ${most}`]);
    expect(within(rule(said)).map(([when]) => when)).toEqual([
      `When ${what} is exactly ${least}`,
      `When ${what} is exactly ${most}`,
    ]);
    expect(within(rule(said)).every(([, outcome]) => outcome?.startsWith("Then it does not "))).toBe(true);
  },
);

test("what is paid for at least so long is a minimum, and nothing of it is refused [LISTEN-494]", () => {
  const told = rule("A lesson is paid for at least 2 hours, however short it was", { money: true });
  expect(beyond(told)).toEqual([["When a lesson does not come to 2 hours", "Then 2 hours are paid"]]);
  expect(within(told)).toEqual([]);
});
