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

/** Whose things a clause is about, as far as it says. */
export function ownershipIn(said: string): About["whose"] {
  if (OWN.test(said) && ONLY.test(said)) return "only own";
  if (OTHERS.test(said)) return "others";
  return /\b(?:own|my|their|of mine)\b/iu.test(said) ? "own" : "";
}
