import { createHash } from "node:crypto";
import type { Db } from "#data/db.ts";
import { readProjectDocument } from "#data/files.ts";
import type { BriefDocument } from "#domain/brief.ts";
import { projectDocumentMaxBytes } from "#domain/project-documents.ts";
import { isReadable } from "./document-text.ts";
import { readDocument } from "./read-document.ts";

const MOST_DOCUMENTS = 10;
/** In milliseconds, for all documents of a draft; those that were not read by then are done without. */
const MOST_TIME = 20_000;
const MOST_KEPT = 100;

/** Texts by what the document consists of, so that a draft in twelve parts reads it once. */
const kept = new Map<string, string>();

type Named = { name: string; path: string };

/** The text of a project's documents, read with the caller's rights; one that cannot be read is left out. */
export async function readDocuments(
  db: Db,
  { project_id, documents }: { project_id: string; documents: readonly Named[] },
): Promise<BriefDocument[]> {
  const until = Date.now() + MOST_TIME;
  const read: BriefDocument[] = [];
  const readable = documents.filter(({ name, path }) => isReadable(name) && isOf(project_id, path));
  for (const { name, path } of readable.slice(0, MOST_DOCUMENTS)) {
    if (Date.now() > until) break;
    const text = await textOf(db, { name, path }).catch(() => "");
    if (text !== "") read.push({ name, text });
  }
  return read;
}

/** A questionnaire is typed by people: only a file directly in the project's folder is one of its documents. */
function isOf(project_id: string, path: string): boolean {
  const [folder, file = "", ...deeper] = path.split("/");
  return folder === project_id && deeper.length === 0 && /^[\w.-]+$/.test(file) && !/^\.+$/.test(file);
}

async function textOf(db: Db, { name, path }: Named): Promise<string> {
  const file = await readProjectDocument(db, { path });
  if (file.size > projectDocumentMaxBytes) return "";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const key = createHash("sha256")
    .update(name.slice(name.lastIndexOf(".")))
    .update(bytes)
    .digest("base64");
  const known = kept.get(key);
  if (known !== undefined) return known;
  const text = await readDocument({ name, bytes });
  kept.set(key, text);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return text;
}
