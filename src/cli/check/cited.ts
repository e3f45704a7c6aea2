import { join } from "node:path";
import type { Commit } from "#cli/repository/git.ts";
import { readText } from "#cli/repository/read-text.ts";
import { type RevisionCitation, revisionCitationsIn } from "#domain/citations-in.ts";

/** Lines and columns are counted from 1, columns in UTF-16 units. */
export type Location = { path: string; line: number; column: number } | { commit: string; line: number; column: number };
export type Cited = { reference: string; revision: number | null; length: number; place: Location };
export type Scan = { cited: Cited[]; files: number; large: string[] };

/** What files cite, in their order. */
export function citedInFiles(root: string, paths: readonly string[]): Scan {
  const scan: Scan = { cited: [], files: 0, large: [] };
  for (const path of paths) {
    const read = readText(join(root, path));
    if ("text" in read) {
      scan.files += 1;
      for (const cited of placed(read.text, (at) => ({ path, ...at }))) scan.cited.push(cited);
    } else if (read.skipped === "large") scan.large.push(path);
  }
  return scan;
}

export function citedInCommits(commits: readonly Commit[]): Cited[] {
  return commits.flatMap(({ hash, message }) => placed(message, (at) => ({ commit: hash, ...at })));
}

function placed(text: string, place: (at: { line: number; column: number }) => Location): Cited[] {
  let line = 1;
  let lineStart = 0;
  let next = text.indexOf("\n");
  return revisionCitationsIn(text).map(({ reference, revision, start, end }: RevisionCitation) => {
    while (next !== -1 && next < start) {
      line += 1;
      lineStart = next + 1;
      next = text.indexOf("\n", lineStart);
    }
    return { reference, revision, length: end - start, place: place({ line, column: start - lineStart + 1 }) };
  });
}

/** As it stands in the source. */
export function citeOf({ reference, revision }: { reference: string; revision: number | null }): string {
  return revision === null ? reference : `${reference}@${revision}`;
}
