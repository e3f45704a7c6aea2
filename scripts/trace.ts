import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { shownIds } from "./shown-ids.ts";
import { TEST_FILES } from "./test-files.ts";

const row = z.object({
  id: z.string(),
  is: z.string(),
  kind: z.string(),
  instead: z.string().optional(),
  later: z.boolean().optional(),
});
const files = globSync("requirements/*.yaml").sort();
const rows = files.flatMap((file) =>
  z
    .array(row)
    .parse(parse(readFileSync(file, "utf8")) ?? [])
    .map((found) => ({ ...found, file })),
);

const shown = new Map<string, Set<string>>();
for (const file of new Set(globSync(Object.values(TEST_FILES).flat()))) {
  for (const id of shownIds(file, readFileSync(file, "utf8"))) shown.set(id, (shown.get(id) ?? new Set()).add(file));
}

const problems = [
  ...[...shown]
    .filter(([id]) => !rows.some((known) => known.id === id))
    .map(([id, where]) => `${id} is in the title of a test, but in no row of the ledger: ${[...where].join(", ")}`),
  ...rows.filter(({ id }) => !shown.has(id)).map(({ id }) => `${id} is in no title of a test that runs`),
  ...rows.filter(({ id }, at) => rows.findIndex((known) => known.id === id) !== at).map(({ id }) => `${id} is two rows`),
];

const areas = [...new Set(rows.map(({ id }) => id.split("-")[0] ?? ""))];
const verbose = process.argv.includes("--rows");
for (const area of areas) {
  const own = rows.filter(({ id }) => id.startsWith(`${area}-`));
  const missing = own.filter(({ id }) => !shown.has(id));
  const rest = missing.length === 0 ? "" : `   not shown: ${missing.map(({ id }) => id.slice(area.length + 1)).join(" ")}`;
  console.log(`${area.padEnd(8)} ${String(own.length - missing.length).padStart(3)} of ${String(own.length).padStart(3)}${rest}`);
  if (verbose) {
    for (const { id, is, instead } of missing) console.log(`         ${id}  ${instead ?? is}`);
    for (const { id } of own.filter(({ id }) => shown.has(id)))
      console.log(`         ${id}  ${[...(shown.get(id) ?? [])].join(", ")}`);
  }
}
for (const problem of problems) console.log(problem);
for (const file of files) {
  const own = rows.filter((known) => known.file === file);
  console.log(`${basename(file)}: ${own.filter(({ id }) => shown.has(id)).length} of ${own.length} rows shown`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
