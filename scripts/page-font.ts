import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const whole = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const printable = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join("");

/**
 * Writes the font the public pages are set in, which has the characters they are written with and no others, so that it is there with
 * the page. Answers its face; what somebody types beyond them is drawn by the whole font, which the app brings along.
 */
export async function createPageFont(folder: string, pages: string): Promise<string> {
  const characters = [...new Set(printable + pages)].filter((character) => character >= " ").sort();
  const font = await subsetFont(await readFile(fileURLToPath(import.meta.resolve(whole))), characters.join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  const address = `assets/page-font-${createHash("sha256").update(font).digest("hex").slice(0, 8)}.woff2`;
  await writeFile(join(folder, address), font);
  return `@font-face{font-family:"Inter Page";font-display:swap;font-weight:400 700;src:url(/${address})format("woff2")}`;
}
