import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "./browser.ts";
import { guideScenes, type Scene } from "./guide-scenes.ts";

/**
 * The pictures of the public pages and of the user guide, taken from the demo in a running instance:
 * `node scripts/site-pictures.ts http://host:port`, and `guide/` after it for those alone whose names begin so.
 */
const [, , address = `http://127.0.0.1:${process.env.PORT ?? 3000}`, beginning = ""] = process.argv;
const folder = "public/pictures";
const size = { width: 1200, height: 750 };
/** In bytes. */
const most = 60_000;

const scenes: Record<string, Scene> = {
  workspace: async (page, { project }) => {
    await page.goto(`${address}/dashboard/project/${project}/specification?section=documentation`);
    await page.getByText("US-2").first().waitFor();
  },
  document: async (page, { project }) => {
    await page.goto(`${address}/dashboard/project/${project}/document`);
    await page.getByRole("heading", { name: "Purpose" }).waitFor();
  },
  trace: async (page, { project }) => {
    await page.goto(`${address}/dashboard/project/${project}/trace`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
  share: async (page, { project }) => {
    await page.goto(`${address}/dashboard/project/${project}/document`);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("textbox", { name: "For" }).fill("The clinic's board");
    await page.getByRole("heading", { name: "Share the document" }).click();
  },
  ...guideScenes,
};

const { stdout } = await promisify(execFile)(process.execPath, ["scripts/demo.ts", address]);
const [, email = "", password = ""] = /(ada\S+)\s+admin\s+password (\S+)/.exec(stdout) ?? [];
const browser = await chromium.launch(launchOptions);
try {
  await mkdir(`${folder}/guide`, { recursive: true });
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ viewport: size, colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    const project = await signIn(page);
    for (const [name, show] of Object.entries(scenes)) {
      if (!name.startsWith(beginning)) continue;
      await show(page, { at: address, project });
      await page.waitForLoadState("networkidle");
      await page.locator(".animate-glow").first().waitFor({ state: "detached" });
      const bytes = await asWebp(page, await page.screenshot());
      await writeFile(`${folder}/${name}-${colorScheme}.webp`, bytes);
      console.log(`${name}-${colorScheme}.webp: ${Math.round(bytes.length / 1000)} kB`);
    }
    await context.close();
  }
} finally {
  await browser.close();
}

/** Answers the id of the project that is shown. */
async function signIn(page: Page): Promise<string> {
  await page.addInitScript(() => localStorage.setItem("pa:cookie-consent", "accepted"));
  await page.goto(`${address}/auth`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/dashboard/);
  await page.goto(`${address}/projects`);
  const href = await page
    .getByRole("link", { name: /ClinicDesk/ })
    .first()
    .getAttribute("href");
  return /[0-9a-f-]{36}/.exec(href ?? "")?.[0] ?? "";
}

/** As good as it may be without being heavy; the browser writes it, so that nothing else has to. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5]) {
    const written = await page.evaluate(draw, { png: png.toString("base64"), quality });
    const bytes = Buffer.from(written, "base64");
    if (bytes.length < most) return bytes;
  }
  throw new Error(`No quality keeps a picture below ${most} bytes.`);
}

async function draw({ png, quality }: { png: string; quality: number }): Promise<string> {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))]));
  const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", quality).replace(/^[^,]*,/, "");
}
