import { expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { IDEAS } from "#domain/drafter/ideas/all.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { findingsInRow } from "./lint.ts";
import { languageOf, standardSettings } from "./settings.ts";

const drafts = IDEAS.map((idea) => {
  const brief: Brief = {
    project: { name: idea.name, type: idea.type },
    questionnaire: { project_description: idea.description, project_type: idea.type },
    ...nothingYet,
  };
  return { ...draftEverything(brief), language: languageOf([idea.description]) };
});
// sections are drafted with their pages
const lists = allNouns.filter((noun) => noun !== "sections");

// the form of EARS asks for all that plain form asks for
test("drafts of the 40 ideas keep to the rules in each section, in plain form and in that of EARS [LINT-6]", () => {
  expect(drafts.length).toBeGreaterThanOrEqual(40);
  for (const noun of lists) {
    const rows = drafts.flatMap((draft) => draft[noun].map((row: object) => ({ row, language: draft.language })));
    const faulty = rows.flatMap(({ row, language }) => {
      const scored = findingsInRow(noun, row, { ...standardSettings, form: "ears", language }).filter(
        ({ finding }) => finding.scored,
      );
      return scored.length === 0 ? [] : [{ row, scored }];
    });
    expect(rows.length, noun).toBeGreaterThan(100);
    expect(faulty.length / rows.length, JSON.stringify(faulty.slice(0, 5))).toBeLessThanOrEqual(0.05);
  }
});
