import { useQuery } from "@tanstack/react-query";
import { MessageSquareDiff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { BuildState } from "#domain/build-state.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";
import { type WorkIndex, workIndex, workQuery } from "#web/queries/work.ts";
import { counted } from "#web/ui/text/counted.ts";
import { stateMarks } from "./state-marks.tsx";

type OfRow = { project_id: string; reference: string };
type RowProps = OfRow & { row: { id: string; revision?: number }; work: WorkIndex | undefined };

/** That something is proposed for a row, and how far it is built; nothing where nobody said anything. */
export function RowWork({ project_id, reference, row, work }: RowProps) {
  const report = work?.reports.get(row.id);
  const state: BuildState | undefined = report && (report.at_revision < (row.revision ?? 0) ? "stale" : report.state);
  return (
    <>
      {state ? <BuiltSign project_id={project_id} reference={reference} state={state} /> : null}
      <CountedProposals project_id={project_id} reference={reference} count={work?.proposed.get(reference)} />
    </>
  );
}

function BuiltSign({ project_id, reference, state }: OfRow & { state: BuildState }) {
  const { label, icon: Icon, ink } = stateMarks[state];
  return (
    <Sign to={rowAddress(paths.build(project_id), reference)} label={`${reference} is ${label.toLowerCase()}`}>
      <Icon aria-hidden className={`size-3.5 ${ink}`} />
    </Sign>
  );
}

export function ProposedSign({ project_id, reference }: OfRow) {
  const { data: count } = useQuery({ ...workQuery(project_id), select: (work) => workIndex(work).proposed.get(reference) });
  return <CountedProposals project_id={project_id} reference={reference} count={count} />;
}

function CountedProposals({ project_id, reference, count }: OfRow & { count: number | undefined }) {
  if (!count) return null;
  return (
    <Sign to={paths.proposals(project_id)} label={`${counted(count, { one: "proposal", many: "proposals" })} for ${reference}`}>
      <MessageSquareDiff aria-hidden className="size-3.5 text-accent-ink" />
    </Sign>
  );
}

function Sign({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="-m-1.5 inline-grid size-6 place-items-center self-center rounded-md hover:bg-sunken print:hidden"
    >
      {children}
    </Link>
  );
}
