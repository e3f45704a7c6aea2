import * as z from "zod";
import { listRevisionsWithKey } from "#data/with-key.ts";
import type { HandedRow, HandedText } from "#domain/agents/handed-rows.ts";
import { readNumber } from "#domain/cited.ts";
import { Failure } from "#domain/failure.ts";
import { lookApart } from "#server/looking/look-apart.ts";
import type { Compared } from "#server/looking/looks.ts";
import { neighboursOf } from "#server/mcp/about-rows.ts";
import { addressOf } from "#server/mcp/addresses.ts";
import { oneOf } from "#server/mcp/find.ts";
import { defineTool, type Handing } from "#server/mcp/tool.ts";

const MOST = 20;
const change = z.object({ field: z.string(), words: z.string() });
const row = z.object({
  cite: z.string(),
  kind: z.string(),
  name: z.string(),
  fields: z.record(z.string(), z.string()),
  linked: z.array(z.string()),
  url: z.string(),
  since: z.array(change).optional(),
});

export const get = defineTool({
  name: "get",
  title: "Get rows by number",
  description:
    "Whole rows or texts by number. With the revision you know (US-14@3) also what changed since, as [-old-]{+new+} words. At most 20.",
  input: z.object({ cites: z.array(z.string().max(80)).min(1).max(MOST) }),
  output: { rows: z.array(row), missing: z.array(z.object({ cite: z.string(), why: z.string() })) },
  run: async ({ cites }, handing) => {
    const asked = await Promise.all([...new Set(cites)].map((cite) => got(cite, handing)));
    const found = asked.flatMap((one) => ("why" in one ? [] : [one]));
    return { rows: await told(found, handing), missing: asked.flatMap((one) => ("why" in one ? [one] : [])) };
  },
});

/** `compared` is what it said at the revision somebody knows and what it says now. */
type Got = { one: HandedRow | HandedText; compared?: readonly Compared[] };

async function got(said: string, handing: Handing): Promise<Got | { cite: string; why: string }> {
  try {
    const one = oneOf(said, handing);
    const known = Number(/@(\d{1,9})$/.exec(said.trim())?.[1]);
    return "noun" in one && known > 0 ? { one, compared: await sinceRevision(one, known, handing) } : { one };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === "signed_out" || error.kind === "too_many") throw error;
    return { cite: said, why: await whyMissing(said, error, handing) };
  }
}

async function told(found: readonly Got[], handing: Handing): Promise<z.output<typeof row>[]> {
  const { whose, handed } = handing;
  const linked = await neighboursOf(
    found.flatMap(({ one }) => ("noun" in one ? one : [])),
    handing,
  );
  const compared = found.flatMap((one) => one.compared ?? []);
  const changed = compared.length === 0 ? [] : await lookApart("changes", { compared }, { whose });
  const changes = new Map(compared.map((one, at) => [one, changed[at] ?? []]));
  const named = (text: string) =>
    text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => handed.byId.get(id)?.cite ?? id);
  return found.map(({ one, compared: since }) => {
    const about = { cite: one.at, name: one.name, url: addressOf(one, handing) };
    if (!("noun" in one)) return { ...about, kind: "text", fields: { text: one.text }, linked: [] };
    return {
      ...about,
      kind: one.noun,
      fields: one.words,
      linked: (linked.get(one) ?? []).map((other) => `${other.at} ${other.name}`),
      ...(since && {
        since: since.flatMap((two) => changes.get(two) ?? []).map(({ field, words }) => ({ field, words: named(words) })),
      }),
    };
  });
}

async function sinceRevision(row: HandedRow, known: number, { db, by }: Handing): Promise<Compared[]> {
  if (known > row.revision) throw new Failure("invalid", `${row.cite} has no revision ${known}; it is at ${row.revision}.`);
  if (known === row.revision) return [];
  const { table, number } = readNumber(row.cite) ?? { table: row.noun, number: 0 };
  const kept = await listRevisionsWithKey(db, { ...by, list: table, number, revision: known });
  const [before, now] = [kept.findLast(({ revision }) => revision === known), kept[0]];
  if (!before || !now) throw new Failure("not_found", `What ${row.cite} said at revision ${known} was not kept.`);
  return [{ noun: row.noun, before, after: now }];
}

async function whyMissing(said: string, failure: Failure, { db, by }: Handing): Promise<string> {
  const row = readNumber(said.trim().replace(/@\d+$/, ""));
  if (failure.kind !== "not_found" || !row) return failure.message;
  const [last] = await listRevisionsWithKey(db, { ...by, list: row.table, number: row.number });
  return last?.change === "removed" ? `It was deleted on ${last.made_at.slice(0, 10)}.` : failure.message;
}
