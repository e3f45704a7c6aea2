/** What is done, as a name: "tuning", "the booking of beds", "insurance", "fabrication of the panels", "decoding the signal". */
const TASK =
  "(?:the )?(?:(?!an?\\b)\\p{L}+ )?\\p{L}{2,}(?:ing|tion|ment|ance|sis)(?: (?:of|for|in|at|on|between|to|the|our|their|my|an?|\\p{L}+s) [^,;:]{2,60}?)?";
const STAYS = "(?:(?:itself|themselves) )?(?:(?:should|shall|will|must|can) )?(?:stays?|remains?)";
/** "Insurance stays with our agent", "the booking of beds stays where it is, with the club": a task, and no thing that somebody keeps. */
const STAYS_WITH = new RegExp(
  `^(?:${TASK} ${STAYS} with (?!me\\b|us\\b|it\\b)[^,;]+|[^,;:]{3,60} ${STAYS} where (?:it is|they are)(?:,? (?:with|in|on|at) [^;]+)?)(?:, which .+)?$`,
  "iu",
);
/** "The receipts stay in our till package, and we do not want to touch that", "…, we leave that alone" */
const WE_LEAVE_IT =
  /,? (?:and|but|so) (?:we|i) (?:(?:do not|don't|will not|won't) (?:want to |intend to |need to )?(?:touch|replace|rebuild|change|duplicate)|have no (?:wish|plans?) to (?:touch|replace|change)) (?:it|that|this|them|those)$/iu;
/** "A chat was asked for and turned down", "selling has been suggested twice and the answer is still no" */
const REFUSED =
  /^(?!if\b|when\b)[^,;:]{2,80} (?:was|were|has been|have been) (?:asked for|suggested|proposed|requested|wished for)(?: [^,;]{2,30})?,? (?:and|but) (?:(?:it |they )?(?:(?:was|were|has been|have been) )?(?:\p{L}+ly )?(?:turned down|refused|declined|rejected|dismissed)(?: by [^,;]+)?|the answer (?:is|was|stays|remains) (?:still )?no)$/iu;

const FOR_A_WHILE =
  /\b(?:until|till|unless|when|while|before|after|if)\b|\bfor (?:\d|an?|one|two|three|four|five|six|seven|ten)\b/iu;

/** Whether a statement says where what it names stays: with others, as it is, or refused. */
export function setsBoundary(said: string): boolean {
  return (STAYS_WITH.test(said) && !FOR_A_WHILE.test(said)) || WE_LEAVE_IT.test(said) || REFUSED.test(said);
}

/** Where a boundary stands beside something else: behind it ("…, and the booking of beds stays where it is"), in what is said of its last thing, or before it. */
const BEFORE = new RegExp(`,? (?:and|but|while|whereas) (?=${TASK} ${STAYS} (?:with|where)\\b)`, "iu");
const OF_LAST =
  /, (?=which (?:is|are|comes?|stays?|remains?) [^,;]+, (?:and|but|so) (?:we|i) (?:do not|don't|will not|won't) )/iu;
const BEHIND = new RegExp(`(?<=^${TASK} ${STAYS} with [^,;]{3,60}), (?:but |and )?(?=(?:I|we|you|they|he|she|the|our) )`, "iu");

/** What is to be built and the boundary beside it, each for itself. */
export function besideBoundary(statement: string): string[] {
  return [BEFORE, OF_LAST, BEHIND].reduce((parts, joint) => parts.flatMap((part) => part.split(joint)), [statement]);
}
