import * as z from "zod";
import type { NewDecision } from "#domain/quality/completeness/deciding.ts";
import {
  type AsvsLevel,
  asvsLevels,
  type CompletenessRecord,
  decisionStates,
  standards,
} from "#domain/quality/completeness/decision.ts";
import { type Db, unwrap } from "./db.ts";

const level = z.literal([...asvsLevels]);
/** The same as the database answers it. */
export const storedCompleteness = z.object({
  level,
  decisions: z.array(
    z.object({
      standard: z.enum(standards),
      item: z.string(),
      state: z.enum(decisionStates),
      reason: z.string().nullable(),
      rests_on: z.array(z.string()),
      basis: z.string().nullable(),
      level: level.nullable(),
      decided_by: z.string().nullable(),
      decided_at: z.string(),
    }),
  ),
});

/** What counts of a project's items: the last decision on each, and its level of ASVS; of a version that was left, as it was then. */
export async function getCompleteness(db: Db, place: { project_id: string; version?: string }): Promise<CompletenessRecord> {
  return storedCompleteness.parse(unwrap(await db.rpc("get_completeness", place, { get: true })));
}

type Deciding = { project_id: string; decisions: readonly NewDecision[] };

/** Says of items what they are; the last that was said of one counts. */
export async function addCompletenessDecisions(db: Db, { project_id, decisions }: Deciding) {
  const rows = decisions.map(({ rests_on, ...said }) => ({ ...said, project_id, rests_on: [...rests_on] }));
  unwrap(await db.from("completeness_decisions").insert(rows));
}

export async function saveAsvsLevel(db: Db, { project_id, level: asvs_level }: { project_id: string; level: AsvsLevel }) {
  unwrap(await db.from("completeness_settings").upsert({ project_id, asvs_level }));
}

/** The official wording of ASVS that an organization brought, by the ids of requirements; none where it brought none. */
export async function getAsvsTexts(db: Db, { organization_id }: { organization_id: string }): Promise<Record<string, string>> {
  const found = unwrap(await db.from("asvs_texts").select("texts").eq("organization_id", organization_id).maybeSingle());
  return z.record(z.string(), z.string()).parse(found?.texts ?? {});
}

export async function saveAsvsTexts(db: Db, row: { organization_id: string; texts: Record<string, string> }) {
  unwrap(await db.from("asvs_texts").upsert(row));
}
