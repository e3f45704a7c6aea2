import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium, launchOptions, requireChromium } from "#scripts/browser.ts";
import { scriptsOf } from "./bytes.ts";
import { type Limit, verdictOf, withinLimit } from "./limits.ts";
import { median } from "./median.ts";

/** Fetched when it is asked for: nothing else needs it. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const PAGES = ["/", "/features", "/pricing", "/enterprise", "/blog", "/contact", "/auth"];
const ROUNDS = 5;
/** After the app has taken a page over, what it still fetches has come. */
const SETTLED_MS = 2_000;
const LIMITS = { score: 98, contentMs: 1500, shift: 0, scripts: 60 };
const SIGN_IN_LIMITS = { ...LIMITS, contentMs: 2000, scripts: 120 };
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Audit = { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } };
type Report = { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> };
type Seen = { scores: number[]; contentMs: number; interactiveMs: number; shift: number; scripts: number; bytes: number };

/** Prints what Lighthouse says of the public pages on a telephone: of each the middle of five runs, the pages in turn. */
export async function benchSite(origin: string, rounds = ROUNDS) {
  requireChromium();
  const seen = new Map<string, Seen[]>(PAGES.map((path) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const path of PAGES) seen.get(path)?.push(await look(`${origin}${path}`));
  }
  console.log(`\nLighthouse, mobile, the middle of ${rounds} runs of each page`);
  console.log("page          scores            LCP ms  interactive ms  shift    scripts KiB  all KiB  scripts once touched KiB");
  for (const [path, runs] of seen) {
    const limits = path === "/auth" ? SIGN_IN_LIMITS : LIMITS;
    const of = (value: (run: Seen) => number) => median(runs.map(value));
    const scores = CATEGORIES.map((_, at) => of(({ scores: of }) => of[at] ?? 0));
    const [contentMs, shift, scripts] = [of((run) => run.contentMs), of((run) => run.shift), of((run) => run.scripts)];
    const held: [string, number, Limit][] = [
      ...CATEGORIES.map((name, at): [string, number, Limit] => [name, scores[at] ?? 0, { least: limits.score }]),
      ["LCP", contentMs, { under: limits.contentMs }],
      ["shift", Number(shift.toFixed(3)), limits.shift],
      ["scripts", scripts, { under: limits.scripts }],
    ];
    const missed = held
      .map(([name, figure, limit]) => ({ name, verdict: verdictOf(`${name} of ${path}`, figure, limit) }))
      .filter(({ verdict }) => verdict !== withinLimit);
    const columns = [
      path.padEnd(13),
      scores.join(" ").padEnd(16),
      contentMs.toFixed(0).padStart(7),
      of((run) => run.interactiveMs)
        .toFixed(0)
        .padStart(15),
      shift.toFixed(5).padStart(8),
      scripts.toFixed(1).padStart(12),
      of((run) => run.bytes)
        .toFixed(0)
        .padStart(8),
      (await scriptsOnceTouched(`${origin}${path}`)).toFixed(0).padStart(9),
    ];
    console.log(`${columns.join(" ")}  ${missed.map(({ name, verdict }) => `${name} ${verdict}`).join(", ") || withinLimit}`);
  }
}

async function look(address: string): Promise<Seen> {
  const folder = await mkdtemp(join(tmpdir(), "product-architect-lighthouse-"));
  const file = join(folder, "report.json");
  const flags = ["--headless=new", "--no-first-run", ...(launchOptions.chromiumSandbox ? [] : ["--no-sandbox"])];
  await promisify(execFile)(
    "npx",
    ["--yes", LIGHTHOUSE, address, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags.join(" ")}`],
    { env: { ...process.env, CHROME_PATH: findChromium() ?? "" } },
  );
  const { categories, audits }: Report = JSON.parse(await readFile(file, "utf8"));
  await rm(folder, { recursive: true });
  const requests = audits["network-requests"]?.details?.items ?? [];
  const kibibytes = (items: typeof requests) => items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    contentMs: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    interactiveMs: audits.interactive?.numericValue ?? Number.NaN,
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    scripts: kibibytes(requests.filter(({ resourceType }) => resourceType === "Script")),
    bytes: kibibytes(requests),
  };
}

/** In KiB as transferred: what a page has fetched of scripts after somebody typed or pressed something in it. */
async function scriptsOnceTouched(address: string): Promise<number> {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await page.mouse.move(200, 200);
  await page.keyboard.press("Tab");
  await page.locator("#root[data-alive]").waitFor();
  // that the network was idle once says nothing of now
  await page.waitForTimeout(SETTLED_MS);
  const kibibytes = await scriptsOf(page);
  await browser.close();
  return kibibytes;
}
