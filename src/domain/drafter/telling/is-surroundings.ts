import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { PRODUCT_WORDS } from "#domain/drafter/analysis/lexicon/nouns.ts";

/** "I'm a bird controller: we fly hawks", "we are a workshop and restore windows": how somebody introduces themselves. */
const INTRODUCTION =
  /^(?:(?:hi|hello|hey|dear)\b[^,.!]*[,.!] )?(?:i|we)(?:'m|'re| am| are| have been| run| own)\b(?! (?:to|able|told|asked|sent|given|shown|going)\b)/i;
const OF_US = /^(?:and )?we (?!can\b|must\b|may\b|want\b|need\b|should\b|have to\b|would\b|will\b)/i;
const HOW_MUCH =
  /\b\d+ [\p{L} -]{3,30} (?:a|per) (?:season|year|month|week|day)\b|(?:^|, )mostly\b|\b(?:about|around|some|nearly|over) \d/iu;
/** What was done once is done. */
const ONCE =
  /\b(?:in (?:19|20)\d\d|last (?:winter|spring|summer|autumn|week|month|year|night|season|time)|yesterday|\d+ \p{L}+ ago)\b/u;
/** Of what somebody is told and when, nobody said. */
const TOLD_NOTHING =
  /^(?:be|get) (?:told|informed|reminded|notified|warned|alarmed|alerted|shown|asked|invited|phoned|called|texted)$/;
/** What one does with the product as a whole is no task in it. */
const WITH_PRODUCT = /^(?:build|make|create|carry|use|want|need|have|get|develop|imagine|picture|install|buy|order)$/;

/** Whether a deed was told only to set the scene: who somebody is, how much a business does, that there should be a product, or cut short. */
export function isSurroundings({ verb, said, object, condition, heardIn }: Activity): boolean {
  if (/^(?:imagine|picture|get rid of)\b/.test(said) || ONCE.test(said)) return true;
  if (TOLD_NOTHING.test(said) && !condition) return true;
  const head = said.split(" ").find((word) => PRODUCT_WORDS.has(word)) ?? "";
  if (WITH_PRODUCT.test(verb) && (object ? PRODUCT_WORDS.has(object.head) : head !== "" || /\bpage\b/.test(said))) return true;
  const { statement = "", clause = "" } = heardIn ?? {};
  const introduced = INTRODUCTION.test(statement);
  return (introduced && OF_US.test(clause)) || ((introduced || OF_US.test(clause)) && HOW_MUCH.test(said));
}
