import { randomBytes, randomUUID } from "node:crypto";
import type { Db } from "#data/db.ts";
import { readExport } from "#data/export-specification.ts";
import { addProjectDocument } from "#data/files.ts";
import { addRow, changeRow, getRow, removeRows } from "#data/rows.ts";
import { cloneSpecification } from "#data/specifications.ts";
import type { createEar } from "./storm-ear.ts";
import { compare, digest, type Ledger } from "./storm-ledger.ts";
import type { Report, Tries } from "./storm-report.ts";

/** Somebody at work: as whom they ask, as whom those ask who have no account, on what, and what they were told is kept. */
export type Stay = {
  db: Db;
  visitor: Db;
  user_id: string;
  email: string;
  organization_id: string;
  project_id: string;
  ledger: Ledger;
  ear: ReturnType<typeof createEar>;
  report: Report;
  tries: Tries;
};

/** What somebody does within a project, each thing as often as it stands here. */
export function worksWithin(stay: Stay) {
  const { db, project_id, ledger, ear, report } = stay;
  const { once } = stay.tries;
  return [add, add, edit, edit, edit, read, read, look, look, upload, remove, version];

  async function add() {
    await addPage(stay);
  }

  async function edit() {
    const [id, names] = anyPage();
    if (!id || !names) return;
    const row = await once("open", () => getRow(db, "pages", { id }));
    if (row === undefined) return;
    if (row === null || !names.includes(row.name))
      return void report.wrong.push(`the page ${id} reads "${row?.name}" instead of "${names}"`);
    const name = newName();
    const { description, features, designs_link, revision } = row;
    names.push(name);
    const since = ear.now();
    const changed = await once("edit", () => changeRow(db, "pages", { id, revision, name, description, features, designs_link }));
    if (!changed) return;
    ledger.pages.set(id, [name]);
    ear.expect(id, since);
  }

  async function remove() {
    const [id, names] = anyPage();
    if (!id || !names || ledger.pages.size < 5) return;
    ledger.pages.delete(id);
    if (await once("delete", () => removeRows(db, "pages", { project_id, ids: [id] }))) ledger.removed.add(id);
  }

  async function look() {
    const wrong = await once("look", () => compare(db, stay, ledger, false));
    report.wrong.push(...(wrong ?? []));
  }

  async function read() {
    const known = namesKnown(ledger);
    const file = await once("export", () => readExport(db, { projectId: project_id, format: "markdown" }));
    const text = await file?.text();
    if (text !== undefined) sayMissing(report, "the document", known, text);
  }

  async function upload() {
    const bytes = randomBytes(20_000).toString("base64");
    const file = new File([bytes], `${randomUUID()}.txt`, { type: "text/plain" });
    const kept = await once("upload", () => addProjectDocument(db, { project_id, file }));
    if (kept?.path) ledger.files.set(kept.path, digest(bytes));
  }

  async function version() {
    if (ledger.versions.size > 2) return;
    const new_version = `1.${ledger.versions.size}.${Math.floor(Math.random() * 1_000_000)}`;
    if (await once("version", () => cloneSpecification(db, { project_id, new_version }))) ledger.versions.add(new_version);
  }

  function anyPage(): [string, string[]] | [] {
    const pages = [...ledger.pages];
    return pages[Math.floor(Math.random() * pages.length)] ?? [];
  }
}

export const newName = () => `Page ${randomUUID()}`;

/** The page that was added, where that was acknowledged. */
export async function addPage({ db, project_id, ledger, ear, tries }: Stay) {
  const name = newName();
  const since = ear.now();
  const row = await tries.once("add", () =>
    addRow(db, "pages", { project_id, name, description: "What the storm leaves standing." }),
  );
  if (!row) return undefined;
  ledger.pages.set(row.id, [name]);
  ear.expect(row.id, since);
  return row;
}

/** What pages are called of which nothing else was tried since. */
export function namesKnown({ pages }: Ledger): string[] {
  return [...pages.values()].flatMap((names) => (names.length === 1 ? names : [])).filter((name) => name.startsWith("Page "));
}

export function sayMissing(report: Report, what: string, names: readonly string[], text: string): void {
  const missing = names.filter((name) => !text.includes(name));
  if (missing.length > 0) report.wrong.push(`${what} does not name ${missing.join(", ")}`);
}
