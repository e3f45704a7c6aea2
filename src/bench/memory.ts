import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { median } from "./median.ts";

/** What the server and its children held within a minute, in bytes: half of the looks found no more, and none more than the most. */
export type Minute = { median: number; most: number; children: number };

const LOOK_MS = 2_000;

/**
 * Looks every two seconds at the memory of a server and of every process below it but PostgreSQL's. What several processes share,
 * such as the program of Node, counts once.
 */
export async function watchMemory(server: number, seconds: number): Promise<Minute[]> {
  const minutes: Minute[] = [];
  const started = performance.now();
  for (let minute = 1; minute * 60 <= seconds; minute += 1) {
    const [all, children]: [number[], number[]] = [[], []];
    while (performance.now() - started < minute * 60_000) {
      const held = nodesBelow(server).map((pid) => ({ pid, bytes: shareOf(pid) }));
      all.push(sum(held.map(({ bytes }) => bytes)));
      children.push(sum(held.map(({ pid, bytes }) => (pid === server ? 0 : bytes))));
      await delay(LOOK_MS);
    }
    minutes.push({ median: median(all), most: Math.max(...all), children: median(children) });
  }
  return minutes;
}

function nodesBelow(root: number): number[] {
  return readdirSync("/proc")
    .filter(isNumber)
    .map(Number)
    .filter((pid) => isNodeBelow(pid, root));
}

function isNodeBelow(pid: number, root: number): boolean {
  if (pid === root) return true;
  const [, name = "", parent = 0] = /^\d+ \((.*)\) \S (\d+)/.exec(read(`/proc/${pid}/stat`)) ?? [];
  return !name.startsWith("postgres") && Number(parent) > 1 && isNodeBelow(Number(parent), root);
}

/** Its own pages, and of those it shares a part for each that has them. */
function shareOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1_024;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

const isNumber = (name: string) => /^\d+$/.test(name);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
