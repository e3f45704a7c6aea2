import { expect, test } from "vitest";
import type { ProjectContent } from "#domain/project-content.ts";
import { gapsOf } from "./gaps.ts";

const stated = { revision: 1, name: "Row" };
const story = (number: number, words: string, more: object = {}) => ({
  ...{ ...stated, id: `s${number}`, number, user_class_id: "c1", story: words, acceptance_criteria: "" },
  ...more,
});
const testCase = (number: number, user_story_id: string | null, then = "It is there.") => ({
  ...{ ...stated, id: `t${number}`, number, user_story_id, given: "Signed in.", when: "I save.", then },
});
const content = (more: Partial<ProjectContent>): ProjectContent => ({
  ...{ project: { name: "Gaps" }, specification: null, questionnaire: null, user_classes: [], pages: [], user_stories: [] },
  ...{ features: [], risks: [], assumptions: [], security_measures: [], test_cases: [], external_interfaces: [] },
  ...{ quality_requirements: [], glossary_terms: [], ...more },
});
const clerk = { ...stated, id: "c1", number: 1, name: "Clerk" };
const sentences = (kind: string, more: Partial<ProjectContent>, isEnglish = true) =>
  gapsOf(content(more), isEnglish).flatMap((gap) => (gap.kind === kind ? [gap.sentence] : []));

test("what rows rest on: less than a Must, each other, roles nobody described, no story [FACT-6]", () => {
  const user_stories = [
    story(1, "As a clerk, I want to close the till after US-2.", { priority: "must" }),
    story(2, "As a clerk, I want to count coins after US-3.", { priority: "could" }),
    story(3, "As an auditor, I want to see the count of US-2."),
  ];
  const rows = {
    user_classes: [clerk, { ...clerk, id: "c2", number: 2, name: "Guard" }],
    user_stories,
    test_cases: [testCase(1, null)],
  };
  expect(sentences("priority", rows)).toEqual(["US-1 is a Must and rests on US-2, which is a Could."]);
  expect(sentences("cycle", rows)).toEqual(["US-2 → US-3 → US-2: each waits for the next."]);
  expect(sentences("role", rows)).toEqual(["US-3 speaks for “auditor”, whom no user class describes."]);
  expect(sentences("orphan", rows)).toEqual(["TC-1 tests no story."]);
  expect(sentences("role-without-story", rows)).toEqual(["Nobody says what Guard wants."]);
});

test("what shows that rows work: a failure, a test, a page, a tried limit [FACT-7]", () => {
  const user_stories = [
    story(1, "As a clerk, I want to book at most 5 seats."),
    story(2, "As a clerk, I want to print.", { acceptance_criteria: "Given no paper\nWhen I print\nThen I am told" }),
  ];
  const features = [{ ...stated, id: "f1", number: 1, description: "Serves US-1." }];
  const pages = [{ ...stated, id: "p1", number: 1, sections: [] }];
  const rows = { user_classes: [clerk], user_stories, features, pages, test_cases: [testCase(1, "s1")] };
  expect(sentences("failure", rows)).toEqual(["What happens when US-1 goes wrong stands nowhere."]);
  expect(sentences("test", rows)).toEqual(["No test case shows that US-2 works."]);
  expect(sentences("page", rows)).toEqual(["FEAT-1 is on no page."]);
  expect(sentences("boundary", rows)).toEqual(["No test tries the limit “5” of US-1."]);
  const tried = { ...rows, test_cases: [testCase(1, "s1", "All 5 seats are booked and a sixth is refused.")] };
  expect(sentences("boundary", tried)).toEqual([]);
  expect(sentences("failure", tried)).toEqual([]);
});

test("what is made, connected and kept: shown, described, exported and erased; in other languages only what rows say of each other is looked at [FACT-8]", () => {
  const user_stories = [story(1, "As a clerk, I want to create a voucher for a patient.")];
  const specification = { payment_provider: "Stripe", third_party_integrations: null };
  const rows = { user_classes: [clerk], user_stories, specification };
  expect(sentences("never-seen", rows)).toEqual(["US-1 makes something (“voucher”) that is never shown or changed or removed."]);
  expect(sentences("interface", rows)).toEqual(["Stripe is relied on, and no external interface describes it."]);
  expect(sentences("privacy", rows)).toEqual([
    "Health data is spoken of, but not how long it is kept, nor how people get a copy, nor how it is erased.",
  ]);
  const external_interfaces = [
    { ...stated, id: "i1", number: 1, kind: "software" as const, name: "Stripe", description: "Takes cards." },
  ];
  expect(sentences("interface", { ...rows, external_interfaces })).toEqual([
    "What happens while Stripe does not answer stands nowhere.",
  ]);
  const told = external_interfaces.map((row) => ({ ...row, description: "Takes cards. When it is down, payment waits." }));
  const security_measures = [
    { ...stated, id: "m1", number: 1, threat: "", measure: "Patient files are erased after ten years and exported on request." },
  ];
  const whole = { ...rows, external_interfaces: told, security_measures };
  expect([...sentences("interface", whole), ...sentences("privacy", whole)]).toEqual([]);
  expect(sentences("privacy", rows, false)).toEqual([]);
});
