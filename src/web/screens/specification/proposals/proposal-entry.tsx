import { useMutation } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { decisionOf, type Standing } from "#domain/proposal-standing.ts";
import { type Proposal, proposedRow } from "#domain/proposals.ts";
import { asMoment } from "#web/lib/dates.ts";
import { usePersonNames } from "#web/queries/person-names.ts";
import { acceptMutation, declineMutation } from "#web/queries/work.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ProposedWords } from "./proposed-words.tsx";
import type { Standings } from "./use-standings.ts";

type EntryProps = Standings & { project_id: string; mayEdit: boolean };

export function ProposalEntry({ project_id, proposal, standing, mayEdit }: EntryProps) {
  const accept = useMutation(acceptMutation(project_id));
  const decline = useMutation(declineMutation(project_id));
  const what = calledIn(proposal, standing);
  const isBusy = accept.isPending || decline.isPending;
  return (
    <li className="grid gap-3 px-5 py-4">
      <ProposedWords project_id={project_id} proposal={proposal} standing={standing} />
      {proposal.why ? (
        <p dir="auto" className="border-s-2 ps-3 whitespace-pre-wrap wrap-anywhere text-muted">
          {proposal.why}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ProposedBy project_id={project_id} proposal={proposal} />
        {mayEdit ? (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              aria-label={`Decline ${what}`}
              disabled={isBusy}
              onClick={() => decline.mutate({ ids: [proposal.id], what: `Proposal for ${what}` })}
            >
              <X aria-hidden />
              Decline
            </Button>
            {standing.kind === "gone" ? null : (
              <Button
                size="sm"
                variant="primary"
                aria-label={`Accept ${what}`}
                disabled={isBusy}
                onClick={() => accept.mutate({ decisions: [decisionOf(proposal, standing)], what: `Proposal for ${what}` })}
              >
                <Check aria-hidden />
                Accept
              </Button>
            )}
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** Which one is meant where many stand beside each other, such as "US-3, Story". */
function calledIn(proposal: Proposal, standing: Standing): string {
  const row = proposedRow(proposal) ?? proposal.row_name ?? "a new row";
  return "step" in standing && proposal.table_name !== "specifications" ? `${row}, ${standing.step.label}` : row;
}

export function ProposedBy({ project_id, proposal }: { project_id: string; proposal: Proposal }) {
  const names = usePersonNames(project_id);
  const { proposed_by, key_name, created_at, base_revision } = proposal;
  const who = proposed_by ? names(proposed_by) : (key_name ?? "Somebody who left");
  return (
    <p className="text-xs wrap-anywhere text-muted">
      {who} · <time dateTime={created_at}>{asMoment(created_at)}</time>
      {base_revision === null ? null : ` · on revision ${base_revision}`}
    </p>
  );
}
