import { useQuery } from "@tanstack/react-query";
import { ChevronRight, Sparkles } from "lucide-react";
import { Link } from "react-router";
import { lacksText } from "#domain/drafting-parts.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import { currentVersion } from "#domain/projects.ts";
import type { SpecificationSection } from "#domain/specifications.ts";
import { paths } from "#web/lib/paths.ts";
import { useMayEdit } from "#web/queries/project-access.ts";
import type { Project } from "#web/queries/projects.ts";
import { rowCountsQuery } from "#web/queries/rows.ts";
import { specificationQuery } from "#web/queries/specifications.ts";
import { SplitLink } from "#web/ui/actions/split-link.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";

type Standing = { stands: string | number | undefined };
const isEmpty = ({ stands }: Standing) => stands === 0 || stands === "Empty";

/** How much of the specification stands, part by part. */
export function ContentsCard({ project }: { project: Project }) {
  const { id } = project;
  const mayEdit = useMayEdit(id);
  const specification = useQuery(specificationQuery({ project_id: id, version: currentVersion(project) })).data;
  const written = specification === undefined ? undefined : Boolean(specification?.project_overview?.trim());
  const { data: counts } = useQuery(rowCountsQuery(id));
  const overview = written === undefined ? undefined : written ? "Written" : "Empty";
  const parts: ({ section: SpecificationSection; label: string } & Standing)[] = [
    { section: "projectIntroduction", label: "Project Overview", stands: overview },
    ...allNouns
      .filter((noun) => noun !== "sections")
      .map((noun) => ({ section: nouns[noun].section, label: nouns[noun].title, stands: counts && (counts[noun] ?? 0) })),
  ];
  const isUnwritten = specification !== undefined && lacksText(specification);
  return (
    <Card>
      <CardHeader
        title="Contents"
        description={`In version ${currentVersion(project)}`}
        actions={mayEdit && (isUnwritten || parts.some(isEmpty)) ? <DraftWhatIsEmpty id={id} /> : null}
      />
      <ul className="mt-3 divide-y border-t">
        {parts.map(({ section, label, stands }) => (
          <li key={section}>
            <Link
              to={paths.specification(id, section)}
              className="flex min-h-10 items-center gap-3 px-5 -outline-offset-2 hover:bg-canvas"
            >
              <span className="grow">{label}</span>
              {stands === undefined ? (
                <Skeleton className="w-8" />
              ) : (
                <span className={isEmpty({ stands }) ? "text-faint" : "font-medium tabular-nums"}>{stands}</span>
              )}
              <ChevronRight aria-hidden className="size-3.5 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DraftWhatIsEmpty({ id }: { id: string }) {
  return (
    <SplitLink
      to={paths.draftEverything(id)}
      icon={<Sparkles aria-hidden />}
      label="Draft what is empty"
      state={{ begins: true }}
      asking={{ label: "Draft what is empty with an instruction", state: { asks: true } }}
      size="sm"
    />
  );
}
