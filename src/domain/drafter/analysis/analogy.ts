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

/** "Uber for lawn mowing" says who does what by naming a product everybody knows. */
export function spelledOut(sentence: string): string {
  for (const [pattern, told] of ANALOGIES) {
    const thing = pattern.exec(sentence)?.[1];
    if (thing) return told(thing);
  }
  return sentence;
}
