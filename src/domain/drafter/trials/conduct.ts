import type { ReadRule } from "#domain/drafter/ruling/read-rule.ts";

/** "Loud music is not allowed after 9 p.m.": how people behave outside of the product is nothing that it refuses. */
export function isOfConduct({ modal, denied, rest }: ReadRule): boolean {
  return modal === "be" && denied && /^(?:be )?(?:allowed|permitted|tolerated)\b/.test(rest);
}
