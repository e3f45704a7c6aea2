import { words } from "#domain/drafter/analysis/lexicon/words.ts";

const STATES = words(
  `able accustomed acquainted adjacent  allowed associated authorised authorized aware based bound closed comprised composed concerned committed
  compliant conditioned confined connected  consistent  content dedicated  disabled    due
  empowered enabled  entitled equipped exempt exempted experienced exposed familiar finished fixed focused free gone 
  headquartered hidden inclined included inhabited insured intended interested interrelated involved isolated known licensed   locked
  located   married mandated meant motivated mounted needed obliged obligated occupied offline online open opposed  
  oriented permitted pleased populated positioned  present privileged prohibited qualified ready registered related required reserved
  responsible  retired satisfied scattered  situated specialised specialized stuck structured subdivided subject subscribed
  suited supposed surrounded tied tired  trusted unaffected unavailable unchanged undisturbed unlocked unlimited unmodified unrelated unrestricted unused
   valued visible wanted worn expected    damaged`,
);

/** Participles that tell how something is, not what is  to it; `next` is the word behind: "signed in". */
export function isState(word: string, next = ""): boolean {
  if (/^(signed|logged|checked|clocked)$/.test(word)) return /^(in|on|out|off)$/.test(next);
  if (/^(limited|restricted)$/.test(word)) return next === "to";
  if (/^made$/.test(word)) return /^(of|up)$/.test(next);
  if (/^(un(?!der|til|do|lock|load|pack|install|subscrib|seal)|non-)[a-z]+ed$/.test(word)) return true;
  return STATES.has(word);
}
