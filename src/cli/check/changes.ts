import * as z from "zod";
import type { Connection } from "#cli/connection/connection.ts";
import { answerIn, withTools } from "#cli/connection/tools.ts";
import { citeOf } from "./cited.ts";
import type { Judged } from "./judged.ts";

const change = z.object({ field: z.string(), words: z.string() });
/** `words` has what was removed as `[-…-]` and what was added as `{+…+}`, as `git diff --word-diff` writes it. */
export type FieldChange = z.output<typeof change>;
/** By citation, what changed since in each field. */
export type Changes = ReadonlyMap<string, readonly FieldChange[]>;

const got = z.object({ rows: z.array(z.object({ cite: z.string(), since: z.array(change).optional() })) });
const AT_ONCE = 20;
/** As many as are told of; whoever has more to read looks into the specification. */
const MOST = 100;

/** What changed in the words of stale requirements since the revisions that are cited. */
export async function changesSince(connected: Connection, judged: readonly Judged[]): Promise<Changes> {
  const stale = [...new Set(judged.filter(({ verdict }) => verdict === "stale").map(citeOf))].slice(0, MOST);
  if (stale.length === 0) return new Map();
  return withTools(connected, async ({ call }) => {
    const changes = new Map<string, readonly FieldChange[]>();
    for (const cite of wavesOf(stale)) {
      const { rows } = answerIn(got, await call("get", { cites: cite }));
      for (const asked of cite) {
        const row = rows.find((one) => one.cite.split("@")[0] === asked.split("@")[0]);
        if (row?.since) changes.set(asked, row.since);
      }
    }
    return changes;
  });
}

/** A number stands once in each, so that its answer is known by it. */
function wavesOf(cites: readonly string[]): string[][] {
  const waves: string[][] = [];
  for (const cite of cites) {
    const [reference] = cite.split("@");
    const wave = waves.find((one) => one.length < AT_ONCE && !one.some((other) => other.split("@")[0] === reference));
    if (wave) wave.push(cite);
    else waves.push([cite]);
  }
  return waves;
}
