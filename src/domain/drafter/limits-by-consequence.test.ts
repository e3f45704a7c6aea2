import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";
import { nameOfRule } from "./ruling/name-of-rule.ts";
import { trialsAtLimits, trialsOfRule } from "./trials/trials-of-rule.ts";

const ruleOf = (said: string) => ({ said, forbids: false, money: false, speed: false });
const trialsOf = (said: string) => [...trialsOfRule(ruleOf(said)), ...trialsAtLimits(ruleOf(said))].join("\n");
const draftOf = (told: string) =>
  draftEverything({
    ...nothingYet,
    project: { name: "Limits" },
    questionnaire: { project_description: `The clerk enters the fees. ${told}` },
  });
const storiesOf = (told: string) => draftOf(told).user_stories.map(({ name }) => name);

test.each([
  ["Returning is free for 14 days, after that it's $5", "more than 14 days have passed", "$5 is charged"],
  ["Moving is free up to 2 days before, later than that it's $40", "less than 2 days are left", "$40 is charged"],
  [
    "Cancelling is for free until 3 days before, after it the deposit of 10 euro per bed is lost",
    "less than 3 days are left",
    "the deposit of 10 euro per bed is lost",
  ],
])("beyond a limit with a consequence nothing is refused, and the consequence follows: %s [LISTEN-508]", (told, when, then) => {
  const trials = trialsOf(told);
  expect(trials).toContain(`When ${when}\nThen it is not refused, and ${then}`);
  expect(trials).toContain("Then it is not refused, and nothing is charged or lost");
  expect(trials).not.toContain("Then it is refused");
});

test("what has to last so long is still there then, a vague time is not counted in minutes, and a plain limit is refused [LISTEN-508]", () => {
  expect(trialsOf("Drafts must last at least a week")).toContain("When a week has passed\nThen drafts are still there");
  const kept = trialsOf("Anything entered offline has to survive for at least 12 hours");
  expect(kept).toContain("When 12 hours have passed\nThen anything entered offline is still there");
  expect(kept).not.toContain("refused");
  expect(trialsOf("Nothing is to be delivered before 7 am")).toContain(
    "When something is to be delivered before 7 am\nThen it is refused",
  );
  const { test_cases } = draftOf("Members change the names until the evening before. The clerk prints a list.");
  expect(JSON.stringify(test_cases)).not.toMatch(/one minute before the evening/i);
});

test.each([
  ["A locked file can only be opened by the editor", "Locked file only opened by the editor"],
  ["Meat frozen more than 3 months ago must be thrown away", "Meat frozen more than 3 months ago thrown away"],
  [
    "A member gets no more than 4 courts a day and there have to be 45 minutes between two of them",
    "Member: no more than 4 courts a day",
  ],
  ["A no-show never costs them anything", "A no-show never costs them anything"],
])("the name of a rule is whole or as it was said: %s [LISTEN-509]", (said, name) => {
  expect(nameOfRule(ruleOf(said))).toBe(name);
});

test("a rule that speaks of an age in months keeps its words together [LISTEN-509]", () => {
  const features = draftOf("Gear last inspected more than 6 months ago must be refused.").features.map((one) =>
    JSON.stringify(one),
  );
  expect(features.join("\n")).toContain("Gear last inspected more than 6 months ago must be refused");
});

test("who is told once something is settled is told what came of it, and the deadline is a rule [LISTEN-510]", () => {
  const told = `The winner must be picked by Friday, and every bidder is told by e-mail. The route has to be fixed an hour ahead, and drivers get a text.`;
  expect(storiesOf(told)).toContain("Be told by e-mail when the winner is picked");
  expect(storiesOf(told)).toContain("Get a text when the route is fixed");
  const { features } = draftOf(told);
  expect(features.map(({ description }) => description).join("\n")).toMatch(/winner be picked by Friday/);
});

test("what stands in a slot fits it in number, and a choice of two words is no thing [LISTEN-511]", () => {
  expect(storiesOf("Nurses take calls on their headsets. Fleet owners track their vans.")).toEqual(
    expect.arrayContaining(["Take calls on my headset", "Track my vans"]),
  );
  expect(JSON.stringify(draftOf("The umpire calls in or out. The pilot declares go or no-go."))).not.toMatch(
    /\bof the go\b|the go is/,
  );
});
