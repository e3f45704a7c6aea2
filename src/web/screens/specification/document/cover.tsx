import { useQuery } from "@tanstack/react-query";
import type { Heading } from "#domain/document/reading.ts";
import { versionsOf } from "#domain/versions.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import type { Reading } from "#web/queries/reading.ts";
import { versionsQuery } from "#web/queries/versions.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

type CoverProps = { version: string; against: string | null; reading: Reading | null; headings: readonly Heading[] };

const day = new Intl.DateTimeFormat("en", { dateStyle: "long" });

/** What the document is; on paper a page of its own, with the contents on the next. */
export function Cover({ version, against, reading, headings }: CoverProps) {
  const { project } = useWorkspace();
  const { organizations, isLoading } = useOrganizations();
  // its line is kept while it is on the way, so that nothing moves when it comes
  const organization = organizations.find(({ id }) => id === project.organization_id)?.name ?? (isLoading ? "\u00a0" : undefined);
  const date = useDateOf(version, reading);
  const facts = [
    { label: "Version", text: against === null ? version : `${version}, compared with ${against}` },
    { label: "Date", text: date },
    ...(organization ? [{ label: "Organization", text: organization }] : []),
    ...(reading?.front ?? []).filter(({ label }) => !["Version", "Date"].includes(label)),
  ];
  return <CoverPage title={project.name} facts={facts} headings={headings} />;
}

type PageProps = { title: string; facts: readonly { label: string; text: string }[]; headings: readonly Heading[] };

export function CoverPage({ title, facts, headings }: PageProps) {
  return (
    <>
      <div className="document-cover grid gap-6 border-b pt-12 pb-8">
        <div className="grid gap-2">
          <p className="font-medium text-accent-ink">Software Requirements Specification</p>
          <h1 dir="auto" className="text-3xl font-semibold tracking-tight wrap-anywhere sm:text-4xl">
            {title}
          </h1>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-muted">
          {facts.map(({ label, text }) => (
            <div key={label} className="contents">
              <dt className="text-faint">{label}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <PrintedContents headings={headings} />
    </>
  );
}

/** Of the current version today, of another one the day it was last changed. */
function useDateOf(version: string, reading: Reading | null): string {
  const { project, place } = useWorkspace();
  const { data } = useQuery(versionsQuery(project.id));
  const stored = versionsOf(project.version, data?.specifications ?? [], data?.snapshots ?? []);
  const changed_at = version === place.version ? null : stored.find((one) => one.version === version)?.changed_at;
  return day.format(new Date(changed_at ?? reading?.generated_at ?? Date.now()));
}

function PrintedContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <div className="document-contents hidden print:block">
      <p className="mb-4 text-2xl font-semibold">Contents</p>
      {headings.map(({ key, number, cite, title, depth }) => (
        <p key={key} style={{ paddingInlineStart: `${depth - 1}rem` }} className={depth === 1 ? "mt-3 font-semibold" : ""}>
          <a href={`#${number}`}>{[number, cite, title].filter(Boolean).join(" ")}</a>
        </p>
      ))}
    </div>
  );
}
