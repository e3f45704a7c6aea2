import type { Analysis } from "#domain/drafter/analysis/analyse.ts";

const DENIES = /\b(?:never|not|cannot|nobody|no one|nothing|neither|nor|none)\b|n't\b/;
/** A ban with a limit speaks of what is wanted: "no more than two bikes", "not before it is paid". */
const LIMITS =
  /\b(?:more|less|fewer|later|earlier|older|longer|higher|lower|until|unless|only|except|before|after|once|twice|two|three|without|than|if|when)\b/;
const NOT_WANTED =
  /\b(?:need(?:n't| not) (?:to )?(?:be |build|make|have)|(?:don't|do not|doesn't|does not) (?:need|want)|no need (?:for|to)|not now|maybe later|some other time|already have)\b/;
const REPLACED = /\b(?:instead of|rather than|in place of)\b.*$/;
const WITHOUT = /\bno\b(?! (?:reception|signal|network|connection|internet|data)\b).*$/;

/** "7,000 cards" is one. */
export const CLAUSES = /,(?!\d)|[;:]|\bbut\b/;

const remembered = new WeakMap<Analysis, readonly string[]>();

/** The statements that may call for something, in small letters and without what they deny: "no chat", "parents must never see tickets". */
export function callingStatements(analysis: Analysis): readonly string[] {
  const known = remembered.get(analysis);
  if (known) return known;
  const doubtful = doubtfulStatements(analysis);
  // in other languages these words mean other things
  const found = (analysis.english ? statementsOf(analysis) : [])
    .filter((statement) => !doubtful.has(bare(statement)))
    .filter((statement) => !NOT_WANTED.test(statement))
    .map((statement) => statement.split(CLAUSES).map(wanted).filter(Boolean).join(","))
    .filter(Boolean);
  remembered.set(analysis, found);
  return found;
}

/** Of which nothing was heard that is not doubted. */
function doubtfulStatements({ activities, rules }: Analysis): ReadonlySet<string> {
  const heard = [...activities, ...rules].flatMap(({ heardIn, doubt }) =>
    heardIn ? [{ statement: bare(heardIn.statement), doubt }] : [],
  );
  const sure = new Set(heard.flatMap(({ statement, doubt }) => (doubt ? [] : [statement])));
  return new Set(heard.flatMap(({ statement }) => (sure.has(statement) ? [] : [statement])));
}

const bare = (statement: string) =>
  statement
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

/** As they were said, in small letters. */
export function statementsOf({ text }: Analysis): string[] {
  return text.split(". ").filter(Boolean);
}

export function denies(clause: string): boolean {
  return DENIES.test(clause) && !LIMITS.test(clause);
}

function wanted(clause: string): string {
  const kept = clause.replace(REPLACED, "");
  if (denies(kept)) return "";
  return (LIMITS.test(kept) ? kept : kept.replace(WITHOUT, "")).trimEnd();
}

/** The first statement that says it. */
export function callOf(analysis: Analysis, words: RegExp): string | undefined {
  return callingStatements(analysis).find((statement) => words.test(statement));
}

/** With its capitals, where the statement was heard. */
export function asSaid(clause: string, { activities, rules }: Analysis): string {
  const heard = [...activities, ...rules].flatMap(({ heardIn }) => heardIn?.statement ?? []);
  const found = heard.find((one) => one.toLowerCase().includes(clause));
  const at = found?.toLowerCase().indexOf(clause) ?? -1;
  return found && at >= 0 ? found.slice(at, at + clause.length) : clause;
}
