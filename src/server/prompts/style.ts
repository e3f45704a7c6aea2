import type { Brief } from "#domain/brief.ts";

const MOST = 6;
const EACH = 500;

type Origin = { generation_id?: string | null | undefined; revision?: number | undefined };

/** Rows somebody wrote, or rewrote after they were drafted; one that nobody touched says nothing of how people write. */
export function isByHand({ generation_id, revision }: Origin): boolean {
  return !generation_id || (revision ?? 1) > 1;
}

/** Examples of how the project's people write: of the list asked for first, the latest ones first. */
export function styleExamples(brief: Brief, of?: string): string[] {
  const lists: [string, string[]][] = [
    ["user_stories", said(brief.user_stories, (row) => [row.name, row.story, row.acceptance_criteria])],
    ["features", said(brief.features, (row) => [row.name, row.description])],
    ["pages", said(brief.pages, (row) => [row.name, row.description, row.features])],
    ["user_classes", said(brief.user_classes, (row) => [row.name, row.description, row.privileges])],
    ["test_cases", said(brief.test_cases, (row) => [row.name, row.given, row.when, row.then])],
    ["security_measures", said(brief.security_measures, (row) => [row.name, row.threat, row.measure, row.verification])],
    [
      "quality_requirements",
      said(brief.quality_requirements, (row) => [row.name, row.description, row.target, row.verification]),
    ],
    ["external_interfaces", said(brief.external_interfaces, (row) => [row.name, row.description])],
  ];
  const asked = lists.filter(([name]) => name === of);
  const others = lists.filter(([name]) => name !== of);
  return [...asked.flatMap(([, rows]) => rows.slice(0, MOST - 2)), ...others.flatMap(([, rows]) => rows.slice(0, 1))].slice(
    0,
    MOST,
  );
}

function said<Row extends Origin>(rows: readonly Row[], textsOf: (row: Row) => (string | null | undefined)[]): string[] {
  return rows
    .filter(isByHand)
    .toReversed()
    .map((row) => textsOf(row).filter((text) => text?.trim()))
    .filter((texts) => texts.length > 1)
    .map((texts) => texts.join(" — ").slice(0, EACH).toWellFormed());
}
