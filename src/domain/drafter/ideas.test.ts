import { describe, expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { IDEAS } from "#domain/drafter/ideas/all.ts";
import type { Idea } from "#domain/drafter/ideas/idea.ts";
import { coverageOf } from "./checks.ts";
import { draftEverything, withDraft } from "./full-draft.ts";
import { judged } from "./judge.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";

function briefOf(idea: Idea): Brief {
  return {
    project: { name: idea.name, type: idea.type },
    questionnaire: { project_description: idea.description, project_type: idea.type },
    ...nothingYet,
  };
}

describe.each(IDEAS)("the idea $name", (idea) => {
  const brief = briefOf(idea);
  const draft = draftEverything(brief);

  test("names at least 80 % of its people as user classes", () => {
    const { share, missing } = coverageOf(
      idea.actors,
      draft.user_classes.map((item) => item.name),
    );
    expect(missing, `missing of ${idea.actors.length}`).toEqual(share >= 0.8 ? missing : []);
  });

  test("speaks of at least 80 % of its things in pages, stories and features", () => {
    const texts = [
      ...draft.pages.map((page) => `${page.name} ${page.description} ${page.sections.map((section) => section.name).join(" ")}`),
      ...draft.user_stories.map((item) => item.story),
      ...draft.features.map((item) => item.name),
    ];
    const { share, missing } = coverageOf(idea.objects, texts);
    expect(missing, `missing of ${idea.objects.length}`).toEqual(share >= 0.8 ? missing : []);
  });

  test("passes the checks with at least 95 % of its statements", () => {
    const { statements, failed, findings } = judged(draft);
    const share = 1 - failed / statements;
    expect(share, JSON.stringify(findings, null, 1)).toBeGreaterThanOrEqual(0.95);
  });

  test("is complete in shape", () => {
    expect(draft.user_classes.length).toBeGreaterThanOrEqual(2);
    // in its own language a description gets what it says and nothing else
    const alone = toldInItsLanguage(brief) !== undefined;
    expect(draft.pages.length).toBeGreaterThanOrEqual(alone ? 1 : 3);
    // nobody from outside has an account with a page that only presents something
    const presents = /landing|portfolio/i.test(idea.type);
    expect(draft.user_stories.length).toBeGreaterThanOrEqual(alone ? 4 : presents ? 8 : 10);
    expect(draft.risks.length).toBeGreaterThanOrEqual(4);
    expect(draft.security_measures.length).toBeGreaterThanOrEqual(6);
    expect(draft.test_cases.length).toBeGreaterThanOrEqual(draft.user_stories.length * 2);
    expect(new Set(draft.external_interfaces.map(({ kind }) => kind)).size).toBe(4);
    expect(new Set(draft.quality_requirements.map(({ characteristic }) => characteristic)).size).toBe(9);
    for (const page of draft.pages) expect(page.sections.length, page.name).toBeGreaterThanOrEqual(1);
    for (const item of draft.user_classes)
      expect(
        draft.user_stories.some((story) => story.user_class_id === item.id),
        item.name,
      ).toBe(true);
  });

  test("is drafted the same twice, and drafting again on top of it adds nothing", () => {
    expect(draftEverything(brief)).toEqual(draft);
    const again = draftEverything(withDraft(brief, draft));
    expect({
      classes: again.user_classes,
      pages: again.pages,
      stories: again.user_stories,
      features: again.features,
      risks: again.risks,
      measures: again.security_measures,
      tests: again.test_cases,
      interfaces: again.external_interfaces,
      qualities: again.quality_requirements,
    }).toEqual({
      classes: [],
      pages: [],
      stories: [],
      features: [],
      risks: [],
      measures: [],
      tests: [],
      interfaces: [],
      qualities: [],
    });
  });
});

test("there are 40 ideas, no two alike", () => {
  expect(new Set(IDEAS.map((idea) => idea.description)).size).toBe(40);
});
