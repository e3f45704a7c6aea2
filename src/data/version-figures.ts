import * as z from "zod";
import { type Db, unwrap } from "./db.ts";

const share = z.object({ rows: z.int().nonnegative(), clean: z.int().nonnegative() });
const figures = z.object({
  held_to: z.string(),
  /** By the id of the state a version was left in, and by list. */
  shares: z.record(z.string(), z.record(z.string(), share)),
});
/** Rows and clean rows of states that versions were left in, and what names the rules they were counted by. */
export type VersionFigures = z.output<typeof figures>;

/** What was counted of the versions of a project; null where nobody did. */
export async function readVersionFigures(db: Db, { project_id }: { project_id: string }): Promise<VersionFigures | null> {
  const stored = await db.from("version_figures").select("held_to, shares").eq("project_id", project_id).maybeSingle();
  return figures.safeParse(unwrap(stored)).data ?? null;
}

export async function keepVersionFigures(db: Db, kept: VersionFigures & { project_id: string }) {
  unwrap(await db.from("version_figures").upsert(kept).select("project_id").single());
}
