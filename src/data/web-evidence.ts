import * as z from "zod";
import { evidenceDetail, evidenceKinds, type FoundEvidence } from "#domain/evidence/evidence.ts";
import { type EvidenceState, evidenceStates, type KeptEvidence } from "#domain/evidence/units.ts";
import { type Db, unwrap, unwrapAll } from "./db.ts";

const COLUMNS = "id, kind, name, quote, address, detail, state, read_at";
const kept = z.object({ kind: z.enum(evidenceKinds), state: z.enum(evidenceStates), detail: evidenceDetail.catch({}) });

/** What an analyzed website shows, in the order it was found. */
export async function listWebEvidence(db: Db, { entry_id }: { entry_id: string }): Promise<KeptEvidence[]> {
  const rows = await unwrapAll((from, to) =>
    db.from("web_evidence").select(COLUMNS).eq("entry_id", entry_id).order("place").order("id").range(from, to),
  );
  return rows.flatMap((row) => {
    const read = kept.safeParse(row).data;
    return read ? { ...row, ...read } : [];
  });
}

/** Adds what was found to an entry, behind what it has. */
export async function addWebEvidence(
  db: Db,
  {
    organization_id,
    entry_id,
    found,
    first = 0,
  }: { organization_id: string; entry_id: string; found: readonly FoundEvidence[]; first?: number },
): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map((item, at) => ({ organization_id, entry_id, place: first + at, ...item }));
  unwrap(await db.from("web_evidence").insert(rows));
}

/** Accepts or removes an item, or takes that back. */
export async function decideWebEvidence(db: Db, { ids, state }: { ids: readonly string[]; state: EvidenceState }) {
  return unwrap(await db.from("web_evidence").update({ state }).in("id", ids).select("id"));
}

/** What the website shows that a project was made of; undefined where it was made of none. */
export async function listProjectEvidence(db: Db, { project_id }: { project_id: string }): Promise<KeptEvidence[] | undefined> {
  const made = unwrap(await db.from("project_websites").select("entry_id").eq("project_id", project_id).maybeSingle());
  return made ? listWebEvidence(db, made) : undefined;
}
