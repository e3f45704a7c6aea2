const GRANTED =
  /^(?:(?:yes|yeah|yep|sure|of course|absolutely|certainly|definitely|only|if|unless|until|within|as long as)\b(?! not\b)|no (?:problem|doubt|worries|objections?)\b)/i;
const NO = /^(?:no|nope|never|not|nah|hardly|please don't|god forbid|over my dead body)\b/i;
const NOT =
  /^(?:\p{L}+ )?(?:of course|absolutely|certainly|definitely|surely|better|rather|preferably|probably|maybe|perhaps|please) not\b/iu;
const BY_NO_MEANS = /\b(?:(?:under|in|by|on) no (?:circumstances?|means|case|account|way)|out of the question|off the table)\b/i;
const AGAINST =
  /\b(?:(?:decided|am|are|is|was|were|be|voted|'m|'re|'s) (?:\p{L}+ )?against (?:it|that|this)|rather (?:they|he|she|nobody|not)|not in favou?r)(?!\p{L})/iu;
const DOUBTS =
  /\b(?:(?:don't|do not|doesn't|does not|wouldn't) (?:really )?(?:think (?:so|they|he|she|that)|want (?:that|this|them|it))|(?:i|we) doubt)\b/i;
/** "They cannot today" tells how it is so far. */
const THEY_CANNOT =
  /^(?:well,? |sorry,? )?(?:they|he|she|that|it) (?:can't|cannot|can not|may not|must not|mustn't|should not|shouldn't|shall not|will not|won't|ought not)\b(?!.*\b(?:now|yet|today|currently|so far|at the moment)\b)/i;
const LEFT_OPEN =
  /^(?:maybe|perhaps|possibly|we'll see)\W*$|^(?:that|this|it)(?:'s| is| remains| stays)(?: still)? (?:open|undecided|unclear|to be \p{L}+)\b|\b(?:i|we) (?:just )?(?:don't|do not) know\b|\b(?:not|n't|nobody has|no one has|not been) (?:yet |quite |been )?(?:sure|decided|settled|clear|agreed)\b|\bno idea\b/iu;
/** "Can I see my shifts? Not the pay": who asks bounds what is asked for, and answers nothing. */
const BOUNDS = /^not (?:the|their|his|her|my|our|your|its|all|any|every\p{L}*|just|only)\b/iu;

/** Whether an answer denies or leaves open what was asked for. */
export function isNotGranted(answer: string, bySameOne: boolean): boolean {
  if (GRANTED.test(answer) || (bySameOne && BOUNDS.test(answer))) return false;
  return [NO, NOT, BY_NO_MEANS, AGAINST, DOUBTS, THEY_CANNOT, LEFT_OPEN].some((sign) => sign.test(answer));
}
