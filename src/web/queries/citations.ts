import { useQueries, useQuery } from "@tanstack/react-query";
import { startTransition, useEffect, useMemo, useState } from "react";
import { cite } from "#domain/citation.ts";
import { referencesIn } from "#domain/citation-graph.ts";
import { allNouns, asTitle, type Noun, nouns } from "#domain/nouns/all.ts";
import type { SpecificationSection } from "#domain/specifications.ts";
import { type CitedRow, citationIndex, firstLines, textKind, textsOf } from "#web/lib/citation-index.ts";
import { inSlices } from "#web/lib/in-slices.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";
import { addressOfRow } from "./row-address.ts";
import { type ListedRow, rowsQuery } from "./rows.ts";
import { type SpecificationKey, specificationQuery } from "./specifications.ts";

type Numbered = { project_id: string; number: number; name: string };

const unknown = citationIndex([], false);

/** Every number of the project and what it names, from the lists its screens are drawn from; it follows them a moment later. */
export function useCitationIndex(place: Omit<SpecificationKey, "user_id">) {
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
function useKnownRows({ project_id, version }: Omit<SpecificationKey, "user_id">) {
  const lists = useQueries({ queries: allNouns.map((noun) => rowsQuery(noun, project_id)) });
  const specification = useQuery(specificationQuery({ project_id, version }));
  const isWhole = [...lists, specification].every(({ isSuccess }) => isSuccess);
  const rows = lists.map(({ data }) => data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are as many as there are nouns
  return useMemo(
    () => ({ rows: new Map(allNouns.map((noun, at) => [noun, rows[at]])), specification: specification.data, isWhole }),
    [...rows, specification.data, isWhole],
  );
}
type KnownRows = ReturnType<typeof useKnownRows>;

function* citedRows(project_id: string, { rows, specification }: KnownRows): Generator<CitedRow> {
  yield* textRows(specification ?? {}, (section) => paths.specification(project_id, section));
  for (const noun of allNouns) {
    if (noun === "test_cases") yield* rowsOf(noun, testing(rows.get(noun), rows.get("user_stories")));
    else yield* rowsOf(noun, rows.get(noun));
  }
}

function* rowsOf(noun: Noun, rows: readonly Numbered[] = []): Generator<CitedRow> {
  for (const row of rows) {
    const before = read.get(row);
    if (before) yield before;
    else {
      const reference = cite(noun, row.number);
      const text = firstLines(gistOf(noun, row));
      const cited = {
        reference,
        label: reference,
        kind: asTitle(nouns[noun].one),
        name: row.name,
        text,
        to: addressOfRow(noun, row),
        texts: textsOf(row),
      };
      read.set(row, cited);
      yield cited;
    }
  }
}

function gistOf(noun: Noun, row: object): string {
  const gist = new Map<string, unknown>(Object.entries(row)).get(nouns[noun].gist);
  return typeof gist === "string" ? gist : "";
}

/** A row stays the same object while nothing in it changes, and is read once. */
const read = new WeakMap<object, CitedRow>();

/** A test case cites the story it tests. */
function testing(tests: readonly ListedRow<Noun>[] = [], stories: readonly ListedRow<Noun>[] = []) {
  const numbers = new Map(stories.map(({ id, number }) => [id, number]));
  return tests.map((row) => {
    const number = "user_story_id" in row ? numbers.get(row.user_story_id ?? "") : undefined;
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
