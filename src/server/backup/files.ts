import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createClient, StorageApiError } from "@supabase/supabase-js";
import type pg from "pg";
import { isId } from "#server/storage/drive.ts";
import type { driveOf } from "#server/storage/open-drive.ts";
import type { Measured } from "./meter.ts";

export type StoredFile = { version: string; bucket: string; name: string; size: number };

/** Where the bytes of files lie in one of the homes. */
export type FileStore = {
  /** Whether they take up room of the data directory's disk. */
  onThisMachine: boolean;
  /** Nothing where there is no such file. */
  read(file: StoredFile): Promise<Readable | undefined>;
  /** Before their rows: kept under their version, so that none of those there is touched. Whether there was none. */
  write?(file: Measured & { version: string }, content: () => Promise<Readable>): Promise<boolean>;
  /** Of rows that were not kept after all. */
  discard?(version: string): Promise<void>;
  /** Whether nothing was kept there so far, and then that it belongs to this database, whose server may tidy up there. */
  isNew?(): Promise<boolean>;
  adopt?(client: pg.ClientBase): Promise<void>;
  /** After their rows, where only the store itself can say under which version it keeps them. */
  writeNamed?(file: StoredFile & { type: string }, content: Readable, client: pg.ClientBase): Promise<void>;
};

/** The first and second home: bytes lie under their version. */
export function driveStore({ drive, onThisMachine }: ReturnType<typeof driveOf>): FileStore {
  return {
    onThisMachine,
    // of a row that another program wrote there is no file
    read: async ({ version }) => (isId(version) ? streamOf(await drive.read(version)) : undefined),
    write: async ({ version, sha256 }, content) => {
      const there = await digestOf(await drive.read(version));
      if (there === sha256) return false;
      // what is to take the place of another has to be right
      if (there !== undefined) await digestOf(await content());
      await drive.discard(version);
      await drive
        .receive(version, await content())
        .then(() => drive.publish(version))
        .catch(async (error: unknown) => {
          await drive.discard(version);
          throw error;
        });
      return there === undefined;
    },
    discard: drive.discard,
    isNew: async () => (await drive.mark()) === null && (await drive.untouched(new Date())).published.length === 0,
    adopt: async (client) => {
      const id = randomUUID();
      await client.query("insert into storage.file_stores (id) values ($1)", [id]);
      await drive.setMark(id);
    },
  };
}

const MISSING = new Set(["404", "not_found", "NoSuchKey"]);

/** The third home: bytes lie where Supabase puts them, which makes a version of its own for each upload. */
export function supabaseStore(url: string, secretKey: string): FileStore {
  const { storage } = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  return {
    onThisMachine: false,
    read: async ({ bucket, name }) => {
      const { data, error } = await storage.from(bucket).download(name).asStream();
      if (data) return streamOf(data);
      if (isMissing(error)) return undefined;
      throw error;
    },
    writeNamed: async ({ bucket, name, type }, content, client) => {
      const { rows } = await client.query(
        "select owner, owner_id, user_metadata, created_at from storage.objects where bucket_id = $1 and name = $2",
        [bucket, name],
      );
      const body = await buffer(content);
      const { error } = await storage.from(bucket).upload(name, body, { contentType: type, upsert: true });
      if (error) throw error;
      // an upload belongs to whoever uploads
      await client.query(
        `update storage.objects o set (owner, owner_id, user_metadata, created_at) =
          (select r.owner, r.owner_id, r.user_metadata, r.created_at from jsonb_populate_record(null::storage.objects, $3) r)
        where bucket_id = $1 and name = $2`,
        [bucket, name, JSON.stringify(rows[0])],
      );
    },
  };
}

function streamOf(bytes: AsyncIterable<Uint8Array> | null): Readable | undefined {
  return bytes ? Readable.from(bytes, { objectMode: false }) : undefined;
}

async function digestOf(bytes: AsyncIterable<Uint8Array> | null): Promise<string | undefined> {
  if (!bytes) return undefined;
  const hash = createHash("sha256");
  for await (const piece of bytes) hash.update(piece);
  return hash.digest("hex");
}

function isMissing(error: unknown) {
  // answered as 400 by most of its versions, like much else
  return error instanceof StorageApiError && (error.status === 404 || MISSING.has(error.statusCode));
}
