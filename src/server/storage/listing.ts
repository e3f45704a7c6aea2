import * as z from "zod";
import { jsonFrom } from "#server/http/json.ts";
import { asIdentity, type Transaction } from "#server/postgres/sql.ts";
import { type Context, readJson, type Target } from "./context.ts";
import { failures } from "./failure.ts";
import { iso, type ObjectMetadata } from "./objects.ts";

const words = z
  .string()
  .max(1024)
  .regex(/^\P{Cc}*$/u, "Leave control characters out.");
const order = z.enum(["asc", "desc"]);
const listShape = z.object({
  prefix: words.default(""),
  search: words.nullish(),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).max(1_000_000_000).default(0),
  sortBy: z
    .object({
      column: z.enum(["name", "updated_at", "created_at", "last_accessed_at"]).default("name"),
      order: order.default("asc"),
    })
    .prefault({}),
});
const listV2Shape = z.object({
  prefix: words.default(""),
  limit: z.int().min(1).max(1000).default(1000),
  cursor: z.string().max(4096).nullish(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({ column: z.enum(["name", "updated_at", "created_at"]), order: order.default("asc") })
    .default({ column: "name", order: "asc" }),
});
const cursorShape = z.tuple([z.string(), z.string()]);

type Entry = {
  entry: string;
  sort: string;
  id: string | null;
  updated_at: string | null;
  created_at: string | null;
  last_accessed_at: string | null;
  metadata: ObjectMetadata | null;
};
type Column = "name" | "updated_at" | "created_at" | "last_accessed_at";

/** Files and folders right below a folder; folders come first and have no id. */
export async function listObjects({ sql, identity, request }: Context, { bucket }: Target): Promise<Response> {
  const { prefix, search, limit, offset, sortBy } = await readJson(request, listShape);
  const folder = prefix.replace(/^\/+|\/+$/g, "").replace(/\/+/g, "/");
  const below = folder ? `${folder}/` : "";
  const entries = await asIdentity(
    sql,
    identity,
    (tx) => tx<Entry[]>`
      with entries as (${entriesBelow(tx, { bucket, prefix: below, folded: true, column: sortBy.column })})
      select entry, id, updated_at, created_at, last_accessed_at, metadata from entries
      where lower(entry) ^@ lower(${search ?? ""}::text)
      order by id is not null, ${sorted(tx, sortBy.order)} limit ${limit} offset ${offset}`,
  );
  return Response.json(entries.map(({ entry, ...rest }) => ({ name: entry, ...rest })));
}

/** Whole keys below a prefix, page by page with a cursor, folded into folders when asked to. */
export async function listObjectsV2({ sql, identity, request }: Context, { bucket }: Target): Promise<Response> {
  const { prefix, limit, cursor, with_delimiter, sortBy } = await readJson(request, listV2Shape);
  const after = cursor ? readCursor(cursor) : null;
  const below = with_delimiter ? prefix.slice(0, prefix.lastIndexOf("/") + 1) : prefix;
  const entries = await asIdentity(
    sql,
    identity,
    (tx) => tx<Entry[]>`
      with entries as (${entriesBelow(tx, { bucket, prefix: below, folded: with_delimiter, column: sortBy.column })})
      select * from entries
      where ${below}::text || entry ^@ ${prefix}::text and ${after ? isAfter(tx, sortBy.order, after) : tx`true`}
      order by ${sorted(tx, sortBy.order)} limit ${limit + 1}`,
  );
  const shown = entries.slice(0, limit);
  const last = shown.at(-1);
  const hasNext = entries.length > limit;
  return Response.json({
    hasNext,
    ...(hasNext && last ? { nextCursor: Buffer.from(JSON.stringify([last.sort, last.entry])).toString("base64url") } : {}),
    folders: shown.filter(({ id }) => id === null).map(({ entry }) => ({ name: `${below}${entry}/`, key: `${below}${entry}` })),
    objects: shown
      .filter(({ id }) => id !== null)
      .map(({ entry, sort: _sort, ...rest }) => ({ name: `${below}${entry}`, key: `${below}${entry}`, ...rest })),
  });
}

/** One row per entry below the prefix: a file, or (folded) everything that shares the next step of the path. */
function entriesBelow(tx: Transaction, asked: { bucket: string; prefix: string; folded: boolean; column: Column }) {
  const { bucket, prefix, folded, column } = asked;
  const rest = tx`substr(name, length(${prefix}::text) + 1)`;
  const files = tx`
    select ${rest} as entry, ${column === "name" ? rest : iso(tx, column)} as sort, id::text,
      ${iso(tx, "updated_at")} as updated_at, ${iso(tx, "created_at")} as created_at,
      ${iso(tx, "last_accessed_at")} as last_accessed_at, metadata
    from storage.objects
    where bucket_id = ${bucket} and name ^@ ${prefix}::text ${folded ? tx`and position('/' in ${rest}) = 0` : tx``}`;
  if (!folded) return files;
  return tx`${files}
    union all
    select split_part(${rest}, '/', 1), ${column === "name" ? tx`min(split_part(${rest}, '/', 1))` : tx`max(${iso(tx, column)})`}, null, null, null, null, null
    from storage.objects
    where bucket_id = ${bucket} and name ^@ ${prefix}::text and position('/' in ${rest}) > 0
    group by 1`;
}

function sorted(tx: Transaction, direction: z.output<typeof order>) {
  return direction === "asc" ? tx`sort collate "C", entry collate "C"` : tx`sort collate "C" desc, entry collate "C" desc`;
}

function isAfter(tx: Transaction, direction: z.output<typeof order>, [sort, entry]: [string, string]) {
  const row = tx`(sort collate "C", entry collate "C")`;
  return direction === "asc" ? tx`${row} > (${sort}::text, ${entry}::text)` : tx`${row} < (${sort}::text, ${entry}::text)`;
}

function readCursor(cursor: string): [string, string] {
  try {
    return cursorShape.parse(jsonFrom(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw failures.invalid("This cursor is not one of this list: start again without it.");
  }
}
