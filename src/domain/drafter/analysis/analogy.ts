import { inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { plural, singular } from "#domain/drafter/language/words.ts";
import { toldPlainly } from "./plainly.ts";

const ANALOGIES: readonly (readonly [RegExp, (thing: string) => string])[] = [
  [
    /^(?:an? |the )?(?:uber|airbnb|booking\.com|opentable|doctolib) (?:for|of) (.+)$/i,
    (thing) => `customers book ${thing} from providers`,
  ],
  [/^(?:an? |the )?(?:etsy|ebay|amazon|vinted|craigslist) (?:for|of) (.+)$/i, (thing) => `sellers sell ${thing} to buyers`],
  [
    /^(?:an? |the )?(?:netflix|spotify|youtube) (?:for|of) (.+)$/i,
    (thing) => `publishers publish ${thing} and subscribers watch ${thing}`,
  ],
  [
    /^(?:an? |the )?(?:instagram|facebook|reddit|tiktok) (?:for|of) (.+)$/i,
    (thing) => `members share pictures of ${thing} and comment`,
  ],
  [/^(?:an? |the )?(?:tinder) (?:for|of) (.+)$/i, (thing) => `members find ${thing} and message each other`],
  [
    /^(?:an? |the )?(?:duolingo|khan academy) (?:for|of) (.+)$/i,
    (thing) => `learners learn ${thing} and teachers publish lessons`,
  ],
];

const A_SMS = /\ban SMS(?= (?:when|if|as|on|to|from|before|after|with|and|or)\b|[,.]|$)/gi;
const USER_STORY =
  /^as (?:an?|the) ((?:(?! i ).)+?),? i(?: (?:want|need|would like|would love|wish|should be able|must be able|am able|have)|'d (?:like|love)) to (?:be able to )?(.+)$/i;
/** Whom "I" stands for is remembered (`castOf`), and says no more. */
const IN_ROLE =
  /^(?:(?:and|so|but) )?(?:(?:speaking )?as|being) (?:(?:an?|the|our|your) [\p{L}' -]{3,40}?|one of the \p{L}+s|(?!if\b|soon\b|long\b|far\b)\p{L}+(?: \p{Ll}+){0,3}),? (?=(?:i|we|you)\b)|^(?:dear [\p{L} -]{3,40},|(?:for )?[\p{L}' -]{3,40}:) (?=I (?!['’])|you (?!['’]))|(?<=\bwe) as \p{Ll}+s(?= )/iu;
/** What people say of their business or have in mind for it, not of what the product does. */
const PITCH =
  /\b(?:we|i)(?:'re| are|'m| am|'ll| will| would| could| can| may| might| want to| plan to| hope to)? ?(?:disrupt|earn|monetis|monetiz|rais\w* (?:money|funds|capital|\d|an? round))\w*\b.*$|\b(?:we|i)(?:'ll|'d| will| would| could| may| might| want to| plan to| hope to) charg\w*\b.*$/i;

/** "we charge £220 a year" is said of the product all the same. */
const PRICED = /\bcharg\w*\b.*\d/i;

/** "I can present my work": what a wish is said to be for. */
export function purposeSaid(sentence: string): string | undefined {
  return USER_STORY.test(sentence)
    ? /,? so (?:that |(?=(?:i|we|they|it|nobody|everybody|everyone) ))([^;]+?)[\s.!]*$/i.exec(sentence)?.[1]
    : undefined;
}

/** "Uber for lawn mowing" says who does what by naming a product everybody knows. */
export function spelledOut(sentence: string): string {
  const [, role, deed] = USER_STORY.exec(sentence) ?? [];
  if (role && deed) return `${manyOf(role)} can ${inThirdPerson(deed.replace(/,? so (?:that )?[^;]*/i, ""), "their")}`;
  const spoken = sentence.replace(IN_ROLE, "");
  for (const [pattern, activitiesOf] of ANALOGIES) {
    const thing = pattern.exec(spoken)?.[1];
    if (thing) return activitiesOf(thing);
  }
  return toldPlainly(spoken.replace(PITCH, (said) => (PRICED.test(said) ? said : "")).replace(A_SMS, "a text message"));
}

function manyOf(role: string): string {
  const words = role.toLowerCase().split(" ");
  const head = words.pop() ?? role;
  return [...words, plural(singular(head))].join(" ");
}
