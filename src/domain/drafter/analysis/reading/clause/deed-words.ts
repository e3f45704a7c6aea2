import { words as wordSet } from "#domain/drafter/analysis/lexicon/words.ts";

/** What is so, felt or meant: nobody does it. */
export const NO_DEED = wordSet(
  `be have want need like let mean allow enable help support empower encourage hope think believe guess feel seem happen live include become care matter own exist suppose wish stay remain do
  hate love dislike adore fear worry lack lose miss forfeit exceed contain belong depend consist cost last suffice retire die denote represent constitute comprise
  forget struggle overlook suffer tend
  notice sit squeal bark beep outgrow wear weep sigh sleep smell itch snore shine hang shoo grumble moan joke laugh`,
);
/** What the teller says of the business before anything is asked for. */
export const INTRODUCES = wordSet(
  "run look have own manage sell lend drive wash make build plan rent offer start organise organize operate",
);
/** Said to whoever reads, of what is told next: "Picture a Monday morning". */
export const ASKS_READERS = wordSet("picture imagine consider suppose meet note remember forget take say think look");
/** Whom it is done to comes first, and what they are told or given behind. */
export const RECEIVES =
  /^(tell|inform|remind|notify|warn|show|ask|invite|give|alarm|alert|send|pay|call|offer|assign|refund|grant|promise|charge|bill|message|ring|update|phone|nag|train|thank|dispatch|recruit|contact|email|brief)$/;
export const TO_PEOPLE = /^(tell|inform|remind|notify|warn|ask|invite|train|thank|alert|alarm|brief|nag|message)$/;

/** "offers them for sale", "sends them to the clerk": what is given away is a thing. */
export function isGivenAway(base: string, next: string): boolean {
  const rings = /^(?:ring|call|phone)$/.test(base) && /^(?:up|back)$/.test(next);
  return !rings && !TO_PEOPLE.test(base) && /^(for|to|in|into|on|onto|at|back|out|up|off|away|from|with|as)$/.test(next);
}

/** What opens a clause that says what for. */
export const PURPOSE = /^(so that|in order that)$/;
/** What opens a clause that says more about who or what stands before it. */
export const SAYS_MORE = /^(who|which|whose|whom)$/;
