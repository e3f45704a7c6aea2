import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { type Preview, previewOf, previews } from "#web/screens/marketing/previews.ts";
import { launchOptions } from "./browser.ts";

/**
 * The icons for home screens, of `public/favicon.svg`, and the pictures that previews of links show, each of the product as
 * `scripts/site-pictures.ts` has taken it: `node scripts/site-icons.ts`.
 */
const mark = await readFile("public/favicon.svg", "utf8");
const filled = `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>`;
// platforms cut a maskable icon to their own shape: the ground goes to its edges, the mark stays in the middle
const maskable = `<style>body{margin:0;background:#2f4fd0;display:grid;place-items:center;height:100vh}svg{width:72vw}</style>`;
const inter = await readFile(
  fileURLToPath(import.meta.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2")),
);
const preview = `<style>
  @font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${inter.toString("base64")})}
  body{margin:0;width:1200px;height:630px;overflow:hidden;background:#0e0e12;color:#ededf2;font:600 54px/1.12 Inter,sans-serif}
  header{display:flex;align-items:center;gap:18px;padding:56px 64px 0;font-size:28px}
  header svg{width:48px;height:48px}
  h1{margin:28px 64px 0;max-width:1072px;font:inherit;letter-spacing:-.03em;text-wrap:balance}
  img{position:absolute;left:64px;top:310px;width:1072px;border-radius:14px;box-shadow:0 8px 60px rgb(0 0 0/.6)}
</style>`;
async function previewOfPage({ words, shows }: Preview): Promise<string> {
  const product = (await readFile(`public/pictures/${shows}-light.webp`)).toString("base64");
  return `${preview}<header>${mark}Product Architect</header><h1>${words}</h1><img src="data:image/webp;base64,${product}">`;
}

const icons = [
  { file: "icons/icon-192.png", html: filled + mark, width: 192, height: 192 },
  { file: "icons/icon-512.png", html: filled + mark, width: 512, height: 512 },
  { file: "icons/maskable-512.png", html: maskable + mark, width: 512, height: 512 },
  { file: "icons/apple-touch-icon.png", html: filled + mark, width: 180, height: 180 },
];
const pictures = Object.entries(previews).map(async ([path, shown]) => ({
  file: previewOf(path).file.slice(1),
  html: await previewOfPage(shown),
  width: 1200,
  height: 630,
}));
const drawn = [...icons, ...(await Promise.all(pictures))];

const browser = await chromium.launch(launchOptions);
try {
  for (const folder of ["icons", "pictures/previews"]) await mkdir(`public/${folder}`, { recursive: true });
  for (const { file, html, width, height } of drawn) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(html, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const isJpeg = file.endsWith(".jpg");
    const bytes = await page.screenshot(isJpeg ? { type: "jpeg", quality: 82 } : { omitBackground: true });
    await writeFile(`public/${file}`, bytes);
    console.log(`${file}: ${Math.round(bytes.length / 1000)} kB`);
    await page.close();
  }
} finally {
  await browser.close();
}
