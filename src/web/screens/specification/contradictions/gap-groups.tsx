import { Link } from "react-router";
import { cite } from "#domain/citation.ts";
import { nouns } from "#domain/nouns/all.ts";
import { type Gap, type GapKind, gapKinds } from "#domain/quality/gaps/gap.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import { sectionSearch } from "#workspace/workspace/section-choice.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const labels: Readonly<Record<GapKind, string>> = {
  priority: "A Must that depends on something of lower priority",
  cycle: "Rows that depend on each other in a circle",
  role: "Roles nobody described",
  orphan: "Rows without a story",
  "role-without-story": "Roles without a story",
  failure: "Stories that do not say what happens on failure",
  test: "Stories without a test",
  page: "Features without a page",
  "never-seen": "Things people create and never see again",
  interface: "Integrations without an interface or a word on failure",
  privacy: "Sensitive data without retention, export or erasure",
  boundary: "Limits without a test",
};

/** What is missing, by kind; each kind opens to its rows. */
export function GapGroups({ gaps }: { gaps: readonly Gap[] }) {
  return gapKinds.flatMap((kind) => {
    const own = gaps.filter((gap) => gap.kind === kind);
    return own.length === 0
      ? []
      : [
          <details key={kind} className="group border-t first:border-t-0">
            <summary className="flex cursor-pointer items-center gap-2 px-5 py-3 hover:bg-hover">
              {labels[kind]} <Badge>{inFigures(own.length)}</Badge>
            </summary>
            <ul aria-label={labels[kind]} className="grid gap-px pb-3">
              {own.map((gap) => (
                <GapLine key={gap.sentence} gap={gap} />
              ))}
            </ul>
          </details>,
        ];
  });
}

function GapLine({ gap: { rows, sentence, makes } }: { gap: Gap }) {
  const { project, canEdit } = useWorkspace();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-1.5">
      <p className="min-w-0 grow basis-64 wrap-anywhere">{sentence}</p>
      <span className="flex flex-wrap items-center gap-2 text-xs">
        {rows.map(({ noun, number }) => (
          <Link
            key={`${noun} ${number}`}
            className="underline underline-offset-4"
            to={rowAddress(paths.specification(project.id, nouns[noun].section), cite(noun, number))}
          >
            {cite(noun, number)}
          </Link>
        ))}
        {makes && canEdit ? (
          <Button size="sm" variant="ghost" asChild>
            <Link to={sectionSearch(nouns[makes].section)} state={{ adds: true }}>
              Add a {nouns[makes].one}
            </Link>
          </Button>
        ) : null}
      </span>
    </li>
  );
}
