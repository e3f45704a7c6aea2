import type { RowCounts } from "#domain/document/cover.ts";
import { pagesWith } from "#domain/document/version-content.ts";
import type { OrganizationRole } from "#domain/organizations.ts";
import type { ContentRow } from "#domain/project-content.ts";
import { type Db, unwrap } from "./db.ts";
import type { ProjectParts } from "./project-parts.ts";
import type { Project } from "./projects.ts";
import { rowCountsOf } from "./rows.ts";
import type { Specification } from "./specifications.ts";

type Answered = {
  project: Project;
  role: OrganizationRole | null;
  specification: Specification | null;
  parts: Pick<ProjectParts, "questionnaires" | "versions" | "row_counts">;
  features: ContentRow<"features">[];
  pages: ContentRow<"pages">[];
  sections: (ContentRow<"sections"> & { page_id: string })[];
};

/** What a document begins with, and what its screen asks for beside; null where the project may not be seen. */
export async function readDocumentBeginning(db: Db, { project_id }: { project_id: string }) {
  const found = unwrap(await db.rpc("read_document_beginning", { project_id }, { get: true })) as unknown as Answered | null;
  if (!found) return null;
  const { pages, sections, parts, ...rest } = found;
  const counts: RowCounts = rowCountsOf(parts.row_counts);
  return { ...rest, ...parts, counts, pages: pagesWith(pages, sections) };
}
