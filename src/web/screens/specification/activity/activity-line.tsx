import { Link, useSearchParams } from "react-router";
import type { ActivityEntry } from "#domain/activity.ts";
import { type CitedText, citedTexts } from "#domain/cited.ts";
import { manner } from "#domain/history.ts";
import { isNoun, nouns } from "#domain/nouns/all.ts";
import { asMoment } from "#web/lib/dates.ts";
import { usePersonNames } from "#web/queries/person-names.ts";
import { historyOf } from "#web/queries/row-revisions.ts";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { counted } from "#web/ui/text/counted.ts";

/** What somebody did in one go: who, to what, how and when. */
export function ActivityLine({ project_id, entry }: { project_id: string; entry: ActivityEntry }) {
  const names = usePersonNames(project_id);
  const { made_by, key_name, proposed_by, through, last_at, rows, table_name } = entry;
  const who = made_by ? names(made_by) : "Unknown person";
  const proposer = through === "proposal" ? ` by ${proposed_by ? names(proposed_by) : (key_name ?? "somebody who left")}` : "";
  const told = isNoun(table_name) ? counted(rows, nouns[table_name]) : "The specification's texts";
  const named = targetsOf(entry);
  const left = isNoun(table_name) ? rows - named.length : 0;
  return (
    <li className="flex gap-3 px-5 py-3.5">
      <Avatar name={who} />
      <div className="grid min-w-0 grow gap-1">
        <p className="wrap-anywhere">
          <span className="font-medium">{who}</span>
          <span className="text-muted">
            {" "}
            · {told} {manner(entry)}
            {proposer}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-3 gap-y-1 wrap-anywhere">
          {named.map((target) => (
            <Target key={target.search.join()} {...target} />
          ))}
          {left > 0 ? <span className="text-muted">and {left} more</span> : null}
        </p>
        <time dateTime={last_at} className="text-xs text-faint">
          {asMoment(last_at)}
        </time>
      </div>
    </li>
  );
}

type Named = { label: string; search: [string, string] };

function targetsOf({ table_name, samples }: ActivityEntry): Named[] {
  if (isNoun(table_name)) {
    const rows = new Map(samples.map(({ row_id, name }) => [row_id, name || nouns[table_name].one]));
    return [...rows].map(([row_id, label]) => ({ label, search: ["history", historyOf(table_name, row_id)] }));
  }
  const fields = new Set(samples.flatMap(({ changed }) => changed.filter((field) => Object.hasOwn(citedTexts, field))));
  return [...fields].map((field) => ({ label: citedTexts[field as CitedText], search: ["text", field] }));
}

/** Leads to the words before and after. */
function Target({ label, search }: Named) {
  const [now] = useSearchParams();
  const to = `?${new URLSearchParams([...[...now].filter(([key]) => key !== "history" && key !== "text"), search])}`;
  return (
    <Link to={to} preventScrollReset dir="auto" className="text-accent-ink underline-offset-4 hover:underline">
      {label}
    </Link>
  );
}
