/** What a business is, has and wants: it binds nobody. */
const SCENE =
  /^(?:(?:we|i)(?:'re| are|'m| am) (?:the|an?|\d)|(?:we|i|our [\p{L} ]{3,25}) (?:have|has|own|owns|run|runs|look after|rent out|rent|make|makes) |(?:interview|notes|minutes|memo|idea|tool|app|website|software|program|who): ?|(?:interview|tool|app|website|software)(?:,| for) |(?:background|context|situation)\b|my name(?:'s| is)\b|this is to replace\b)/iu;
const WANTED =
  /\b(?:is|are) (?:all )?to be (?:handled|managed|kept|organi[sz]ed|dealt with|done|found|brought together) in one (?:place|system|tool|app)\b|\b(?:app|tool|system|software|website|platform|program|portal|application|register|database)\b.{0,20}\b(?:is|are) (?:to be (?:set up|built|made|created)|wanted|needed)\b/i;
/** "More often than", "takes us half a year": how things are. */
const HOW_IT_IS =
  /\bmore often than\b|\btakes? (?:us|me)\b|\b(?:takes|are|is|has|have|owns?|costs?) (?:roughly|about|around|some|nearly) |\bin our (?:county|town|village|region|country)\b|^\p{Lu}?[\p{L} -]+ owns? |\b(?:is|are) (?:often|usually|mostly|sometimes|nearly always)\b|\b(?:is|are)(?: not|n['’]t)? (?:the|our|my) (?:problem|point|trouble|issue|reason|question)$|\b(?:everyone|everybody|they all) \p{L}+ (?:everyone|everybody|me|us)\b/iu;
/** "As a manager, I spend an hour a day on it", "our club holds a race each year" */
const LIFE =
  /^(?:as an? [^,]+, )?(?:(?:i|we) (?:currently |often |usually )?(?:spend|waste|lose)\b|our [\p{L} ]{3,25} (?:holds?|organi[sz]es?|runs?|hosts?|offers?|serves?|employs?|sells?|produces?|provides?|helps?|supports?|lends?|collects?) )/iu;
/** "This is what the new site has to cover": what comes next says it. */
const POINTS_AHEAD = /^(?:this|that|here|the following|below) (?:is|are)(?: roughly)? (?:what|how|all)\b|^out of scope$/i;
/** "The ledger and the card file are to be replaced completely", "our old database can be thrown away": what makes room. */
const MAKES_ROOM =
  /^(?:the|our|my) (?=[^;]*\b(?:ledgers?|files?|books?|excel|spreadsheets?|sheets?|databases?|binders?|folders?|lists?|cards?|systems?|software|whiteboards?|chats?|paper|forms|notebooks?|diary|diaries|calendars?)\b)[^;]{3,110} (?:is|are|can|may|has|have|will|must|should|shall)(?: to)? be (?:closed|replaced|retired|scrapped|switched off|thrown (?:away|out)|binned|shredded)(?: completely| altogether| entirely| soon| at last)?$/iu;
const NOT_WORTH =
  /^(?:there (?:is|'s) )?(?:nothing|not much|little) (?:in|on|of) .{2,40} (?:is )?worth (?:keeping|carrying over|saving|moving|importing|copying)$/iu;
/** "My husband made the spreadsheet": who is at home with whoever writes. */
const KIN =
  /^my (?:husband|wife|nephew|niece|son|daughter|brother|sister|cousin|uncle|aunt|mother|father|mum|dad|grandson|granddaughter|neighbour|friend|partner|boyfriend|girlfriend)\b(?!.*(?:\d[.,]\d|[€$£%]|\d per\b))/i;
/** "Ferry log for the two piers": what the text calls itself. */
const TITLE =
  /^(?:[\p{L}-]+ ){0,3}(?:log|logbook|app|tool|planner|register|board|desk|portal|site|website|database|diary|rota|roster|tracker) for (?:(?:the|our|my|an?) )?(?:(?!is\b|are\b|has\b|have\b)[\p{L}\d'-]+[ ,]*)+$/iu;
/** "The line is down most mornings", "the season starts in three weeks" */
const AS_THINGS_STAND =
  /\b(?:is|are) (?:gone|down|dead|out|off|slow|bad|patchy)\b[^,;]*\b(?:most|half|all|every) (?:of )?(?:the )?(?:time|days?|mornings?|afternoons?|evenings?|nights?|weeks?)$|^(?:the |our )?\p{L}+ (?:starts?|begins?) in (?:about )?(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days?|weeks?|months?)$/iu;
/** "I can't be at the till and in the kitchen together" */
const OWN_LOT =
  /^(?:[^;]{3,60}? (?:but|and|because) )?(?:i|we) (?:can't|cannot|can not) be (?:in|at|on|with|out) [^;]*\b(?:and|at once|together|at the same time)\b|^(?:i|we) (?:can't|cannot|can not) be (?:in|at|on|with) [^,;]+$|\bin two places at once\b/iu;
/** "No signal past the point" */
const OF_NATURE =
  /^(?:there(?:'s| is| are) )?(?:no|hardly any|not much|little) (?:[\p{L}-]+ )?(?:signal|reception|internet|wi-?fi|network|coverage|electricity|daylight)(?: (?:past|in|at|on|below|behind|beyond|down|up|out|under|inside|near|by) [^,;:]+)?$/iu;
/** "Half our parcels get lost at least once because of the labels", "plans get passed around as spreadsheets" */
const AILS =
  /^(?:(?:most|half|many|some|too many|lots|a lot),?(?: of)?(?: the| our| my)? [^,;]+? (?:are|get|is|gets) \p{L}+(?! to\b)|[^,;]+? gets? (?:passed (?:around|about)|handed (?:around|about)|lost|mislaid|forgotten|mixed up|muddled|rained on|torn|soaked|smudged))\b(?!.*\b(?:must|may|shall|should|cannot|can't|has to|have to|only|if|until|within|at most)\b)/iu;
/** "The doctor on call is phoned": by somebody, outside. */
const IS_PHONED =
  /^[^,;]{3,50} (?:is|are|gets?) (?:then |always |first )?(?:phoned|rung(?: up)?|telephoned|called by (?:tele)?phone)$/iu;
const OF_ONESELF = /^(?:as an? [^,]+, )?(?:i|we) ?(?:'m|'re|am|are) (?:the|an?) /i;
const COUNT = String.raw`(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)`;
/** "My eleven drivers clear 84 km of road", "about 900 sheets are held in two houses", "two of the plots lie by the water". */
const HOW_MANY = new RegExp(
  String.raw`^(?:(?:the|my|our) ${COUNT} [\p{L}-]+ (?!(?:must|may|can|shall|need)\b)\p{L}+ |(?:in|on|during|each|every) [^,;:]{3,30}? (?:about|some|roughly|around|nearly) ${COUNT} [\p{L}-]+ (?:come|go|pass|arrive|visit|walk|drive|turn up)\b|(?:about|some|roughly|around|nearly),? ${COUNT},? [\p{L}-]+ (?:is|are|was|were|share)\b|${COUNT} [\p{L}-]+ (?:share|belong|live|work)\b|${COUNT} of (?:the|our|my) [\p{L}-]+ (?:lie|stand|belong|live|sit|are|is)\b)`,
  "iu",
);
/** How it is done today, and what that costs whoever does it. */
const TODAY =
  /\b(?:lives?|sits?|hangs?|is|are|stands?|happens?) (?:all )?(?:in|on) (?:an?|the|my|our) (?:\p{L}+ ){0,2}(?:excel|spreadsheet|whiteboard|notebook|binder|plugin|card index|head|heads|calendar|sheet)\b/iu;
const GRIEF =
  /\b(?:costs?|drives?|rings?|phones?|calls?|annoys?|wears?) (?:me|us)\b|\bwhat (?:costs|takes|annoys) \p{L}+ (?:my|our)\b|\b(?:we|i) lose track\b|\bnobody (?:dares|knows|remembers|answers)\b/iu;
const GONE =
  /\blast (?:year|month|week|spring|summer|autumn|winter|season|time)(?:'s)?\b|\b(?:back to|since) (?:1[5-9]|20)\d\d\b/i;
const ENDS =
  /^(?:the|our|my) [\p{L} -]{3,30} (?:will be|is|are) (?:closed|replaced|retired|scrapped|switched off|thrown away)\b|^(?:the|our|my) [\p{L}' -]{3,50} goes? (?:in)?to the (?:museum|bin|attic|cellar|cupboard|drawer|scrap|skip|dump|archive|shredder)\b/iu;
const TO_BE_REPLACED = /\b(?:has|have|needs?) to (?:be (?:replaced|closed|retired)|go)\b.*$/i;
const BINDS =
  /\b(?:must|may|shall|never|nobody|cannot|can't|has to|have to|only|at most|at least|no more than|if|until|within)\b/i;
/** These hold whatever else is said. */
const PAST = [GONE, TODAY, ENDS, GRIEF, HOW_MANY];

/** Whether a statement says how things are, without binding anybody. */
export function tellsHowItIs(plain: string, said: string): boolean {
  if (IS_PHONED.test(plain) || MAKES_ROOM.test(plain) || NOT_WORTH.test(plain) || AS_THINGS_STAND.test(plain)) return true;
  if (/^['’]/.test(plain) || WANTED.test(plain) || POINTS_AHEAD.test(plain) || OF_ONESELF.test(said)) return true;
  if (OWN_LOT.test(said) || OF_NATURE.test(said) || AILS.test(said)) return true;
  const told = plain.replace(TO_BE_REPLACED, "").replace(/\bnobody (?:dares|knows|remembers|answers)\b/i, "");
  if (BINDS.test(told)) return false;
  return (
    [SCENE, TITLE, KIN].some((words) => words.test(plain)) ||
    LIFE.test(said) ||
    HOW_IT_IS.test(plain) ||
    PAST.some((words) => words.test(plain))
  );
}
