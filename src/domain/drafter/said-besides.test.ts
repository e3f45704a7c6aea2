import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";

const drafted = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Depot" }, questionnaire: { project_description } });
const told = (description: string) => {
  const { features, user_stories, user_classes } = drafted(description);
  return [
    ...features.map((one) => one.description),
    ...user_stories.map((one) => one.story),
    ...user_classes.map((one) => one.name),
  ].join("\n");
};

test.each([
  ["Grandma opened the depot in 1962 with two carts. Drivers log each trip.", /1962|two carts/i],
  ["In October, the auditor found four crates that nobody had counted. Drivers log each trip.", /auditor|four crates/i],
  ["Drivers log each trip. The paperwork is not the problem.", /paperwork/i],
  ["Nobody wants to drive back for one empty crate. Drivers log each trip.", /drive back/i],
  ["A depot tool for every baker and butcher I know. Drivers log each trip.", /I want to know|know the butcher/i],
])("what happened, what is no problem and whom somebody knows is no rule and no deed: %s [LISTEN-461]", (description, never) => {
  expect(told(description)).toContain("log each trip");
  expect(told(description)).not.toMatch(never);
});

test("the dots of 'p.m.' end no sentence, but where one ends there [LISTEN-462]", () => {
  const said = told("Bakers order by 6 p.m. on the day before. Drivers load until 5 a.m. Bakers never order on Sundays.");
  expect(said).toMatch(/order[^.]*6 pm on the day before/);
  expect(said).not.toMatch(/rule: "On the day before/i);
  expect(said).toMatch(/never order on Sundays|not let bakers order on Sundays/i);
  expect(said).not.toMatch(/5 am bakers/i);
});

test("'only then does' is told in the order of plain words for somebody called by name, too [LISTEN-463]", () => {
  const said = told("The driver scans the crate. Only then does Klarna release the deposit.");
  expect(said).toMatch(/the driver scans the crate; klarna may only then release the deposit/i);
  expect(said).not.toMatch(/let only then/);
});
