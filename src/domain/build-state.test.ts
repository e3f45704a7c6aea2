import { expect, test } from "vitest";
import { buildStateOf, countBuild } from "./build-state.ts";
import type { ProgressReport } from "./progress.ts";

const story = (id: string, number: number, revision: number) => ({
  ...{ id, number, revision, name: `Story ${number}`, user_class_id: "c", story: "I want it.", acceptance_criteria: "Given" },
});
const test_case = (number: number, user_story_id: string | null, then = "It floats") => ({
  ...{ id: `t${number}`, number, revision: 1, name: "Try", user_story_id, given: "A boat", when: "It rains" },
  then,
});
const report = (row_id: string, at_revision: number, state: ProgressReport["state"], test: string | null = null) => ({
  ...{ id: row_id, table_name: "user_stories" as const, row_id, at_revision, state, commit: null, test, note: null },
  ...{ reported_by: null, key_name: "Agent", reported_at: "2026-11-22T10:00:00Z" },
});
const content = {
  user_classes: [],
  pages: [],
  features: [],
  external_interfaces: [],
  security_measures: [],
  user_stories: [story("a", 1, 2), story("b", 2, 3), story("c", 3, 1), story("d", 4, 1), story("e", 5, 1)],
  quality_requirements: [
    {
      ...{
        id: "q",
        number: 1,
        revision: 1,
        name: "Up",
        characteristic: "reliability" as const,
        description: "It is there.",
        target: "99 %",
      },
    },
  ],
  test_cases: [test_case(1, "a"), test_case(2, null, "It is there, as NFR-1 says")],
};

test("each requirement is done, in progress, blocked, stale or not covered, and untested where nothing verifies it [PROPOSE-8]", () => {
  const built = buildStateOf(content, [
    report("a", 2, "done"),
    report("b", 2, "done", "stories/b.test.ts"),
    report("c", 1, "in_progress"),
    report("d", 1, "blocked"),
  ]);
  expect(built.map(({ cite, state, isUntested, tests }) => [cite, state, isUntested, ...tests].join(" "))).toEqual([
    "US-1 done false TC-1",
    "US-2 stale false",
    "US-3 in_progress true",
    "US-4 blocked true",
    "US-5 uncovered true",
    "NFR-1 uncovered false TC-2",
  ]);
  expect(countBuild(built)).toEqual({ done: 1, stale: 1, in_progress: 1, blocked: 1, uncovered: 2, untested: 3, all: 6 });
});
