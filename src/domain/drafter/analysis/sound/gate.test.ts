import { expect, test } from "vitest";
import { analyse } from "#domain/drafter/analysis/analyse.ts";

const deedsOf = (text: string) => analyse(text).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);
const peopleIn = (text: string) => analyse(text).actors.map(({ singular, plural }) => `${singular}, ${plural}`);
const rulesOf = (text: string) => analyse(text).rules.map(({ text: said }) => said);

const MORE =
  "Growers book a bench. Growers cancel a bench. Growers rate the compost. The foreman closes a bench. The foreman prints labels.";

test("a place that a sentence calls it is no person [LISTEN-273]", () => {
  const text = `${MORE} It works without a signal at the cider mill, and it uploads the counts at night.`;
  expect(deedsOf(text).join()).not.toContain("mill");
  expect(peopleIn(text).join()).not.toContain("mill");
});

test("what is done behind by in a condition is nobody's other deed [LISTEN-273]", () => {
  const text = `${MORE} Burning is permitted only if it has been approved by the fire board.`;
  expect(deedsOf(text).join()).not.toContain("permit");
  expect(rulesOf(text).join()).toContain("only if");
});

test("a first name has no plural [LISTEN-273]", () => {
  const text = `${MORE} Dave sharpens the blades.`;
  expect(peopleIn(text)).toContain("Dave, Dave");
});

test("a word for a deed that does nothing people do is nobody [LISTEN-273]", () => {
  expect(peopleIn(`${MORE} Counts must match every Friday.`).join()).not.toContain("count");
  expect(peopleIn(`${MORE} New hires sign the contract.`).join()).toContain("hire");
});

test("a rule that lost the words before it is its sentence [LISTEN-272]", () => {
  const text = "Growers book a bench. Out goes the red box, which nobody reads.";
  for (const rule of rulesOf(text)) expect(rule).not.toMatch(/^which/i);
});

test("a deed that came out broken is the rule it was heard in, where that binds [LISTEN-271]", () => {
  const text = `${MORE} At 20 hours a week the system warns my deputy, Ingrid, who moves people.`;
  expect(deedsOf(text).join()).not.toContain("warned Ingrid");
  expect(rulesOf(text).join()).toContain("20 hours a week");
});
