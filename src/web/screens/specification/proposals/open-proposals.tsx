import { useMutation } from "@tanstack/react-query";
import { Bot } from "lucide-react";
import { Link } from "react-router";
import { acceptedTogether, decisionOf } from "#domain/proposal-standing.ts";
import { paths } from "#web/lib/paths.ts";
import type { Project } from "#web/queries/projects.ts";
import { acceptMutation, declineMutation } from "#web/queries/work.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { ProposalGroup } from "./proposal-group.tsx";
import { ProposalsSkeleton } from "./proposals-skeleton.tsx";
import { type Standings, useStandings } from "./use-standings.ts";

const noun = { one: "proposal", many: "proposals" };

export function OpenProposals({ project, mayEdit }: { project: Project; mayEdit: boolean }) {
  const standings = useStandings(project);
  return (
    <Loaded from={standings} failure="The proposals could not be loaded" skeleton={<ProposalsSkeleton />}>
      {(all) =>
        all.length === 0 ? (
          <NothingProposed project_id={project.id} mayEdit={mayEdit} />
        ) : (
          <div className="grid gap-4">
            <DecideAll project_id={project.id} all={all} mayEdit={mayEdit} />
            {[...Map.groupBy(all, rowOf)].map(([row, group]) => (
              <ProposalGroup key={row} project_id={project.id} group={group} mayEdit={mayEdit} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

/** Each new row stands by itself. */
const rowOf = ({ proposal: { id, table_name, row_id, field } }: Standings) =>
  table_name === "specifications" ? `text ${field}` : (row_id ?? id);

function DecideAll({ project_id, all, mayEdit }: { project_id: string; all: readonly Standings[]; mayEdit: boolean }) {
  const accept = useMutation(acceptMutation(project_id));
  const decline = useMutation(declineMutation(project_id));
  const ready = acceptedTogether(all);
  const left = all.length - ready.length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-muted">
        {counted(all.length, noun)} to decide
        {mayEdit && left > 0 ? `, ${left} of them one by one` : null}
      </p>
      {mayEdit ? (
        <div className="flex flex-wrap gap-2">
          <Button
            loading={decline.isPending}
            disabled={accept.isPending}
            onClick={() => decline.mutate({ ids: all.map(({ proposal }) => proposal.id), what: counted(all.length, noun) })}
          >
            Decline all
          </Button>
          {ready.length > 0 ? (
            <Button
              variant="primary"
              loading={accept.isPending}
              disabled={decline.isPending}
              onClick={() =>
                accept.mutate({
                  decisions: ready.map(({ proposal, standing }) => decisionOf(proposal, standing)),
                  what: counted(ready.length, noun),
                })
              }
            >
              {left > 0 ? `Accept ${ready.length}` : "Accept all"}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function NothingProposed({ project_id, mayEdit }: { project_id: string; mayEdit: boolean }) {
  return (
    <EmptyState
      icon={<Bot />}
      title="Nothing to decide"
      text="When a colleague or a coding agent finds a requirement wrong or unclear, they propose better words and you decide here. Propose a change beside the number of a row, or give an agent a key for this project."
      action={
        mayEdit ? (
          <Button asChild>
            <Link to={paths.projectSettings(project_id)}>Connect an agent</Link>
          </Button>
        ) : undefined
      }
    />
  );
}
