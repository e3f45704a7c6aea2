import type { About } from "./fact.ts";
import { phrasing } from "./phrasing.ts";

const OTHERS = phrasing(`
  others/other_people/somebody_else/someone_else/colleagues/foreign
  another person/member/user/customer/tenant/pupil/employee
  of all/the other
  of other/another
  of a/another/someone/somebody (else's) colleague's/neighbour's/friend's/else's
  a colleague's/neighbour's/friend's/stranger's
  not their/his/her own
  by his/her/their neighbour/colleague/roommate/classmate
`);
const ONLY = phrasing(`
  only/solely/exclusively
  no/none other/others
  nobody/no_one/someone else's
`);
const OWN = /\bown\b|\bonly the [^.;]* that (?:the \w+|he|she|they) (?:entered|made|created|wrote|recorded|added)\b/iu;

/** "to other people" tells who gets it, not whose it is. */
const TO_OTHERS =
  /\b(?:to|with|for|by|from) (?:others|other (?:people|persons|users|members)|another (?:person|user|member)|some(?:body|one) else|anyone else)\b/giu;

/** Whose things a clause is about, as far as it says. */
export function ownershipIn(text: string): About["whose"] {
  const said = text.replace(TO_OTHERS, "");
  if (OWN.test(said) && ONLY.test(said)) return "only own";
  if (OTHERS.test(said)) return "others";
  return /\b(?:own|my|their|of mine)\b/iu.test(said) ? "own" : "";
}
