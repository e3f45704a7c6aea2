import { useQuery } from "@tanstack/react-query";
import { startTransition, useEffect, useMemo, useState } from "react";
import { cite } from "#domain/citation.ts";
import { referencesIn } from "#domain/citation-graph.ts";
import { asTitle, type Noun, nouns } from "#domain/nouns/all.ts";
import type { SpecificationSection } from "#domain/specifications.ts";
import { type CitedRow, citationIndex, firstLines, textKind, textsOf } from "#web/lib/citation-index.ts";
import { inSlices } from "#web/lib/in-slices.ts";
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

const unknown = citationIndex([], false);

/** Every number of the project and what it names, from the lists its screens are drawn from; it follows them a moment later. */
export function useCitationIndex(place: Omit<SpecificationPlace, "user_id">) {
  const { project_id } = place;
  const known = useKnownRows(place);
  const [made, setMade] = useState({ project_id, index: unknown });
  useEffect(() => {
    const stop = new AbortController();
    const rows: CitedRow[] = [];
    // thousands of rows are looked through without holding up a frame; what was read of them stays read
    const isRead = inSlices(citedRows(project_id, known), stop.signal, (row) => {
      referencesIn(row.texts);
      rows.push(row);
    });
    void isRead.then((isWhole) => {
      if (isWhole) startTransition(() => setMade({ project_id, index: citationIndex(rows, known.isWhole) }));
    });
    return () => stop.abort();
  }, [project_id, known]);
  return made.project_id === project_id ? made.index : unknown;
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
type KnownRows = ReturnType<typeof useKnownRows>;

function* citedRows(project_id: string, known: KnownRows): Generator<CitedRow> {
  const { specification } = known;
  const within = (section: SpecificationSection) => paths.specification(project_id, section);
  const editor = (page_id: string) => paths.pageEditor(project_id, page_id);
  yield* textRows(specification ?? {}, within);
  yield* rowsOf("pages", known.pages, (row) => [row.description, editor(row.id)]);
  yield* rowsOf("sections", known.sections, (row) => [row.description, editor(row.page_id)]);
  yield* rowsOf("user_classes", known.classes, (row) => [row.description, within("userClasses")]);
  yield* rowsOf("user_stories", known.stories, (row) => [row.story, within("documentation")]);
  yield* rowsOf("features", known.features, (row) => [row.description, within("features")]);
  yield* rowsOf("risks", specification?.risks, (row) => [row.description, within("risks")]);
  yield* rowsOf("security_measures", known.measures, (row) => [row.measure, within("securityMeasures")]);
  yield* rowsOf("test_cases", testing(known.tests, known.stories), (row) => [row.when, within("testing")]);
  yield* rowsOf("external_interfaces", known.interfaces, (row) => [row.description, within("externalInterfaces")]);
  yield* rowsOf("quality_requirements", known.qualities, (row) => [row.description, within("otherRequirements")]);
}

function* rowsOf<Row extends Numbered>(
  noun: Noun,
  rows: readonly Row[] | undefined,
  glance: (row: Row) => readonly [text: string | null, address: string],
): Generator<CitedRow> {
  for (const row of rows ?? []) {
    if (row.number === undefined) continue;
    const before = read.get(row);
    if (before) yield before;
    else {
      const reference = cite(noun, row.number);
      const [text, address] = glance(row);
      const to = rowAddress(address, reference);
      const kind = asTitle(nouns[noun].one);
      const cited = { reference, label: reference, kind, name: row.name, text: firstLines(text), to, texts: textsOf(row) };
      read.set(row, cited);
      yield cited;
    }
  }
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
