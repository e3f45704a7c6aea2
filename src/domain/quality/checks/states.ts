import { words } from "#domain/drafter/analysis/lexicon/words.ts";

const STATES = words(
  `able aged accustomed acquainted adjacent  allowed associated authorised authorized aware based bound comprised composed concerned committed
  compliant conditioned connected  consistent  content dedicated  disabled    due
  empowered enabled  entitled equipped exempt exempted experienced familiar finished focused free gone 
  headquartered hidden inclined included inhabited intended interested interrelated involved known licensed   
  located   married mandated meant motivated needed obliged obligated occupied offline online open opposed  
  oriented permitted pleased  present privileged prohibited qualified ready related required 
  responsible  retired satisfied scattered  situated specialised specialized stuck structured subdivided subject subscribed
  suited supposed tied tired  trusted unaffected unavailable unchanged undisturbed unlimited unmodified unrelated unrestricted unused
   valued visible wanted worn expected    `,
);

/** Participles that tell how something is, not what is  to it; `next` is the word behind: "signed in". */
export function isState(word: string, next = ""): boolean {
  if (/^(signed|logged|checked|clocked)$/.test(word)) return /^(in|on|out|off)$/.test(next);
  if (/^(limited|restricted)$/.test(word)) return next === "to";
  if (/^made$/.test(word)) return /^(of|up)$/.test(next);
  if (/^(un(?!der|til|do|lock|load|pack|install|subscrib|seal)|non-)[a-z]+ed$/.test(word)) return true;
  return STATES.has(word);
}
