import { setImmediate as othersTurn } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import type { exportedOf } from "#domain/export/exported-of.ts";
import type { ExportFormat } from "#domain/export/formats.ts";
import type { ProjectContent } from "#domain/project-content.ts";

/** What a file is made of, and as what. */
export type ToWrite = Parameters<typeof exportedOf>[0] & { format: ExportFormat };
/** Long lists come before the rest, a part at a time. */
export type Handed = { list: string; rows: readonly unknown[] } | { rest: ToWrite };

const ROWS_AT_ONCE = 200;

/** Tells a thread what to write, which copies every row, in between others have their turn. */
export async function handOver(worker: Worker, { content, ...asked }: ToWrite): Promise<void> {
  const said = (handed: Handed) => worker.postMessage(handed);
  const short: [string, unknown][] = [];
  for (const [list, value] of Object.entries(content)) {
    if (!Array.isArray(value) || value.length <= ROWS_AT_ONCE) {
      short.push([list, value]);
      continue;
    }
    for (let at = 0; at < value.length; at += ROWS_AT_ONCE) {
      said({ list, rows: value.slice(at, at + ROWS_AT_ONCE) });
      await othersTurn();
    }
  }
  // `Object.fromEntries` forgets which value is whose
  said({ rest: { ...asked, content: Object.fromEntries(short) as ProjectContent } });
}

/** Puts together what was handed over: each answer is all of it, once the rest is there. */
export function createTaking(): (handed: Handed) => ToWrite | undefined {
  const lists = new Map<string, unknown[]>();
  return (handed) => {
    if ("rest" in handed) {
      const content = { ...handed.rest.content, ...Object.fromEntries(lists) };
      lists.clear();
      return { ...handed.rest, content };
    }
    lists.set(handed.list, [...(lists.get(handed.list) ?? []), ...handed.rows]);
    return undefined;
  };
}
