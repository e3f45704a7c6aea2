import type { Brief } from "#domain/brief.ts";
import { SECURITY_ALWAYS, type SecurityPattern } from "#domain/catalog/patterns/security.ts";
import { SECURITY_OF_PEOPLE, SECURITY_OF_TRADE } from "#domain/catalog/patterns/security-concerns.ts";
import { filled } from "#domain/drafter/language/fill.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { calledFor } from "#domain/drafter/plan/called-for.ts";
import { planOf } from "#domain/drafter/plan/plan.ts";
import { asStated, statedIn } from "#domain/drafter/plan/stated.ts";
import type { DraftedSecurityMeasure } from "./drafted-security-measure.ts";
import { technologyMeasures } from "./security-technology.ts";
import { SAME_NAME, withoutRepeats } from "./similarity.ts";

const PATTERNS: readonly SecurityPattern[] = [...SECURITY_ALWAYS, ...SECURITY_OF_TRADE, ...SECURITY_OF_PEOPLE];

/** What is done against what somebody might do, and how that is shown; measures the brief has are left out. */
export function draftSecurityMeasures(brief: Brief): DraftedSecurityMeasure[] {
  const plan = planOf(brief);
  const stated = statedIn(plan.analysis.text);
  const fromPatterns = PATTERNS.flatMap((pattern) =>
    calledFor(pattern, plan).map((slots) => {
      const fill = (text: string) => asStated(capitalised(filled(text, slots)), stated);
      return {
        name: fill(pattern.name),
        threat: fill(pattern.threat),
        measure: fill(pattern.measure),
        verification: fill(pattern.verification),
      };
    }),
  );
  return withoutRepeats(
    [...technologyMeasures(brief, plan), ...fromPatterns],
    (item) => item.name,
    brief.security_measures.map((item) => item.name),
    SAME_NAME,
  );
}
