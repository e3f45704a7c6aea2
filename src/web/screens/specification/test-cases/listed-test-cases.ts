import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cite } from "#domain/citation.ts";
import { type TestCase, testCasesQuery } from "#web/queries/test-cases.ts";
import { type UserStory, userStoriesQuery } from "#web/queries/user-stories.ts";
import { byName } from "#web/ui/lists/narrow-list.ts";
import { useList } from "#web/ui/lists/use-list.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** A test case with the story it tests, where there is one. */
export type ListedTestCase = TestCase & { tests: { reference: string; name: string } | undefined };

export function useTestCasesList() {
  const { project } = useWorkspace();
  const { data: tests } = useQuery(testCasesQuery(project.id));
  const { data: stories } = useQuery(userStoriesQuery(project.id));
  const rows = useMemo(() => withStories(tests ?? [], stories ?? []), [tests, stories]);
  return useList({
    rows,
    noun: { one: "test case", many: "test cases" },
    name: ({ name }) => name,
    reference: ({ number }) => cite("test_cases", number),
    text: ({ number, name, given, when, then, tests: story }) =>
      [cite("test_cases", number), name, given, when, then, story?.reference, story?.name].join("\n"),
    filters: [
      {
        key: "story",
        label: "Test cases by story",
        all: "All test cases",
        choices: [
          { value: "some", label: "Of a user story" },
          { value: "none", label: "Of no user story" },
        ],
        of: ({ tests: story }) => (story ? "some" : "none"),
      },
    ],
    sorts: [
      { key: "story", label: "By user story", compare: byStory },
      { key: "name", label: "By name", compare: byName },
      { key: "newest", label: "Newest first", compare: (a, b) => b.number - a.number },
    ],
  });
}

function withStories(tests: readonly TestCase[], stories: readonly UserStory[]): readonly ListedTestCase[] {
  const known = new Map(stories.map(({ id, number, name }) => [id, { reference: cite("user_stories", number), name }]));
  return tests.map((row) => ({ ...row, tests: known.get(row.user_story_id ?? "") }));
}

function byStory(a: ListedTestCase, b: ListedTestCase): number {
  const place = ({ tests }: ListedTestCase) => (tests ? Number(tests.reference.replace(/\D/g, "")) : Number.POSITIVE_INFINITY);
  const [first, second] = [place(a), place(b)];
  return first === second ? a.number - b.number : first - second;
}
