// Everything that decides whether a state of the repository is good, and the one line that says so.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const STATIC = [
  { name: "formatter, linter and import walls", command: ["npx", "biome", "check", "."] },
  { name: "type check", command: ["npx", "tsc", "--noEmit", "-p", "."] },
  { name: "dead code", command: ["npx", "knip"] },
  { name: "generated types unchanged", command: ["node", "scripts/write-database-types.ts", "--check"] },
];

const LEDGER = { name: "every row of the ledger is in the title of a test", command: ["node", "scripts/trace.ts"] };

/** In files: more than that is no accident of a browser. */
const MOST_AGAIN = 5;

/** Runs all of them, whatever fails on the way, and answers the exit code. */
export async function checks({ run, capture, root, which }) {
  // in TypeScript, which the Node that starts run.mjs may not be able to read
  const { findChromium, installChromium, NO_BROWSER } = await import("./browser.ts");
  const { failedFiles, journeyResults, summary, withSecondRun } = await import("./test-results.ts");
  const results = [];
  const reports = mkdtempSync(join(tmpdir(), "product-architect-reports-"));
  const whole = which === "test";

  const browser = !whole || findChromium() !== undefined || (await installChromium(run));
  if (!browser) count("Chromium", false, NO_BROWSER);
  await Promise.all([...[...STATIC, ...(whole ? [LEDGER] : [])].map(check), vulnerabilities()]);
  await vitest(["unit", "server", ...(whole ? ["home-2", "home-3"] : []), ...(whole && browser ? ["screens"] : [])]);
  if (whole && browser) await playwright();

  rmSync(reports, { recursive: true, force: true });
  console.log(summary(results));
  return results.some(({ outcome }) => outcome === "failed") ? 1 : 0;

  function count(name, good, words = "") {
    results.push({ name, outcome: good ? "passed" : "failed", tries: 1 });
    console.log(`${good ? "✓" : "✗"} ${name}`);
    if (!good && words.trim() !== "") console.log(words.trimEnd());
  }

  async function check({ name, command: [program, ...args] }) {
    const { code, output } = await capture(program, args);
    count(name, code === 0, output);
  }

  /** What nobody could look up has not passed. */
  async function vulnerabilities() {
    const { FAILS_FROM, judgeReport } = await import("./vulnerabilities.ts");
    const name = `no known vulnerability of ${FAILS_FROM} severity or above`;
    // what the web app is made of is bundled, so it is installed as a tool is: all are asked about
    const { output } = await capture("npm", ["audit", "--json"]);
    const allowed = JSON.parse(readFileSync(join(root, "scripts/vulnerabilities.json"), "utf8"));
    const { asked, problems } = judgeReport({ report: output, allowed, today: new Date().toISOString().slice(0, 10) });
    if (asked || problems.length > 0) return count(name, problems.length === 0, problems.join("\n"));
    results.push({ name: `${name}: the registry could not be asked`, outcome: "skipped", tries: 1 });
  }

  async function vitest(projects) {
    const names = projects.flatMap((project) => ["--project", project]);
    const first = await runVitest("vitest.json", names);
    const failed = failedFiles(first.said);
    // what a file left in its page meets all tries of the next: where nobody watches, a few get a browser of their own
    if (!process.env.CI || failed.length === 0 || failed.length > MOST_AGAIN) return add("vitest", first.said, first.code);
    const second = await runVitest("again.json", [...names, ...failed]);
    const said = withSecondRun(first.said, second.said);
    add("vitest", said, failedFiles(said).length > 0 || second.said.length === 0 ? second.code || 1 : 0);
  }

  async function runVitest(name, args) {
    const file = join(reports, name);
    const code = await run("npx", ["vitest", "run", ...args], { TEST_RESULTS: file });
    return { code, said: existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [] };
  }

  async function playwright() {
    const file = join(reports, "playwright.json");
    const code = await run("npx", ["playwright", "test", "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
    add("playwright", existsSync(file) ? journeyResults(readFileSync(file, "utf8")) : [], code);
  }

  /** A run that failed without naming a test failed as a whole, and so did one that says nothing. */
  function add(runner, said, code) {
    results.push(...said);
    const isNamed = said.some(({ outcome }) => outcome === "failed");
    if ((code !== 0 && !isNamed) || said.length === 0) count(`a whole run of ${runner}`, false);
  }
}
