import type { FactDecision, Settlement } from "#domain/quality/contradictions/settled.ts";
import { type Db, unwrap } from "./db.ts";

const MOST = 5000;

/** What was said of facts, in its order, and the contradictions that were let stand. */
export async function readFacts(db: Db, { project_id }: { project_id: string }) {
  const [decisions, settled] = await Promise.all([
    db.from("fact_decisions").select("*").eq("project_id", project_id).order("decided_at").limit(MOST),
    db.from("settled_contradictions").select("*").eq("project_id", project_id).order("settled_at").limit(MOST),
  ]);
  return { decisions: unwrap(decisions), settled: unwrap(settled) };
}

export async function decideFact(db: Db, decision: FactDecision & { project_id: string }) {
  return unwrap(await db.from("fact_decisions").insert(decision).select("id").single());
}

/** Both hold, because of the reason. */
export async function settleContradiction(db: Db, settlement: Settlement & { project_id: string }) {
  return unwrap(await db.from("settled_contradictions").insert(settlement).select("id").single());
}

export async function reopenContradiction(db: Db, { project_id, id }: { project_id: string; id: string }) {
  return unwrap(await db.from("settled_contradictions").delete().eq("project_id", project_id).eq("id", id).select("id"));
}
