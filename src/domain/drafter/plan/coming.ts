import type { Analysis } from "#domain/drafter/analysis/analyse.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { sameRole } from "#domain/drafter/analysis/roles.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { CLAUSES, denies, statementsOf } from "./calling.ts";

/** How somebody comes to the product: by themselves, because those who run it invite them, or without an account. */
export type Coming = "themselves" | "invited" | "without-account";

/** Who comes from outside, whoever runs the product. */
const FROM_OUTSIDE =
  /\b(?:customer|client|buyer|shopper|guest|visitor|patient|citizen|resident|household|(?<!\b(?:meter|card|proof|map|code) )reader|listener|viewer|donor|passenger|seller|applicant|candidate|subscriber|tenant|borrower|fan|travell?er|tourist|hirer|renter|user|parent|couple|family|adopter|commuter|recipient|participant|public|hobbyist|cook|(?:dog|cat|pet|car|boat|horse|house|home|device) owner)$/;
/** Who works where they are, and is known there. */
const AT_WORK =
  /\b(?:head|chief|manager|officer|clerk|assistant|technician|mechanic|nurse|curator|secretary|caretaker|dispatcher|accountant|treasurer|director|boss|cashier|receptionist|editor|coordinator|warden|supervisor|foreman|inspector|librarian|lead|leader|conductor|trainer|coach|moderator|facilitator|department|office|council|municipality|team|staff member|engineer|controller|analyst|worker|janitor|porter|chef|planner|administrator)(?: of .+)?$/;
/** Whoever happens to be there has no account anywhere. */
const JUST_PASSING = /\b(?:passer-?by|passerby|bystander|stranger|eyewitness|onlooker)$/;
/** Of whom those who run the product know each. */
const OF_A_CIRCLE = /\b(?:member|pupil|student|employee|colleague|volunteer|trainee|apprentice|player|singer)$/;
const SIGNS_UP =
  /^(?:sign up|register|enrol|enroll|subscribe|create an account)(?:$| (?:online|themselves|myself|with|on|by|for)\b| (?:\S+ )?(?:child|children|kids?)\b)/;
const PLACE_FOR = /\b(?:site|app|platform|place|portal|community) (?:for|where) (?!our\b)((?:[\p{L}-]+ ?){1,4})/u;
const NO_ACCOUNT =
  /\b(?:no account|without (?:an? |any )?(?:account|password|login|log-in|logging in|signing in|registration|registering)|(?:don't|do not|doesn't|does not|needn't) (?:need|have)?(?: to)? ?(?:an account|sign in|log in|register)|never have an account|(?:nobody|no one) (?:(?:should|must|has to|needs to) )?(?:needs? |have |has )?(?:an? (?:account|login|password)|to (?:sign in|log in|register)|(?:sign in|log in|register))|no (?:login|registration|sign-?up)(?= (?:is )?(?:needed|required|necessary)|$)|a link by e-?mail is enough)\b/;
/** Somebody speaks of a house they belong to. */
const OF_A_HOUSE = /\b(?:our|we|us|my)\b|\bi(?:'m| am) (?:an?|the) |(?:^|\. )i (?!want|would|need|wish|have an|think|am\b)[a-z]+/;

export function isOfAHouse({ text, replaced }: Analysis): boolean {
  return OF_A_HOUSE.test([text, ...replaced].join(". ").toLowerCase());
}

export function isFromOutside(noun: Noun): boolean {
  return FROM_OUTSIDE.test(noun.singular);
}

export function comingOf(noun: Noun, analysis: Analysis): Coming {
  if (JUST_PASSING.test(noun.singular) || isWithoutAccount(noun, analysis)) return "without-account";
  if (isInvited(noun, analysis)) return "invited";
  if (isFromOutside(noun)) return "themselves";
  if (AT_WORK.test(noun.singular)) return "invited";
  if (comesAlone(noun, analysis)) return "themselves";
  return OF_A_CIRCLE.test(noun.singular) || isOfAHouse(analysis) || areMostAtWork(analysis) ? "invited" : "themselves";
}

/** "The photographer invites the couple": they do not come by themselves. */
function isInvited(noun: Noun, { activities }: Analysis): boolean {
  return activities.some(
    ({ verb, object, towards, actor }) =>
      verb === "invite" && actor !== undefined && [object, ...towards].some((one) => one && sameRole(noun, one)),
  );
}

/** Where most people work there, so does whoever comes neither from outside nor from afar. */
function areMostAtWork({ actors }: Analysis): boolean {
  return actors.length >= MANY && actors.filter(({ singular }) => AT_WORK.test(singular)).length * 2 >= actors.length;
}

const MANY = 4;

const ACTS_FROM_AFAR = new Set(
  "report request apply book reserve order buy donate upload search find browse vote comment subscribe submit choose rate register".split(
    " ",
  ),
);

/** Whether somebody is said to do what is done from afar, and not at a counter. */
export function actsFromAfar(noun: Noun, analysis: Analysis): boolean {
  return (
    comesAlone(noun, analysis) ||
    analysis.activities.some(({ actor, verb }) => actor && sameRole(noun, actor) && ACTS_FROM_AFAR.has(verb))
  );
}

/** Whether somebody signs up by themselves, or the product is said to be a place for them: "a web site for jazz musicians". */
export function comesAlone(noun: Noun, analysis: Analysis): boolean {
  const { activities } = analysis;
  return (
    activities.some(({ actor, said }) => actor && sameRole(noun, actor) && SIGNS_UP.test(said)) ||
    statementsOf(analysis).some((statement) => isNamedIn(noun, PLACE_FOR.exec(statement)?.[1] ?? ""))
  );
}

const POINTS_BACK = /^(?:they|he|she|it|nobody|nothing|no|all this|for this|for that)\b/;

/** "Citizens report potholes. They need no account": of whom the sentence before speaks; where it names nobody known, of all from outside. */
function isWithoutAccount(noun: Noun, analysis: Analysis): boolean {
  const statements = statementsOf(analysis);
  const namesSomebody = (text = "") => analysis.actors.some((actor) => isNamedIn(actor, text));
  return statements.some((statement, at) => {
    if (!NO_ACCOUNT.test(statement)) return false;
    const clause = statement.split(CLAUSES).find((one) => NO_ACCOUNT.test(one)) ?? statement;
    if (namesSomebody(clause)) return isNamedIn(noun, clause);
    if (hasItsOwnSubject(clause)) return false;
    if (namesSomebody(statement)) return isNamedIn(noun, statement);
    if (!POINTS_BACK.test(statement)) return false;
    if (/^no\b|^nobody\b/.test(statement)) return !AT_WORK.test(noun.singular);
    const before = statements[at - 1];
    return namesSomebody(before) ? isNamedIn(noun, before ?? "") : !AT_WORK.test(noun.singular);
  });
}

/** "the official has no account": of nobody else in the sentence. */
function hasItsOwnSubject(clause: string): boolean {
  return /^ ?(?:(?:and|but|so|while) )?(?:the|our|an?) (?:[\p{L}-]+ ){1,3}(?:has|have|needs?|doesn't|don't|does not|do not|never)\b/u.test(
    clause,
  );
}

export function isNamedIn({ singular, plural }: Noun, text: string): boolean {
  return [singular, plural].some((name) =>
    new RegExp(`(?<![\\p{L}-])${escapePattern(name.toLowerCase())}(?![\\p{L}-])`, "u").test(text),
  );
}

/** Of whom nothing is said but what they must not do. */
export function isOnlyBanned(noun: Noun, analysis: Analysis): boolean {
  if (analysis.activities.some(({ actor, towards }) => [actor, ...towards].some((one) => one && sameRole(noun, one))))
    return false;
  const clauses = statementsOf(analysis)
    .flatMap((statement) => statement.split(CLAUSES))
    .filter((clause) => isNamedIn(noun, clause));
  return clauses.length > 0 && clauses.every(denies);
}
