import { createHash } from "node:crypto";
import type { Db } from "#data/db.ts";
import { readProjectDocument } from "#data/files.ts";
import type { BriefDocument } from "#domain/brief.ts";
import { Failure } from "#domain/failure.ts";
import { projectDocumentMaxBytes } from "#domain/project-documents.ts";
import { documentAnswer } from "./answers.ts";
import { isReadable } from "./document-text.ts";
import { readApart } from "./read-apart.ts";
import type { Turns } from "./turns.ts";
import { Unreadable, type Why } from "./unreadable.ts";

const MOST_DOCUMENTS = 10;
/** In milliseconds, for all documents of a draft; what was read by then is kept for the next one. */
const MOST_TIME = 40_000;
const MOST_KEPT = 100;
/** In milliseconds: what took too long while much was going on is tried again later. */
const TRIED_AGAIN = 600_000;

type Outcome = { text: string } | { why: Why; until: number };

/** What became of documents, by what they consist of, so that a draft in twelve parts reads each once, and a killer is tried once. */
const kept = new Map<string, Outcome>();

type Named = { name: string; path: string };
export type ReadDocument = BriefDocument & { reference: string };
/** `whose` turn it is: the organization's, and that of whoever asks. */
type Asked = { whose: readonly string[]; project_id: string; documents: readonly Named[] };

/** The text of a project's documents, read with the caller's rights and in turn; what is gone is left out. */
export async function readDocuments(db: Db, turns: Turns, { whose, project_id, documents }: Asked): Promise<ReadDocument[]> {
  const until = performance.now() + MOST_TIME;
  const read: ReadDocument[] = [];
  const readable = documents.filter(({ name, path }) => isReadable(name) && isOf(project_id, path));
  for (const { name, path } of readable.slice(0, MOST_DOCUMENTS)) {
    if (performance.now() > until) throw stillReading();
    const text = await turns.take(whose, () => textOf(db, { name, path }));
    if (text !== "") read.push({ reference: path.slice(path.indexOf("/") + 1), name, text });
  }
  return read;
}

/** A questionnaire is typed by people: only a file directly in the project's folder is one of its documents. */
function isOf(project_id: string, path: string): boolean {
  const [folder, file = "", ...deeper] = path.split("/");
  return folder === project_id && deeper.length === 0 && /^[\w.-]+$/.test(file) && !/^\.+$/.test(file);
}

async function textOf(db: Db, { name, path }: Named): Promise<string> {
  const file = await readProjectDocument(db, { path }).catch(() => undefined);
  if (!file || file.size > projectDocumentMaxBytes) return "";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const key = createHash("sha256")
    .update(name.slice(name.lastIndexOf(".")))
    .update(bytes)
    .digest("base64");
  const before = kept.get(key);
  const isKnown = before && ("text" in before || performance.now() < before.until);
  const outcome = isKnown ? before : keep(key, await outcomeOf(name, bytes));
  if ("why" in outcome) throw refusal(name, outcome.why);
  return outcome.text;
}

async function outcomeOf(name: string, bytes: Uint8Array): Promise<Outcome> {
  try {
    return { text: await readApart({ job: { kind: "document", name }, bytes, shape: documentAnswer }) };
  } catch (error) {
    if (error instanceof Unreadable) {
      return { why: error.why, until: error.why === "too_long" ? performance.now() + TRIED_AGAIN : Number.POSITIVE_INFINITY };
    }
    throw error;
  }
}

function keep(key: string, outcome: Outcome): Outcome {
  kept.set(key, outcome);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return outcome;
}

const because: Record<Why, string> = {
  broken: "it is damaged, or not what its name says. Remove it, or attach it in another format",
  locked: "it is protected by a password. Remove it, or attach it without the password",
  too_much: "there is more in it than can be read. Remove it, or attach the part that matters as plain text",
  too_long: "reading it takes too long. Remove it, or attach the part that matters as plain text",
  pictures: "it holds pictures of text. Remove it, or attach the text itself",
};

function refusal(name: string, why: Why): Failure {
  return new Failure("invalid", `The document "${name.slice(0, 100)}" cannot be read: ${because[why]}, then try again.`, {
    code: "document_unreadable",
  });
}

function stillReading(): Failure {
  const retry_after = 10;
  return new Failure("too_many", `Reading the project's documents takes long. Try again in ${retry_after} seconds.`, {
    retry_after,
  });
}
