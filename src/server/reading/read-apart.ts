import { fileURLToPath } from "node:url";
import type * as z from "zod";
import { Failure } from "#domain/failure.ts";
import { type Limits, runApart } from "#server/apart/run-apart.ts";
import type { Job } from "./job.ts";
import { Unreadable, type Why } from "./unreadable.ts";

export const usualLimits: Limits = { time: 15_000, computing: 8, memory: 256 };

/** In bytes: the longest answer is a page of 600 blocks. */
const MOST_ANSWER = 8_000_000;
const program = fileURLToPath(new URL("./reader.ts", import.meta.url));

/** Reads what somebody brought in a process of its own. */
export async function readApart<Value>(
  { job, bytes, shape }: { job: Job; bytes: Uint8Array; shape: z.ZodType<{ value: Value } | { why: Why }> },
  limits = usualLimits,
): Promise<Value> {
  const given = [`${JSON.stringify(job)}\n`, bytes];
  // what reads Word documents sets it; each document has a process to itself
  const outcome = await runApart({ program, given, longest: MOST_ANSWER, proto: true }, limits).catch((cause: unknown) => {
    throw new Failure("unavailable", "Nothing can be read right now. Try again in a minute.", { cause });
  });
  if ("why" in outcome) throw new Unreadable(outcome.why);
  const read = shape.safeParse(parsed(outcome.answer.toString("utf8"))).data;
  if (!read) throw new Unreadable("broken");
  if ("why" in read) throw new Unreadable(read.why);
  return read.value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
