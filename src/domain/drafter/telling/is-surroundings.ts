import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
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

/** "We keep a 15 % commission": what whoever runs it earns is a rule of theirs, and nobody's task. */
const EARNS =
  /^(?:keep|charge|take|get|earn|retain|receive|make) .*(?:%|\bpercent\b|\bcommission\b|\bfees?\b|\bshare\b|\bcut\b|\bhalf\b|\bdeposit\b|[€$£] ?\d|\d ?€|\d euros?\b)/iu;
/** "Our association holds a conference": what a body does in the world. */
const OUR = /^(?:and )?(?:our|my|we)\b(?!.*\b(?:can|must|may|should|shall|will|would|want|wants|need|needs)\b)/i;
const LIVES_ON =
  /^(?:hold|organi[sz]e|run|host|own|operate|offer|serve|employ|rent|sell|produce|make|provide|help|support|train|lend|collect|put)\b/;

/** Whether a deed was told only to set the scene: who somebody is, how much a business does, that there should be a product, or cut short. */
export function isSurroundings({ verb, said, object, condition, actor, heardIn }: Activity): boolean {
  if (/^(?:imagine|picture|get rid of)\b/.test(said) || ONCE.test(said)) return true;
  if (TOLD_NOTHING.test(said) && !condition && isBare(heardIn?.clause ?? "", actor)) return true;
  const head = said.split(" ").find((word) => PRODUCT_WORDS.has(word)) ?? "";
  if (WITH_PRODUCT.test(verb) && (object ? PRODUCT_WORDS.has(object.head) : head !== "" || /\bpage\b/.test(said))) return true;
  const { statement = "", clause = "" } = heardIn ?? {};
  if (OF_US.test(clause) && EARNS.test(said)) return true;
  if (OUR.test(clause) && actor && isBody(actor.head) && LIVES_ON.test(said)) return true;
  const introduced = INTRODUCTION.test(statement);
  return (introduced && OF_US.test(clause)) || ((introduced || OF_US.test(clause)) && HOW_MUCH.test(said));
}

const SMALL =
  /^(?:i|we|you|he|she|they|it|the|an?|our|my|each|every|and|or|otherwise|then|also|is|are|am|be|to|want|wants|must|should|'d|get|gets|gladly|like)$/;

/** "Otherwise the warden is alerted": nothing is said but that. */
function isBare(clause: string, actor: Activity["actor"]): boolean {
  const names = `${actor?.singular ?? ""} ${actor?.plural ?? ""}`.toLowerCase().split(" ");
  const left = clause
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== "" && !SMALL.test(word) && !names.includes(word));
  return left.length <= 1;
}
