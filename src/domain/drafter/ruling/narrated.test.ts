import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { dutyOfRule } from "./duty-of-rule.ts";
import { isGoal, isNarrated } from "./narrated.ts";

const rule = (said: string) => ({ said, forbids: false, money: false, speed: false });
const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Foundry" }, questionnaire: { project_description } });

test.each([
  "The van is hers",
  "The ladle and the flask are parts of the oven",
  "The office of our foundry sits behind the church",
  "Picture the yard at five",
  "She plans the tours too",
  "That is why we ask for help",
])("what only tells how things are is no rule: %s [LISTEN-444]", (said) => {
  expect(isNarrated(rule(said), [])).toBe(true);
});

test.each([
  "First to press gets the lot",
  "Dogs sleep outside",
  "Parking is free",
  "The bill goes out on the fifth of the month",
  "It must be locked at night",
  "It is offered by the system to the next rider",
  "Nobody sees it",
  "They pay 20 euros",
])("what binds somebody stays a rule: %s [LISTEN-444]", (said) => {
  expect(isNarrated(rule(said), [])).toBe(false);
});

test("what the whole is good for is no duty of the product, and what it does is one [LISTEN-444]", () => {
  expect(isGoal({ said: "take the place of the shoebox" })).toBe(true);
  expect(isGoal({ said: "replace our paper lists" })).toBe(true);
  expect(isGoal({ said: "replace an unwanted part with another one" })).toBe(false);
  const { features, overview } = draftOf(
    "Founders enter the moulds. Founders print the moulds. The app should take the place of the shoebox. Clerks sign the list.",
  );
  expect(features.map(({ description }) => description).join("\n")).not.toContain("shoebox");
  expect(overview).toContain("shoebox");
});

test("a sentence of which the deeds tell all is told as deeds alone [LISTEN-444]", () => {
  const { features, user_stories } = draftOf(
    "The founder opens hers in June, checks the oven and writes down who cast a bell. Clerks sign the list. Clerks print the list. Founders weigh the copper.",
  );
  expect(user_stories.map(({ story }) => story).join("\n")).toMatch(/check the oven/);
  expect(features.map(({ description }) => description).join("\n")).not.toMatch(/hold to this rule: "The founder/);
});

test("nothing is put on record that is always, only or last so, and nobody's lamp is charged by the product [LISTEN-444]", () => {
  for (const said of ["Reeds are tuned last", "Chests are opened only in the presence of two", "Toys are always returned free"])
    expect(dutyOfRule(rule(said)), said).toContain("hold to this rule");
  expect(dutyOfRule(rule("Telephones are charged so that the owner can ring them"))).not.toContain("shall charge");
  expect(dutyOfRule(rule("Late returns are charged at 20 pounds"))).toContain("shall charge");
});
