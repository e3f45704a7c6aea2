import { createHash } from "node:crypto";
import type { Db } from "#data/db.ts";
import { readProjectDocument } from "#data/files.ts";
import { listOrganizationMembers } from "#data/organization-members.ts";
import { listProjects } from "#data/projects.ts";
import { countRows, listRows } from "#data/rows.ts";
import { getSpecification } from "#data/specifications.ts";

/** What one person was told is kept. A row may say what was acknowledged, or what was tried since and not answered. */
export type Ledger = {
  pages: Map<string, string[]>;
  removed: Set<string>;
  /** By their id, the page they go with. */
  sections: Map<string, string | null>;
  /** By their path, the SHA-256 of what they hold. */
  files: Map<string, string>;
  versions: Set<string>;
  /** Who accepted an invitation. */
  members: Set<string>;
  /** How many rows each list held that nobody touched since. */
  counts: Record<string, number>;
};

export const newLedger = (): Ledger => ({
  pages: new Map(),
  removed: new Set(),
  sections: new Map(),
  files: new Map(),
  versions: new Set(),
  members: new Set(),
  counts: {},
});

export const digest = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

/** What is not as it was acknowledged, a sentence each. */
export async function compare(
  db: Db,
  { project_id, organization_id }: { project_id: string; organization_id: string },
  ledger: Ledger,
  whole: boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  const pages = new Map((await listRows(db, "pages", { project_id })).map(({ id, name }) => [id, name]));
  for (const [id, names] of ledger.pages) {
    const name = pages.get(id);
    if (name === undefined) wrong.push(`the page ${id} (${names[0]}) is lost`);
    else if (!names.includes(name)) wrong.push(`the page ${id} says "${name}" instead of "${names.join('" or "')}"`);
  }
  for (const id of ledger.removed) if (pages.has(id)) wrong.push(`the page ${id} is back although it was deleted`);
  if (!whole) return wrong;
  for (const [path, known] of ledger.files) {
    const file = await readProjectDocument(db, { path });
    if (digest(new Uint8Array(await file.arrayBuffer())) !== known) wrong.push(`the file ${path} holds something else`);
  }
  const sections = new Set((await listRows(db, "sections", { project_id })).map(({ id }) => id));
  for (const [id, page] of ledger.sections) {
    if (page !== null && ledger.pages.has(page) && !sections.has(id)) wrong.push(`the section ${id} is lost`);
  }
  for (const version of ledger.versions) {
    if (!(await getSpecification(db, { project_id, version }))) wrong.push(`the version ${version} is lost`);
  }
  const members = new Set((await listOrganizationMembers(db, { organization_id })).map(({ user_id }) => user_id));
  for (const member of ledger.members)
    if (!members.has(member)) wrong.push(`who accepted an invitation, ${member}, is no member`);
  const counts = await countRows(db, { project_id });
  for (const [list, count] of Object.entries(ledger.counts)) {
    const now = Object.entries(counts).find(([name]) => name === list)?.[1] ?? 0;
    if (now !== count) wrong.push(`${list} has ${now} rows instead of ${count}`);
  }
  return wrong;
}

/** Whether a project that was deleted is gone. */
export async function isGone(db: Db, organization_id: string, project_id: string): Promise<boolean> {
  return (await listProjects(db, { organization_id })).every(({ id }) => id !== project_id);
}
