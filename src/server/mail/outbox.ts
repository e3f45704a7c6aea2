import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { ifMissing } from "#server/if-missing.ts";
import { answerOutbox, type OutboxFiles } from "./outbox-answer.ts";
import { mailOf } from "./outbox-mail.ts";

export type Outbox = OutboxFiles & {
  /** Keeps a whole mail (RFC 5322, as bytes) and returns its id. */
  store(raw: Uint8Array): Promise<string>;
  /** Answers /outbox; the caller has made sure that whoever asks may read mails. */
  fetch(request: Request): Promise<Response>;
};

const KEPT = 200;
const ID = /^\d{16}-[A-Za-z0-9_-]{24}$/;

/** A directory of .eml files that stands in for a mail server until one is set. */
export function createOutbox(directory: string): Outbox {
  let latest = 0;

  function freshId() {
    latest = Math.max(latest + 1, Math.round((performance.timeOrigin + performance.now()) * 1000));
    return `${String(latest).padStart(16, "0")}-${randomBytes(18).toString("base64url")}`;
  }

  async function ids() {
    const names = await readdir(directory).catch(ifMissing<string[]>([]));
    return names
      .filter((name) => name.endsWith(".eml"))
      .map((name) => name.slice(0, -4))
      .filter((id) => ID.test(id))
      .sort()
      .reverse();
  }

  async function raw(id: string) {
    if (!ID.test(id)) return null;
    return readFile(join(directory, `${id}.eml`)).catch(ifMissing(null));
  }

  async function get(id: string) {
    const bytes = await raw(id);
    return bytes ? mailOf(id, await PostalMime.parse(bytes)) : null;
  }

  const files: OutboxFiles = {
    get,
    raw,
    list: async () => {
      const mails = await Promise.all((await ids()).map(get));
      return mails.filter((mail) => mail !== null).map(({ id, from, to, subject, when }) => ({ id, from, to, subject, when }));
    },
  };

  return {
    ...files,
    store: async (bytes) => {
      const id = freshId();
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeWhole(join(directory, id), bytes);
      const gone = (await ids()).slice(KEPT);
      await Promise.all(gone.map((old) => rm(join(directory, `${old}.eml`), { force: true })));
      return id;
    },
    fetch: (request) => answerOutbox(files, request),
  };
}

async function writeWhole(path: string, bytes: Uint8Array) {
  const temporary = `${path}.part`;
  try {
    await using file = await open(temporary, "wx", 0o600);
    await file.writeFile(bytes);
    await file.sync();
    await rename(temporary, `${path}.eml`);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
