import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { agentsOf } from "./agents-by.ts";
import type { Context } from "./context.ts";
import { textOf } from "./rules.ts";
import { runEnd } from "./runs.ts";
import { type Named, namedAt, namedBefore, subjectsNamed } from "./subjects.ts";
import type { Word } from "./word.ts";

const OUTSIDE =
  /\b(?:no (?:access(?! (?:to|for) (?!(?:the|this|our) (?:system|app|application|software|platform|tool|site|program)|it\b))|login|account)|not (?:to be |be )?(?:given|granted) (?:any )?(?:access|a login|an account)|stays? outside|remains? outside|not (?:through|in|via|by) (?:this|the|our) (?:system|software|app)|(?:should|shall|must|will|need) (?:never|not) (?:have to |need to )?(?:touch|see|use|open|look at) (?:an?|the|any) (?:screen|computer|tablet|app|device|keyboard|program|software|system|phone)|(?:will|won't|do|does|don't|doesn't)(?: not| never)? (?:log in|use (?:it|the (?:software|system|app|product))))\b/i;

/** Whether a statement says of somebody or something that the product is not for them. */
export function leavesSomebodyOut(statement: string): boolean {
  return OUTSIDE.test(statement);
}

/** Whether a statement leaves somebody out, and not a part of what is built: "insurance stays outside". */
export function isOfSomebody(
  statement: string,
  words: readonly Word[],
  clauses: readonly ReadClause[],
  context: Context,
): boolean {
  if (!leavesSomebodyOut(statement)) return false;
  const [clause] = clauses;
  // "wages are handled by an office and stay outside": the wages do
  const done = clauses.length === 1 && clause?.group.passive ? subjectsNamed(words, clause) : [];
  const left = done.length > 0 ? done : staysOutside(words, clauses, context);
  return left.length === 0 || left.some(({ phrase: { noun } }) => couldBeActor(noun.head) || isBody(noun.head));
}

/** Of whom it is said that they stay outside: "it stays outside" is said of a thing, and of nobody who was named before it. */
export function staysOutside(words: readonly Word[], clauses: readonly ReadClause[], context: Context): Named[] {
  const clause = clauses.findLast(({ from, to }) => OUTSIDE.test(textOf(words.slice(from, to)))) ?? clauses[0];
  const agent = clause?.group.passive ? agentsOf(words, clause)[0]?.named : undefined;
  const { tag = "", word = "" } = words[clause?.subject?.from ?? 0] ?? {};
  if (agent) return [agent];
  if (clause?.subject && word === "who") return [namedBefore(words, clause.subject.from)].filter((named) => named !== undefined);
  if (clause && tag !== "pron") return subjectsNamed(words, clause);
  // "Raffle at Easter: not in the app" says it of the raffle
  const opening = clause || /^(?:no|not)$/.test(words[0]?.word ?? "") ? undefined : namedAt(words, 0, runEnd(words, 0));
  if (opening) return opening.phrase.kind === "actor" ? [opening] : [];
  return context.person && !/^(?:it|this|that|these|those|everything|all)$/.test(word) ? [context.person] : [];
}
