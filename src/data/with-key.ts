import * as z from "zod";
import { readVersionContent } from "#domain/document/version-content.ts";
import type { Beside, BesideKind } from "#domain/export/exported.ts";
import { keyScopes } from "#domain/project-api-keys.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import { besideOf } from "./beside.ts";
import { type Db, unwrap } from "./db.ts";

const opened = z.object({
  project_id: z.string(),
  version: z.string(),
  stamp: z.string(),
  key: z.object({ id: z.string(), name: z.string(), scope: z.enum(keyScopes), expires_at: z.string().nullable() }),
});
const whole = opened.extend({
  content: z.looseObject({
    project: z.looseObject({ name: z.string(), version: z.string() }),
    questionnaire: z.looseObject({}).nullable(),
  }),
});
const unchanged = opened.extend({ content: z.null() });

type Stored = Parameters<typeof readQuestionnaire>[0];

/** A project's key, and the server's word for the resource (RFC 8707) it is shown at, where that is one keys are given for. */
export type ByKey = { key: string; resource?: string };

/** What a key opens; `stamp` changes with everything that is said in the project. */
export type Opened = z.output<typeof opened> & { content: ProjectContent };

/**
 * The project a key opens, in its current version or a named one; `db` is nobody's, the key is what counts. What was read before is
 * given as `known`: where nothing has changed since, it is answered again, and the database looks at the key alone.
 */
export async function readProjectWithKey(
  db: Db,
  { version, known, ...by }: ByKey & { version?: string | undefined; known?: Opened | undefined },
): Promise<Opened> {
  const args = { ...by, ...(version === undefined ? {} : { version }), ...(known ? { known: known.stamp } : {}) };
  const answered = z.union([unchanged, whole]).parse(unwrap(await db.rpc("read_with_key", args)));
  if (answered.content === null) {
    if (known?.project_id !== answered.project_id) return readProjectWithKey(db, { ...by, version });
    return { ...answered, content: known.content };
  }
  return { ...answered, content: contentOf(answered.content) };
}

function contentOf({ project, questionnaire, ...tables }: z.output<typeof whole>["content"]): ProjectContent {
  const shared = { project, questionnaire: questionnaire && readQuestionnaire(questionnaire as Stored) };
  return readVersionContent(tables, shared);
}

/** The same with what stands in a file beside the words. */
export async function readToTakeWithKey(
  db: Db,
  { version, wanted, ...by }: ByKey & { version?: string | undefined; wanted: readonly BesideKind[] },
): Promise<{ project_id: string; content: ProjectContent; beside: Beside }> {
  const args = { ...by, ...(version === undefined ? {} : { version }), beside: [...wanted] };
  const answered = unwrap(await db.rpc("read_with_key", args));
  const { project_id, content, beside } = whole.extend({ beside: z.unknown() }).parse(answered);
  return { project_id, content: contentOf(content), beside: besideOf(beside) };
}

const revision = z.object({
  table_name: z.string(),
  row_id: z.string(),
  revision: z.number(),
  change: z.enum(["added", "changed", "removed", "restored"]),
  words: z.record(z.string(), z.unknown()),
  changed: z.array(z.string()),
  through: z.string(),
  made_at: z.string(),
});
export type KnownRevision = z.output<typeof revision>;

type Since = { since: string } | { list: string; number: number; revision?: number };

/** What rows of the key's project said since a time, or one of them since a revision; the last change first, at most 1,000. */
export async function listRevisionsWithKey(db: Db, asked: ByKey & Since): Promise<KnownRevision[]> {
  return z.array(revision).parse(unwrap(await db.rpc("revisions_with_key", asked)));
}
