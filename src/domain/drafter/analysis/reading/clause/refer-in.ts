import { isImpersonal } from "#domain/drafter/analysis/reading/telling.ts";
import type { Doers } from "#domain/drafter/analysis/reading/who-is-it.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { lastDoneTo } from "./last-done.ts";
import { isDoneToThings } from "./meant.ts";
import type { ToRead } from "./to-read.ts";

const ACTED_ON = /^(?:it|them|him|her)$/;
/** "can open that", where no name follows it. */
const POINTED = /^(?:that|this|those|these)$/;
/** What a clause within it tells is told of somebody else. */
const TOLD_WITHIN = /^(?:which|what|how|where|whether|that|who|whose|whom)$/;

/** Finds what the pronouns behind a deed stand for, before the clause is told. */
export function referIn(toRead: ToRead, { named }: Doers) {
  const { clause, words } = toRead;
  const last = Math.max(clause.to, ...clause.conditions.map(({ to }) => to));
  const within = words.findIndex(({ word }, at) => at >= clause.group.end && TOLD_WITHIN.test(word) && !pointsAlone(toRead, at));
  const end = within < 0 ? last : Math.min(last, within);
  const acting = clause.group.passive ? [] : named.map(({ phrase }) => phrase.noun.head);
  const subject = clause.subject?.from ?? -1;
  // "they are priced by the valuer"
  if (isDoneToPronoun(toRead))
    toRead.context.refer({
      word: words[subject]?.word === "they" ? "them" : "it",
      at: subject,
      toThings: undefined,
      acting: [],
      lastDoneTo: lastDoneTo(toRead)?.noun.head,
      isSubject: true,
    });
  for (let at = clause.group.end; at < end; at += 1) {
    if (!asks(toRead, at)) continue;
    const toThings = isDoneToThings(toRead, at);
    const word = words[at]?.word ?? "";
    toRead.context.refer({
      word,
      at,
      toThings,
      acting,
      lastDoneTo: ownObject(toRead, at) ?? (isGoingOn(toRead, named) ? lastDoneTo(toRead)?.noun.head : undefined),
    });
  }
}

function isDoneToPronoun({ clause: { group, subject }, context, words }: ToRead): boolean {
  const word = words[subject?.from ?? -1];
  const isBy =
    words.slice(group.end).some((one) => one.word === "by") || words.slice(0, subject?.from).some((one) => one.word === "by");
  return group.passive && isBy && word?.tag === "pron" && /^(?:it|they)$/.test(word.word) && !context.toldOf;
}

/** "photographs the machine before it leaves": what opens the clause behind is what was just acted on. */
function ownObject({ clause, context }: ToRead, at: number): string | undefined {
  // "gets a mail when it is fixed": not the mail
  if (/^(?:get|receive)$/.test(clause.group.base) || !clause.conditions.some(({ subject }) => subject?.from === at))
    return undefined;
  return context.named[0]?.mentions.findLast((one) => one.at >= clause.group.end && one.at < at && one.role === "object")?.head;
}

/** Whether the last deed was told in the same statement, or done by those who do this one too. */
function isGoingOn({ heard, context }: ToRead, acting: Doers["named"]): boolean {
  const last = heard.activities.at(-1);
  const isOfSame = acting.some(({ phrase }) => asRole(phrase.noun).singular === last?.actor?.singular);
  return isOfSame || last?.heardIn?.statement === context.statement;
}

function pointsAlone({ clause, words }: ToRead, at: number): boolean {
  const next = words[at + 1];
  const isAlone = !next || /^(?:comma|conj|prep|to|break|adv)$/.test(next.tag);
  return at === clause.group.end && POINTED.test(words[at]?.word ?? "") && isAlone;
}

function asks(toRead: ToRead, at: number): boolean {
  const { context, words } = toRead;
  const one = words[at];
  if (!one || (!pointsAlone(toRead, at) && !(one.tag === "pron" && ACTED_ON.test(one.word)))) return false;
  if (isImpersonal(words, at) || /^(?:by|of)$/.test(words[at - 1]?.word ?? "")) return false;
  // "developers say it has to be yesterday"
  if (context.clauses.some(({ marker, subject }) => marker === "that" && subject?.from === at)) return false;
  return one.word !== "it" || (context.topic === undefined && context.fused === undefined);
}
