import { setTimeout as delay } from "node:timers/promises";
import type { Author } from "./people.ts";

export type Writers = {
  /** Once each kind has been acknowledged again. */
  more(): Promise<void>;
  /** When the first row was acknowledged of those sent from now on. */
  nextRow(): Promise<number>;
  /** What was acknowledged, and what else was answered: a status and its words. */
  stop(): Promise<{ rows: string[]; files: Map<string, string>; refusals: Map<number, string> }>;
  /** The files that are not what was acknowledged, as whoever is there now hands them out. */
  damaged(from?: string): Promise<string[]>;
};

/** Writes rows and files without a pause, whatever happens to the server; what it said yes to must be there for good. */
export function startWriters({ url, key, by }: { url: string; key: string; by: Author }): Writers {
  const rows: string[] = [];
  const files = new Map<string, string>();
  const refusals = new Map<number, string>();
  const stopped = new AbortController();
  const waiting = new Set<{ since: number; tell(at: number): void }>();
  const headers = { apikey: key, authorization: `Bearer ${by.token}` };
  const writing = Promise.all([addRow, addRow, addRow, addFile, addFile].map(repeat));

  return {
    more: async () => {
      const [rowsBefore, filesBefore] = [rows.length, files.size];
      while (rows.length === rowsBefore || files.size === filesBefore) await delay(5);
    },
    nextRow: () => new Promise((tell) => waiting.add({ since: performance.now(), tell })),
    stop: async () => {
      stopped.abort();
      await writing;
      return { rows, files, refusals };
    },
    damaged: async (from = url) => {
      const bad: string[] = [];
      const left = files.entries();
      const look = async () => {
        for (const [name, body] of left) {
          const read = await fetch(`${from}/storage/v1/object/authenticated/project_documents/${name}`, { headers });
          const said = await read.text();
          if (said !== body) bad.push(`${name}: ${read.status} ${said.slice(0, 200)}`);
        }
      };
      await Promise.all([look(), look(), look()]);
      return bad;
    },
  };

  async function repeat(write: () => Promise<void>) {
    // a connection that is lost was no acknowledgement
    while (!stopped.signal.aborted) await write().catch(() => delay(20));
  }

  async function addRow() {
    const name = crypto.randomUUID();
    const body = JSON.stringify({ organization_id: by.organization_id, name });
    const sentAt = performance.now();
    if (!(await isTaken("/rest/v1/projects", body, "application/json", 201))) return;
    rows.push(name);
    const takenAt = performance.now();
    for (const one of waiting) {
      if (one.since > sentAt) continue;
      one.tell(takenAt);
      waiting.delete(one);
    }
  }

  async function addFile() {
    const name = `${by.project_id}/${crypto.randomUUID()}.txt`;
    const body = name.repeat(300);
    if (await isTaken(`/storage/v1/object/project_documents/${name}`, body, "text/plain", 200)) files.set(name, body);
  }

  async function isTaken(path: string, body: string, type: string, yes: number): Promise<boolean> {
    const init = { method: "POST", body, headers: { ...headers, "content-type": type }, signal: AbortSignal.timeout(30_000) };
    const answer = await fetch(url + path, init);
    const said = await answer.text();
    if (answer.status === yes) return true;
    refusals.set(answer.status, String(JSON.parse(said).message));
    await delay(20);
    return false;
  }
}
