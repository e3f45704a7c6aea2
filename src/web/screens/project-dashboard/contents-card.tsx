import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { SpecificationSection } from "#domain/specifications.ts";
import { paths } from "#web/lib/paths.ts";
import { externalInterfacesQuery } from "#web/queries/external-interfaces.ts";
import { featuresQuery } from "#web/queries/features.ts";
import { pagesQuery } from "#web/queries/pages.ts";
import type { Project } from "#web/queries/projects.ts";
import { qualityRequirementsQuery } from "#web/queries/quality-requirements.ts";
import { securityMeasuresQuery } from "#web/queries/security-measures.ts";
import { currentVersion, specificationQuery } from "#web/queries/specifications.ts";
import { testCasesQuery } from "#web/queries/test-cases.ts";
import { userClassesQuery } from "#web/queries/user-classes.ts";
import { userStoriesQuery } from "#web/queries/user-stories.ts";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";

const length = (rows: readonly unknown[]) => rows.length;

/** How much of the specification stands, part by part. */
export function ContentsCard({ project }: { project: Project }) {
  const { id } = project;
  const specification = useQuery(specificationQuery({ project_id: id, version: currentVersion(project) })).data;
  const written = specification === undefined ? undefined : Boolean(specification?.project_overview?.trim());
  const parts: { section: SpecificationSection; label: string; stands: string | number | undefined }[] = [
    {
      section: "projectIntroduction",
      label: "Project Overview",
      stands: written === undefined ? undefined : written ? "Written" : "Empty",
    },
    { section: "userClasses", label: "User Classes", stands: useQuery({ ...userClassesQuery(id), select: length }).data },
    { section: "pages", label: "Pages", stands: useQuery({ ...pagesQuery(id), select: length }).data },
    { section: "documentation", label: "User Stories", stands: useQuery({ ...userStoriesQuery(id), select: length }).data },
    { section: "features", label: "Features", stands: useQuery({ ...featuresQuery(id), select: length }).data },
    { section: "risks", label: "Risks", stands: specification === undefined ? undefined : (specification?.risks.length ?? 0) },
    {
      section: "securityMeasures",
      label: "Security measures",
      stands: useQuery({ ...securityMeasuresQuery(id), select: length }).data,
    },
    { section: "testing", label: "Test cases", stands: useQuery({ ...testCasesQuery(id), select: length }).data },
    {
      section: "externalInterfaces",
      label: "External Interfaces",
      stands: useQuery({ ...externalInterfacesQuery(id), select: length }).data,
    },
    {
      section: "otherRequirements",
      label: "Other Requirements",
      stands: useQuery({ ...qualityRequirementsQuery(id), select: length }).data,
    },
  ];
  return (
    <Card>
      <CardHeader title="What stands so far" description={`In version ${currentVersion(project)}`} />
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
                <span className={stands === 0 || stands === "Empty" ? "text-faint" : "font-medium tabular-nums"}>{stands}</span>
              )}
              <ChevronRight aria-hidden className="size-3.5 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
