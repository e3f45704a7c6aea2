import * as z from "zod";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import { type Risk, readRisks } from "#domain/nouns/risks.ts";
import type { ContentPage, ContentRow, ContentSpecification, ProjectContent } from "#domain/project-content.ts";

type Shared = Pick<ProjectContent, "project" | "questionnaire">;
type Rows = { [Name in Noun]: readonly ContentRow<Name>[] };

const row = z.looseObject({ id: z.string(), number: z.number(), revision: z.number(), name: z.string() });
const stored = z.looseObject({ specification: z.looseObject({ security_risks: z.string().nullish().catch(null) }).nullish() });

/** A version's content as `get_version_content` answers it; what was not kept then is not there. */
export function readVersionContent(content: unknown, shared: Shared): ProjectContent {
  const { specification, ...tables } = stored.safeParse(content).data ?? {};
  const rows = Object.fromEntries(allNouns.map((noun) => [noun, rowsOf(noun, tables[noun])])) as unknown as Rows;
  const risks = tables.risks === undefined ? numberedRisks(readRisks(specification?.security_risks)) : rows.risks;
  return {
    ...shared,
    ...rows,
    specification: (specification ?? null) as ContentSpecification | null,
    risks,
    pages: pagesWith(rows.pages, rows.sections),
  };
}

/** Pages and the sections that are theirs, in their order. */
export function pagesWith(
  pages: readonly ContentRow<"pages">[],
  sections: readonly (ContentRow<"sections"> & { page_id: string })[],
): readonly ContentPage[] {
  const sectionsOf = Map.groupBy(sections, ({ page_id }) => page_id);
  return pages.map((page) => ({ ...page, sections: sectionsOf.get(page.id) ?? [] }));
}

/** Those that the database has given a number. */
function numberedRisks(risks: readonly Risk[]): readonly ContentRow<"risks">[] {
  return risks.flatMap(({ number, revision, ...risk }) =>
    number === undefined ? [] : [{ ...risk, number, revision: revision ?? 1 }],
  );
}

function rowsOf(noun: Noun, list: unknown): unknown[] {
  const listedBy: readonly string[] = nouns[noun].listedBy;
  const rows = Array.isArray(list) ? list.flatMap((one) => row.safeParse(one).data ?? []) : [];
  // what people put in order comes in it, and by number where it was kept before they could
  if (listedBy.includes("position")) return rows;
  const order: readonly string[] = [...listedBy, "number"];
  return rows.toSorted((a, b) => order.map((column) => compared(a[column], b[column])).find((sign) => sign !== 0) ?? 0);
}

function compared(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a ?? "").localeCompare(String(b ?? ""));
}
