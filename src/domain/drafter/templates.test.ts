import { describe, expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { templates } from "#domain/catalog/templates/all.ts";
import { draftEverything } from "./full-draft.ts";
import { judged } from "./judge.ts";

describe.each(templates)("the template $name", ({ name, questionnaire }) => {
  const brief: Brief = { project: { name, type: questionnaire.project_type }, questionnaire, ...nothingYet };
  const draft = draftEverything(brief);

  test("is drafted so that at least 97 of 100 statements pass every check, and each list says something [FIRST-103]", () => {
    const { statements, failed, findings } = judged(draft);
    expect(statements).toBeGreaterThanOrEqual(150);
    expect(1 - failed / statements, JSON.stringify(findings, null, 1)).toBeGreaterThanOrEqual(0.97);
    expect(draft.user_classes.length).toBeGreaterThanOrEqual(4);
    expect(draft.pages.length).toBeGreaterThanOrEqual(6);
    expect(draft.user_stories.length).toBeGreaterThanOrEqual(15);
    expect(draft.risks.length).toBeGreaterThanOrEqual(6);
    expect(new Set(draft.external_interfaces.map(({ kind }) => kind)).size).toBe(4);
    expect(new Set(draft.quality_requirements.map(({ characteristic }) => characteristic)).size).toBe(9);
    for (const { id, name: who } of draft.user_classes)
      expect(draft.user_stories.filter((story) => story.user_class_id === id).length, who).toBeGreaterThan(0);
    for (const page of draft.pages) expect(page.sections.length, page.name).toBeGreaterThanOrEqual(1);
  });

  test("has the people its description names among its user classes [FIRST-103]", () => {
    const named = draft.user_classes.map((one) => one.name.toLowerCase());
    const said = questionnaire.project_description.toLowerCase();
    const strangers = named.filter(
      (one) => one !== "administrator" && !said.includes(one) && !said.includes(one.replace(/y$/, "ie")),
    );
    expect(strangers).toEqual([]);
  });
});
