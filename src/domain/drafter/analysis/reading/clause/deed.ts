import type { Activity } from "#domain/drafter/analysis/activity.ts";
import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { CONDITION } from "#domain/drafter/analysis/grammar/markers.ts";
import type { Noun, NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import { isSomebody, phraseAt } from "#domain/drafter/analysis/reading/people.ts";
import { runEnd } from "#domain/drafter/analysis/reading/runs.ts";
import { BE } from "#domain/drafter/analysis/reading/word.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { openingWord } from "./before-deed.ts";
import { PURPOSE, SAYS_MORE } from "./deed-words.ts";
import { peopleIn } from "./named-beside.ts";
import { ownWords } from "./own-words.ts";
import { tailOf } from "./tail.ts";
import type { Reading } from "./to-read.ts";

/** "if he hasn't by 8 pm", "if we have": done what, other words say. */
const LEFT_OUT_VERB =
  /^(?:if|when|once|unless|until|after) (?:(?:the|an?|my|each|every) )?\S+ (?:have|has|do|does|did|haven't|hasn't|don't|doesn't|can|can't|will|won't)(?: not)?(?:$| (?:by|within|after|before|in|at|until)\b)/;

const BUT_NOT = /,? but not$/;
/** "see my notes but not those of others": what is denied is a rule. */
const BUT_NOT_THOSE = /,? but not (?:those|the ones|that|theirs|others|anybody's|other people's)\b.*$/;
/** "picks a time, done" */
const DONE = /, (?:done|finished|fine|full stop|period)$/;
/** "upload photos, ideally before it falls out": advice, and not what the deed hangs on. */
const AT_BEST = /,? (?:ideally|preferably|at best|if possible)$/;
/** "read the treatments, nothing else": what is not done is a rule. */
const NOTHING_ELSE = /,? (?:and |but )?nothing (?:else|more)$/;
/** "pay the bill there": where, other words say. */
const THERE = /(?<!\b(?:that|which|who|what|whether|if|how|is|are|already)\b.*) there$/;
/** "seven days", "an hour": how long before or after something. */
const MEASURED = /\b(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|quarter|fortnight)$/;

/** What somebody does, with what it hangs on and what for; `said` are its words, of which empty ones are left out. */
export function deedOf(
  reading: Reading,
  actor: Noun | undefined,
  said: readonly string[],
  phrase: NounPhrase | undefined,
): Activity {
  const { clause, words } = reading;
  const about = peopleIn(tailOf(reading)).map(({ phrase: other }) => asRole(other.noun));
  const told = said.filter(Boolean).join(" ");
  const when = whenOf(reading);
  const hanging = when
    .filter((one) => !isJoined(reading, one))
    .map((one) => hangingWords(reading, one))
    .filter((told) => !LEFT_OUT_VERB.test(told))
    .join(" ");
  // "tell when I am away" says nothing without it
  // "publish the timetable at least seven days | before it takes effect"
  const isMeasured = MEASURED.test(told) && /^(?:before|after)\b/.test(hanging);
  const half =
    isMeasured ||
    ((!told.includes(" ") || /^(get|be) [a-z]+$/.test(told)) &&
      hanging !== "" &&
      when.every(({ from }) => from >= clause.group.end));
  // "see my own times, but not those of others, unless they agreed" hangs on what is denied
  const ofDenied = BUT_NOT_THOSE.test(told) && when.every(({ from }) => from >= clause.group.end);
  const reason = clause.conditions.find(({ marker }) => PURPOSE.test(marker));
  return {
    actor,
    verb: clause.group.base,
    object: phrase?.noun,
    onPerson: phrase?.kind === "actor",
    said: half
      ? `${told} ${hanging}`
      : [BUT_NOT, BUT_NOT_THOSE, NOTHING_ELSE, DONE, AT_BEST, ...(phrase ? [THERE] : [])].reduce(
          (said, end) => said.replace(end, ""),
          told,
        ),
    condition: half || ofDenied ? undefined : hanging && BUT_NOT.test(told) ? `but not ${hanging}` : hanging || undefined,
    reason: reason && ownWords(reading, words.slice(reason.subject?.from ?? reason.from, reason.to)),
    towards: about,
  };
}

/** A deed and those told after it: what they hang on is said of the last. */
export function withFurther(first: Activity, further: readonly Activity[]): Activity[] {
  return further.length > 0 ? [{ ...first, condition: undefined }, ...further] : [first];
}

/** What the deed hangs on. */
export function whenOf(reading: Reading): ReadClause[] {
  return reading.clause.conditions.filter(
    (one) =>
      CONDITION.test(one.marker) &&
      !/^(so|because|since|as|although|though|so that|in order that|whereas)$/.test(one.marker) &&
      !/^(?:ideally|preferably|best)$/.test(reading.words[one.from - 1]?.word ?? "") &&
      !isContrast(reading, one) &&
      !saysWho(reading, one) &&
      !isOfAnother(reading, one),
  );
}

/** "guests pay, while members don't": only "while they are away" is a time. */
function isContrast({ words }: Reading, { marker, group }: ReadClause): boolean {
  return marker === "while" && !BE.has(words[group.at]?.word ?? "");
}

/** "if a seam has torn | or the glue has failed": told with the one before it. */
function isJoined({ clause: { conditions }, words }: Reading, one: ReadClause): boolean {
  const before = conditions[conditions.indexOf(one) - 1];
  return before !== undefined && before.marker === one.marker && before.to === one.from && words[one.from - 1]?.tag === "conj";
}

function hangingWords(reading: Reading, { from, to: own }: ReadClause): string {
  const { clause, words } = reading;
  const more = clause.conditions.filter((one) => one.from > from);
  const later = more.filter((one) => !isJoined(reading, one)).map((one) => one.from);
  const to = Math.max(
    own,
    ...more.filter((one) => isJoined(reading, one) && one.from < Math.min(words.length, ...later)).map((one) => one.to),
  );
  return ownWords(reading, words.slice(from, Math.min(to, ...later)), from >= clause.group.end);
}

/** "is opened by an inspector, by whom the article is photographed if it is damaged" */
function isOfAnother({ further: [next], clause }: Reading, { from }: ReadClause): boolean {
  return next !== undefined && SAYS_MORE.test(next.marker) && next.group.at > clause.group.end && from > next.group.end;
}

/** "if you're the hiring manager", "if you are in sales": who it is, and no condition. */
function saysWho({ words, context }: Reading, { subject, group, to }: ReadClause): boolean {
  if (!group.state || group.base !== "be" || !/^(you|i)$/.test(openingWord(words, subject))) return false;
  if (words[group.end]?.word === "home") return false;
  const from = words[group.end]?.tag === "prep" ? group.end + 1 : group.end;
  const phrase = from < to ? phraseAt(words, from, Math.min(to, runEnd(words, from))) : undefined;
  return phrase !== undefined && (phrase.kind === "actor" || isSomebody(phrase, "decide") || context.you?.phrase === phrase);
}
