import * as z from "zod";

const tableName = z.string().regex(/^[a-z_]+\.[a-z_][a-z0-9_]*$/);
const columnName = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const count = z.number().int().nonnegative();
const fileVersion = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** The entry `manifest.json` of a backup: what is in it, and what it fits. */
export const manifest = z.object({
  format: z.literal(1),
  /** Of the program that wrote it. */
  version: z.string().regex(/^[\w.+-]{1,40}$/),
  made_at: z.iso.datetime(),
  home: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** The migrations its rows have gone through. */
  migrations: z.array(z.string().regex(/^\d{1,20}$/)).min(1),
  /** The names of the keys that something in it is sealed with. */
  sealed_with: z.array(z.string().regex(/^[0-9a-f]{8}$/)),
  tables: z.array(z.object({ name: tableName, columns: z.array(columnName), rows: count, bytes: count, sha256: digest })),
  sequences: z.record(tableName, z.object({ value: z.string().regex(/^\d{1,19}$/), called: z.boolean() })),
  files: z.array(z.object({ version: fileVersion, bytes: count, sha256: digest })),
  /** Files that rows name and that were not there. */
  missing: z.array(z.string()),
});

export type Manifest = z.output<typeof manifest>;

export const MANIFEST = "manifest.json";
export const entryOfTable = (name: string) => `tables/${name}.copy`;
export const entryOfFile = (version: string) => `files/${version}`;
