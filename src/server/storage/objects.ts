import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Identity } from "#server/http/identity.ts";
import { asIdentity, type Sql, type Transaction } from "#server/postgres/sql.ts";
import { isId } from "./drive.ts";
import { failures, isDuplicate } from "./failure.ts";

export type ObjectMetadata = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
};
export type StoredObject = {
  id: string;
  name: string;
  bucket_id: string;
  version: string;
  owner: string | null;
  owner_id: string | null;
  metadata: ObjectMetadata;
  user_metadata: unknown;
  created_at: string;
  updated_at: string;
  last_accessed_at: string;
};
type Address = { bucket: string; name: string };
export type NewObject = Address & {
  version: string;
  metadata: ObjectMetadata;
  user_metadata: unknown;
  upsert: boolean;
};

export function objectColumns(sql: Sql | Transaction) {
  return sql`id::text, name, bucket_id, version, owner::text, owner_id, metadata, user_metadata,
    ${iso(sql, "created_at")} as created_at, ${iso(sql, "updated_at")} as updated_at, ${iso(sql, "last_accessed_at")} as last_accessed_at`;
}

/** A column of times as ISO 8601 in UTC, whatever parsers the connection has. */
export function iso(sql: Sql | Transaction, column: string) {
  return sql`to_char(${sql(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

const forHeader = z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/);
const ours = z.object({
  version: z.string().refine(isId),
  metadata: z.object({ size: z.int().nonnegative(), mimetype: forHeader, cacheControl: forHeader, eTag: forHeader }),
});

/** Nothing as well where the row names no file of ours, as one restored from elsewhere may. */
export async function findObject(sql: Sql | Transaction, bucket: string, name: string): Promise<StoredObject | null> {
  const [row] = await sql<StoredObject[]>`
    select ${objectColumns(sql)} from storage.objects where bucket_id = ${bucket} and name = ${name}`;
  return row && ours.safeParse(row).success ? row : null;
}

/**
 * Adds or replaces the row as the caller, within what files may take together, then runs `publish` in the same transaction; returns
 * the id and the version that was replaced.
 */
export async function saveObject(sql: Sql, identity: Identity, object: NewObject, publish: () => Promise<void>) {
  const save = () =>
    asIdentity(sql, identity, async (tx) => {
      const saved = await writeRow(tx, identity, object);
      await refuseOverQuota(tx, object);
      await publish();
      return saved;
    });
  if (!object.upsert) return save();
  const again = (error: unknown) => {
    if (!isDuplicate(error)) throw error;
    return save();
  };
  return save()
    .catch(again)
    .catch((error: unknown) => {
      throw isDuplicate(error) ? failures.forbidden() : error;
    });
}

/** Gives a file another name, in another bucket perhaps, as the caller; whether there was one that may be moved. */
export async function renameObject(sql: Sql, identity: Identity, from: Address, to: Address): Promise<boolean> {
  return asIdentity(sql, identity, async (tx) => {
    const { count } = await tx`
      update storage.objects set bucket_id = ${to.bucket}, name = ${to.name} where bucket_id = ${from.bucket} and name = ${from.name}`;
    if (count > 0) await refuseOverQuota(tx, to);
    return count > 0;
  });
}

/** Who may not write there was refused before: how much there is is told members alone. */
async function refuseOverQuota(tx: Transaction, { bucket, name }: Address): Promise<void> {
  await tx`select private.refuse_over_quota(${bucket}, ${name})`;
}

/** Whether the caller may write there, and what they mean to fits, asked before a body is read. */
export async function checkMayWrite(sql: Sql, identity: Identity, object: NewObject): Promise<void> {
  const undo = new Error("Permission asked, nothing kept.");
  const asked = saveObject(sql, identity, object, () => Promise.reject(undo));
  await asked.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
}

async function writeRow(
  tx: Transaction,
  identity: Identity,
  object: NewObject,
): Promise<{ id: string; replaced: string | null }> {
  const { bucket, name, version, upsert } = object;
  const metadata = JSON.stringify(object.metadata);
  const user_metadata = object.user_metadata === null ? null : JSON.stringify(object.user_metadata);
  const owner = identity.claims.sub ?? null;
  if (upsert) {
    const [updated] = await tx<{ id: string; replaced: string | null }[]>`
      with old as (select id, version from storage.objects where bucket_id = ${bucket} and name = ${name} for update)
      update storage.objects set version = ${version}, metadata = ${metadata}::text::jsonb,
        user_metadata = ${user_metadata}::text::jsonb, owner = ${uuidOrNull(owner)}::text::uuid, owner_id = ${owner}
      from old where objects.id = old.id
      returning objects.id::text, old.version as replaced`;
    if (updated) return updated;
  }
  const id = randomUUID();
  await tx`
    insert into storage.objects (id, bucket_id, name, version, metadata, user_metadata, owner, owner_id)
    values (${id}, ${bucket}, ${name}, ${version}, ${metadata}::text::jsonb, ${user_metadata}::text::jsonb,
      ${uuidOrNull(owner)}::text::uuid, ${owner})`;
  return { id, replaced: null };
}

function uuidOrNull(text: string | null) {
  return text && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null;
}
