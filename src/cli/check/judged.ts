import { requirementNouns } from "#domain/build-state.ts";
import { readNumber } from "#domain/cited.ts";
import { type Cited, citeOf } from "./cited.ts";

/** A requirement as it is now. */
export type Requirement = { reference: string; revision: number; name: string };
export type Requirements = ReadonlyMap<string, Requirement>;

export const verdicts = ["current", "stale", "unknown", "bare"] as const;
export type Verdict = (typeof verdicts)[number];
/** `says` is what is wrong with it, in a sentence's words. */
export type Judged = Cited & { verdict: Verdict; says: string };

export function judge(cited: Cited, requirements: Requirements): Judged {
  const known = requirements.get(cited.reference);
  return { ...cited, ...verdictOn(cited, known) };
}

function verdictOn(cited: Cited, known: Requirement | undefined): { verdict: Verdict; says: string } {
  const { reference, revision } = cited;
  if (!known) {
    // a bare number may mean anything: 'US-1' is a road, too
    if (revision === null)
      return { verdict: "bare", says: `${reference} names no revision, and the project has no ${reference}` };
    return { verdict: "unknown", says: `${citeOf(cited)}: the project has no ${reference}, or it was removed` };
  }
  const called = known.name ? ` '${known.name}'` : "";
  if (revision === null) return { verdict: "bare", says: `${reference}${called} names no revision; it is at ${citeOf(known)}` };
  if (revision === known.revision) return { verdict: "current", says: `${citeOf(cited)}${called} is current` };
  if (revision > known.revision) {
    return { verdict: "unknown", says: `${citeOf(cited)}${called}: there is no such revision yet; it is at ${citeOf(known)}` };
  }
  return { verdict: "stale", says: `${citeOf(cited)}${called} was changed since; it is at ${citeOf(known)}` };
}

/** What is to be built and no code cites, whatever the revision. */
export function uncovered(cited: readonly Cited[], requirements: Requirements): Requirement[] {
  const covered = new Set(cited.map(({ reference }) => reference));
  return [...requirements.values()].filter(({ reference }) => isBuilt(reference) && !covered.has(reference));
}

function isBuilt(reference: string): boolean {
  const list = readNumber(reference)?.table;
  return requirementNouns.some((noun) => noun === list);
}
