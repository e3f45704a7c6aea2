import * as z from "zod";
import type { HandedRow } from "#domain/agents/handed-rows.ts";
import { gistOf } from "#domain/agents/row-text.ts";
import { cite } from "#domain/citation.ts";
import { allNouns, isNoun, type Noun } from "#domain/nouns/all.ts";
import { changedSince } from "#server/mcp/changed-since.ts";
import { foundRows } from "#server/mcp/find.ts";
import { defineTool, type Handing } from "#server/mcp/tool.ts";

const MOST = 500;
const row = z.object({ cite: z.string(), name: z.string(), gist: z.string(), change: z.string().optional() });
type Listed = z.output<typeof row> & { noun: Noun };

export const list = defineTool({
  name: "list",
  title: "List rows",
  description:
    "Rows in their order, by kind and by words, or those changed since a date (2026-11-01) or since a row had a revision (US-14@3). Answers `next` where there are more.",
  input: z.object({
    kind: z.enum(allNouns as [Noun, ...Noun[]]).optional(),
    text: z.string().max(500).optional(),
    since: z.string().max(40).optional(),
    from: z.int().min(0).default(0),
    most: z.int().min(1).max(MOST).default(100),
  }),
  output: { rows: z.array(row), total: z.number(), next: z.number().optional() },
  run: async ({ kind, text, since, from, most }, handing) => {
    const found = text ? await foundRows(text, handing) : handing.handed.rows;
    const ofKind = found.filter(({ noun }) => kind === undefined || noun === kind);
    if (since === undefined) {
      const rows = ofKind.slice(from, from + most).map((one) => toldOf(listedOf(one)));
      return { rows, total: ofKind.length, ...(ofKind.length > from + most ? { next: from + most } : {}) };
    }
    const listed = await changed(since, found, handing, !text);
    const all = listed.filter(({ noun }) => kind === undefined || noun === kind);
    const rows = all.slice(from, from + most).map(toldOf);
    return { rows, total: all.length, ...(all.length > from + most ? { next: from + most } : {}) };
  },
});

const toldOf = ({ noun: _, ...one }: Listed) => one;
const listedOf = (one: HandedRow, change?: string): Listed => ({
  noun: one.noun,
  cite: one.at,
  name: one.name,
  gist: gistOf(one),
  ...(change ? { change } : {}),
});

/** In the order of their last change; what was deleted is told by its last words. */
async function changed(since: string, found: readonly HandedRow[], handing: Handing, withRemoved: boolean): Promise<Listed[]> {
  const wanted = new Map(found.map((one) => [one.id, one]));
  return (await changedSince(since, handing)).flatMap((revision): Listed[] => {
    const { row_id, table_name, change, words } = revision;
    const one = wanted.get(row_id);
    if (one) return [listedOf(one, change)];
    if (change !== "removed" || !withRemoved || !isNoun(table_name)) return [];
    const number = typeof words.number === "number" ? cite(table_name, words.number) : "";
    return [{ noun: table_name, cite: number, name: String(words.name ?? ""), gist: "", change }];
  });
}
