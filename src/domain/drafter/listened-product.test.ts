import { expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";

const briefOf = (project_description: string): Brief => ({
  ...nothingYet,
  project: { name: "Listened" },
  questionnaire: { project_description },
});
const draftOf = (text: string) => draftEverything(briefOf(text));

test.each([
  [
    "Clerks enter claims. Then the system proposes two assessors and the clerk picks one of them.",
    "The system shall propose two assessors.",
  ],
  ["Each parcel is weighed by the system within a minute.", "The system shall weigh each parcel within a minute."],
  ["a website that sorts singers into voices", "The system shall sort singers into voices."],
  [
    "If a bed is free, the app itself should offer the bed to the next ward.",
    "If a bed is free, then the system shall offer the bed to the next ward.",
  ],
  ["Fees are due in May. If that fails the system repeats the charge, then adds 5 euros.", "The system shall repeat the charge."],
])("what the product does by itself is its duty: %s [LISTEN-151]", (text, duty) => {
  expect(draftOf(text).features.map(({ description }) => description)).toContain(duty);
});

test.each([
  ["I am the janitor. I want the system to warn me two days ahead.", "As a janitor, I want to be warned two days ahead"],
  ["Leaks may be reported by passers-by; they are thanked by the system.", "As a passer-by, I want to be thanked"],
  ["The app sends the driver a list of stops every morning.", "As a driver, I want to get a list of stops every morning"],
])("whom the product tells or gives something has a story of it: %s [LISTEN-151]", (text, story) => {
  expect(draftOf(text).user_stories.map((one) => one.story.replace(/, so that .*/, ""))).toContain(story);
});

test("what a product is said to be or to keep is no duty [LISTEN-151]", () => {
  const { features } = draftOf(
    "An app that keeps the leases of a parish. The system runs on tablets and costs little. Clerks renew leases.",
  );
  expect(features.map(({ name }) => name).join("\n")).not.toMatch(/^(?:Keeping|Running|Costing)/m);
});
