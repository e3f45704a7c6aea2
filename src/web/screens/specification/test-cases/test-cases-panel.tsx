import { useQuery } from "@tanstack/react-query";
import { FlaskConical, Plus } from "lucide-react";
import { useState } from "react";
import { scenarioLines, untestedStories } from "#domain/nouns/test-cases.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";
import { generateTestCasesMutation, removeTestCaseMutation, testCasesQuery } from "#web/queries/test-cases.ts";
import { userStoriesQuery } from "#web/queries/user-stories.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { ListTools } from "#web/ui/lists/list-tools.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { WrittenLines } from "#web/ui/text/written-lines.tsx";
import { GenerateButton } from "#workspace/drafts/generate-button.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { WrittenRows } from "#workspace/rows/written-rows.tsx";
import { useAskedToAdd } from "#workspace/workspace/use-asked-to-add.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { type ListedTestCase, useTestCasesList } from "./listed-test-cases.ts";
import { EditTestCaseForm, NewTestCaseForm } from "./test-case-form.tsx";
import { UntestedStories } from "./untested-stories.tsx";

export function TestCasesPanel() {
  const { project, canEdit } = useWorkspace();
  const tests = useQuery(testCasesQuery(project.id));
  const stories = useQuery(userStoriesQuery(project.id));
  const list = useTestCasesList();
  /** Of which story a test case is being added; null where of none. */
  const [adding, setAdding] = useState<{ user_story_id: string | null } | null>(null);
  useAskedToAdd(() => setAdding({ user_story_id: null }));
  const actions = (
    <>
      <GenerateButton
        label="Generate with AI"
        generation={generateTestCasesMutation(project.id)}
        disabled={!stories.data?.length}
      />
      <Button variant="primary" onClick={() => setAdding({ user_story_id: null })} disabled={adding !== null}>
        <Plus aria-hidden />
        Add Test Case
      </Button>
    </>
  );
  return (
    <Panel
      title="Testing"
      count={tests.data?.length}
      blurb="How it is shown that each user story works, and that what must not happen does not: given, when, then."
      drafts
      actions={actions}
      tools={tests.data?.length ? <ListTools list={list} canChoose={canEdit} /> : null}
    >
      {adding ? (
        <Card className="border-accent-line">
          <NewTestCaseForm key={adding.user_story_id} {...adding} onClose={() => setAdding(null)} />
        </Card>
      ) : null}
      <Loaded from={tests} failure="The test cases could not be loaded" skeleton={<ListSkeleton />}>
        {(rows) => (
          <>
            {stories.data ? (
              <UntestedStories
                stories={untestedStories(stories.data, rows)}
                onAdd={({ id }) => setAdding({ user_story_id: id })}
              />
            ) : null}
            {rows.length > 0 ? (
              <WrittenRows
                list={list}
                label="Test cases"
                noun="test_cases"
                remove={removeTestCaseMutation(project.id)}
                words={words}
                storyOf={storyOf}
                edit={edit}
              />
            ) : adding ? null : (
              <EmptyState
                icon={<FlaskConical />}
                title="No test cases yet"
                text={
                  stories.data?.length === 0
                    ? "Test cases show that user stories work. Tell stories first, or write a test case that belongs to none."
                    : "Write the first one by hand, or have one drafted for every course of events of each user story."
                }
                action={canEdit ? actions : null}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

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

function edit(row: ListedTestCase, onClose: () => void) {
  return <EditTestCaseForm row={row} onClose={onClose} />;
}
