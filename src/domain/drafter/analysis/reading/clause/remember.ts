import { isSomebody } from "#domain/drafter/analysis/reading/people.ts";
import { verbatim } from "#domain/drafter/analysis/reading/telling.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { actedOnEnd } from "./acted-on.ts";
import { openingWord, subjectWords } from "./before-deed.ts";
import { peopleIn } from "./named-beside.ts";
import { tailOf } from "./tail.ts";
import type { Reading, ToRead } from "./to-read.ts";

const GETS = /^(get|receive)$/;

/** Those named in some words, who do nothing there. */
export function rememberPeople({ context }: ToRead, words: readonly Word[]) {
  for (const { phrase, plural } of peopleIn(words)) context.remember({ phrase, plural, proper: false }, true);
}

/** Whom and what the next clause may point back to; those who act come before those acted on. */
export function rememberAfterwards(reading: Reading) {
  const { clause, context, doers, words } = reading;
  if (clause.subject) context.teller = doers.teller;
  const asks = /^(what|which|how|whether|where|why)$/.test(clause.marker);
  for (const named of doers.named) context.remember(named, true, !asks);
  context.rememberDeed(clause.group.base, doers.named);
  // "gets a number that is sewn in": what "that" stands for was spoken of already
  const points = words[clause.subject?.from ?? -1]?.tag === "rel";
  // "writes down what the puppy ate": what is written down is no puppy
  const isAsked = /^(?:what|how|whether|why)$/.test(clause.marker);
  for (const named of points || isAsked ? [] : doers.things) context.remember(named, false);
  const opening = openingWord(words, clause.subject);
  if (opening === "it") context.pointed = doers.things[0];
  rememberPeople(reading, tailOf(reading));
  // "what comes ashore" has no name that "it" could stand for
  if (clause.marker === "" && /^(what|whatever)$/.test(opening)) context.speakOfWhat(verbatim(subjectWords(reading)));
  // "we are a district sweep": no thing is spoken of
  const saysWho = clause.group.base === "be" && /^(?:I|we)$/.test(doers.teller ?? "");
  const what = askedFor(reading);
  if (what !== "") context.speakOfWhat(what);
  else if (!saysWho && !staysOnSubject(reading)) rememberActedOn(reading);
}

/** "works out what each member owes": it has no other name. */
function askedFor({ clause: { group, marker }, words, further }: Reading): string {
  const at = /^(?:out|down|up)$/.test(words[group.end]?.word ?? "") ? group.end + 1 : group.end;
  const asked = further.find(
    (one) =>
      one.marker === "what" && one.from === at && one.subject && words[one.subject.from]?.tag !== "pron" && one.subject.from > at,
  );
  return marker === "" && asked ? verbatim(words.slice(at, asked.to)) : "";
}

/** Whether what is told next is rather told of what does or has something than of what is done or had. */
function staysOnSubject({ clause, context, doers, words }: Reading): boolean {
  const { base, end } = clause.group;
  const [topic] = doers.things;
  if (topic && !topic.plural && /^(get|have|be|receive|need)$/.test(base)) return true;
  const hangsOnThing = clause.conditions.some(({ subject }) => subject && !subject.person && words[subject.from]?.tag !== "pron");
  if (!topic && GETS.test(base) && hangsOnThing) return true;
  if (context.pointed && context.pointed === context.thing && GETS.test(base)) return true;
  if (/^(what|how|whether|where|why)$/.test(clause.marker)) return true;
  // "check its condition and put it back": what it is part of is spoken of
  return (
    words[end]?.word === "its" && /^(check|inspect|examine|assess|measure|note|record|log|enter|write|read|weigh)$/.test(base)
  );
}

function rememberActedOn(reading: Reading) {
  const { clause, context, doers, words } = reading;
  const { named, placed } = reading.object;
  // "the address and the fault": "it" is neither
  const after = actedOnEnd(reading);
  const pair = words[after]?.word === "and" && /^(det|poss)$/.test(words[after + 1]?.tag ?? "") && after + 1 < clause.to;
  if (named && !placed && !named.plural && pair) {
    context.thing = undefined;
    return;
  }
  if (named && !(placed && (doers.things.length > 0 || context.thing)))
    context.remember(named, isSomebody(named.phrase, "be", { proper: named.proper }));
  // "enters their names and signs them off": whose they are is spoken of, not they
  if (tailOf(reading)[0]?.word === "their" && !doers.named.some(({ plural }) => plural)) context.remember(context.people, true);
}
