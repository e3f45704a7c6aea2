import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { isLimit } from "#domain/drafter/telling/is-limit.ts";

const actor = { singular: "coach", plural: "coaches", head: "coach", countable: true };

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Hut" }, questionnaire: { project_description } });

test("what a body does in the world, what it earns and what that costs whoever speaks makes no user, story or rule [LISTEN-378]", () => {
  const { user_classes, user_stories, features, pages } = draftOf(
    "Our cooperative sells firewood from nine forests. I spend about two hours a day sorting out who cuts where. Foresters mark trees. Foresters measure stacks. Drivers record loads. Drivers report damage. Drivers sign the delivery note. We keep a 10 % commission on each load.",
  );
  expect(user_classes.map(({ name }) => name).sort()).toEqual(["Administrator", "Driver", "Forester"]);
  const told = [...user_stories.map(({ story }) => story), ...pages.map(({ name }) => name)].join("\n");
  expect(told).not.toMatch(/sell|nine forests|hours a day|commission/i);
  expect(features.map(({ description }) => description).join("\n")).not.toMatch(/nine forests|hours a day/);
  expect(features.map(({ description }) => description).join("\n")).toMatch(/10 % commission/);
});

test("who is meant by 'the warden who looks after that hut' is a condition, and what people get at most or cheaper is a limit or a price [LISTEN-379, LISTEN-381]", () => {
  const { user_stories, features } = draftOf(
    "Guests report damage. The system sends the report to the warden who looks after that hut. Wardens repair the damage. A warden gets no more than 5 reports a week. Groups of ten get 15 percent off. Whoever cancels late pays, and we keep half the price.",
  );
  const told = user_stories.map(({ story }) => story).join("\n");
  expect(told).toMatch(/repair the damage/);
  expect(told).not.toMatch(/look after|no more than 5|15 percent|half the price/);
  expect(features.map(({ description }) => description).join("\n")).toMatch(/no more than 5 reports a week[\s\S]*15 percent off/);
});

test("what people do at most is a limit of it, and no task besides it [LISTEN-385]", () => {
  for (const said of ["teach at most six lessons a day", "look after no more than two teams", "take on a maximum of 4 cases"])
    expect(isLimit({ said, actor }), said).toBe(true);
  for (const said of [
    "book at most two boats",
    "take a photo of at most 5 MB",
    "teach six lessons",
    "review at most the summary",
  ])
    expect(isLimit({ said, actor }), said).toBe(false);
  const { user_stories, features } = draftOf(
    "Coaches plan training. Coaches note who came. Players see the plan. A coach looks after no more than two teams.",
  );
  expect(user_stories.map(({ story }) => story).join("\n")).not.toMatch(/no more than two/);
  expect(features.map(({ description }) => description).join("\n")).toMatch(/no more than two teams/);
});

test("'unless we cancel the tour' makes nobody, a day is set up in the product and a tent by hand, and what is sold is named [LISTEN-384]", () => {
  const { user_classes, user_stories } = draftOf(
    "Managers set up market days. Helpers set up tents. Cashiers sell tickets at the gate. Visitors exchange tickets. There are no refunds, unless we cancel the market day.",
  );
  expect(user_classes.map(({ name }) => name).sort()).toEqual(["Administrator", "Cashier", "Helper", "Manager", "Visitor"]);
  const criteriaOf = (name: string) => user_stories.find((story) => story.name === name)?.acceptance_criteria ?? "";
  expect(criteriaOf("Set up market days")).toMatch(/kept, and opens again/);
  expect(criteriaOf("Set up tents")).toMatch(/work on the tents is shown as done/);
  expect(criteriaOf("Sell tickets at the gate")).toMatch(/Given the tickets are still for sale/);
  expect(criteriaOf("Sell tickets at the gate")).toMatch(/Given the tickets are sold out/);
});
