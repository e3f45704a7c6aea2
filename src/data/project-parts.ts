import type { Acceptance } from "#domain/acceptance.ts";
import { type Db, unwrap } from "./db.ts";
import type { Work } from "./proposals.ts";
import type { listQuestionnaires } from "./questionnaires.ts";
import type { listVersions } from "./specifications.ts";

/** What screens show of a project beside its lists. */
export type ProjectParts = {
  questionnaires: Awaited<ReturnType<typeof listQuestionnaires>>;
  versions: Awaited<ReturnType<typeof listVersions>>;
  row_counts: unknown;
  work: Work;
  acceptance: Acceptance;
};
type Asked = { project_id: string; parts: readonly (keyof ProjectParts)[] };

/** Some of it, in one request. */
export async function readProjectParts(db: Db, { project_id, parts }: Asked) {
  const found: unknown = unwrap(await db.rpc("read_project", { project_id, parts: [...parts] }, { get: true }));
  return found as Partial<ProjectParts>;
}
