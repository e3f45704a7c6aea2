import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

/** What takes long to load: what is known of words, how they are read, what is drafted, and how quality is judged. */
const HEAVY = ["words", "drafter/analysis", "drafter/languages", "quality/facts"].map((part) => `/src/domain/${part}/`);

/** How much of each a process has loaded once it has these modules. */
async function loadedWith(...modules: string[]): Promise<number[]> {
  const program = `
    import { registerHooks } from "node:module";
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    for (const module of ${JSON.stringify(modules)}) await import(module);
    process.stdout.write(JSON.stringify(${JSON.stringify(HEAVY)}.map((part) => loaded.filter((url) => url.includes(part)).length)));
    process.exit(0);`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program]);
  return JSON.parse(stdout);
}

test("a process with which nobody drafts loads none of what drafters know, whatever else people and agents call [SPEED-27]", async () => {
  expect(await loadedWith("#server/functions/all.ts", "#server/mcp/answer-mcp.ts")).toEqual([0, 0, 0, 0]);
  const [, read, drafted] = await loadedWith("#server/functions/drafting-functions.ts");
  expect(read).toBeGreaterThan(0);
  expect(drafted).toBeGreaterThan(0);
});
