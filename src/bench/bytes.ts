import { chromium } from "@playwright/test";

const ARGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Prints how many bytes of JavaScript a browser fetches before a visitor sees the first screen. */
export async function benchBytes(origin: string) {
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ARGS });
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
