import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Quarry" }, questionnaire: { project_description } });

const QUARRY = `We run a quarry and our staff want to stop shouting. The foreman plans the blasts and signs the blasts. Drivers weigh the stone and
note the loads. The clerk writes the invoices and sends the invoices. A load costs 40 euros. The blaster counts the detonators.`;

test("who works with a product of their own buys nothing, and no plan is made up where a full description names no price [LISTEN-246]", () => {
  const { pricing } = draftOf(QUARRY);
  expect(pricing).toMatch(/used by those who run it/);
  expect(pricing).toContain("A load costs 40 euros");
  expect(pricing).not.toMatch(/Plans|no charge|Running costs|hours saved|once a year/);
});

test("no number that is assumed says less than one that was said [LISTEN-247]", () => {
  const { quality_requirements, assumptions } = draftOf(
    `${QUARRY} Sixty drivers book their loads on Sunday evening. We keep 34,500 drill cores. The blasts weigh 250,000 kg.`,
  );
  const loading = quality_requirements.find(({ name }) => name === "Loading time of the pages")?.target ?? "";
  expect(loading).toContain("100,000 entries and 60 people at the same time");
  expect(JSON.stringify(assumptions)).toContain("60 of them at the same time");
});

test("somebody known by name is nobody new, and what is done by hand is no first success [LISTEN-248]", () => {
  const { quality_requirements } = draftOf(
    "Wilma cuts the stone and writes the invoices. Wilma enters the loads. Wilma signs the blasts. The stone is washed by Wilma. A load costs 40 euros.",
  );
  const first = quality_requirements.find(({ name }) => name.startsWith("First success"));
  expect(first?.name).toBe("First success without instruction");
  expect(first?.description).toMatch(/^Whoever stands in for Wilma the first time shall (?!cut)/);
});

test("of whom nothing is told there is no class, and of words that are cut no sentence [LISTEN-249]", () => {
  const draft = draftOf(`${QUARRY} We look after about 30 pits. Inspectors go. Inspectors read the loads.`);
  expect(draft.user_classes.map(({ name }) => name)).not.toContain("Team member");
  expect(draft.user_classes.map(({ description }) => description).join()).not.toMatch(/what concerns them/);
  const stories = draft.user_stories.map(({ story }) => story).join("\n");
  expect(stories).toContain("As an inspector, I want to read the loads");
  expect(stories).not.toMatch(/I want to go,/);
});

test("what people hold at most is a limit, and nobody's deed [LISTEN-249]", () => {
  const draft = draftOf(`${QUARRY} Drivers reserve a truck. Drivers hold at most two trucks at a time.`);
  expect(draft.user_stories.map(({ story }) => story).join("\n")).not.toMatch(/I want to hold/);
  expect(draft.features.map(({ description }) => description).join("\n")).toMatch(
    /hold at most two trucks at a time|at most two trucks/,
  );
});
