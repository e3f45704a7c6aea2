import { singular } from "#domain/drafter/language/words.ts";
import { wordTable } from "#domain/word-table.ts";
import { toldWithoutForm } from "./formal.ts";
import { couldBeActor } from "./lexicon/nouns.ts";
import { verbForm } from "./lexicon/verbs.ts";
import { deedOpening } from "./list-items.ts";
import { leadOf } from "./list-leads.ts";
import { toldInTurn } from "./told-in-turn.ts";
import { uninverted } from "./uninverted.ts";

const ROLE = "((?:(?:an?|the|our|your|each|every|all|any) )?[\\p{L}'-]+(?: [\\p{L}'-]+){0,3}?)";
const POSSIBLE = `(?:it (?:must|shall|should|has to|needs to|will) be (?:made )?possible|there (?:must|shall|should) be a way)`;
const WANTED_PLACE =
  "(?:^|(?<=[.!?;] ))(?:what (?:I|we) (?:want|need|would like|are after)(?: is|:)|(?:(?:I|we)(?:'d| would)? )?(?:want|need|like)) (?:somewhere|(?:an?|one) (?:simple |single )?(?:place|page|way))";
const WELCOME =
  "(?:(?:and|but|so|also),? )?it(?:'d| would) (?:also )?(?:help(?: us| me| a lot)?|be (?:very |really |a )?(?:sensible|good|nice|great|helpful|useful|handy|best|wise|lovely|ideal|brilliant|perfect|wonderful|help))";
const THERE = "there (?:must|shall|should|has to|needs to|will) be (?:an?|one) [\\p{L}-]+(?: [\\p{L}-]+){0,3}?";
/** Where people work who are called by it. */
const PLACE =
  "accounts|billing|sales|finance|marketing|logistics|dispatch|production|purchasing|payroll|stores|reception|kitchen|office|workshop|warehouse|lab|bar|gate|door|till|counter|front desk|help desk|yard|shop floor|back office|box office|control room";
const TRADE = "(?:accounts|sales|operations|purchasing|admissions|human resources)";

const SURELY = "(?:makes? (?:absolutely )?(?:sure|certain)|ensures?|sees? to it|takes? care|be sure)(?: that)?";
const PRODUCT =
  "(?:the|this|our|your) (?:app|application|system|software|tool|program|programme|platform|website|site|portal|thing)";

const WHOLE_ROLE = "(?:the|our|all|each|every) (?:[\\p{L}-]+ )?\\p{L}+";
const KEPT =
  "(?:an?|their|his|her) (?:[\\p{L}-]+ )?(?:list|overview|report|summary|timetable|printout|copy|receipt|reminder|notification|alert|confirmation)";

/** Turns of phrase that say who may or has to do something, and the plain words for them. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  // "One thing I would like for myself, though: to see the late jobs"
  [
    /^(?:(?:and|but|so|then),? )?(?:(?:one|another|a last|the (?:last|one|other)) (?:more )?thing|what|all) (?:that )?(I|we)(?:'d| would)?(?: also| really| still)? (?:like|want|need|wish)(?: for (?:myself|ourselves|me|us))?(?:,? (?:though|too|however))?(?: is|:|,| —) to /iu,
    "$1 want to ",
  ],
  // "What the sheet can't do: members book a boat"
  [
    /^what (?:(?:the|our|your|this) (?:[\p{L}'-]+ )?(?:sheet|spreadsheet|excel|binder|book|folder|paper|form)s? (?:can't|cannot|couldn't|doesn't|won't) do|(?:the|our|your|this|it)(?: [\p{L}'-]+){0,3}? (?:(?:has to|must|should|can|could|will|shall)(?: also)? do|does|did))\b[^:.;]{0,60}: (?=\p{L}+ \p{L})/iu,
    "",
  ],
  // "a second pair of eyes, we call them revisers, goes through it"
  [
    /(?<=^|[,;] ?(?:and |then )?)(?:an?|the) [^,;]{3,40}, (?:whom |who )?(?:I|we) call (?:them|him|her|it|these) (?:the |an? )?(\p{L}+?)s?, (?=\p{L}+s\b)/giu,
    "the $1 ",
  ],
  [new RegExp(`(^|[;:—] )(?:(?:and|so|but|also|then),? )?(?:also )?${SURELY} (?=\\p{L}+ )`, "giu"), "$1"],
  [
    new RegExp(
      `\\b(?:(?:I|we)(?:'d| would)? (?:like|want|need) you to|${PRODUCT} (?:(?:should|must|shall|will|has to|needs to) )?) ?${SURELY} (?=\\p{L}+ )`,
      "giu",
    ),
    "",
  ],
  [/\byou(?:'d| would) do (?:me|us) an? (?:\p{L}+ )?favou?r with /giu, "we need "],
  [new RegExp(`\\b${POSSIBLE} for ${ROLE} to (?=\\p{Ll})`, "giu"), "$1 can "],
  // "there has to be a calendar where parents see all lessons", "a page for the treasurer to enter fees"
  [new RegExp(`\\b${THERE} (?:where|in which|on which) (?=(?:an?|the|our|my|every|each|all)? ?\\p{Ll}+)`, "giu"), ""],
  [new RegExp(`\\b${THERE} for ${ROLE} to (?=\\p{Ll})`, "giu"), "$1 can "],
  [new RegExp(`\\bmakes? it (?:easy|easier|possible|simple|simpler|quick) for ${ROLE} to (?=\\p{Ll})`, "giu"), "allows $1 to "],
  [
    /\b(?:(?:must|shall|should|will|would|can|could) )?(?:ha(?:s|ve)|gets?) the (?:right|duty|job|task|option|possibility|ability|chance|last word and may) to (?=\p{Ll})/giu,
    "may ",
  ],
  // "It would help if an adviser could park a letter", "it'd be handy for the cook to see the count"
  [new RegExp(`(^|[;:—] )${WELCOME} if ${ROLE} could (?:also )?(?=\\p{Ll})`, "giu"), "$1$2 can "],
  [new RegExp(`(^|[;:—] )${WELCOME} for ${ROLE} to (?:be able to )?(?=\\p{Ll})`, "giu"), "$1$2 can "],
  // "I would like a teacher to be able to recommend a family"
  [
    new RegExp(
      `(^|[;:—] |\\b(?:and|but) )(?:I|we)(?:'d| would)? (?:also |really )?(?:like|want|need|love) (?!(?:[\\p{L}'-]+ ){0,3}(?:to(?! be able)|and|or|not|never|nobody|no|them|him|her|you|it) )${ROLE} to be able to (?=\\p{Ll})`,
      "giu",
    ),
    "$1$2 can ",
  ],
  // "what we need is somewhere for the committee to note plots and for the plot holder to promise a date"
  [new RegExp(`${WANTED_PLACE} for ${ROLE} to ([^;]{3,80}?),? and for ${ROLE} to (?=\\p{Ll})`, "giu"), "$1 can $2, and $3 can "],
  [new RegExp(`${WANTED_PLACE} for ${ROLE} to (?=\\p{Ll})`, "giu"), "$1 can "],
  [
    /\b(?:ha(?:s|ve)|gets?) the (?:option|possibility|chance|opportunity|right|ability|power|choice) of (?=\p{Ll}+ing\b)/giu,
    "may ",
  ],
  [
    new RegExp(
      `(^|[.;:—,] |\\b(?:and|but) )${ROLE}(?:'s|s') (?:main |only |first )?(?:job|task|duty|role|responsibility|work) is (?:also )?to (?=\\p{Ll})`,
      "giu",
    ),
    "$1$2 must ",
  ],
  [
    /\b(?:does|do) ((?:the|an?|our|each|every|all) (?:[\p{L}-]+ ){1,4}?)get to (?=(?:choose|decide|see|pick|say|vote|read|use|keep|set)\b)/giu,
    "may $1",
  ],
  [/\bgets? to (?=(?:choose|decide|see|pick|say|vote|read|use|keep|set)\b)/giu, "may "],
  [new RegExp(`\\bit(?:'s| is) up to ${ROLE} to (?=\\p{Ll})`, "giu"), "$1 can "],
  [new RegExp(`\\bit(?:'s| is) ${ROLE}'s? (?:job|task|duty) to (?=\\p{Ll})`, "giu"), "$1 must "],
  [/\b(?:is|are) (?:in a position|free) to (?=\p{Ll})/giu, "can "],
  [/\b(?:must|shall|should|will|would|could) be in a position to (?=\p{Ll})/giu, "can "],
  [/\b(?:must |shall |should |can |will )?ha(?:s|ve) (?:full |read |write |read-only )?access to /gi, "can access "],
  [/\b(?:a|each|every|one) member of (?:the )?staff\b/giu, "a staff member"],
  [/\bmembers of (?:the )?staff\b/giu, "staff members"],
  [/^for ((?:the|our|all) [\p{L} -]{3,30}|\p{L}+s): (?=\p{L})/iu, "$1: "],
  [/\bnot only (.{3,60}?),? but (?:also )?/giu, "$1 and "],
  [/\bas well as (?=(?:the|an?|our|their|his|her|its|all|every|each|two|three) |\p{L}+s\b)/giu, "and "],
  [/\b(I|we) (do not|don't) want to ([^,;]{3,80}), (?:merely|only|just|but) to (?=\p{Ll})/giu, "$1 $2 want to $3; $1 want to "],
  [/(?<=\b(?:agree|consent|object)(?:s|ed)?) to (?:it|this|that)\b(?=$|[,.;])/giu, ""],
  // "what I want is one place where singers tell us whether they come"
  [
    /(?:^|(?<=[.!?;] ))(?:what (?:I|we) (?:want|need|would like|are after)(?: is|:)|(?:(?:I|we)(?:'d| would)? )?(?:want|need|like|love)(?: to have)?) (?:something|somewhere|(?:an?|one) (?:single |simple |small |little |tiny |nice )?(?:place|thing|tool|website|site|app|system|page|way)) where (?=(?:an?|the|our|my|every|each|all)? ?\p{Ll}+)/giu,
    "",
  ],
  // "what I need is an export of hours"
  [
    /^(?:(?:and|so|but|well),? )?what (I|we|the [\p{L}-]+(?: [\p{L}-]+)?|[\p{L}-]+s) (?:really |also |still |actually )?(needs?|wants?|would like)(?: most)? (?:is|are) (?=(?:an?|the) (?:[\p{L}-]+ ){0,2}(?:list|overview|report|export|history|calendar|statistics|dashboard|map|summary|log|table)\b)/iu,
    "$1 $2 ",
  ],
  // "the porter needs a list of arrivals on her screen"
  [
    new RegExp(
      `(?<=\\b${WHOLE_ROLE} )(?:need|want)(s?) (?=${KEPT}\\b[^,;]* on (?:(?:his|her|their|the|an?) )?(?:screen|display|phone|tablet)\\b)`,
      "giu",
    ),
    "see$1 ",
  ],
  [
    new RegExp(
      `(?<=\\b${WHOLE_ROLE} )(?<!\\b(?:app|system|software|tool|platform|site) )(?:need|want)(s?) (?=${KEPT}\\b)`,
      "giu",
    ),
    "get$1 ",
  ],
  [/(?<=\b(?:I|we|they)(?: would|'d)) love to\b/giu, " like to"],
  [/\bif need be\b/giu, "if needed"],
  [/, while (?=(?:the|an?|our|each|every) |[^,;:]{3,40} (?:(?:is|are) not|isn't|aren't|stays?) )/giu, ", and "],
  [/, and (?=only (?:the|an?) [^,;]+ (?:can|may) )/giu, "; "],
  [/(?<=\p{L},? )also (?:when|if) (?=(?:there|the|they|he|she|it|no|nobody|an?)\b)/giu, "even if "],
  // "I keep forgetting, so remind me"
  [/(?<=^|[,;:] |\bso )(?:please )?remind me\b/giu, "I want to be reminded"],
  [/(?<=^|[,;:] |\bso )(?:please )?remind us\b/giu, "we want to be reminded"],
  // "scans each coat out and, later, back in"
  [
    /\b(\p{L}+) ((?:the|an?|each|every|all|our|their) (?:[\p{L}-]+ ){1,3}?)(out|in|on|off|up|down) and(?:,? (?:later|then|afterwards|again),?)? (back )?(in|out|on|off|up|down)\b/giu,
    "$1 $2$3 and $1 $2$4$5",
  ],
  // "pay their dues on there"
  [/(?<=\p{L} )(?:on|in) there(?=$|[,.;]| (?:and|or)\b)/giu, ""],
  // "report faults, a dripping tap or a broken gate, that sort of thing"
  [
    /(?<=\p{L}s), ((?:an?|the) [^,;]+(?:, (?:an?|the) [^,;]+)*),? (?:(?:and |or )?(?:that|this) (?:sort|kind) of thing|(?:and |or )?(?:things|stuff) like that|and (?:so on|such|the like))/giu,
    ", such as $1",
  ],
  // "blocks beds when is shortage of water"
  [
    /\b(when|if|because) (is|are) (?=(?:an?|no|not enough|too much|too many|too little|any|much|shortage|lack|danger|risk)\b)/giu,
    "$1 there $2 ",
  ],
  // "hirers request a boat, and the office answers those within a day"
  [
    /(?<=\b\p{L}+s (request|order|report|question|complaint)s? (?!.*\brequests\b)(?:an?|the) [^,;]{3,60}, and [^,;]{3,40}? (?:answers?|confirms?|approves?|accepts?|decides? on) )(?:those|them)\b/giu,
    "the $1s",
  ],
  [/,? and after that (?=there(?:'s| is| are)\b)/giu, "; after that "],
  [/, (?:full stop|period|end of story)$/iu, ""],
  // "are kept by the treasurer and by nobody else"
  [
    /\b(is|are) (\p{L}+(?: (?!by\b)[^;]{2,60}?)??) by ((?:the|our|an?) [^,;]{3,40}?),? (?:and )?by (?:nobody|no one) else\b/giu,
    "$1 $2 only by $3",
  ],
  // "has five days to fix it, otherwise it is rejected"
  [
    /(?<=^|[;,] (?:and )?|\band )((?:the|each|every|that|this|our|an?) [\p{L} -]{2,30}?) (?:then )?has ((?:\d+|an?|two|three|four|five|six|seven|ten) [\p{L} ]{3,20}?) to (\p{L}+(?: [^,;]+)?), otherwise /giu,
    "$1 has $2 to $3; if $1 does not $3 within $2, ",
  ],
  // "must be paid within ten days, otherwise it lapses"
  [
    /(?<=^|[;,] (?:and )?)((?:the|each|every|our|an?) [\p{L} -]{2,30}?) (?:must|has to) be (\p{L}+ [^,;]+), otherwise /giu,
    "$1 must be $2; if it is not $2, ",
  ],
  // "your neighbour (the plot holder, that is) shows you round"
  [
    /\b(?:the|your|our|an?|my|one|each|every) (?:[\p{L}'-]+ ){1,6}?[(—] ?((?:the|our|an?) [\p{L}' -]{3,50}?),? (?:that is|that's to say|in other words|i\.?e\.?)(?: ?—|\))/giu,
    "$1",
  ],
  [/\bnot (?:the|an?|our) [\p{L} '-]{2,30}?,? but ((?:the|an?|our) )/giu, "$1"],
  [new RegExp(`\\b(?:someone|somebody) (?:from|in|at) (?:the )?(${PLACE})(?= \\p{L}+s\\b)`, "giu"), "the $1 team"],
  [
    new RegExp(
      `\\b(?:our |the |those )?(?:people|folks?|guys|girls|lads|ones|those) (?:from|in|at|on|behind) (?:the )?(${PLACE})(?= \\p{Ll})`,
      "giu",
    ),
    "the $1 staff",
  ],
  [/,? whereupon /giu, ", and then "],
  // "where food is sold, the kitchen is inspected"
  [
    /^(?:in cases )?where (?=[^,;:?]{3,60}\b(?:is|are|has|have|was|were|may|can|must|\p{Ll}{3,}(?:s|ed))\b[^,;:?]{0,60}, (?:the|an?|our|each|every|he|she|it|they|no|all|this|that)\b)/iu,
    "If ",
  ],
  // "the bakery next door brings cake"
  [
    /\b(the|our|an?) ((?:[\p{L}-]+ )?(?:baker(?:y|'s)|butcher(?:'s)?|shop|store|school|church|company|firm|farm|hotel|pub|cafe|café|restaurant|garage|workshop|clinic|pharmacy|theatre|studio|gym|kitchen|garden centre|bank|museum)) (?:next door|down the road|round the corner|across the (?:road|street))(?=,? \p{Ll})/giu,
    "$1 neighbouring $2",
  ],
  [/(?<=\b(?:the|our|your|an?) [\p{L} -]{3,30}) (?:next door|in charge|concerned|in question)(?=,? \p{Ll})/giu, ""],
  // "my brother, the orchard man, walks the rows"
  [
    /\bmy (?:brother|sister|son|daughter|wife|husband|mother|father|aunt|uncle|cousin|friend|partner)(?: (?-i:\p{Lu}\p{Ll}+))?(?:, ((?:the|our) [\p{L} -]{3,30}),| (?=(?:the|our) ))/giu,
    "$1",
  ],
  // "a keyholder, the assistant who presses the keys, ticks off": one is said twice
  [
    /((?:^|[.;—] |, and )(?:an?|the|our|each) [\p{L} -]{3,30}), the [\p{L}-]+(?:er|or|ist|ant|ent|man|woman|person)s? who (?=[^,;]{3,80}, \p{L}+s \p{L})/giu,
    "$1, who ",
  ],
  // "the umpire, usually a parent, enters the score"
  [
    /(?<=^[^,;]*\p{L})(?<!\bwhoever\b[^,;]*), (?:usually|often|normally|mostly|typically|generally|sometimes|always|currently|presently|now|at present|at the moment|these days|in most cases|as a rule) (?:an?|the|my|our|his|her|one of (?:the|our)) [\p{L} '-]{3,40},(?= \p{Ll})(?! (?:who|which|that|and|or)\b)/giu,
    "",
  ],
  [/(?<=\p{L}), not (?:the|an?|our|any) [\p{L}-]+(?: [\p{L}-]+)?,/giu, ""],
  [
    new RegExp(
      `(?<=^|[,;] |\\b(?:and|then) )(${TRADE})(?= \\p{L}+s (?:the|an?|every|each|all|it|them|their|our|any|out|off|up)\\b)`,
      "giu",
    ),
    "the $1 team",
  ],
  [new RegExp(`\\bby (${TRADE})(?=$|[,.;]| (?:and|or|too|within|before|after|on|in|at)\\b)`, "giu"), "by the $1 team"],
];

const POSSIBLE_AS = new RegExp(`\\b${POSSIBLE} to (.{3,80}?) as ${ROLE}(?=$|[,.;])`, "giu");
const IN_CHARGE = /\b(?:is|are) (?:also )?(?:responsible for|in charge of|tasked with|charged with) ([\p{Ll}-]+ing)\b/giu;

/** "our graders, they weigh every box" */
const NAMED_TWICE =
  /(?<=^|[.;—] |,? and |,? but |,? so )((?:the |our |my |all )?(?:[\p{L}-]+ ){0,2}([\p{L}-]+)),? (?:they|he|she)('(?:d|ll|re|s|ve))?(?= \p{Ll})/giu;
const SHORT = wordTable<string>({ "'d": " would", "'ll": " will", "'re": " are", "'s": " is", "'ve": " have" });

function namedOnce(statement: string): string {
  return statement.replace(NAMED_TWICE, (said, name: string, head: string, short: string | undefined, at: number) => {
    const isLed =
      said.includes(",") && /^(?:the|our|my|all|\p{L}+s)\b/iu.test(name) && !/^(?:if|when|as|in|on|at|once)\b/i.test(name);
    const told = at === 0 ? name : name.replace(/^./, (letter) => letter.toLowerCase());
    return isLed && couldBeActor(singular(head.toLowerCase())) ? told + (SHORT[short ?? ""] ?? "") : said;
  });
}

/** "orders until noon and can change it until then" */
const UNTIL_THEN = /\b(until (?:[\p{L}\d:]+ ?){1,4}?)(,? (?:and|but|or) [^;]{3,60}? )until then\b/u;

/** "What cooks can do: plan the week and order food", "What the app should do: remind the cooks": who does what stands behind the colon. */
function leadTold(statement: string): string {
  const [, lead = "", deeds = ""] = /^((?:what|things) [^:]{4,60}): (.+)$/iu.exec(statement) ?? [];
  const found = lead === "" || deedOpening(deeds)?.form !== "base" ? undefined : leadOf(lead, 1);
  if (!found) return statement;
  return `${"many" in found ? `${found.many} can` : found.goesOn} ${deeds.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
}

/** A statement with each such turn told by the deed itself. */
export function toldPlainly(said: string): string {
  const statement = toldWithoutForm(namedOnce(uninverted(leadTold(toldInTurn(said))).replace(UNTIL_THEN, "$1$2$1")));
  const told = TURNS.reduce((text, [turn, plain]) => text.replace(turn, plain), statement);
  const named = told.replace(/(?<=; if )(?:The|Each|Every|That|This|Our|An?)(?= )/gu, (word) => word.toLowerCase());
  const letDo = named.replace(POSSIBLE_AS, (said, deed: string, who: string) =>
    couldBeActor(singular(who.split(" ").at(-1)?.toLowerCase() ?? "")) ? `${who} can ${deed}` : said,
  );
  return letDo.replace(IN_CHARGE, (said, deed: string) => {
    const verb = verbForm(deed.toLowerCase());
    return verb?.form === "ing" ? `must ${verb.base}` : said;
  });
}
