import { readdirSync, readFileSync } from "node:fs";
import { sourceOf } from "#server/reading/sources/source-of.ts";

/** Takes the files of a folder apart, one after the other, in a process of its own; the answer is what they consist of, by name. */
const folder = process.argv[2] ?? "";
const names = readdirSync(folder).filter((name) => !name.endsWith(".expected.json") && name !== "README.md");
const sources: [string, Awaited<ReturnType<typeof sourceOf>>][] = [];
for (const name of names)
  sources.push([name, await sourceOf({ name, bytes: new Uint8Array(readFileSync(`${folder}/${name}`)) })]);
process.stdout.write(JSON.stringify(Object.fromEntries(sources)));
