import type { Browser, Page } from "@playwright/test";
import { frames } from "./frames.ts";
import { verdictOf } from "./limits.ts";
import { median } from "./median.ts";

const ROUNDS = 3;
const TURNS = 60;

type Reader = { browser: Browser; address: string; signIn: (page: Page) => Promise<void> };
type Watched = { shifts: number; firstAt: Record<string, number> };

const kinds = [
  ["document, something to read", "ms", 500],
  ["document, its first chapter", "ms", 500],
  ["document, scrolled", "ms, the longest frame", 50],
  ["document, to its end and back", "ms, the longest frame", 50],
  ["document, layout shift", "", 0.02],
] as const;

/** Prints how soon the document of a large project is read, and how steadily it stands while it scrolls. */
export async function benchDocument(reader: Reader) {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await reader.browser.newPage({ viewport: { width: 1440, height: 900 } });
    rounds.push(await read(page, reader));
    await page.close();
  }
  kinds.forEach(([name, unit, limit], at) => {
    const figures = rounds.map((round) => round[at] ?? Number.NaN);
    const shown = figures.map((figure) => figure.toFixed(unit ? 0 : 3).padStart(5));
    const verdict = verdictOf(name, median(figures), limit);
    console.log(`${name.padEnd(30)} ${shown.join(" ")}${unit && ` ${unit}`}, limit ${limit} for the median, ${verdict}`);
  });
}

async function read(page: Page, { address, signIn }: Reader): Promise<number[]> {
  await signIn(page);
  await watch(page);
  const watched = await frames(page);
  await page.goto(address);
  await page.locator("[data-chapter]").first().waitFor({ state: "attached" });
  await page.waitForTimeout(1500);
  await watched.begin();
  await page.mouse.move(800, 600);
  for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(0, 900);
  const scrolled = (await watched.end()).longest;
  await page.keyboard.press("End");
  await page.waitForTimeout(500);
  await page.keyboard.press("Home");
  const ends = (await watched.end()).longest;
  const { shifts, firstAt } = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
  return [firstAt.h1 ?? Number.NaN, firstAt["[data-chapter]"] ?? Number.NaN, scrolled, ends, shifts];
}

/** When what is read first stands there, in milliseconds from the beginning of the navigation, and how far things moved by themselves. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const watched: Watched = { shifts: 0, firstAt: {} };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) watched.shifts += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver(() => {
      for (const sought of ["h1", "[data-chapter]"]) {
        if (!(sought in watched.firstAt) && document.querySelector(sought)) watched.firstAt[sought] = performance.now();
      }
    }).observe(document, { childList: true, subtree: true });
  });
}
