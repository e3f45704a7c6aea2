import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { type Citable, cite } from "#domain/citation.ts";
import type { SpecificationSection } from "#domain/specifications.ts";
import { type CitedRow, citationIndex, firstLines, textsOf } from "#web/lib/citation-index.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";
import { citedKinds, textKind } from "./citation-kinds.ts";
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
export function useCitationIndex(place: Omit<SpecificationPlace, "user_id">) {
  const known = useKnownRows(place);
  // thousands of rows are looked through after what shows them was drawn
  const rows = useDeferredValue(known, nothing);
  return useMemo(() => indexOf(place.project_id, rows), [place.project_id, rows]);
}

/** The rows as they are known, the same object while nothing in them changes. */
function useKnownRows({ project_id, version }: Omit<SpecificationPlace, "user_id">) {
  const pages = useQuery(pagesQuery(project_id));
  const sections = useQuery(projectSectionsQuery(project_id));
  const classes = useQuery(userClassesQuery(project_id));
  const stories = useQuery(userStoriesQuery(project_id));
  const features = useQuery(featuresQuery(project_id));
  const measures = useQuery(securityMeasuresQuery(project_id));
  const tests = useQuery(testCasesQuery(project_id));
  const interfaces = useQuery(externalInterfacesQuery(project_id));
  const qualities = useQuery(qualityRequirementsQuery(project_id));
  const specification = useQuery(specificationQuery({ project_id, version }));
  const described = [pages, sections, classes, stories, features, specification];
  const isWhole = [...described, measures, tests, interfaces, qualities].every(({ isSuccess }) => isSuccess);
  const rows = {
    pages: pages.data,
    sections: sections.data,
    classes: classes.data,
    stories: stories.data,
    features: features.data,
    measures: measures.data,
    tests: tests.data,
    interfaces: interfaces.data,
    qualities: qualities.data,
    specification: specification.data,
    isWhole,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is new each time, what it holds is not
  return useMemo(() => rows, Object.values(rows));
}
type KnownRows = Partial<Omit<ReturnType<typeof useKnownRows>, "isWhole">> & { isWhole: boolean };

const nothing: KnownRows = { isWhole: false };

function indexOf(project_id: string, known: KnownRows) {
  const { specification } = known;
  const within = (section: SpecificationSection) => paths.specification(project_id, section);
  const editor = (page_id: string) => paths.pageEditor(project_id, page_id);
  const rows = [
    ...textRows(specification ?? {}, within),
    ...rowsOf("pages", known.pages, (row) => [row.description, editor(row.id)]),
    ...rowsOf("sections", known.sections, (row) => [row.description, editor(row.page_id)]),
    ...rowsOf("user_classes", known.classes, (row) => [row.description, within("userClasses")]),
    ...rowsOf("user_stories", known.stories, (row) => [row.story, within("documentation")]),
    ...rowsOf("features", known.features, (row) => [row.description, within("features")]),
    ...rowsOf("risks", specification?.risks, (row) => [row.description, within("risks")]),
    ...rowsOf("security_measures", known.measures, (row) => [row.measure, within("securityMeasures")]),
    ...rowsOf("test_cases", testing(known.tests, known.stories), (row) => [row.when, within("testing")]),
    ...rowsOf("external_interfaces", known.interfaces, (row) => [row.description, within("externalInterfaces")]),
    ...rowsOf("quality_requirements", known.qualities, (row) => [row.description, within("otherRequirements")]),
  ];
  return citationIndex(rows, known.isWhole);
}

function rowsOf<Row extends Numbered>(
  noun: Citable,
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
    const cited = {
      reference,
      label: reference,
      kind: citedKinds[noun],
      name: row.name,
      text: firstLines(text),
      to,
      texts: textsOf(row),
    };
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

/** The texts of the specification have no number, but may cite; they stand where the names of their columns do. */
function textRows(
  specification: { [Field in (typeof textFields)[number][0]]?: string | null },
  within: (section: SpecificationSection) => string,
): CitedRow[] {
  return textFields.flatMap(([field, name, section]) => {
    const text = specification[field];
    if (!text) return [];
    const to = rowAddress(within(section), field);
    return [{ reference: field, label: name, kind: textKind, name, text: firstLines(text), to, texts: [text] }];
  });
}
