// Everything that decides whether a state of the repository is good, and the one line that says so.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumPath, installChromium } from "./chromium.mjs";

const STATIC = [
  { name: "formatter, linter and import walls", command: ["npx", "biome", "check", "."] },
  { name: "type check", command: ["npx", "tsc", "--noEmit", "-p", "."] },
  { name: "dead code", command: ["npx", "knip"] },
  { name: "generated types unchanged", command: ["node", "scripts/write-database-types.ts", "--check"] },
];

/** Runs all of them, whatever fails on the way, and answers the exit code. */
export async function checks({ run, capture, root, which }) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const reports = mkdtempSync(join(tmpdir(), "product-architect-reports-"));
  const whole = which === "test";

  const browser = !whole || chromiumPath() !== undefined || (await installChromium(run));
  if (!browser) count("Chromium", false, "Chromium is missing; install it with 'apt-get install chromium' and run this again.");
  for (const { name, command } of STATIC) await check(name, command);
  await vulnerabilities();
  await vitest(["unit", "server", ...(whole ? ["home-2", "home-3"] : []), ...(whole && browser ? ["screens"] : [])]);
  if (whole) await check("every ledger id in a test is a row", ["node", "scripts/trace.ts"]);
  if (whole && browser && existsSync(join(root, "playwright.config.ts"))) await playwright();

  rmSync(reports, { recursive: true, force: true });
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
  return total.failed === 0 ? 0 : 1;

  function count(name, good, words = "") {
    total[good ? "passed" : "failed"] += 1;
    console.log(`${good ? "✓" : "✗"} ${name}`);
    if (!good && words.trim() !== "") console.log(words.trimEnd());
  }

  async function check(name, [program, ...args]) {
    const { code, output } = await capture(program, args);
    count(name, code === 0, output);
  }

  /** What nobody could look up has not passed. */
  async function vulnerabilities() {
    const { FAILS_FROM, judgeReport } = await import("./vulnerabilities.ts");
    const name = `no known vulnerability of ${FAILS_FROM} severity or above`;
    const { output } = await capture("npm", ["audit", "--json", "--omit=dev"]);
    const allowed = JSON.parse(readFileSync(join(root, "scripts/vulnerabilities.json"), "utf8"));
    const { asked, problems } = judgeReport({ report: output, allowed, today: new Date().toISOString().slice(0, 10) });
    if (asked || problems.length > 0) return count(name, problems.length === 0, problems.join("\n"));
    total.skipped += 1;
    console.log(`- ${name}: skipped, the registry could not be asked`);
  }

  async function vitest(projects) {
    const file = join(reports, "vitest.json");
    const names = projects.flatMap((project) => ["--project", project]);
    const code = await run("npx", [
      "vitest",
      "run",
      ...names,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ]);
    const said = readReport(file);
    const broken = (said?.testResults ?? []).filter(
      (suite) => suite.status === "failed" && suite.assertionResults.length === 0,
    ).length;
    add(said?.numPassedTests ?? 0, (said?.numFailedTests ?? 0) + broken, code);
  }

  async function playwright() {
    const file = join(reports, "playwright.json");
    const code = await run("npx", ["playwright", "test", "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
    const said = readReport(file)?.stats;
    add((said?.expected ?? 0) + (said?.flaky ?? 0), said?.unexpected ?? 0, code);
  }

  /** A run that failed without naming a test failed as a whole. */
  function add(passed, failed, code) {
    total.passed += passed;
    total.failed += failed === 0 && code !== 0 ? 1 : failed;
  }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
