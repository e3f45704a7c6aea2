import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "#scripts/browser.ts";

/** Prints how many bytes of JavaScript a browser fetches before a visitor sees the first screen. */
export async function benchBytes(origin: string) {
  const browser = await chromium.launch(launchOptions);
  console.log("\nJavaScript before the first screen (transferred, compressed)");
  for (const path of ["/", "/auth"]) {
    const page = await browser.newPage();
    await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    console.log(`${path.padEnd(8)} ${(await scriptsOf(page)).toFixed(1)} KiB`);
    await page.close();
  }
  await browser.close();
}

/** In KiB, compressed: the scripts a page has fetched so far. */
export async function scriptsOf(page: Page): Promise<number> {
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  return bytes / 1024;
}
