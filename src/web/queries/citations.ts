import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Citable, cite } from "#domain/citation.ts";
import type { Part } from "#domain/compare/version.ts";
import type { SpecificationSection } from "#domain/specifications.ts";
import { type CitedRow, citationIndex, firstLines, textsOf } from "#web/lib/citation-index.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";
import { externalInterfacesQuery } from "./external-interfaces.ts";
import { featuresQuery } from "./features.ts";
import { pagesQuery } from "./pages.ts";
import { qualityRequirementsQuery } from "./quality-requirements.ts";
import { projectSectionsQuery } from "./sections.ts";
import { securityMeasuresQuery } from "./security-measures.ts";
import { type SpecificationPlace, specificationQuery } from "./specifications.ts";
import { type TestCase, testCasesQuery } from "./test-cases.ts";
import { userClassesQuery } from "./user-classes.ts";
import { type UserStory, userStoriesQuery } from "./user-stories.ts";

type Numbered = { number?: number | undefined; name: string };

/** Every number of the project and what it names, from the lists its screens are drawn from. */
export function useCitationIndex({ project_id, version }: Omit<SpecificationPlace, "user_id">) {
  const pages = useQuery(pagesQuery(project_id));
  const sections = useQuery(projectSectionsQuery(project_id));
  const classes = useQuery(userClassesQuery(project_id));
  const stories = useQuery(userStoriesQuery(project_id));
  const features = useQuery(featuresQuery(project_id));
  const measures = useQuery(securityMeasuresQuery(project_id));
  const tests = useQuery(testCasesQuery(project_id));
  const meetings = useQuery(externalInterfacesQuery(project_id));
  const qualities = useQuery(qualityRequirementsQuery(project_id));
  const specification = useQuery(specificationQuery({ project_id, version }));
  const described = [pages, sections, classes, stories, features, specification];
  const whole = [...described, measures, tests, meetings, qualities].every(({ isSuccess }) => isSuccess);
  return useMemo(() => {
    const within = (section: SpecificationSection) => paths.specification(project_id, section);
    const editor = (page_id: string) => paths.pageEditor(project_id, page_id);
    const rows = [
      ...textRows(specification.data ?? {}, within),
      ...rowsOf("pages", "Page", pages.data, (row) => [row.description, editor(row.id)]),
      ...rowsOf("sections", "Section", sections.data, (row) => [row.description, editor(row.page_id)]),
      ...rowsOf("user_classes", "User class", classes.data, (row) => [row.description, within("userClasses")]),
      ...rowsOf("user_stories", "User story", stories.data, (row) => [row.story, within("documentation")]),
      ...rowsOf("features", "Feature", features.data, (row) => [row.description, within("features")]),
      ...rowsOf("risks", "Risk", specification.data?.risks, (row) => [row.description, within("risks")]),
      ...rowsOf("security_measures", "Security measure", measures.data, (row) => [row.measure, within("securityMeasures")]),
      ...rowsOf("test_cases", "Test case", testing(tests.data, stories.data), (row) => [row.when, within("testing")]),
      ...rowsOf("external_interfaces", "External interface", meetings.data, (row) => [
        row.description,
        within("externalInterfaces"),
      ]),
      ...rowsOf("quality_requirements", "Quality requirement", qualities.data, (row) => [
        row.description,
        within("otherRequirements"),
      ]),
    ];
    return citationIndex(rows, whole);
  }, [
    project_id,
    pages.data,
    sections.data,
    classes.data,
    stories.data,
    features.data,
    measures.data,
    tests.data,
    meetings.data,
    qualities.data,
    specification.data,
    whole,
  ]);
}

function rowsOf<Row extends Numbered>(
  noun: Citable,
  kind: string,
  rows: readonly Row[] | undefined,
  glance: (row: Row) => readonly [text: string | null, address: string],
): CitedRow[] {
  return (rows ?? []).flatMap((row) => {
    if (row.number === undefined) return [];
    const before = read.get(row);
    if (before) return [before];
    const reference = cite(noun, row.number);
    const [text, address] = glance(row);
    const to = rowAddress(address, reference);
    const cited = { reference, label: reference, kind, name: row.name, text: firstLines(text), to, texts: textsOf(row) };
    read.set(row, cited);
    return [cited];
  });
}

/** A row stays the same object while nothing in it changes, and is read once. */
const read = new WeakMap<object, CitedRow>();

/** A test case cites the story it tests. */
function testing(tests: readonly TestCase[] = [], stories: readonly UserStory[] = []) {
  const numbers = new Map(stories.map(({ id, number }) => [id, number]));
  return tests.map((row) => {
    const number = numbers.get(row.user_story_id ?? "");
    return number === undefined ? row : { ...row, tests: cite("user_stories", number) };
  });
}

const textFields = [
  ["project_overview", "Project overview", "projectIntroduction"],
  ["project_scope", "Project scope", "projectIntroduction"],
  ["references_list", "References", "projectIntroduction"],
  ["product_perspective", "Product perspective", "projectIntroduction"],
  ["business_model", "Business model", "overallDescription"],
  ["pricing_details", "Pricing", "overallDescription"],
] as const;

/** The texts of the specification have no number, but may cite. */
function textRows(
  specification: { [Field in (typeof textFields)[number][0]]?: string | null },
  within: (section: SpecificationSection) => string,
): CitedRow[] {
  return textFields.flatMap(([field, name, section]) => {
    const text = specification[field];
    if (!text) return [];
    const to = within(section);
    return [{ reference: field, label: name, kind: "Specification", name, text: firstLines(text), to, texts: [text] }];
  });
}

/** The same of a version as it stood. */
export function versionCitations(parts: readonly Part[], { project_id, version }: Omit<SpecificationPlace, "user_id">) {
  const address = paths.version(project_id, version);
  const rows = parts.flatMap(({ label: kind, items }) =>
    items.map(({ id, reference, title, fields }): CitedRow => {
      const texts = fields.filter(({ key }) => !key.endsWith("_id")).map((field) => field.text);
      const text = fields.find(({ key }) => key !== "name" && !key.endsWith("_id"))?.text;
      const to = reference ? rowAddress(address, reference) : address;
      return { reference: reference ?? id, label: reference ?? title, kind, name: title, text: firstLines(text), to, texts };
    }),
  );
  return citationIndex(rows, true);
}
