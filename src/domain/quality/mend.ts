import type { Noun } from "#domain/nouns/all.ts";
import type { RuleId } from "./finding.ts";
import { findingsInField } from "./lint.ts";
import type { QualitySettings } from "./settings.ts";

/** In fixes of one text: more than anybody writes into one. */
const MOST = 20;

/** A text with every fix of one rule that leaves the meaning alone; undefined where there is none. Splits are left to a person. */
export function mended(
  { noun, field, text }: { noun: Noun; field: string; text: string },
  rule: RuleId,
  settings: QualitySettings,
  isKept: (text: string, start: number, end: number) => boolean = () => false,
): string | undefined {
  const seen = new Set([text]);
  let now = text;
  for (let round = 0; round < MOST; round += 1) {
    const fixes = findingsInField(noun, field, now, settings).flatMap((found) =>
      found.rule === rule && found.fix?.kind === "replace" && !isKept(now, found.start, found.end) ? [found.fix.text] : [],
    );
    const next = fixes.find((fixed) => !seen.has(fixed));
    if (next === undefined) break;
    seen.add(next);
    now = next;
  }
  return now === text ? undefined : now;
}
