import * as z from "zod";
import type { readQuestionnaire } from "#domain/questionnaires.ts";
import { type Db, unwrap } from "./db.ts";

const COLUMNS =
  "id, project_id, name, version, chapters, has_password, expires_at, revoked, revoked_at, views, last_viewed_at, created_at";

/** The project's links, newest first; people who only read see none. */
export async function listProjectShares(db: Db, { project_id }: { project_id: string }) {
  return unwrap(
    await db
      .from("project_shares")
      .select(COLUMNS)
      .eq("project_id", project_id)
      .order("created_at", { ascending: false })
      .order("id"),
  );
}
export type ProjectShare = Awaited<ReturnType<typeof listProjectShares>>[number];

export type NewShare = {
  project_id: string;
  name: string;
  version: string | null;
  chapters: string[] | null;
  hashed_token: string;
  password_hash: string | null;
  /** Of the server that makes it, which alone reads what the link opens. */
  proof_hash: string;
  expires_at: string;
};

export async function addProjectShare(db: Db, share: NewShare) {
  return unwrap(await db.from("project_shares").insert(share).select(COLUMNS).single());
}

export async function revokeProjectShare(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("project_shares").update({ revoked: true }).eq("id", id).select(COLUMNS).single());
}

/** Who comes with a link: its token, the proof that it is the server that asks, and the hash of where the visitor comes from. */
export type Knock = { token: string; proof: string; visitor: string };

const door = z.object({
  state: z.enum(["unknown", "revoked", "expired", "open"]),
  password_hash: z.string().nullish(),
});

/** Whether a link can be read; a try of its password is counted, and too many are a `Failure`. */
export async function knockAtShare(db: Db, knock: Knock & { tries: boolean }) {
  return door.parse(unwrap(await db.rpc("knock_at_share", knock)));
}

const opened = z.object({
  project: z.object({ name: z.string(), type: z.string().nullable(), description: z.string().nullable(), version: z.string() }),
  content: z.unknown(),
  questionnaire: z.custom<Parameters<typeof readQuestionnaire>[0]>().nullable(),
  chapters: z.array(z.string()).nullable(),
  as_of: z.string(),
  expires_at: z.string(),
});
export type OpenedShare = z.output<typeof opened>;

/** All that the project of a link says in its version, and one view more; null where the link was closed meanwhile. */
export async function openShare(db: Db, knock: Knock): Promise<OpenedShare | null> {
  return opened.nullable().parse(unwrap(await db.rpc("read_share", knock)));
}
