import { nearnessOf } from "#domain/quality/contradictions/alignment.ts";
import { remembering } from "#domain/quality/contradictions/cases/reading.ts";
import { isDenied } from "#domain/quality/facts/claims.ts";
import type { Term } from "#domain/quality/facts/fact.ts";
import { isPerson } from "#domain/quality/facts/people.ts";
import { trialIn } from "#domain/quality/facts/trials.ts";
import { haveOtherThemes, tellApart } from "./other-things.ts";

/** When something is done: at once, not before something else, or at a moment. */
type Trigger = { pace: "at once" | "only after" | "when" | "after" | "no more"; moment: readonly Term[]; deed: readonly Term[] };

const NEAR = 0.8;
const MOMENT =
  /\b((?:only|not|never) (?:after|once|when|before|until)|as soon as|(?:immediately|instantly|directly|straight|right) (?:after|when|on)|when|once|after|the moment)\s+([^,.;]*)/giu;
const AT_ONCE = /\b(?:immediately|instantly|at once|straight away|right away|as soon as|the moment|without delay)\b/iu;
/** What is done once, so that it cannot be done at two moments. */
const ONCE = /^(?:charge|pay|refund|publish|ship|delete|close|activate|deactivate|levy|bill|debit|end|open|create)$/u;

/** What everything else follows. */
const EARLY = /^(?:placed?|submit|submitted|ordered|buy|book|create|register|request)$/u;

const isEarly = ({ ids, text }: Term) => EARLY.test(text) || ids.some((id) => EARLY.test(id));

const triggersOf = remembering((text, clauses): Trigger[] =>
  clauses.flatMap((clause): Trigger[] => {
    if (clause.form === "test") return [];
    const said = text.slice(clause.span.start, clause.span.end);
    const isIn = (from: number, length: number) => (term: Term) =>
      term.start >= clause.span.start + from && term.start < clause.span.start + from + length;
    const found = [...said.matchAll(MOMENT)];
    const [first] = found;
    const isAtOnce = AT_ONCE.test(said);
    if (!first) return isAtOnce && !isDenied(clause) ? [{ pace: "at once", moment: [], deed: clause.terms }] : [];
    const isMoment = isIn(first.index, first[0].length);
    const pace = paceOf(first[1] ?? "", isAtOnce, isDenied(clause));
    const rest = clause.terms.filter((term) => !found.some((one) => isIn(one.index, one[0].length)(term)));
    return [{ pace, moment: clause.terms.filter(isMoment), deed: rest }];
  }),
);

function paceOf(lead: string, isAtOnce: boolean, isNot: boolean): Trigger["pace"] {
  if (/^(?:only|not|never)/iu.test(lead)) return "only after";
  if (isNot) return "no more";
  if (isAtOnce) return "at once";
  return /^(?:after|once)$/iu.test(lead) ? "after" : "when";
}

const isAmong = (term: Term, others: readonly Term[]) => others.some((other) => nearnessOf(term, other) >= NEAR);
const deedsIn = (terms: readonly Term[]) => terms.filter(({ place }) => place?.role === "deed");
const isThing = (term: Term) => (term.place?.role === "theme" || term.place?.prep === "of") && !isPerson(term);

/** Whether one thing is done at once by one row and only after something else by the other, or once at two moments. */
export function haveOtherTriggers(a: string, b: string): boolean {
  return triggersOf(a).some((one) => triggersOf(b).some((other) => areApart(one, other)));
}

/** Whether both wait for one moment: "as soon as it is paid", "only after it has been paid". */
export function waitForOneMoment(a: string, b: string): boolean {
  return triggersOf(a).some((one) =>
    triggersOf(b).some(
      (other) =>
        [one.pace, other.pace].toSorted().join() === "at once,only after" &&
        one.moment.filter(({ weight }) => weight === 1).filter((term) => isAmong(term, other.moment)).length > 1,
    ),
  );
}

const NOT_YET = /\b(?:not|never)(?: yet)?(?: been)?\s*$|n['’]t(?: yet)?(?: been)?\s*$/iu;
const ANY_DENIAL = /\b(?:not|no|never|cannot|refus\w*|reject\w*)\b|n['’]t\b/iu;

const trialTermsOf = remembering((_, clauses) => clauses.flatMap(({ terms, form }) => (form === "test" ? terms : [])));

/** Whether a test shows as done what a rule lets be done only after something that has not happened. */
export function isDoneTooEarly(rule: string, trial: string): boolean {
  const seenAt = trialIn(trial)?.seenAt ?? trial.length;
  if (seenAt >= trial.length || ANY_DENIAL.test(trial.slice(seenAt))) return false;
  const terms = trialTermsOf(trial);
  const isMissing = (term: Term) =>
    terms.some((one) => one.start < seenAt && NOT_YET.test(trial.slice(0, one.start)) && nearnessOf(one, term) >= NEAR);
  return triggersOf(rule).some(
    ({ pace, moment, deed }) =>
      pace === "only after" &&
      moment.some(isMissing) &&
      deedsIn(deed).some((done) => terms.some((one) => one.start >= seenAt && nearnessOf(one, done) >= NEAR)) &&
      deed.some((thing) => isThing(thing) && isAmong(thing, terms)),
  );
}

function areApart(a: Trigger, b: Trigger): boolean {
  const paces = [a.pace, b.pace].toSorted().join();
  if (!/^(?:at once,only after|only after,when|when,when|after,no more)$/u.test(paces)) return false;
  if (haveOtherThemes(a.deed, b.deed) || tellApart(a.deed, b.deed) || !areOneDeed(a, b)) return false;
  if (paces === "after,no more") return a.moment.some((term) => isAmong(term, b.moment));
  const [mine, theirs] = [a, b].map(({ moment }) => moment.at(-1));
  if (mine && theirs && isAmong(mine, [theirs])) return false;
  if (paces === "at once,only after") return !a.moment.some((term) => term.weight === 1 && isAmong(term, b.moment));
  if (!mine || !theirs) return false;
  if (paces === "only after,when") return isEarly(a.pace === "when" ? mine : theirs);
  const isOnce = deedsIn(a.deed).some(({ ids }) => ids.some((id) => ONCE.test(id)));
  return isOnce && isEarly(mine) !== isEarly(theirs);
}

/** The same done to the same, or to the same people. */
function areOneDeed({ deed: a }: Trigger, { deed: b }: Trigger): boolean {
  const things = (terms: readonly Term[]) => (terms.some(isThing) ? terms.filter(isThing) : terms.filter(isPerson));
  const mine = things(a);
  return (
    mine.some((term) => isAmong(term, things(b))) &&
    (deedsIn(a).some((term) => isAmong(term, deedsIn(b))) || a.some((term) => term.place?.role === "state" && isAmong(term, b)))
  );
}
