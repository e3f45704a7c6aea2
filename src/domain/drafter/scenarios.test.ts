import { expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { scenariosOf } from "./scenarios.ts";
import { draftTestCases } from "./test-cases.ts";

test("scenarios are read as people write them: on lines, as a list, in one sentence, with And between", () => {
  const one = { given: "a basket", when: "I order", outcome: "I see a number" };
  expect(scenariosOf("Given a basket\nWhen I order\nThen I see a number")).toEqual([one]);
  expect(scenariosOf("- **Given** a basket")).toEqual([]);
  expect(scenariosOf("* Given: a basket,\n* When: I order,\n* Then: I see a number")).toEqual([one]);
  expect(scenariosOf("Given a basket, When I order, Then I see a number")).toEqual([one]);
  expect(scenariosOf("Given a basket\nAnd a card\nWhen I order\nThen I see a number\nBut no receipt")).toEqual([
    { given: "a basket and a card", when: "I order", outcome: "I see a number but no receipt" },
  ]);
  expect(scenariosOf("Scenario: a\nGiven x\nWhen y\nThen z\n\nGiven u\nWhen v\nThen w")).toHaveLength(2);
  expect(scenariosOf("It works well.")).toEqual([]);
});

const story = {
  id: "s",
  name: "Order a box",
  story: "As a cook, I want to order a box, so that I can cook tomorrow.",
  user_class_id: "c",
};
const briefOf = (more: Partial<Brief>): Brief => ({
  ...nothingYet,
  project: { name: "Boxes" },
  user_classes: [{ id: "c", name: "Cook" }],
  ...more,
});

test("a story's scenarios become its test cases, in the person's shoes, each named by what it checks", () => {
  const acceptance_criteria =
    "Given a basket\nWhen I order\nThen I see a number\n\nGiven an empty basket\nWhen I order\nThen the order is refused";
  const cases = draftTestCases(briefOf({ user_stories: [{ ...story, acceptance_criteria }] }));
  expect(cases).toEqual([
    {
      user_story_id: "s",
      name: "Order a box: a basket",
      given: "Signed in as Cook. A basket.",
      when: "I order.",
      then: "I see a number.",
    },
    {
      user_story_id: "s",
      name: "Order a box: an empty basket",
      given: "Signed in as Cook. An empty basket.",
      when: "I order.",
      then: "The order is refused.",
    },
  ]);
  const [first] = cases;
  const reworded = { id: "t", given: "", when: "", then: "", ...first, name: "Happy path" };
  const again = briefOf({ user_stories: [{ ...story, acceptance_criteria }], test_cases: [reworded] });
  expect(draftTestCases(again).map(({ name }) => name)).toEqual(["Order a box: an empty basket"]);
});

test("a story without scenarios is tested by what it wants, and by what happens to somebody who may not", () => {
  const cases = draftTestCases(briefOf({ user_stories: [{ ...story, acceptance_criteria: "Works." }], user_classes: [] }));
  expect(cases.map(({ when, then }) => [when, then])).toEqual([
    ["I order a box.", "I can cook tomorrow, and it is still so after a reload."],
    ["I order a box.", "It is refused, nothing has changed, and I am asked to sign in."],
  ]);
});
