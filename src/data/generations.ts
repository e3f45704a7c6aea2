import type { FeatureInput } from "#domain/features.ts";
import type { UserClassInput } from "#domain/user-classes.ts";
import type { UserStoryInput } from "#domain/user-stories.ts";
import { type Db, unwrap } from "./db.ts";

const COLUMNS =
  "id, project_id, function, status, provider, model, input_tokens, output_tokens, row_count, error, created_by, created_at, finished_at";

/** The project's runs, newest first. */
export async function listGenerations(db: Db, { project_id }: { project_id: string }) {
  return unwrap(
    await db.from("generations").select(COLUMNS).eq("project_id", project_id).order("created_at", { ascending: false }),
  );
}
export type Generation = Awaited<ReturnType<typeof listGenerations>>[number];

export type DraftedPage = {
  name: string;
  description: string | null;
  features: string | null;
  sections: { name: string; description: string | null }[];
};

/** What a run writes; what is not given is nothing. */
export type Drafted = {
  pages?: DraftedPage[];
  user_classes?: UserClassInput[];
  user_stories?: UserStoryInput[];
  features?: FeatureInput[];
};
export type Usage = { input_tokens?: number; output_tokens?: number };

/** Begins a run and answers its id; refused with a conflict while one of the same function is running in the project. */
export async function startGeneration(
  db: Db,
  run: { project_id: string; function: string; provider: string; model: string | undefined },
) {
  const { model, ...rest } = run;
  return unwrap(await db.rpc("start_generation", { ...rest, ...(model ? { model } : {}) }));
}

/** Writes the whole draft and ends the run, or does neither; answers how many rows were written, sections not counted. */
export async function finishGeneration(
  db: Db,
  { generation_id, drafted, usage }: { generation_id: string; drafted: Drafted; usage: Usage },
) {
  return unwrap(await db.rpc("finish_generation", { generation_id, ...drafted, ...usage }));
}

export async function failGeneration(db: Db, { id, error, finished_at }: { id: string; error: string; finished_at: string }) {
  return unwrap(
    await db
      .from("generations")
      .update({ status: "failed", error: error.slice(0, 2000), finished_at })
      .eq("id", id)
      .eq("status", "running")
      .select("id"),
  );
}
