import type { Analysis } from "#domain/drafter/analysis/analyse.ts";
import type { BoundDeed } from "./plan.ts";

const NOT_ONLINE =
  /\b(?:no|not|never|without|(?:do|does|wo)(?:n't| not)) [^.;]{0,25}\b(?:online payments?|card payments?|pay(?:s|ing)? (?:online|by card))\b/;
const BY_HAND =
  /\b(?:by|through|via) (?:(?:a |an )?(?:bank|wire) )?(?:transfer|cheque|check|direct debit|standing order|bank)\b|\bin cash\b|\bcash\b|\bon (?:the )?invoice\b/;
const PAYS = /\bpa(?:y|ys|id|ying|yments?)\b/;

/** Whether money goes in cash or through a bank, so that the product takes none. */
export function isPaidElsewhere({ pattern, activity }: BoundDeed, { text, english }: Analysis): boolean {
  if (pattern.key !== "pay" || !english) return false;
  const told = `${activity.said} ${activity.condition ?? ""}`;
  return BY_HAND.test(told) || NOT_ONLINE.test(text) || text.split(". ").some((one) => PAYS.test(one) && BY_HAND.test(one));
}
