import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { History } from "lucide-react";
import { Link } from "react-router";
import { isNoun, nouns } from "#domain/nouns/all.ts";
import { stepOf } from "#domain/proposal-standing.ts";
import { type Proposal, proposedRow } from "#domain/proposals.ts";
import { asMoment } from "#web/lib/dates.ts";
import { paths } from "#web/lib/paths.ts";
import { usePersonNames } from "#web/queries/person-names.ts";
import { decidedQuery, reopenMutation } from "#web/queries/work.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { ShowEarlier } from "#web/ui/lists/show-earlier.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { Reference } from "#web/ui/text/reference.tsx";
import { ProposedBy } from "./proposal-entry.tsx";
import { ProposalsSkeleton } from "./proposals-skeleton.tsx";
import { Steps } from "./proposed-words.tsx";

/** What was accepted and declined, the last first; nothing of it is lost. */
export function DecidedProposals({ project_id, mayEdit }: { project_id: string; mayEdit: boolean }) {
  const decided = useInfiniteQuery(decidedQuery(project_id));
  return (
    <Loaded
      from={{ ...decided, data: decided.data?.pages.flat() }}
      failure="The proposals could not be loaded"
      skeleton={<ProposalsSkeleton />}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            icon={<History />}
            title="Nothing was decided yet"
            text="You find here what was accepted or declined."
            action={
              <Button asChild>
                <Link to={paths.proposals(project_id)}>See what is waiting</Link>
              </Button>
            }
          />
        ) : (
          <div className="grid gap-4">
            <Card>
              <ul aria-label="Decided proposals" className="divide-y">
                {all.map((proposal) => (
                  <DecidedEntry key={proposal.id} project_id={project_id} proposal={proposal} mayEdit={mayEdit} />
                ))}
              </ul>
            </Card>
            <ShowEarlier of={decided}>Show earlier ones</ShowEarlier>
          </div>
        )
      }
    </Loaded>
  );
}

function DecidedEntry({ project_id, proposal, mayEdit }: { project_id: string; proposal: Proposal; mayEdit: boolean }) {
  const names = usePersonNames(project_id);
  const reopen = useMutation(reopenMutation(project_id));
  const { id, kind, state, table_name, row_name, decided_by, decided_at, words, field, base } = proposal;
  const called = proposedRow(proposal);
  const steps = Object.entries(words)
    .filter(([, value]) => value)
    .map(([name, value]) => stepOf(proposal, name, name === field ? base : null, value));
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={state === "accepted" ? "success" : "neutral"}>{state === "accepted" ? "Accepted" : "Declined"}</Badge>
        {called ? <Reference>{called}</Reference> : null}
        <h2 dir="auto" className="font-semibold wrap-anywhere">
          {row_name ?? (isNoun(table_name) ? nouns[table_name].one : null)}
        </h2>
      </div>
      {kind === "remove" ? <p>To be deleted.</p> : <Steps project_id={project_id} steps={steps} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid gap-0.5">
          <ProposedBy project_id={project_id} proposal={proposal} />
          <p className="text-xs text-muted">
            {state === "accepted" ? "Accepted" : "Declined"} by {decided_by ? names(decided_by) : "somebody who left"}
            {decided_at ? ` · ${asMoment(decided_at)}` : null}
          </p>
        </div>
        {mayEdit && state === "declined" ? (
          <Button size="sm" loading={reopen.isPending} onClick={() => reopen.mutate([id])}>
            Decide again
          </Button>
        ) : null}
      </div>
    </li>
  );
}
