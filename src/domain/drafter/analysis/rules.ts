/** What somebody must not do or what must not happen. */
const FORBIDS =
  /\b(?:never|must not|may not|shall not|can ?not|can't|mustn't|don't|doesn't|nobody|no one|nothing|neither|(?:is|are) (?:forbidden|prohibited|banned|barred)|not allowed to|(?:is|are) not to)\b|^(?:no|none)\b(?!.{0,40}\b(?:is|are|counts? as|means?) (?:an?|the)\b)/i;
export function isForbidden(sentence: string): boolean {
  return FORBIDS.test(sentence);
}

const NOW =
  "at the moment|at present|today|currently|right now|so far|until now|till now|up to now|to date|these days|nowadays|as of now";
/** How it is done so far tells nothing of what the product does. */
const SO_FAR: readonly RegExp[] = [
  new RegExp(`^(?:(?:and|but|so|well|yes|no),? )?(?:${NOW})\\b`, "i"),
  /(?<!\b(?:is|are|what|who|which|that|on) )\b(?:at the moment|at present|right now|so far|until now|till now|up to now|these days|nowadays)$/i,
  new RegExp(
    `(?<!\\b(?:if|when|whenever|whether|while|unless|until|as long as)\\b[^,;]{0,40})\\b(?:we|they|i|everybody|everyone|everything|people|all this|all of this|it|this)(?:'re| are|'s| is)? (?:all )?(?:${NOW}|still)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:done|kept|run|written|managed|planned|noted|recorded|made|handled|organi[sz]ed|works?|lives?|sits?|keeps?|runs?|uses?|writes?|phones?|has|have)\\b[^,;]{0,30} (?:${NOW})(?=[ ,.;]|$)`,
    "i",
  ),
  /^[^,;]*\b(?:runs?|works?|(?:is|are) (?:(?:currently|all|usually) )?(?:done|kept|planned|written|noted|run|managed|recorded|tracked|logged|booked|entered|counted)) (?:[\w-]+ ){0,3}?(?:on|in|with|by|over) (?:an? |the |our )?(?:[\w-]+ ){0,2}(?:whiteboards?|paper|excel|spreadsheets?|clipboards?|notebooks?|exercise books?|fax|card index|phone list|post-its?|blackboard)\b(?! (?:can|must|may))/i,
  /\b(?:ha(?:s|ve) (?:had|seen) (?:its|their) day|ha(?:s|ve) earned (?:its|their) \w+|(?:is|are) to be retired|(?:its|their) days are (?:over|numbered))\b/i,
  /\b(?:that|this|which) (?:can|must|has to|should) (?:stop|end)$/i,
  /(?:^|, (?:and |but )?|; )today,? (?:i|we|you|they)(?:'d| would) /i,
  /^(?:(?:it|this|the (?:app|tool|system)) )?replaces (?:the|our|my) [^,;:]{3,40}$/i,
  // "each Friday I ring round the farms", "I sit there until ten counting slips"
  /^(?:as an? [^,]{2,40}, )?(?:(?:every|each|on) \p{L}+ )?(?:i|we) (?:(?:ring|phone|call) (?:round|around)\b|(?:sit|stand) (?:there|here|up)\b[^,;]* (?:until|till)\b)/iu,
  // "last spring a calf got lost, and I was the one who had to ring the vet"
  /^last (?:year|month|week|spring|summer|autumn|winter|season),? (?!.*\b(?:must|shall|should|may|from now)\b).*\b(?:was|were|had|got)\b|\b(?:i|we) (?:was|were) the ones? who\b/i,
  /\b(?:it replaces|(?<!\b(?:if|when|whenever|whether|while|unless|until)\b[^,;]{0,40})(?<!\b(?:after|before)\b[^,;]{0,40})(?:are|is) still(?!.*\b(?:except|unless|even)\b)|(?<!\b(?:if|when|while|as long as|until|unless)\b[^,;]{0,40})still (?:use|keep|write|fax|have|do|run|work|phone)s?|used to|so far|until now|till now|up to now)\b/i,
  // "Booking day is a nightmare: the secretary writes everything on a whiteboard"
  /^(?!(?:if|when|whenever|unless|where)\b)[^,:;]{2,40} (?:is|are)(?: [\w-]+){0,3}? (?:nightmare|chaos|mess|disaster|headache|mayhem|bedlam|shambles)\b/i,
  /\b(?:types?|writes?|copy|copies|scribbles?|jots?|keeps?|notes?|enters?) (?:everything|it all|all of (?:it|them)|the lot)(?: \w+)? (?:in|into|on|onto) (?:an? |the |our |my |his |her |their )?(?:[\w-]+ ){0,2}(?:excel|whiteboards?|paper|notepads?|notebooks?|spreadsheets?|clipboards?|blackboards?)\b/i,
];

/** Whether a sentence says how it is done until the product is there. */
export function tellsSoFar(sentence: string): boolean {
  return SO_FAR.some((pattern) => pattern.test(sentence));
}

const ASKS_FOR =
  /\b(?:must|shall|should|will|may|can|could|would|want|wants|need|needs|has to|have to|never|only|at most|at least|from now|instead|new|app|system|software|tool)\b/i;

/** Whether a statement asks for something, and does not only say how it is. */
export function asksFor(statement: string): boolean {
  return ASKS_FOR.test(statement);
}

const FROM_NOW =
  /,? (?:and |but |so |then )?(?=(?:from now on|from then on|in (?:the )?future|instead|tomorrow|soon|(?:with|in) the (?:new )?(?:app|system|tool|software|program)|now (?:the|we|they|every|each|all))\b)|,? but (?=[^,;]*\b(?:should|must|shall|will|would like|want|need|wants|needs)\b)/i;

/** "Until now I typed it, from now on I generate it": how it is done so far, and how it will be. */
export function fromNowOn(statement: string): string[] {
  if (!tellsSoFar(statement)) return [statement];
  const { index = 0, 0: joint = "" } = FROM_NOW.exec(statement.slice(1)) ?? {};
  const [before, after] = [statement.slice(0, index + 1), statement.slice(index + 1 + joint.length)];
  return index > 0 && tellsSoFar(before) && !tellsSoFar(after) ? [before, after] : [statement];
}

const REPLACES = /(?<=^(?:(?:it|this|the (?:app|tool|system)) )?replaces (?:the|our|my) [^,;:]{3,40}): /i;

/** "Replaces our card box: members borrow": what it takes the place of, and what it does. */
export function besideReplaced(statement: string): string[] {
  return statement.split(REPLACES);
}

const COMMENT =
  /(?:, |,? and )(?=(?:(?:the|our|my) [\p{L} ]{2,20} (?:insists?(?: on it)?|(?:will not|won't) (?:wait|stand|sit|hang)\b[^,;]*)|(?:we|i|you|they|everybody|everyone) (?:all )?knows? how (?:that|this|it) (?:ends|goes|ended|went)|that(?:'s| is) your lot|(?:the|our|my) [\p{L} ]{2,20} (?:keeps?|is always|are always|will not stop|won't stop|never stops?) (?:saying|asking|telling|going on|nagging|harping|on|begging|suggesting)[^,;]*)$)/iu;

/** "At most 3 per day, the landlord insists": what is limited, and what is only remarked on it. */
export function besideComment(statement: string): string[] {
  const parts = BANS.test(statement) ? statement.split(WOULD) : [statement];
  return parts.flatMap((part) => part.split(COMMENT)).flatMap((part) => part.split(WHY));
}

/** "Don't make a generator, the painters would walk out": why it is not wanted. */
const BANS = /^(?:and |but |please )*(?:no|don't|do not|never)\b|\bdon't\b|, (?:and |but )?no \p{L}/iu;
const WOULD = /, (?=(?:the|our|my|they|people|everybody|that)\b[^,;]{0,30} would (?!like|want|need|prefer|rather)[^,;]*$)/iu;
/** "…, because when it comes back torn everybody shrugs": why it is done, and nothing that has to hold. */
const WHY = /,? (?=because (?:when|whenever|if|otherwise) (?!.*(?:\b(?:must|may|shall|has to|have to)\b|\d))[^;]+$)/iu;
/** "I want this running before the fair": by when whoever asks would like to have it. */
const BY_WHEN =
  /^(?:i|we)(?:'d| would)?(?: really)? (?:want|need|like|love)(?: to have)? (?:this|it|that|all (?:of )?(?:this|that|it)|everything|the (?:whole )?(?:app|system|software|tool|site|thing))(?: to be)?(?: (?:all|up|and|live|running|ready|done|finished|fixed|sorted|working|built|online|in place))* (?:before|by|until|for|in time for|from) /iu;

/** "My wife says I should just buy a new whiteboard" */
const KIN_SAYS =
  /^(?:and |but )?(?:my|our) (?:wife|husband|partner|brother|sister|son|daughter|mother|father|mum|mom|dad|uncle|aunt|cousin|friend|kids?|children|neighbour) (?:always |often |still )?(?:says?|thinks?|reckons?|jokes?|laughs?|swears?|believes?|finds?) (?!(?:yes|no|when|which|what|how)\b)/iu;

/** "I'm a guide, not a postman" */
const IS_NONE = /^(?:and |but )?(?:I|we)(?:'m| am|'re| are) (?:an? )?[\p{L} -]{3,30}, not (?:an? )?[\p{L} -]{3,30}$/iu;

/** Whether a statement is only such a remark. */
export function isComment(statement: string): boolean {
  if (KIN_SAYS.test(statement) || IS_NONE.test(statement)) return true;
  return [WOULD, COMMENT, WHY].some((words) => words.exec(`, ${statement}`)?.index === 0) || BY_WHEN.test(statement);
}

/** What is not wanted ends where something else is told that must be, and begins where nothing but "no …, no …" is left. */
const BESIDE_UNWANTED: readonly RegExp[] = [
  /(?<=^(?:i|we) (?:don't|do not) (?:want|need) (?!to\b)(?!(?:[^ ,;]+ ){1,4}to\b)[^,;]+(?:, because [^,;]+)?), and (?=(?:[^ ,;]+ ){1,5}(?:must|may|shall|should|has to|have to)\b)/i,
  // "no gallery, no vouchers, and don't make a generator"
  /(?<=^(?:and |but )?no [^;:]{3,}),? (?:and|but) (?:please )?(?=(?:don't|do not|never) \p{L})/iu,
  // "trainers block lanes, max 2 lanes per member, no ads, no chat"
  /, (?=(?:max|maximum|at most) \d[\d.]* (?!an?\b|per\b|(?:minute|hour|day|week|month|year)s?\b)\p{L}{3,} (?:per|for each|an?) [^,;:]*(?:,|$))(?<=\p{L}{3} [^;:]{6,})/iu,
  /, (?=no [^,;:]+, (?:and )?(?:no|nothing) [^;:]+$)(?<=\p{L}{3} [^;:]{6,})/iu,
  /(?<=^(?!.*\bno\b.*, and no\b)[^;:]{12,}),? and (?=no [^,;:]+(?:,? (?:and|or)|,) no [^;:]+$)/i,
];

/** "We don't want a map, and numbers must be hidden", "a berth costs 3 euros, and no chat, no map": each for itself. */
export function besideUnwanted(statement: string): string[] {
  return BESIDE_UNWANTED.reduce((parts, joint) => parts.flatMap((part) => part.split(joint)), [statement]);
}
