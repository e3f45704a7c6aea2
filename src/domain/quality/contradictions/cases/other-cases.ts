import { waitForOneMoment } from "#domain/quality/contradictions/clashes/triggers.ts";
import { haveOppositeConditions } from "./conditions.ts";
import { fulfilsException } from "./exceptions.ts";
import { areOnTwoSides } from "./moments.ts";
import { areOfOtherRanges } from "./ranges.ts";
import { areInOtherStates, areOfThoseWithout } from "./told-apart.ts";

/** "All other parcels": those nobody spoke of. */
const REST = /^\s*(?:all |the )?(?:other|remaining|rest of)\b/iu;

/** Whether two rows are each of a case of its own, whatever they say of it. */
export function areOtherCases(a: string, b: string): boolean {
  return (
    REST.test(a) !== REST.test(b) ||
    areOfOtherRanges(a, b) ||
    fulfilsException(a, b) ||
    areOnTwoSides(a, b) ||
    haveOppositeConditions(a, b) ||
    areInOtherStates(a, b) ||
    areOfThoseWithout(a, b) ||
    waitForOneMoment(a, b)
  );
}
