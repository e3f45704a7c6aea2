import type { ProgressReport } from "#domain/progress.ts";
import { asked, type Proposal, type ProposalInput } from "#domain/proposals.ts";
import type { Json } from "./database.types.ts";
import { type Db, unwrap } from "./db.ts";
import type { ByKey } from "./with-key.ts";

/** Who asks: a person, who says of which project, or whoever holds a key of it. */
export type Asker = { project_id: string } | ByKey;

/** What waits to be decided, the oldest first, and of each row that was reported the last report. */
export type Work = { proposals: Proposal[]; reports: ProgressReport[] };

/** All that is proposed and reported of a project. */
export async function listWork(db: Db, by: Asker): Promise<Work> {
  const found = unwrap(
    "key" in by
      ? await db.rpc("list_work_with_key", by)
      : await db.rpc("list_work", { project_id: by.project_id }, { get: true }),
  );
  return found as unknown as Work;
}

/** Proposes; the same idempotency key with the same proposal answers the one that was made, with another one it is a `conflict`. */
export async function propose(
  db: Db,
  { proposal, idempotency_key, ...by }: Asker & { proposal: ProposalInput; idempotency_key?: string | undefined },
): Promise<Proposal> {
  const given = { proposal: asked(proposal) as Json, ...(idempotency_key ? { idempotency_key } : {}) };
  const made =
    "key" in by
      ? await db.rpc("propose_with_key", { ...by, ...given })
      : await db.rpc("propose_change", { project_id: by.project_id, ...given });
  return unwrap(made) as unknown as Proposal;
}

/** Proposes several changes as a member of the project, all or none; repeated under its idempotency key it is answered as before. */
export async function proposeTogether(
  db: Db,
  { proposals, ...given }: { project_id: string; proposals: readonly ProposalInput[]; idempotency_key: string },
): Promise<Proposal[]> {
  const made = await db.rpc("propose_changes", { ...given, proposals: proposals.map((one) => asked(one) as Json) });
  return unwrap(made) as unknown as Proposal[];
}

/** `seen` is what stood there when it was decided, and `value` what is to stand there, where they differ from the proposal's own. */
export type Decision = { id: string; seen?: string | number | null; value?: string | null };

/** Carries out proposals, all or none; a `conflict` where something else stands there by now. */
export async function acceptProposals(db: Db, { project_id, decisions }: { project_id: string; decisions: readonly Decision[] }) {
  return unwrap(await db.rpc("accept_proposals", { project_id, decisions: [...decisions] }));
}

/** Declines proposals, all or none; they stay readable. */
export async function declineProposals(db: Db, { project_id, ids }: { project_id: string; ids: readonly string[] }) {
  return unwrap(await db.rpc("decline_proposals", { project_id, ids: [...ids] }));
}

/** Takes back what was decided, all or nothing; `ids` in the order they were decided. */
export async function reopenProposals(db: Db, { project_id, ids }: { project_id: string; ids: readonly string[] }) {
  return unwrap(await db.rpc("reopen_proposals", { project_id, ids: [...ids] }));
}

/** How many decided ones are read at once. */
export const DECIDED_AT_ONCE = 50;

/** What was decided, the last first; `before` is when the last one that is known already was decided. */
export async function listDecided(
  db: Db,
  { project_id, before }: { project_id: string; before?: string | undefined },
): Promise<Proposal[]> {
  const all = db.from("proposals").select(COLUMNS).eq("project_id", project_id).neq("state", "open");
  const older = before === undefined ? all : all.lt("decided_at", before);
  return unwrap(
    await older.order("decided_at", { ascending: false }).limit(DECIDED_AT_ONCE).overrideTypes<Proposal[], { merge: false }>(),
  );
}

const COLUMNS =
  "id, kind, table_name, row_id, row_number, row_name, field, base_revision, base, words, why, state, proposed_by, key_name, created_at, decided_by, decided_at, decided_revision";
