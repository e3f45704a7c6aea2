import { useMutation, useQuery } from "@tanstack/react-query";
import { FolderX } from "lucide-react";
import { Link, useParams } from "react-router";
import { Failure } from "#domain/failure.ts";
import { forgetForm } from "#web/editing/use-unsaved-form.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { type Asked, draftEverythingMutation, draftingRunQuery } from "#web/queries/drafting-runs.ts";
import { useMayEdit } from "#web/queries/project-access.ts";
import { type Project, projectQuery } from "#web/queries/projects.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { DraftStart } from "./draft-start.tsx";
import { DraftingSkeleton } from "./drafting-skeleton.tsx";
import { RunEnd } from "./run-end.tsx";
import { RunProgress } from "./run-progress.tsx";
import { useAskedToBegin, useAskedToTell } from "./use-asked-to-begin.ts";
import { useInstructionKey } from "./use-whole-instruction.ts";

/** One press drafts the whole specification: what it is at, and how it ended. */
export function DraftEverythingScreen() {
  const { projectId = "" } = useParams();
  const project = useQuery(projectQuery(projectId));
  const isMissing = project.error instanceof Failure && ["not_found", "invalid"].includes(project.error.kind);
  return (
    <Screen width="medium">
      <title>{pageTitle("Draft everything")}</title>
      {isMissing ? (
        <ProjectMissing />
      ) : (
        <Loaded from={project} failure="The project could not be loaded" skeleton={<DraftingSkeleton />}>
          {(found) => <DraftingOf key={found.id} project={found} />}
        </Loaded>
      )}
    </Screen>
  );
}

function DraftingOf({ project }: { project: Project }) {
  const { id } = project;
  const mayEdit = useMayEdit(id);
  const run = useQuery(draftingRunQuery(id));
  const { mutate, isPending, error } = useMutation(draftEverythingMutation(id));
  const words = useInstructionKey(id);
  const tells = useAskedToTell();
  const begin = (asked: Asked) =>
    mutate(asked, {
      // where another run was under way, nothing came of the words yet
      onSuccess: ({ isBegun }) => {
        if (isBegun && asked.instruction) forgetForm(words);
        if (tells.isAsked) tells.told();
      },
    });
  const isAsked = useAskedToBegin(mayEdit ? () => begin({}) : undefined);
  const isBeginning = isPending || (isAsked && mayEdit !== false);
  return (
    <>
      <PageHeader
        title="Draft everything"
        description="Drafts every empty section from the questionnaire and the sections before it. What somebody wrote does not change."
        back={{ to: paths.projectDashboard(id), label: project.name }}
      />
      <Loaded from={run} failure="The draft could not be loaded" skeleton={<DraftingSkeleton />}>
        {(found) =>
          isBeginning ? (
            <DraftingSkeleton />
          ) : found?.status === "running" ? (
            <RunProgress project={project} run={found} canEdit={mayEdit === true} />
          ) : found === null || found.status === "undone" || tells.isAsked ? (
            <DraftStart
              project={project}
              canEdit={mayEdit === true}
              isUndone={found?.status === "undone"}
              tells={tells.isAsked}
              failure={error}
              begin={begin}
            />
          ) : (
            <RunEnd project={project} run={found} canEdit={mayEdit === true} goOn={begin} />
          )
        }
      </Loaded>
    </>
  );
}

function ProjectMissing() {
  return (
    <EmptyState
      icon={<FolderX />}
      title="Project Not Found"
      text="It may have been deleted, or you may not see it."
      action={
        <Button asChild>
          <Link to={paths.projects()}>Go to your projects</Link>
        </Button>
      }
    />
  );
}
