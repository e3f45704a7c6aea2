import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";

const pagesOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Ferry" }, questionnaire: { project_description } }).pages;

const FERRY = `Passengers reserve a crossing and cancel a crossing. After a crossing the deckhand notes the fuel. The captain postpones a
crossing. The captain writes a damage report. The agent prints the damage report. The deckhand scrubs the deck.`;

test("pages are of things, and what is done once stands beside what it belongs to [LISTEN-240]", () => {
  const pages = pagesOf(FERRY);
  const own = pages
    .map(({ name }) => name)
    .filter((name) => !/^(?:Registration|Sign in|Profile|Administration|Notif)/.test(name));
  expect(own).toEqual(["Crossings", "Damage reports"]);
  expect(pages.map(({ name }) => name).join()).not.toMatch(/workspace|passenger|captain|deckhand/i);
  const [crossings, reports] = pages;
  expect(crossings?.features).toMatch(/Noting the fuel/);
  expect(reports?.features).toMatch(/Writing a damage report/);
  expect(pages.flatMap(({ features }) => (features ?? "").split("\n")).filter((name) => /Scrubbing/.test(name))).toHaveLength(1);
});

test("a section whose deed is of no kind is called by that deed [LISTEN-240]", () => {
  const names = pagesOf("Stewards wave the boats through. Skippers book the boats. Skippers paint the boats.").flatMap(
    ({ sections }) => sections.map(({ name }) => name),
  );
  expect(names).toContain("Waving the boats through");
  expect(names).not.toContain("Tasks");
});
