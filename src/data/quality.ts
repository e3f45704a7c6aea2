import * as z from "zod";
import type { Suppression } from "#domain/quality/suppression.ts";
import { type Db, unwrap } from "./db.ts";
import type { ByKey } from "./with-key.ts";

const settings = z.object({
  rules_off: z.array(z.string()),
  rules_strict: z.array(z.string()),
  form: z.enum(["shall", "ears"]),
  forbidden: z.array(z.string()),
});
/** What a project's words are held to, as it is stored. */
export type StoredQuality = z.output<typeof settings>;

const suppression = z.object({
  id: z.string(),
  table_name: z.string(),
  row_id: z.string(),
  field: z.string(),
  rule: z.string(),
  span_hash: z.string(),
  sentence_hash: z.string(),
  quote: z.string(),
  reason: z.string(),
  suppressed_by: z.string().nullable(),
  suppressed_at: z.string(),
  by: z.string().nullish(),
}) satisfies z.ZodType<Suppression>;

export const storedQuality = z.object({ settings: settings.nullable(), kept: z.array(suppression) });
/** The settings of a project, null where nobody chose any, and the findings it keeps. */
export type Quality = z.output<typeof storedQuality>;

/** What came along with the lists of a project. */
export const qualityOf = (told: unknown): Quality => storedQuality.parse(told);

/** Of a version that was left, what was kept until then. */
export async function readQuality(db: Db, asked: { project_id: string; version?: string }): Promise<Quality> {
  return qualityOf(unwrap(await db.rpc("read_quality", asked, { get: true })));
}

/** The same of the project a key opens. */
export async function readQualityWithKey(db: Db, by: ByKey): Promise<Quality> {
  return storedQuality.parse(unwrap(await db.rpc("quality_with_key", by)));
}

export async function saveQualitySettings(db: Db, { project_id, ...chosen }: StoredQuality & { project_id: string }) {
  return unwrap(
    await db
      .from("quality_settings")
      .upsert({ project_id, ...chosen }, { onConflict: "project_id" })
      .select("project_id")
      .single(),
  );
}

export type NewSuppression = Omit<Suppression, "id" | "suppressed_by" | "suppressed_at" | "by"> & { project_id: string };

/** Keeps findings as they are, all or none; answers what takes it back. */
export async function keepFindings(db: Db, { kept }: { kept: readonly NewSuppression[] }): Promise<string[]> {
  return unwrap(
    await db
      .from("finding_suppressions")
      .insert([...kept])
      .select("id"),
  ).map(({ id }) => id);
}

export async function dropSuppressions(db: Db, { project_id, ids }: { project_id: string; ids: readonly string[] }) {
  return unwrap(await db.from("finding_suppressions").delete().eq("project_id", project_id).in("id", ids).select("id"));
}
