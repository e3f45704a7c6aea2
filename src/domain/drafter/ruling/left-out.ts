import { leavesOut, PARTS, WITHOUT_ACCOUNT } from "#domain/drafter/analysis/left-out.ts";
import { plainRule } from "./plain-rule.ts";

const ANNOUNCED =
  /^(?:not now|not yet|not included|not part of|not in (?:it|this|here|there|the (?:app|program|product|software|system|tool))(?= ?:)|not wanted|out of scope|later\b(?! than)|what you (?:needn't|don't need to|need not) (?:build|do|make)|no need for|not (?:needed|required))\b/i;
const FOUND_NOWHERE =
  /^(?:what|things) (?:you|we|users|people) (?:won't|will not|don't|do not) (?:find|see|get|need|want|have)\b/i;
/** "Don't build a web shop", "we do not want online payment", "nobody wants betting". */
const NOT_BUILT =
  /^(?:(?:and|but|please) )?(?:(?:i|we) )?(?:don't|do not) (?:(?:build|make|add|develop|create|include)\b(?! sure\b)|(?:start|begin) (?:from|with) (?:that|this|it|them)\b)/i;
const NOT_WANTED =
  /^(?:(?:i|we) (?:don't|do not|won't|will not) (?:want|need)|nobody (?:wants|needs)|no one (?:wants|needs)) (?!to\b|(?:\p{L}+ ){1,4}to \p{L}+)/iu;
const ELSEWHERE =
  /: not in (?:the|this|there|our) ?(?:software|app|system|product|program|programme|tool|site)?$|\b(?:is|are) (?:quite )?(?:another|a different) (?:matter|story|thing)$|\b(?:is|are) (?:handled|done|kept|managed|dealt with) elsewhere\b|\b(?:is|are) (?:not|no|n't) (?:a )?part of (?:this|it|the)\b|\b(?:stays?|remains?) (?:in|with|on) (?:the |our |my )?(?:\p{L}+ ){0,2}(?:package|software|sage|excel|sap|paper|phone)$/iu;
/** "No engine control: the boxes do that": who does instead what is left out. */
const DONE_ELSEWHERE = /^(?:no [^:;]+[,:;] )?(?:the|our) (?:\p{L}+ ){1,3}(?:do|does|handles?) that$/iu;
const BINDS = /\b(?:must|may|shall|only|has to|have to|at most|at least|within|until|[€£$%])\b/i;
const LIMITED =
  /\b(?:more|less|fewer|later|longer|after|before|until|unless|without|outside|except|during|when|if|on|in|at|within|per|who|which|that|is|are|was|may|must|can)\b|\d/i;

/** What the product is said to leave out. */
export function leavesToOthers(said: string): boolean {
  const plain = plainRule(said);
  if (WITHOUT_ACCOUNT.test(plain)) return false;
  if (leavesOut(said) || leavesOut(plain)) return true;
  if (
    [ANNOUNCED, FOUND_NOWHERE, NOT_BUILT, NOT_WANTED, ELSEWHERE, DONE_ELSEWHERE].some(
      (words) => words.test(plain) || words.test(said),
    )
  )
    return true;
  if (plain.split(/[,;] (?:and |but )?/).some((part) => NOT_BUILT.test(part)) && !BINDS.test(plain)) return true;
  const [, first = ""] = /^no ([^,;:.]+)/i.exec(plain) ?? [];
  const part =
    first
      .split(/ (?:with|for|of|to|by|between)\b/)[0]
      ?.split(" ")
      .at(-1) ?? "";
  return (
    first !== "" && !LIMITED.test(first) && (PARTS.has(part.toLowerCase()) || PARTS.has(part.toLowerCase().replace(/s$/, "")))
  );
}
