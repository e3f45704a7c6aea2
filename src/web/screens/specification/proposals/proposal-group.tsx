import { Plus } from "lucide-react";
import { isNoun, nouns } from "#domain/nouns/all.ts";
import { proposedRow } from "#domain/proposals.ts";
import { paths } from "#web/lib/paths.ts";
import { addressOfRow } from "#web/queries/row-address.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { Reference } from "#web/ui/text/reference.tsx";
import { ProposalEntry } from "./proposal-entry.tsx";
import type { Standings } from "./use-standings.ts";

type GroupProps = { project_id: string; group: readonly Standings[]; mayEdit: boolean };

/** All that is proposed for one row or text. */
export function ProposalGroup({ project_id, group, mayEdit }: GroupProps) {
  const [first] = group;
  if (!first) return null;
  return (
    <Card>
      <h2 className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 border-b px-5 py-3 font-semibold">
        <ProposedFor project_id={project_id} {...first} />
      </h2>
      <ul className="divide-y">
        {group.map((one) => (
          <ProposalEntry key={one.proposal.id} project_id={project_id} {...one} mayEdit={mayEdit} />
        ))}
      </ul>
    </Card>
  );
}

function ProposedFor({ project_id, proposal, standing }: Standings & { project_id: string }) {
  const { table_name, row_id, row_number, row_name } = proposal;
  const called = proposedRow(proposal);
  if (!isNoun(table_name)) return <TextLink to={paths.specification(project_id)}>{called}</TextLink>;
  const name = row_name ?? nouns[table_name].one;
  if (row_id === null || row_number === null) {
    return (
      <>
        <Badge tone="success">
          <Plus aria-hidden />
          New {nouns[table_name].one}
        </Badge>
        <span dir="auto" className="wrap-anywhere">
          {name}
        </span>
      </>
    );
  }
  return (
    <>
      <Reference>{called ?? ""}</Reference>
      {standing.kind === "gone" ? (
        <span dir="auto" className="wrap-anywhere">
          {name}
        </span>
      ) : (
        <TextLink
          to={addressOfRow(table_name, { project_id, number: row_number, id: row_id } as never)}
          className="wrap-anywhere"
        >
          {name}
        </TextLink>
      )}
    </>
  );
}
