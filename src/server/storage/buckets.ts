import * as z from "zod";
import { asIdentity, type Sql, type Transaction } from "#server/postgres/sql.ts";
import { type Context, readJson, type Target } from "./context.ts";
import { failures } from "./failure.ts";
import { forget } from "./let-go.ts";
import { checkBucketName } from "./names.ts";
import { iso } from "./objects.ts";

export type Bucket = {
  id: string;
  name: string;
  owner: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  type: string;
  created_at: string;
  updated_at: string;
};

const sizeLimit = z.union([z.int().min(1).max(Number.MAX_SAFE_INTEGER), z.string().transform(bytesOf)]).nullish();
const mimeTypes = z
  .array(
    z
      .string()
      .max(255)
      .regex(/^[\w.+-]+\/([\w.+-]+|\*)$/, "Name media types, such as image/png."),
  )
  .max(100)
  .nullish();
const newBucket = z.object({
  id: z.string().optional(),
  name: z.string(),
  public: z.boolean().nullish(),
  file_size_limit: sizeLimit,
  allowed_mime_types: mimeTypes,
});
const changedBucket = z.object({ public: z.boolean().optional(), file_size_limit: sizeLimit, allowed_mime_types: mimeTypes });
const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
  sortColumn: z.enum(["id", "name", "created_at", "updated_at"]).default("name"),
  sortOrder: z.enum(["asc", "desc"]).default("asc"),
  search: z.string().max(100).default(""),
});

/** The bucket as it is, whoever asks: what it takes to apply its limits. */
export async function readBucket(sql: Sql | Transaction, id: string): Promise<Bucket> {
  const [bucket] = await sql<Bucket[]>`select ${bucketColumns(sql)} from storage.buckets where id = ${id}`;
  if (!bucket) throw failures.noBucket();
  return bucket;
}

export async function listBuckets({ sql, identity, url }: Context): Promise<Response> {
  const query = listQuery.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw failures.invalid("The list of buckets cannot be read with this query.");
  const { limit, offset, sortColumn, sortOrder, search } = query.data;
  const buckets = await asIdentity(
    sql,
    identity,
    (tx) => tx`
      select ${bucketColumns(tx)} from storage.buckets where position(lower(${search}::text) in lower(name)) > 0
      order by ${tx(`buckets.${sortColumn}`)} ${sortOrder === "asc" ? tx`asc` : tx`desc`}, buckets.id limit ${limit} offset ${offset}`,
  );
  return Response.json(buckets);
}

export async function getBucket({ sql, identity }: Context, { bucket }: Target): Promise<Response> {
  return Response.json(await asIdentity(sql, identity, (tx) => readBucket(tx, bucket)));
}

export async function addBucket({ sql, identity, request }: Context): Promise<Response> {
  const bucket = await readJson(request, newBucket);
  const name = checkBucketName(bucket.name);
  if (bucket.id !== undefined && bucket.id !== name) throw failures.invalid("A bucket's id is its name: send the same for both.");
  const owner = identity.claims.sub ?? null;
  await asIdentity(
    sql,
    identity,
    (tx) => tx`
      insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types, owner_id)
      values (${name}, ${name}, ${bucket.public ?? false}, ${bucket.file_size_limit ?? null}, ${bucket.allowed_mime_types ?? null}, ${owner})`,
  );
  return Response.json({ name });
}

export async function changeBucket({ sql, identity, request }: Context, { bucket }: Target): Promise<Response> {
  const change = await readJson(request, changedBucket);
  const { count } = await asIdentity(
    sql,
    identity,
    (tx) => tx`
      update storage.buckets b set updated_at = now(), (public, file_size_limit, allowed_mime_types) = (
        select c.public, c.file_size_limit, c.allowed_mime_types from jsonb_populate_record(b, ${change}) c)
      where id = ${bucket}`,
  );
  if (count === 0) throw failures.noBucket();
  return Response.json({ message: "Successfully updated" });
}

export async function emptyBucket(context: Context, { bucket }: Target): Promise<Response> {
  const { sql, identity } = context;
  const removed = await asIdentity(sql, identity, async (tx) => {
    await readBucket(tx, bucket);
    return tx<{ version: string }[]>`delete from storage.objects where bucket_id = ${bucket} returning version`;
  });
  await forget(
    context,
    removed.map(({ version }) => version),
  );
  return Response.json({ message: "Successfully emptied" });
}

export async function removeBucket({ sql, identity }: Context, { bucket }: Target): Promise<Response> {
  const { used } = await holdsObjects(sql, bucket);
  const gone = await asIdentity(sql, identity, async (tx) => {
    await readBucket(tx, bucket);
    if (used) throw failures.notEmpty();
    return tx`delete from storage.buckets where id = ${bucket}`;
  });
  if (gone.count === 0) throw failures.forbidden();
  return Response.json({ message: "Successfully deleted" });
}

async function holdsObjects(sql: Sql, bucket: string) {
  const [row] = await sql<{ used: boolean }[]>`select exists (select from storage.objects where bucket_id = ${bucket}) as used`;
  return row ?? { used: false };
}

function bucketColumns(sql: Sql | Transaction) {
  return sql`id, name, coalesce(owner_id, '') as owner, public, file_size_limit::float8 as file_size_limit, allowed_mime_types, type::text,
    ${iso(sql, "created_at")} as created_at, ${iso(sql, "updated_at")} as updated_at`;
}

function bytesOf(text: string, check: z.RefinementCtx): number {
  const [, number, unit] = /^(\d{1,9}(?:\.\d{1,3})?)\s*(b|kb|mb|gb)?$/i.exec(text.trim()) ?? [];
  const factor = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 }[(unit ?? "b").toLowerCase()];
  if (!number || !factor) {
    check.addIssue("Write the limit in bytes or as in '10MB'.");
    return z.NEVER;
  }
  return Math.floor(Number(number) * factor);
}
