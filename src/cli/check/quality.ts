import { join } from "node:path";
import * as z from "zod";
import type { Connection } from "#cli/connection/connection.ts";
import { answerIn, withTools } from "#cli/connection/tools.ts";
import { LARGEST_OWN, readText } from "#cli/repository/read-text.ts";

const finding = z.object({
  cite: z.string(),
  field: z.string(),
  rule: z.string(),
  quote: z.string(),
  why: z.string(),
  fix: z.string().optional(),
});
const answer = z.object({
  rows: z.number(),
  clean: z.number(),
  kept: z.number(),
  findings: z.array(finding),
  next: z.number().optional(),
});

/** Where the words stand in what was pulled; `line` and `column` count from 1, the latter in UTF-16. */
export type WordsAt = { path: string; line: number; column: number };
export type WordingFinding = z.output<typeof finding> & { at: WordsAt | undefined };
export type Wording = { findings: readonly WordingFinding[]; rows: number; clean: number; kept: number };

const AT_ONCE = 500;

/** What the rules on wording find in the project, each where the files of a pull say it. */
export async function wordingOf(connected: Connection, root: string, pulled: readonly string[]): Promise<Wording> {
  return withTools(connected, async ({ call }) => {
    const all: z.output<typeof finding>[] = [];
    for (let from = 0; ; ) {
      const told: z.output<typeof answer> = answerIn(answer, await call("quality", { from, most: AT_ONCE }));
      const { findings, next, ...counts } = told;
      all.push(...findings);
      if (next === undefined) {
        const placed = placesIn(root, pulled);
        return { ...counts, findings: all.map((one) => ({ ...one, at: placed(one) })) };
      }
      from = next;
    }
  });
}

/** In lines: how far below its number the words of a row stand. */
const NEAR = 60;

function placesIn(root: string, paths: readonly string[]) {
  const files = paths
    .filter((path) => path.endsWith(".md"))
    .flatMap((path) => {
      const read = readText(join(root, path), LARGEST_OWN);
      return "text" in read ? [{ path, lines: read.text.split("\n") }] : [];
    });
  return ({ cite, quote }: { cite: string; quote: string }): WordsAt | undefined => {
    const [reference = ""] = cite.split("@");
    const numbered = new RegExp(`(?<![\\w-])${reference}(?![\\w-])`);
    const [first = ""] = quote.split("\n");
    let named: WordsAt | undefined;
    for (const { path, lines } of files) {
      for (const [index, text] of lines.entries()) {
        if (!numbered.test(text)) continue;
        named ??= { path, line: index + 1, column: text.search(numbered) + 1 };
        const below = lines.slice(index, index + NEAR);
        const at = below.findIndex((line, offset) => line.includes(first) && (offset > 0 || !line.startsWith("#")));
        if (at >= 0) return { path, line: index + at + 1, column: (below[at] ?? "").indexOf(first) + 1 };
      }
    }
    return named;
  };
}
