import { FlaskConical, FlaskConicalOff, GitCommitHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { BuiltRequirement } from "#domain/build-state.ts";
import type { ProgressReport } from "#domain/progress.ts";
import { asMoment } from "#web/lib/dates.ts";
import { paths } from "#web/lib/paths.ts";
import { usePersonNames } from "#web/queries/person-names.ts";
import { addressOfRow } from "#web/queries/row-address.ts";
import { historyOf } from "#web/queries/row-revisions.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { ListCell } from "#web/ui/lists/list-boxes.tsx";
import { Reference } from "#web/ui/text/reference.tsx";
import { ProposedSign } from "#workspace/work/row-work.tsx";
import { StateMark } from "#workspace/work/state-marks.tsx";

type CellsProps = { project_id: string; row: BuiltRequirement };

export function BuiltCells({ project_id, row }: CellsProps) {
  const { noun, cite, name, state, report } = row;
  const number = Number(cite.slice(cite.lastIndexOf("-") + 1));
  return (
    <ListCell className="grid min-w-0 grow gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <StateMark state={state} className="self-start pt-0.5" />
      <div className="grid min-w-0 gap-1.5">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Reference>{cite}</Reference>
          <TextLink to={addressOfRow(noun, { project_id, number })} className="min-w-0 font-medium wrap-anywhere">
            {name}
          </TextLink>
          <ProposedSign project_id={project_id} reference={cite} />
        </p>
        <Evidence row={row} />
        {report?.note ? (
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {report.note}
          </p>
        ) : null}
        {report ? <Reported project_id={project_id} row={row} report={report} /> : null}
      </div>
    </ListCell>
  );
}

/** The commit and the tests that show it. */
function Evidence({ row: { isUntested, tests, report } }: { row: BuiltRequirement }) {
  const shown = [...(report?.test ? [report.test] : []), ...tests];
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {report?.commit ? (
        <Fact icon={<GitCommitHorizontal aria-hidden />}>
          <Commit commit={report.commit} />
        </Fact>
      ) : null}
      {isUntested ? (
        <Fact icon={<FlaskConicalOff aria-hidden />}>Untested</Fact>
      ) : (
        <Fact icon={<FlaskConical aria-hidden />}>{shown.join(", ")}</Fact>
      )}
    </p>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-start gap-1.5 [&_svg]:mt-px [&_svg]:size-3.5 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}

/** A hash is shown as short as people say it; an address leads there. */
function Commit({ commit }: { commit: string }) {
  if (/^https?:\/\/\S+$/.test(commit)) {
    return (
      <a href={commit} target="_blank" rel="noreferrer" className="underline underline-offset-2 hover:text-ink">
        {commit.replace(/^https?:\/\//, "")}
      </a>
    );
  }
  return <code title={commit}>{/^[0-9a-f]{12,}$/.test(commit) ? commit.slice(0, 10) : commit}</code>;
}

function Reported({ project_id, row, report }: CellsProps & { report: ProgressReport }) {
  const names = usePersonNames(project_id);
  const who = report.reported_by ? names(report.reported_by) : (report.key_name ?? "Somebody who left");
  const since = new URLSearchParams({ state: "stale", history: historyOf(row.noun, row.id), since: String(report.at_revision) });
  return (
    <p className="text-xs text-muted wrap-anywhere">
      {who} · <time dateTime={report.reported_at}>{asMoment(report.reported_at)}</time> · revision {report.at_revision}
      {row.state === "stale" ? (
        <>
          {" · "}
          <Link to={`${paths.build(project_id)}?${since}`} className="text-warning-ink underline underline-offset-2">
            What changed up to revision {row.revision}
          </Link>
        </>
      ) : null}
    </p>
  );
}
