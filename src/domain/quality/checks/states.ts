import { words } from "#domain/drafter/analysis/lexicon/words.ts";

const STATES = words(
  `able accustomed acquainted adjacent aligned allowed associated authorised authorized aware based bound closed comprised composed concerned committed
  compliant conditioned confined connected considered consistent contained content dedicated derived disabled distributed divided done due
  empowered enabled engaged entitled equipped exempt exempted experienced exposed familiar finished fixed focused free gone given
  headquartered hidden inclined included inhabited insured intended interested interrelated involved isolated known licensed limited linked locked
  located  made married mandated meant motivated mounted needed obliged obligated occupied offline online open opposed organised organized
  oriented permitted pleased populated positioned prepared present privileged prohibited qualified ready registered related required reserved
  responsible restricted retired satisfied scattered shared situated specialised specialized stuck structured subdivided subject subscribed
  suited supposed surrounded tied tired trained trusted unaffected unavailable unchanged undisturbed unlocked unlimited unmodified unrelated unrestricted unused
  used valued visible wanted worn expected left lost broken damaged`,
);

/** Participles that tell how something is, not what is done to it; `next` is the word behind: "signed in". */
export function isState(word: string, next = ""): boolean {
  if (/^(signed|logged|checked|clocked)$/.test(word)) return /^(in|on|out|off)$/.test(next);
  if (/^(un(?!der|til|do|lock|load|pack|install|subscrib|seal)|non-)[a-z]+ed$/.test(word)) return true;
  return STATES.has(word);
}
