import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

/** Beside the built files, and served to nobody. */
export const manifestPath = ".vite/manifest.json";

/** What every page of the app has. */
const APP = "src/web/app/main.tsx";
const PROJECT = "/dashboard/project/[^/]+";
const WORKSPACE = ["src/web/app/shell/shell.tsx", "src/web/screens/specification/specification-screen.tsx"];
const READING = ["src/web/queries/document-ahead.ts", "src/web/app/shell/shell.tsx"];

/** The screens of many files, by their addresses: their files are asked for with the page, not one after the other found in each other. */
const SCREENS: readonly (readonly [RegExp, readonly string[]])[] = [
  [new RegExp(`^${PROJECT}/document/?$`), [...READING, "src/web/screens/specification/document/document-screen.tsx"]],
  [new RegExp(`^${PROJECT}/specification(/pages)?/?$`), WORKSPACE],
];

const chunks = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Chunks = z.output<typeof chunks>;

/** Screens by their addresses, with the links to what each is made of beyond what every page has. */
export async function readScreenFiles(root: string): Promise<{ pattern: RegExp; links: string }[]> {
  const text = await readFile(join(root, manifestPath), "utf8").catch(() => "{}");
  const built = chunks.parse(JSON.parse(text));
  const known = filesOf(built, [APP]);
  return SCREENS.map(([pattern, screens]) => ({ pattern, links: linksTo(filesOf(built, screens), known) }));
}

type Files = { scripts: ReadonlySet<string>; styles: ReadonlySet<string> };

function filesOf(built: Chunks, names: readonly string[]): Files {
  const seen = new Set<string>();
  const open = [...names];
  for (let name = open.shift(); name !== undefined; name = open.shift()) {
    if (seen.has(name)) continue;
    seen.add(name);
    open.push(...(built[name]?.imports ?? []));
  }
  const parts = [...seen].flatMap((name) => built[name] ?? []);
  return { scripts: new Set(parts.map(({ file }) => file)), styles: new Set(parts.flatMap(({ css }) => css)) };
}

function linksTo({ scripts, styles }: Files, known: Files): string {
  const styled = [...styles].filter((file) => !known.styles.has(file));
  const scripted = [...scripts].filter((file) => !known.scripts.has(file));
  return [
    ...styled.map((file) => `<link rel="preload" as="style" href="/${file}" />`),
    ...scripted.map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ].join("");
}
