import { setsBoundary } from "./boundaries.ts";
import { isBody } from "./lexicon/bodies.ts";

const PRODUCT =
  "(?:app|application|system|software|site|website|tool|product|program|programme|platform|portal|screen|computer|it|this|any of (?:it|this))";
const OURS = `(?:us|me|this|it|the (?:app|system|software|site|tool))`;
/** "…, which is nothing to do with us", "…, that's somebody else's job" */
const NO_CONCERN = new RegExp(
  `(?:^|,? )(?:and )?(?:which|that|this|it|all (?:of )?(?:which|that|this|it))(?: is|'s| are) (?:(?:\\p{L}+ly|quite) )?(?:nothing to do with ${OURS}|(?:no|not (?:any|our|my)|none of (?:our|my)) (?:business|concern|affair|job|matter|task|problem)(?: of (?:ours|mine|${OURS}))?|(?:(?:somebody|someone) else's|his|her|their|its) (?:own )?(?:job|business|affair|concern|matter|task|problem|department))$`,
  "iu",
);
/** "the vans, a hirer drives those, not our thing" */
const NOT_OURS =
  /,? (?:so |and |that's |which is )?not (?:our|my) (?:thing|job|business|concern|affair|matter|task|problem|department|call|work|responsibility|line)(?: at all)?$/iu;
/** "they close the paths themselves, we stay out of that", "…, but that goes through their own board" */
const STAYS_THEIRS =
  /,? (?:and |but |so )?(?:(?:we|I) (?:(?:will|would rather) )?(?:stay|keep) (?:well )?out of (?:it|that|this|them)(?: (?:entirely|completely|altogether))?|but (?:that|this|it) (?:goes|runs|is (?:done|handled|decided|settled)) (?:through|via|by|in|at|with) (?:their|its|his|her) own [^;:]+)$/iu;
/** "The tenants pay the council, not us" */
const PAID_ELSEWHERE = /^[^,;:]{2,40} pays? (?:the|an?|their) (?:[\p{L}-]+ )?([\p{L}-]+)(?: direct(?:ly)?)?, not (?:us|me)$/iu;
/** "The mayor bills out of his own package and will keep doing so" */
const KEEPS_DOING =
  /\b(?:keeps?|goes on|go on|carries on|carry on|continues?) (?:doing|to do) (?:so|it|that|this|just that|the same)(?: (?:there|that way|anyway|too|as well))?$/iu;
/** "…, neither needs to see this", "…, both stay outside" */
const NEITHER = new RegExp(
  `,? (?:and |but |so )?(?:neither|none|both|all three|all)(?: of (?:them|these|those|the two|whom|which))? (?:(?:needs?|has|have|wants?|gets?|should|must|will|do|does)(?: not)? )?(?:(?:to|ever|get|have|need|ever)(?: to)? )*(?:(?:see|use|uses|touch|touches|open|opens|log in ?to|know (?:of|about)|have to do with|anything to do with) (?:the |our )?${PRODUCT}|(?:an? |any )?(?:log-?in|account|access|password)(?: (?:here|for it|to it))?|(?:stays?|remains?|is|are) (?:outside|out of (?:it|this|scope)|left out)(?: (?:of )?(?:it|this))?)$`,
  "iu",
);
/** "…, so leave both alone", "…, so please leave that out" */
const LEAVE_ALONE =
  /(?:^|,? (?:so|and|but|therefore|please|then),? )(?:(?:please|just|you can|we|we can|let's|let us),? )*leave (?:both|all|it|that|this|them|these|those|him|her|all of (?:it|that|this|them)|both of (?:them|these|those)|(?:these|those) two) (?:alone|out|be|aside|as (?:it is|they are))(?: of (?:it|this))?(?:,? please)?$/iu;
/** "Landowners get a bottle of wine and never touch the system" */
const NEVER_TOUCHES =
  /^(?!if\b|when\b|until\b|nobody\b|no one\b)[^;]+? (?:(?:will|should|must|shall|do|does|need|would) ?(?:not|n't|never)|never|needn't|don't|doesn't|won't|shouldn't)(?: (?:ever|have to|need to))? (?:touch|see|use|open|log (?:in ?to|on ?to)|look at|work (?:in|with)) (?:the|this|our|any) (?:app|application|system|software|tool|program|programme|platform|portal|screen|computer)(?: at all| themselves| itself)?$/iu;
/** "The treasurer pays the fees by bank transfer, so no payments please" */
const SO_NO =
  /^(.+?),? so (?:please )?(?:there (?:is|'s) )?no ([\p{L}-]+)(?: (?:[\p{L}-]+ )?(?:here|in (?:it|this|here)))?(?:,? please)?$/iu;
const CHANNEL =
  /\b(?:on paper|in cash|by (?:bank transfer|standing order|direct debit|post|mail|letter|fax|(?:tele)?phone|cheque|courier|hand)|over the (?:tele)?phone|face to face|in person)\b/iu;
const AS_ALWAYS =
  /, (?:just |exactly )?as (?:always|ever|before|usual|now|(?:he|she|they|we|it|i) (?:(?:has|have|had|does|do|did|is|are) always|always (?:has|have|had|does|do|did|is|are|was|were)))(?=$|,)/iu;
const HERE =
  /\b(?:here(?! (?:either|any ?more))|(?:in|with|on|through) (?:the|this|our) (?:new )?(?:app|system|software|site|website|tool|program|programme|platform|portal))\b/iu;
const LED =
  /^(?:(?:somebody|someone) else's (?:jobs?|business|affair|concern|matter|tasks?|problem|work|department)|not (?:our|my) (?:jobs?|business|affair|concern|matter|tasks?|problem|department)|(?:done|handled|looked after|dealt with) (?:by others|elsewhere)|others do (?:this|that|it)|(?:stays|left) as (?:it is|they are)|leave alone|not for (?:us|the (?:app|system|software|tool)))(?= ?:|$)/iu;
/** "The pilot reads them on its own site": not on ours. */
const ITS_OWN_PAGE = /\b(?:on|in|at|through|via) its own (?:(?:web ?)?(?:site|page)s?|portal|software|system|app)$/iu;

/** "Ticks it off here, as she always has on paper" */
export function isDoneHere(said: string): boolean {
  return HERE.test(said);
}

/** Whether a statement begins by saying that others do what comes, as a heading does. */
export function leadsToOthers(said: string): boolean {
  return LED.test(said);
}

/** Whether a remark behind a statement leaves out all of it. */
export function leavesOutWhole(said: string): boolean {
  const plain = said.replace(/’/g, "'").replace(/[.!\s]+$/, "");
  if (setsBoundary(plain)) return true;
  if (NOT_OURS.test(plain) && plain.split(" ").length > FEWEST_BESIDE) return true;
  const paid = PAID_ELSEWHERE.exec(plain)?.[1] ?? "";
  if (STAYS_THEIRS.test(plain) || isBody(paid.toLowerCase()) || /^(?:insurer|insurance|landlord|carrier)$/i.test(paid))
    return true;
  const asks = /\b(?:must|may|shall|should|can|will|want|wants|needs?)\b/i.test(plain);
  if (!asks && !HERE.test(plain) && (ENDS_AS_ALWAYS.test(plain) || WHICH_STAYS.test(plain))) return true;
  if (
    [BUT_NO, NO_CONCERN, KEEPS_DOING, NEITHER, LEAVE_ALONE, NEVER_TOUCHES, LED, ITS_OWN_PAGE].some((words) => words.test(plain))
  )
    return true;
  const [, before = "", part = ""] = SO_NO.exec(plain) ?? [];
  if (part !== "" && (CHANNEL.test(before) || AS_ALWAYS.test(before) || speaksOf(before, part))) return true;
  return AS_ALWAYS.test(plain) && !HERE.test(plain) && !/\b(?:must|may|shall|should|can|will|want|wants|needs?)\b/i.test(plain);
}

/** "The pharmacy delivers as always" */
const ENDS_AS_ALWAYS = /^[^,;:]{6,80} (?:just |exactly )?(?:as|like) (?:always|ever|before)$/iu;
/** "The bills are written in our bookkeeping package, which stays" */
const WHICH_STAYS =
  /,? (?:and )?(?:which|that|this|it) (?:also )?(?:stays?|remains?)(?: (?:so|that way|put|as it is|there|like (?:that|this|it is)|unchanged|as is))?$/iu;
/** "I'd love a live map but the committee said no" */
const BUT_NO =
  /,? but (?:the|our|my) [\p{L} -]{3,30} (?:said no|says no|refused|refuses|won't (?:have|allow) (?:it|that)|(?:is|are|was|were) against (?:it|that)|voted (?:it down|against it)|turned (?:it|that) down|vetoed (?:it|that))$/iu;

const STEM = 3;
/** "Not our department" alone says it of what was told before. */
const FEWEST_BESIDE = 4;

/** "pays the fees" speaks of payments. */
function speaksOf(before: string, part: string): boolean {
  const stem = part.toLowerCase().replace(/(?:ments?|ings?|s)$/, "");
  return stem.length >= STEM && !/\bfree\b/i.test(before) && new RegExp(`\\b${stem}(?:s|es|ed|ing)?\\b`, "i").test(before);
}
