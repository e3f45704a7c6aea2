import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { docPlaces } from "#domain/docs/doc-places.ts";
import { docParts } from "#domain/docs/find-in-docs.ts";

const root = join(import.meta.dirname, "..");

/** What the search in the documentation reads: the words of every page, part by part. */
export async function writeDocsIndex(): Promise<string> {
  const pages = docPlaces.map(async (place) => docParts(place, await readFile(join(root, place.file), "utf8")));
  return JSON.stringify((await Promise.all(pages)).flat());
}
