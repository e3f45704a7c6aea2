import { chromium } from "@playwright/test";
import { launchOptions } from "#scripts/browser.ts";

/** Prints how many bytes of JavaScript a browser fetches before a visitor sees the first screen. */
export async function benchBytes(origin: string) {
  const browser = await chromium.launch(launchOptions);
  console.log("\nJavaScript before the first screen (transferred, compressed)");
  for (const path of ["/", "/auth"]) {
    const page = await browser.newPage();
    await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    console.log(`${path.padEnd(8)} ${(bytes / 1024).toFixed(1)} KiB`);
    await page.close();
  }
  await browser.close();
}
