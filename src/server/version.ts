import { readFileSync } from "node:fs";
import * as z from "zod";

const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** Of the program, as its package says it. */
export const VERSION = z.object({ version: z.string() }).parse(manifest).version;
