import { leavesOutWhole } from "./left-out-whole.ts";
import { couldBeActor } from "./lexicon/nouns.ts";
import { words } from "./lexicon/words.ts";

const PRODUCT =
  "(?:(?:the|this|our|my) (?:new )?(?:app|application|system|software|site|website|web ?shop|platform|tool|product|program|programme|solution|portal|service|project)(?: itself)?|it|this|we|i)";
const VERSION = "(?:version|release|phase|step|stage|iteration|project|mvp|year)";
const AT_FIRST = `(?:(?:right )?now|yet|here|at first|for now|for the (?:moment|time being|start|launch|pilot)|at the (?:moment|start|beginning)|at this (?:stage|point)|initially|in (?:the|this|our) (?:(?:first|initial) )?${VERSION}|for (?:the|this|our) (?:first |initial )?${VERSION})`;
const LATER = `(?:later(?: on)?|(?:in|for|until) (?:a|the|some) (?:later|second|next|future) ${VERSION}|in (?:version|phase) (?:2|two)(?:\\.0)?|in (?:the|some) future|some day|someday)`;
const COVER =
  "(?:handle|cover|include|support|replace|deal with|manage|offer|provide|integrate|sell|touch|build|do|process|organi[sz]e|be (?:used|responsible) for|(?:be|become) (?:an?|another))";
const OTHER = "(?:(?:an?|the|our|their) )?(?:different|another|other|separate|own|existing)";
const PLACE =
  "(?:website|site|system|tool|app|application|software|package|program|programme|portal|platform|department|company|provider)s?";
const SUBJECT = "(?!if |when |where |unless |once |nobody |no one |only ).+?";
/** Parts of a program: "no payment", "invoices are not needed" leave them out, while "no dogs", "an approval is not needed" are rules. */
export const PARTS = words(
  `ad advertisement advertising app api betting blog chart chat dashboard feed forecast forum gallery game gamification integration editing billing shipping invoicing invoice accounting bookkeeping book-keeping payroll
  leaderboard login map messenger messaging newsletter notification optimisation optimization payment plugin ranking rating recognition review scoreboard shop statistic statistics store tracking translation video webshop
  widget wiki export import report social-media network website`,
);

const whole = (pattern: string) => new RegExp(`^${pattern}$`, "iu");
/** Of a clause alone, its short forms written out. */
const OUT: readonly RegExp[] = [
  whole(
    `${SUBJECT} (?:is|are|was|were) (?:explicitly |deliberately |clearly |also |both )?(?:out of (?:the )?scope|not in scope|excluded|left out|not (?:included|covered|planned|wanted|intended|foreseen|desired|in it))(?: ${AT_FIRST})?`,
  ),
  whole(`${SUBJECT} (?:is|are) (?:not|no) (?:a )?part of (?:this|the|it|our)\\b.*`),
  whole(`${SUBJECT} (?:is|are|lies?) outside (?:of )?(?:the |our |this )?(?:scope|project|product|app|system|tool)\\b.*`),
  whole(`${SUBJECT} (?:is|are) not (?:needed|required|necessary|important|relevant|a priority|a must) ${AT_FIRST}`),
  whole(
    `(?:for now |for the moment |at first |initially )?${PRODUCT} (?:should|shall|will|do(?:es)?|need|would) not (?:(?:need|have|want|plan|intend|try|wish) to |be (?:going|meant|supposed|intended) to )?${COVER}\\b.*`,
  ),
  whole(
    `${PRODUCT} (?:is|are) not (?:going |meant |supposed |intended |here )?(?:to (?:be|become|replace|${COVER})\\b|an? |another |about ).*`,
  ),
  whole(
    `(?:for now |for the moment |at first |initially )?(?:we|i) (?:do|will|would) not (?:want|need|require) (?!to\\b|(?:[\\p{L}'-]+ ){1,4}to\\b).*`,
  ),
  whole(
    `${SUBJECT} (?:do|does) not (?:need|have) to be (?:connected|included|covered|integrated|supported|handled|built|automated|replaced|part of .*|in (?:it|the .*))(?: ${AT_FIRST})?`,
  ),
  whole(
    `${SUBJECT} (?:should|shall|will|must|need) not be (?:included|covered|part of .*|in scope|supported|handled|built|integrated|replaced)(?: ${AT_FIRST}| by (?:this|the|our) (?:app|system|tool|software))?`,
  ),
  whole(
    `${SUBJECT} (?:can|could|may|might) (?:easily |well )?(?:wait|come|follow|be (?:added|left out|built|done))(?: only)?(?: (?:for|until) later| ${LATER})?`,
  ),
  whole(
    `${SUBJECT} (?:comes?|follows?|will (?:come|follow|be added)|(?:is|are) (?:(?:only )?planned|something|an idea|a topic|nice)|(?:would|might|may|could) (?:only )?(?:be )?(?:nice|good|great|come|follow|be added)(?: to have)?)(?: only)? (?:for )?${LATER}`,
  ),
  whole(`there (?:is|are|will be)(?: to be)? no (?:${[...PARTS].join("|")})s?(?: for .*)?`),
  whole(`(?:please )?do not (?:bother|worry|concern yourself) (?:with|about) .+`),
  // "don't invent a ranking", "do not do payroll"
  whole(
    "(?:please )?(?:do not|never) (?:(?:make|build|invent|develop|create|add|program|design|give us|turn (?:it|this) into) (?:(?:an?|any|some|another) )?(?:[\\p{L}-]+ ){0,3}[\\p{L}-]+|do (?:any )?[\\p{L}-]+(?: [\\p{L}-]+)?)(?: (?:for|of|with) .+)?",
  ),
  whole(`there (?:is|will be) no need (?:for|to (?:build|support|handle|include|integrate|connect|have))\\b.*`),
  whole(`no .+ (?:(?:(?:is|are) )?(?:needed|required|necessary|planned|wanted)|${AT_FIRST})`),
  whole(`(?:please )?(?:leave|keep) (?:out:? .+|.+ out)`),
  // "PoolSheet isn't for selling tickets"
  whole(`(?:(?:${PRODUCT}|[\\p{L}\\d-]+) )?is not (?:meant |made |there |here )?for \\p{L}+ing\\b.*`),
  whole(`${SUBJECT} (?:is|are) left to (?:another|other|others|an outside|a different|some(?:body|one) else)\\b.*`),
  whole(`(?:please )?(?:exclude|omit) .+`),
  whole(`(?:i am|we are) not (?:planning|looking for|after|interested in|thinking of) .+`),
  whole(`what (?:we|i) (?:leave|want to leave|are leaving|am leaving) out: .+`),
  whole(`(?:(?:nice[- ]to[- ]have|maybe|perhaps|ideas)(?: for)? )?later: .+`),
  whole(
    `${SUBJECT} (?:is|are|will be|gets?) (?:already |currently )?(?:done|handled|managed|dealt with|processed|kept|sold|run|covered|taken care of|billed|booked) (?:by|in|on|with|via|through|over|at) ${OTHER} (?:[\\p{L}-]+ ){0,2}?${PLACE}(?:,? and .*)?`,
  ),
  // "wages happen in the existing staff system"
  whole(
    `${SUBJECT} (?:happens?|takes? place|runs?|goes|go|works?|lives?) (?:in|through|via|over|on|with|by) (?:the|our|an?|his|her|their) (?:existing|present|current|old|other|separate|own) (?:[\\p{L}-]+ ){0,2}?${PLACE}`,
  ),
  // "cameras were ruled out by the members and are not to be offered"
  whole(
    `(?!.*\\b(?:which|that|who)\\b)${SUBJECT} (?:was|were|has been|have been) (?:\\p{L}+ly )?(?:rejected|ruled out|voted down|turned down|vetoed|dropped|thrown out)(?: by [^,;]{3,40}?)?(?:,? (?:and|so) (?:it |they )?(?:is|are|will|should|must) not\\b.*)?`,
  ),
  whole(`${SUBJECT} (?:is|are) not to be (?:offered|built|added|introduced|provided|included|covered)`),
  whole(
    `${SUBJECT} (?:is|are|will be) (?:already |currently )?(?:done|handled|managed|dealt with|processed|kept|sold|run|covered|taken care of) (?:elsewhere|outside (?:of )?(?:the|this|our) (?:app|system|software|tool|site|product|platform))`,
  ),
];
/** "Parades stay on the old process", "holidays remain as they are", "neither is lunch". */
const AS_BEFORE: readonly RegExp[] = [
  whole(
    `${SUBJECT} (?:stays?|remains?|(?:is|are) left|(?:is|are) kept) (?:(?:in|on|with|at) (?:the|our) (?:old|current|existing|present|former|same old) .+|on paper|(?:just |exactly )?as (?:it is|they are)(?: now)?)`,
  ),
  whole(
    `${SUBJECT} (?:continues?|keeps?|goes on|go on) (?:to be|being) (?:done|handled|managed|kept|sold|run|booked|billed|paid) (?:by|in|on|with|via|through) .+`,
  ),
  whole(
    `${SUBJECT} (?:stays?|remains?|(?:is|are|has|have) to (?:stay|remain)) (?:so|that way|like (?:that|this|now|before|it (?:is|was))|(?:just |exactly )?(?:as|the way) .+)`,
  ),
  whole("(?:that|this) is (?:how|the way) (?:it|things) (?:stays?|remains?|(?:is to|are to|should|shall|will) (?:stay|remain))"),
  whole(
    `${SUBJECT} (?:goes|go|carries|carry|continues?|keeps?|stays?)(?: on)? (?:just |exactly )?(?:as (?:ever|always|usual|before|now|it is|they are)|like before)`,
  ),
  // "wages stay in the software of our accountant"
  whole(
    `${SUBJECT} (?:stays?|remains?) (?:in|on|with|at) (?:(?:the|our|an?|his|her|their|my) )?(?:[\\p{L}-]+ )?(?:software|package|program|programme|system|spreadsheets?|books?|files?|tool|hands) (?:of|at|from|by) .+`,
  ),
  whole(".+ (?:should|shall|will|can|is to|are to) (?:stay|remain) (?:with (?:her|him|them|me|us|those)|there)"),
  whole(
    "(?:that|this|it|all (?:that|this)) (?:(?:has to|is to|should|must|shall|can|will) stay|stays|remains) (?:out|the same|as is)(?: of (?:it|this|here))?",
  ),
  whole(`${SUBJECT} (?:stays?|remains?|is to (?:stay|remain)|are to (?:stay|remain)) (?:unchanged|untouched)`),
  // "selling is on the market and stays cash"
  whole(
    `${SUBJECT} (?:stays?|remains?) (?:in )?(?:cash(?: only)?|manual|by hand|by (?:tele)?phone|face to face|analogue|offline|paper)`,
  ),
  // "the guests ring the bell; that remains a phone call"
  whole(
    "(?:that|this|all (?:that|this)) (?:also |all |just )?(?:stays|remains|is to (?:stay|remain)|will (?:stay|remain))(?: (?:an?|the|by|on|over|with|in|at|to|down to|up to) [^,;]+| too| as well)",
  ),
  // "badges are made by the club and will go on being so"
  whole(
    `.+ (?:(?:will|shall|should|is to|are to) )?(?:go|goes|continue|continues|keep|keeps) (?:on )?(?:being|to be) (?:so|that way|like that)`,
  ),
  whole("(?:neither|nor) (?:is|are|will|should) .+"),
  whole(
    "(?:we|i) (?:(?:are|am|will) (?:not|no longer) [\\p{L}]+(?:ing)?|(?:do|will) not \\p{L}+|no longer \\p{L}+) .+ (?:any ?more|any longer)",
  ),
  whole("(?:we|i) (?:(?:are|am) )?no longer (?:sell|rent|offer|deliver|make|print|serve|ship|take|provide|do)(?:ing|ting)?\\b.*"),
];
const NOT_NEEDED = whole("(?:an? |the |any )?(.+?) (?:is|are) not (?:needed|required|necessary)");
const OUTSIDE = whole(
  `${SUBJECT} (?:(?:should|shall|will|can|may|must) )?(?:stays?|remains?|belongs?) outside(?: (?:of )?(?:the|this|our) (?:scope|project|product|app|application|system|software|tool|site|platform))?`,
);
/** "We send boots to a cobbler, and that should stay outside": what is told before is what stays there. */
const POINTS_BACK =
  /^(.{8,}?)(?:, (?:(?:and|but|so|though) )?| and (?=(?:that|this)\b))((?:that|this|it|all that|all this|all of that|all of this|(?:what|how|when|where) (?:they|he|she|it))\b.+)$/iu;
const STAYS = whole("(.+?) (?:stays?|remains?|continues?) (?:in|with|on|at|to be done (?:in|by|on|with)) .+");
const NO_PART = whole(
  "no (.+?)(?:,? (?:in (?:this|the first) version|for now|yet|here|this time|at first))?(?:,? either)?(?:: .+)?",
);
/** "The check is done by the police, on their forms", "passes are issued by the council, on paper": by others, and in their way. */
const THEIR_WAY = new RegExp(
  `^${SUBJECT} (?:is|are) (?:\\p{L}+ly )?\\p{L}+ by [^,;]{3,60}(?:,? (?:on|in|with|at|through) their (?:own )?(?:forms|pace|terms|papers?|${PLACE})\\b|, on paper$)`,
  "iu",
);
/** "The tide is measured by the gauge, not by us": what a station or house does, and no person who uses the product. */
const NOT_BY_US = /\bby (?:(?:the|an?|our) )?([\p{L}' -]+?)(?: (?:in|at|of|on) [^,]+)?, not by us$/iu;
/** "They have their own portal for that" */
const HAVE_THEIR_OWN =
  /^(?!if\b|when\b)[^,;]{2,40} (?:has|have)(?: got)? (?:their|his|her|its) own [\p{L} -]{3,30} for (?:that|this|it|those|them)$/iu;
/** "We don't mend shoes, and leather is left to another firm": what one part of a statement does not do goes with what the other leaves out. */
const NOR_WE = /^(?:we|i) (?:don't|do not) \p{L}+ [^,;]{3,40},? (?:and|nor) (.+)$/iu;
/** Of few words, wherever they stand. */
const NAMED =
  /\b(?:none of (?:our|my|your|(?:this|the) (?:app|system|software|site|product|tool)'s) (?:business|concern)|(?:is|are) not to be (?:solved|changed|handled) here|not a software problem|(?:is|are) (?:a matter for|no concern of)|out of scope|not part of (?:this|the|it)|not our (?:business|job|concern)|(?:is|are) not (?:meant|needed|wanted) here|leave (?:it|that|this|them) (?:out|alone)|(?:is|are) not (?:affected|covered|concerned) by this|belongs? to (?:another|a different|other) |(?:has|have) nothing to do with (?:us|this|it|the (?:app|system|software|site|product|project))|(?:is|are) not to be (?:covered|included)|(?:with (?:which|whom) )?we have nothing to do(?:$| with (?:it|that|this|them)\b)|nobody (?:here |of us )?(?:may|can|is allowed to|is permitted to) touch|we (?:don't|do not|never) touch|n't (?:sold|done|made|handled) here|don't mix it in)\b/i;
/** "Dues: in the tin at the bar, not in the app", "by a firm in Leith, no change": the end of a statement. */
const ENDS_ELSEWHERE = new RegExp(
  `(?:^|[,;:] |\\band )not (?:in|on|through|with|via) (?:an?|the|this|our|any) (?:new )?(?:${PLACE}|computer|screen)$|\\b(?:by|with|at|from|stays?|remains?) [^;]+, no changes?(?: (?:there|here|in that|to that))?$|^(?!.*\\b(?:pays?|paid|charged|borne)\\b).*, not (?:(?:to|from|with|through) )?(?:us|me)$|, (?:just |the )?same as (?:ever|always|before|usual|now)$|\\bwould be (?:nice|good|great|lovely)\\b[^;]*,? but not (?:now|yet|for now|at first|urgent)$`,
  "i",
);
const MOST_WORDS = 16;
/** What holds under a condition or up to a limit is a rule. */
const LIMITED =
  /\b(?:more|less|fewer|later than|longer|after|before|until(?! (?:later|(?:a|the) (?:later|next)))|unless|without|except|while|when|if|per|who|whose|whoever|twice)\b|\d/i;

/** "Nobody needs an account" is how people come in. */
export const WITHOUT_ACCOUNT =
  /^(?:(?:nobody|no one) (?:needs|has to have|should need|must have)|no) (?:an? )?(?:account|login|log-in|password|registration|sign-?up)s?(?: (?:is )?(?:needed|required|necessary))?$/i;

/** Whether a clause names what the product leaves out, in its first version or for good. */
export function leavesOut(said: string): boolean {
  if (WITHOUT_ACCOUNT.test(said)) return false;
  if (NAMED.test(said) && said.split(" ").length < MOST_WORDS) return true;
  if (ENDS_ELSEWHERE.test(said) || leavesOutWhole(said)) return true;
  const [, by = ""] = NOT_BY_US.exec(said) ?? [];
  if (by !== "") return !couldBeActor(by.split(" ").at(-1)?.toLowerCase() ?? "");
  if (THEIR_WAY.test(said) || HAVE_THEIR_OWN.test(said)) return true;
  const [, further] = NOR_WE.exec(said) ?? [];
  if (further && leavesOut(further)) return true;
  const [, , pointing] = POINTS_BACK.exec(said) ?? [];
  if (pointing) return leavesOut(pointing);
  const plain = writtenOut(said);
  if (LIMITED.test(plain.replace(/\b(?:any ?more|any longer|no longer)\b/gi, ""))) return false;
  return (
    [...OUT, OUTSIDE, ...AS_BEFORE].some((pattern) => pattern.test(plain)) ||
    [NOT_NEEDED, STAYS, NO_PART].some((one) => isPart(one.exec(plain)?.[1]))
  );
}

/** "invoices", "online payment", "the accounting": parts of a program. */
function isPart(named: string | undefined): boolean {
  const word =
    named
      ?.split(/ (?:with|for|of|to|by|between|and|or)\b|,/)[0]
      ?.split(" ")
      .at(-1)
      ?.toLowerCase() ?? "";
  return PARTS.has(word) || PARTS.has(word.replace(/s$/, ""));
}

function writtenOut(said: string): string {
  return said
    .replace(/’/g, "'")
    .replace(/[.\s]+$/, "")
    .replace(/^(?:(?:so|and|but|because|since|as|therefore|also|however|otherwise|please),? )+(?=\S+ \S)/i, "")
    .replace(/\bwon't\b/gi, "will not")
    .replace(/n't\b/gi, " not")
    .replace(/(?<=\b(?:it|this|that|there|we|they))'(?:s|re)\b/gi, (short) => (short === "'s" ? " is" : " are"));
}

const JOINT = /(?:[,;]\s+(?:(?:so|and|but|because|since|as|therefore)\s+)?(?!that\b)|\s+(?:so|but)\s+(?!that\b))/i;
const FINITE =
  /^(?:also )?(?:is|are|was|were|does|do|did|will|would|should|shall|must|need|needs|can|could|may|might|has|have|isn't|aren't|doesn't|don't|won't|shouldn't|needn't)\b/i;
const AND_IS =
  /\s+and\s+(?=(?:(?:is|are|should|shall|will|must|do|does|need) not|isn't|aren't|shouldn't|won't|doesn't|don't|needn't)\s)/i;

/** "Clients pay online": somebody does something. */
const DOES =
  /^(?:(?:the|our|an?|each|every) \p{L}+ \p{L}+s|\p{L}+s (?:can |may |must )?(?!and\b|or\b|for\b|of\b|with\b|are\b|is\b|from\b|in\b)\p{L}+) \p{L}+/iu;

const NO_PART_INSTEAD =
  /^(no [\p{L} -]{3,40}?(?:,? (?:in (?:this|the first) version|for now|yet|here|this time|at first))?(?:,? either)?): (.+)$/iu;
const IS_NO_DEED = /^(?:(?:the|our|an?) )?(?:\p{L}+ ){1,2}(?:knows?|has|have|is|are|does|do|did|likes?|needs?)\b/iu;

/** "No weather feed in this version either: the skipper types in the wind": what is left out, and what is done instead. */
export function besideInstead(statement: string): string[] {
  const [, part = "", instead = ""] = NO_PART_INSTEAD.exec(statement) ?? [];
  return part === "" || !leavesOut(part) || IS_NO_DEED.test(instead) ? [statement] : [part, instead];
}

/** "A ride is free, so we need no payment": what is left out stands apart from what is not, and with it what is said of the same. */
export function besideLeftOut(statement: string): string[] {
  if (leavesOutWhole(statement)) return [statement];
  const [own = "", ...others] = statement.split(/,? (?:and|but) (?!\p{L}+$)/u);
  const isBeside =
    others.length === 1 && leavesOut(others[0] ?? "") && !leavesOut(own) && DOES.test(own) && !FINITE.test(others[0] ?? "");
  if (isBeside) return [own, ...others];
  if (leavesOut(statement)) return [statement];
  const parts = statement.split(JOINT).flatMap((part) => part.split(AND_IS));
  if (parts.length < 2 || LISTS.test(statement)) return [statement];
  const subject =
    /^(.+?) (?:is|are|was|were|will|would|should|can|could|may|might|has|have|does|do)\b/i.exec(parts[0] ?? "")?.[1] ?? "";
  const isOut = parts.map((part) => leavesOut(FINITE.test(part) ? `${subject} ${part}` : part));
  if (!isOut.includes(true)) return [statement];
  const leadsOn = (at: number) => at + 1 < parts.length && FINITE.test(parts[at + 1] ?? "");
  if (isOut.every((out, at) => out || (leadsOn(at) && isOut[at + 1]))) return [statement];
  const kept: string[] = [];
  let from = 0;
  parts.forEach((part, at) => {
    const start = statement.indexOf(part, from);
    const before = statement.slice(from, start);
    from = start + part.length;
    if (kept.length === 0 || isOut[at] !== isOut[at - 1] || isOut[at]) kept.push(part);
    else kept[kept.length - 1] += before + part;
  });
  return kept;
}

const POINTS = /^(?:(?:and|but|so) )?(?:(?:all )?(?:that|this|it)|(?:what|how|when|where) (?:they|he|she|it))\b/i;

/** "My aunt rings the supplier; that need not be in the app": whether what is left out is what was told right before it. */
export function leavesOutWhatWasTold(said: string): boolean {
  return POINTS.test(said) && leavesOut(said);
}

/** Whether a statement ends with words that leave out what it told. */
export function leavesOutWhatItTells(said: string): boolean {
  return leavesOut(POINTS_BACK.exec(said)?.[2] ?? "");
}

/** "no chat, no map and no jokes" is read as one. */
const LISTS = /\bno [^,;:]+,? (?:and |or )?no /i;
