import { expect, test } from "vitest";
import type * as z from "zod";
import { nouns } from "#domain/nouns/all.ts";
import { externalInterfaceBlurbs, externalInterfaceKinds } from "#domain/nouns/external-interfaces.ts";
import { none } from "#domain/nouns/noun.ts";
import { qualityCharacteristicBlurbs, qualityCharacteristics } from "#domain/nouns/quality-requirements.ts";
import { scenarioLines, untestedStories } from "#domain/nouns/test-cases.ts";

const messagesOf = (shape: z.ZodType, words: unknown) => shape.safeParse(words).error?.issues.map(({ message }) => message);

test("what is missing is asked for in one sentence each, and verification may be left for later", () => {
  expect(messagesOf(nouns.security_measures.input, { name: " ", threat: "", measure: "" })).toEqual([
    "Name the measure",
    "Say what it protects from",
    "Say what is done against it",
  ]);
  expect(messagesOf(nouns.test_cases.input, { user_story_id: "US-1", name: "", given: "", when: "", then: "" })).toEqual([
    "Choose a user story of this project, or none",
    "Name the test case",
    "Say what is there before the test",
    "Say what is done",
    "Say what must come of it",
  ]);
  expect(messagesOf(nouns.external_interfaces.input, { kind: "", name: "", description: "" })).toEqual([
    "Choose what kind of interface it is",
    "Name the interface",
    "Describe the interface",
  ]);
  expect(
    messagesOf(nouns.quality_requirements.input, { characteristic: "speed", name: "", description: "", target: " " }),
  ).toEqual([
    "Choose a characteristic of quality",
    "Name the requirement",
    "Say what is required",
    "Give it a target that can be measured",
  ]);
  const words = { name: " Locks ", threat: "Guesses", measure: "Ten tries" };
  expect(nouns.security_measures.input.parse(words)).toEqual({ ...words, name: "Locks", verification: null });
});

test("a test case may stand without a story", () => {
  const words = { name: "Up", given: "A server", when: "Asked", then: "It answers" };
  expect(nouns.test_cases.input.parse({ ...words, user_story_id: none }).user_story_id).toBeNull();
  expect(nouns.test_cases.input.parse({ ...words, user_story_id: null }).user_story_id).toBeNull();
});

test("stories without a test case are found in their order", () => {
  const stories = [{ id: "a" }, { id: "b" }, { id: "c" }];
  expect(untestedStories(stories, [{ user_story_id: "b" }, { user_story_id: null }, { user_story_id: "gone" }])).toEqual([
    { id: "a" },
    { id: "c" },
  ]);
});

test("the steps of a test case read as one scenario, however they were typed", () => {
  const steps = {
    given: "given a boat\n\nand a berth",
    when: "When: it lands\nbut late",
    then: "it is messagesOf\nits bill waits",
  };
  expect(scenarioLines(steps)).toEqual([
    "Given a boat",
    "And a berth",
    "When it lands",
    "But late",
    "Then it is messagesOf",
    "And its bill waits",
  ]);
});

test("every kind of interface and every characteristic of ISO/IEC 25010:2023 is explained in one sentence", () => {
  expect(qualityCharacteristics).toHaveLength(9);
  const blurbs = [
    ...externalInterfaceKinds.map((kind) => externalInterfaceBlurbs[kind]),
    ...qualityCharacteristics.map((characteristic) => qualityCharacteristicBlurbs[characteristic]),
  ];
  for (const blurb of blurbs) expect(blurb).toMatch(/^[A-Z][^.]+\.$/);
});
