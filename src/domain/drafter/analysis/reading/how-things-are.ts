/** What is asked for, limited, counted for each or may happen: more than how things are. */
const ASKS =
  /\b(?:must|may|might|shall|should|can|cannot|could|will|won't|would|wants?|needs?|has to|have to|never|nobody|no one|nothing|no|not|only|except|unless|without|neither|if|when|whenever|once|until|within|whoever|anyone|anybody|each|every|always|automatically|at most|at least|up to|more than|less than|fewer|max(?:imum)?|min(?:imum)?|later than|per|due|valid|expires?|lasts?|costs?|counts?|free|opens?|closes?|ends?|starts?|forbidden|banned|prohibited|allowed|excluded|exceptions?)\b|n't\b|[€$£%:]/i;
const COUNT = String.raw`(?:about |around |some |roughly |nearly |almost |over |more than )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)`;
const STATES: readonly RegExp[] = [
  // "the next bridge is 31 kilometres away", "the press is 60 years old"
  new RegExp(
    String.raw`\b(?:is|are|lies?|stands?) ${COUNT} (?:\p{L}+ )?(?:away|off|apart|long|wide|high|deep|old|tall|from (?:the|here|us|our))(?:$|[ ,])`,
    "iu",
  ),
  // "matching is the heart of what we do", "this is the third time"
  /\b(?:is|are) (?:the|our|my) (?:heart|soul|core|point|crux|hardest|worst|biggest|oldest|largest|smallest|best|first|second|third|fourth|fifth|only)\b[^,;]*\b(?:of what|part of|in the (?:county|country|region|world|town|village|valley)|time|thing|one)\b/i,
  /\b(?:is|are) what (?:we|i) do\b/i,
  // "the van is hers"
  /^(?:the|our|my|this|that) [\p{L} -]{2,30} (?:is|are) (?:hers|his|mine|ours|theirs)$/iu,
  // "the book from 1988 is full", "the council has owned the ferry since the war"
  /\b(?:since|from|in|of|back to) (?:1[5-9]|20)\d\d\b/i,
  /\b(?:has|have) \p{L}+(?:ed|n|t) .*\bsince\b/iu,
  // "our association owns 340 puppets", "the Conservancy maintains sixty-four buoys"
  new RegExp(
    String.raw`^(?:the|our|my|we|i)\b(?: [\p{L}-]+){0,4} (?:owns?|maintains?|runs?|manages?|keeps?|look(?:s)? after|employs?|serves?|lets?|rents?|have|has|cares? for|houses?|holds?) ${COUNT}(?:-\p{L}+)? (?!(?:(?:working|business) )?(?:minutes?|hours?|days?|weeks?|months?|years?)\b)\p{L}`,
    "iu",
  ),
  // "he's 78"
  /^(?:and |but )?(?:he|she)(?:'s| is) (?:already |now |nearly |almost |over )?\d{2}(?: (?:years old|now|already))?$/i,
  // "it's about the old books"
  /^(?:it|this|all this)(?:'s| is) (?:all )?about (?:the|our|my)\b/i,
  // "the new system is meant to replace it", "the app takes the place of the binder"
  /\b(?:is|are) (?:meant|supposed|intended|there|here) to (?:replace|take the place of)\b/i,
];

/** Whether a statement only says how things are, how many there are or what shall be replaced, and asks for nothing. */
export function tellsHowThingsAre(statement: string): boolean {
  return !ASKS.test(statement) && STATES.some((state) => state.test(statement));
}
