import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useMemo } from "react";
import { cite } from "#domain/citation.ts";
import { scenarioLines, untestedStories } from "#domain/nouns/test-cases.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";
import { type ListedRow, rowsQuery } from "#web/queries/rows.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { WrittenLines } from "#web/ui/text/written-lines.tsx";
import { RowReference, RowText } from "#workspace/rows/row-fields.tsx";
import { rowSorts, useRowList } from "#workspace/rows/row-list.ts";
import { RowsPanel } from "#workspace/rows/rows-panel.tsx";
import { WrittenRows } from "#workspace/rows/written-rows.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { UntestedStories } from "./untested-stories.tsx";

/** A test case with the story it tests, where there is one. */
type ListedTestCase = ListedRow<"test_cases"> & { tests: { reference: string; name: string } | undefined };

export function TestCasesPanel() {
  const { project } = useWorkspace();
  const { data: tests } = useQuery(rowsQuery("test_cases", project.id));
  const { data: stories } = useQuery(rowsQuery("user_stories", project.id));
  const rows = useMemo(() => withStories(tests ?? [], stories ?? []), [tests, stories]);
  const list = useRowList("test_cases", rows, {
    also: ({ tests: story }) => [story?.reference, story?.name],
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
    sorts: [{ key: "story", label: "By user story", compare: byStory }, ...rowSorts],
  });
  return (
    <RowsPanel
      noun="test_cases"
      list={list}
      icon={<FlaskConical />}
      blurb="How to show that each user story works and that nothing forbidden happens: given, when, then."
      empty={
        stories?.length === 0
          ? "Test cases show that user stories work. Write user stories first, or add a test case without one."
          : "Write the first one by hand, or have one drafted for every scenario of each user story."
      }
      canDraft={Boolean(stories?.length)}
      above={(begin) =>
        stories ? (
          <UntestedStories stories={untestedStories(stories, rows)} onAdd={({ id }) => begin({ user_story_id: id })} />
        ) : null
      }
      fields={fields}
    >
      {() => <WrittenRows list={list} noun="test_cases" words={words} storyOf={storyOf} fields={fields} />}
    </RowsPanel>
  );
}

function withStories(tests: readonly ListedRow<"test_cases">[], stories: readonly ListedRow<"user_stories">[]) {
  const known = new Map(stories.map(({ id, number, name }) => [id, { reference: cite("user_stories", number), name }]));
  return tests.map((row): ListedTestCase => ({ ...row, tests: known.get(row.user_story_id ?? "") }));
}

function byStory(a: ListedTestCase, b: ListedTestCase): number {
  const place = ({ tests }: ListedTestCase) => (tests ? Number(tests.reference.replace(/\D/g, "")) : Number.POSITIVE_INFINITY);
  const [first, second] = [place(a), place(b)];
  return first === second ? a.number - b.number : first - second;
}

const fields = (
  <>
    <RowText name="name" autoFocus />
    <RowReference name="user_story_id" />
    <div className="grid gap-4 md:grid-cols-3">
      <RowText name="given" rows={3} />
      <RowText name="when" rows={3} />
      <RowText name="then" rows={3} />
    </div>
  </>
);

const storyOf = ({ tests }: ListedTestCase) => tests?.reference;

function words(row: ListedTestCase) {
  return (
    <>
      <TestedStory {...row} />
      <WrittenLines text={scenarioLines(row).join("\n")} className="max-w-3xl" />
    </>
  );
}

function TestedStory({ project_id, tests }: ListedTestCase) {
  if (!tests) return <p className="text-xs text-faint">Tests no user story</p>;
  const { reference, name } = tests;
  return (
    <p className="flex min-w-0 gap-1.5 text-xs text-muted">
      <span className="shrink-0">Tests</span>
      <TextLink to={rowAddress(paths.specification(project_id, "documentation"), reference)} className="shrink-0 tabular-nums">
        {reference}
      </TextLink>
      <span className="truncate">
        <Words text={name} />
      </span>
    </p>
  );
}
