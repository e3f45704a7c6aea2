import { type Bringing, bringingOf } from "#domain/bring/bringing.ts";
import { fitted } from "#domain/bring/fit.ts";
import { keptText } from "#domain/bring/kept.ts";
import { matchRows } from "#domain/bring/match.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { settle } from "#domain/bring/settings.ts";
import { nothingStanding, type Standing } from "#domain/bring/standing.ts";
import { sourceOf } from "#server/reading/sources/source-of.ts";

/** A file as it is brought where everything in it is taken; a new project is called as the file says where nothing else is said. */
export async function bringing(
  file: string | Uint8Array,
  place: Bringing["place"] | { organization_id: string },
  standing: Standing = nothingStanding,
  name = "farm.json",
): Promise<Bringing> {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const reading = readingOf(await sourceOf({ name, bytes }));
  const { taken, left } = settle(reading.settings, standing);
  const rows = matchRows(
    [...reading.rows, ...left].map((row) => fitted(row, standing)),
    standing,
  );
  const kept = keptText(reading, rows, new Set());
  const { project } = reading;
  const called = { name: project.name ?? name, type: project.type ?? null, description: project.description ?? null };
  const where = "project_id" in place ? place : { ...called, ...place, version: project.version, color: project.color };
  return bringingOf({ name, place: where, rows, standing, settings: taken, kept, newId: () => crypto.randomUUID() });
}
