import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { Complaint } from "#cli/complaint.ts";

export const isWatched = () => Boolean(process.stdin.isTTY && process.stderr.isTTY);

export async function ask(question: string): Promise<string> {
  return answer(question, process.stderr);
}

/** What is typed is not shown. */
export async function askSecret(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const said = await answer("", silent);
  process.stderr.write("\n");
  return said;
}

/** Whether the person says yes; nobody there is no. */
export async function confirm(question: string): Promise<boolean> {
  return isWatched() && /^y(es)?$/i.test(await ask(`${question} [y/N] `));
}

/** All that was piped in. */
export async function readInput(): Promise<string> {
  if (process.stdin.isTTY) throw new Complaint("Nothing was piped in.");
  return text(process.stdin);
}

async function answer(question: string, output: Writable): Promise<string> {
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return (await lines.question(question)).trim();
  } catch {
    throw new Complaint("Nothing was answered.");
  } finally {
    lines.close();
  }
}
