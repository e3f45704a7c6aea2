import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse } from "yaml";
import * as z from "zod";

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

/** The ids a test file's titles carry in their closing brackets. */
function idsIn(source: string): string[] {
  const titles = source.matchAll(/(?:\b(?:test|it)(?:\.\w+)?\((?:\w+\)\()?|\]\)\()\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs);
  return [...titles].flatMap(([, , title]) =>
    [...(title ?? "").matchAll(/\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g)].flatMap(([, list]) => (list ?? "").split(/,\s*/)),
  );
}

const shown = new Map<string, Set<string>>();
for (const file of globSync(["{src,scripts}/**/*.test.ts", "src/**/*.test.tsx", "src/tests/e2e/**/*.ts"])) {
  for (const id of idsIn(readFileSync(file, "utf8"))) shown.set(id, (shown.get(id) ?? new Set()).add(file));
}

const unknown = [...shown.keys()].filter((id) => !rows.some((known) => known.id === id));
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
for (const id of unknown)
  console.log(`${id} is in the title of a test, but in no row of the ledger: ${[...(shown.get(id) ?? [])].join(", ")}`);
for (const file of files) {
  const own = rows.filter((known) => known.file === file);
  console.log(`${basename(file)}: ${own.filter(({ id }) => shown.has(id)).length} of ${own.length} rows shown`);
}
process.exitCode = unknown.length === 0 ? 0 : 1;
