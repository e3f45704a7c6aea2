import { cite } from "#domain/citation.ts";
import type { Noun } from "#domain/nouns/all.ts";
import type { SpecificationSection } from "#domain/specifications.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";
import type { Place } from "./place.ts";

type Row = { number?: number | undefined; name: string };
export type CitedRows = Partial<{
  pages: readonly (Row & { id: string })[];
  sections: readonly (Row & { page_id: string; pages: { name: string } })[];
  user_classes: readonly Row[];
  user_stories: readonly (Row & { user_classes: { name: string } | null })[];
  features: readonly Row[];
  risks: readonly Row[];
  security_measures: readonly Row[];
  test_cases: readonly Row[];
  external_interfaces: readonly Row[];
  quality_requirements: readonly Row[];
}>;

/** Whatever of a project has a number people cite, each at the place where it is drawn. */
export function rowPlaces(project_id: string, rows: CitedRows): Place[] {
  const { pages = [], sections = [], user_classes = [], user_stories = [], features = [], risks = [] } = rows;
  const within = (section: SpecificationSection) => paths.specification(project_id, section);
  return [
    ...pages.flatMap((row) => placeOf("pages", "Pages", row, paths.pageEditor(project_id, row.id))),
    ...sections.flatMap((row) =>
      placeOf("sections", "Sections of pages", row, paths.pageEditor(project_id, row.page_id), row.pages.name),
    ),
    ...features.flatMap((row) => placeOf("features", "Features", row, within("features"))),
    ...user_classes.flatMap((row) => placeOf("user_classes", "User classes", row, within("userClasses"))),
    ...user_stories.flatMap((row) =>
      placeOf("user_stories", "User stories", row, within("documentation"), row.user_classes?.name),
    ),
    ...risks.flatMap((row) => placeOf("risks", "Risks", row, within("risks"))),
    ...(rows.security_measures ?? []).flatMap((row) =>
      placeOf("security_measures", "Security measures", row, within("securityMeasures")),
    ),
    ...(rows.test_cases ?? []).flatMap((row) => placeOf("test_cases", "Test cases", row, within("testing"))),
    ...(rows.external_interfaces ?? []).flatMap((row) =>
      placeOf("external_interfaces", "External interfaces", row, within("externalInterfaces")),
    ),
    ...(rows.quality_requirements ?? []).flatMap((row) =>
      placeOf("quality_requirements", "Other requirements", row, within("otherRequirements")),
    ),
  ];
}

function placeOf(noun: Noun, group: string, { number, name }: Row, to: string, hint?: string): Place[] {
  if (number === undefined) return [];
  const reference = cite(noun, number);
  return [{ id: reference, group, label: name, to: rowAddress(to, reference), reference, ...(hint ? { hint } : {}) }];
}
