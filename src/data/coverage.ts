import * as z from "zod";
import { decidedStates } from "#domain/source-units/coverage.ts";
import type { CoverageRecord } from "#domain/source-units/project-coverage.ts";
import { type Db, unwrap } from "./db.ts";

const document = z.object({ reference: z.string(), name: z.string(), text: z.string() });
const stored = z.object({
  links: z.array(
    z.object({
      unit_key: z.string(),
      table_name: z.string(),
      row_id: z.string(),
      revision: z.number(),
      then: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  decisions: z.array(
    z.object({
      unit_key: z.string(),
      quote: z.string(),
      state: z.enum(decidedStates),
      reason: z.string().nullable(),
      table_name: z.string().nullable(),
      row_id: z.string().nullable(),
      decided_by: z.string().nullable(),
      decided_at: z.string(),
    }),
  ),
  documents: z.array(document),
  instructions: z.array(z.string()),
});

/** What was said of a project beside its questionnaire, which rows were made of each clause and what people said of clauses. */
export async function getCoverage(db: Db, { project_id }: { project_id: string }): Promise<CoverageRecord> {
  return stored.parse(unwrap(await db.rpc("get_coverage", { project_id })));
}

export type NewDecision = {
  project_id: string;
  unit_key: string;
  quote: string;
  state: (typeof decidedStates)[number];
  reason?: string | null;
  table_name?: string | null;
  row_id?: string | null;
};

/** Says of clauses what they are; the last that was said of one counts. */
export async function addUnitDecisions(db: Db, { decisions }: { decisions: readonly NewDecision[] }) {
  unwrap(await db.from("unit_decisions").insert([...decisions]));
}

type ReadText = { reference: string; name: string; text: string };

/** Keeps what documents say as they were read, and forgets those that are no longer there. */
export async function keepSourceTexts(db: Db, { project_id, texts }: { project_id: string; texts: readonly ReadText[] }) {
  const kept = texts.map(({ reference, name, text }) => ({ reference, name, text }));
  unwrap(await db.rpc("keep_source_texts", { project_id, texts: kept }));
}
