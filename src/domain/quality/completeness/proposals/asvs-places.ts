import type { Noun } from "#domain/nouns/all.ts";
import { type Spoken, speaksOf } from "#domain/quality/completeness/spoken.ts";
import { treatments } from "./treatments.ts";

/** Where it is said what is done: not in stories or risks, which say what somebody wants or fears. */
const told: ReadonlySet<Noun | null> = new Set(["security_measures", "quality_requirements", "features", "external_interfaces"]);
const MOST = 5;

/** The rows that plainly treat a requirement of ASVS, by its id; security measures first. */
export function asvsPlaces(spoken: readonly Spoken[]): ReadonlyMap<string, readonly string[]> {
  const rows = spoken
    .filter(({ key, noun }) => key !== "" && told.has(noun))
    .toSorted((a, b) => Number(b.noun === "security_measures") - Number(a.noun === "security_measures"));
  const found = new Map<string, readonly string[]>();
  for (const [ids, says] of treatments) {
    const keys = speaksOf(rows, says).map(({ key }) => key);
    if (keys.length === 0) continue;
    for (const id of ids.split(" ")) found.set(id, [...new Set([...(found.get(id) ?? []), ...keys])].slice(0, MOST));
  }
  return found;
}
