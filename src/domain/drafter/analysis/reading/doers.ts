import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { THING_WORDS } from "#domain/drafter/analysis/lexicon/thing-words.ts";
import { nounFrom } from "#domain/drafter/language/fill.ts";
import { isPlural, singular } from "#domain/drafter/language/words.ts";
import type { Context } from "./context.ts";
import { describedDoer } from "./described.ts";
import { DONE_BY_THINGS } from "./people.ts";
import { pointedTo, toldBy } from "./pointed-to.ts";
import { textOf } from "./rules.ts";
import { runEnd } from "./runs.ts";
import { type Named, namedAt, namedBefore, namedFrom, subjectsNamed } from "./subjects.ts";
import { type Doers, NONE, sorted } from "./who-is-it.ts";
import type { Word } from "./word.ts";

/** "Messages between doctor and patient", "changes of the plan": a name, and nobody's deed. */
const NAMES_THINGS = /^(?:between|of|about|per)$/;

export function doersOf(words: readonly Word[], clause: ReadClause, context: Context): Doers {
  const { subject, group } = clause;
  const first = subject && words[subject.from];
  if (!subject && context.headed && clause.parent === undefined) return sorted([context.headed], group.base, true, context);
  const helped = /^(aux|modal)$/.test(words[group.at]?.tag ?? "");
  if (!subject && helped && context.teller === undefined) return sorted([context.doer], group.base, true, context);
  if (!subject && group.form === "third" && context.isUnderThing) return NONE;
  if (!subject && group.form === "third" && group.at === 0 && NAMES_THINGS.test(words[group.end]?.word ?? "")) return NONE;
  if (!subject && group.form === "third") return sorted([context.doer ?? context.person], group.base, true, context);
  if (!subject && group.form === "base" && context.asked) return sorted([context.asked], group.base, true, context);
  if (!subject && group.form === "base" && context.teller === "you")
    return { ...NONE, people: [toldBy("you", context)], teller: "you" };
  if (!subject || !first) return NONE;
  if (/^(what|how|where|why|whether)$/.test(first.word)) return NONE;
  // "Ada glazes, Bram fires, and I do the rest"
  const isSpeaker = /^(i|we|you)$/.test(words[subject.to - 1]?.word ?? "") && subject.to - subject.from > 2;
  if (isSpeaker && words.slice(subject.from, subject.to).some(({ tag }) => tag === "verb"))
    return doersOf(words, { ...clause, subject: { ...subject, from: subject.to - 1 } }, context);
  // "the deputy and I"
  if (isSpeaker && words[subject.to - 2]?.tag === "conj") {
    const others = doersOf(words, { ...clause, subject: { ...subject, to: subject.to - 2 } }, context);
    const teller = words[subject.to - 1]?.word.replace("i", "I") as "I" | "we" | "you";
    return { ...others, people: [...others.people, toldBy(teller, context)] };
  }
  if (first.tag === "rel" || /^(who|which|that)$/.test(first.word)) {
    // "I'm the one who has to find six people"
    const { parent } = clause;
    if (/^ones?$/.test(words[subject.from - 1]?.word ?? "") && parent?.group.base === "be" && parent.subject)
      return doersOf(words, { ...clause, subject: parent.subject, parent: undefined }, context);
    // "it's he who decides"
    const pointed = words[subject.from - 1]?.word ?? "";
    if (/^(he|she|they)$/.test(pointed))
      return sorted([pointed === "they" ? context.they() : context.one()], group.base, true, context);
    const before = clause.parent?.group.end ?? 0;
    // "note who picks them up": nobody knows yet
    if (first.word === "who" && before === subject.from) return NONE;
    const nearest = namedBefore(words, subject.from, false, before < subject.from ? before : 0);
    // "the registrar is called, who decides"
    const apart = clause.parent?.group.passive && words[subject.from - 1]?.tag === "comma" ? clause.parent : undefined;
    if (!nearest && apart && first.word === "who")
      return doersOf(words, { ...clause, subject: apart.subject, parent: undefined }, context);
    const named = nearest && (context.called(nearest) ?? nearest);
    const inner = named && ofWhom(words, subject.from);
    if (!named) return NONE;
    // "another company, which shows its own map"
    const isAnother = words.slice(0, subject.from).findLast(({ tag }) => tag === "det")?.word === "another";
    if (isAnother && isBody(named.phrase.noun.head)) return NONE;
    // "a login that reads": what only people do makes nobody of a thing here
    const doers = sorted([named], first.word === "who" ? group.base : "be", first.word === "who", context);
    // "the first on the list, who"
    if (first.word === "who" && doers.people.length === 0 && !inner && !named.proper)
      return sorted([context.they()], group.base, true, context);
    return doers.people.length === 0 && inner
      ? sorted([inner], first.word === "who" ? group.base : "be", first.word === "who", context)
      : doers;
  }
  const inner = words[subject.to - 1];
  const described = describedDoer(words, clause, subject, context);
  const isMany = /^(people|persons|ones)$/.test(inner?.word ?? "");
  if (described) return { ...NONE, people: [described], named: [{ ...namedFrom(described), plural: isMany }] };
  // "drivers of ours"
  if (/^(ours|yours|theirs|mine)$/.test(inner?.word ?? "") && subject.to > subject.from + 2)
    return doersOf(words, { ...clause, subject: { ...subject, to: subject.to - 2 } }, context);
  if (inner?.tag === "pron" && words[subject.to - 2]?.word === "of")
    return inner.word === "us"
      ? { ...NONE, people: [toldBy("we", context)], teller: "we" }
      : sorted(amongThem(first.word, subject.from, context), group.base, false, context);
  // "he or his mate"
  const isWithOther = words[subject.from + 1]?.tag === "conj" && subject.to > subject.from + 2;
  const isOther = words[subject.from + 2]?.tag !== "pron" || words[subject.from + 3]?.word === "of";
  if (isWithOther && /^(he|she|they|i|we)$/.test(first.word) && isOther) {
    const [one, other] = [{ to: subject.from + 1 }, { from: subject.from + 2 }].map((part) =>
      doersOf(words, { ...clause, subject: { ...subject, ...part } }, context),
    );
    return {
      ...NONE,
      people: [...(one?.people ?? []), ...(other?.people ?? [])],
      named: [...(one?.named ?? []), ...(other?.named ?? [])],
    };
  }
  const others = first.word === "others" ? othersThan(subject.from, context) : undefined;
  if (others) return sorted([others], group.base, true, context);
  if (first.tag === "pron") return pointedTo(words, clause, subject, context);
  if (/^(both|all|each|either)$/.test(first.word) && subject.to === subject.from + 1) {
    return sorted(amongThem(first.word, subject.from, context), group.base, true, context);
  }
  // "one bakes the tiers, another decorates them"
  // "a helper hands out the bibs, another counts laps"
  const doer = first.word === "another" ? context.actingBefore(subject.from) : undefined;
  if (doer && subject.to === subject.from + 1) return sorted([doer], group.base, true, context);
  if (
    /^(one|another|some|others)$/.test(first.word) &&
    subject.to === subject.from + 1 &&
    !group.passive &&
    !DONE_BY_THINGS.has(group.base)
  )
    return sorted(context.doingAll(subject.from), group.base, true, context);
  const head = words[subject.to - 1]?.word ?? "";
  if (/^(person|one)$/.test(head) && /^on (?:call|duty|shift)\b/.test(textOf(words.slice(subject.to, group.at))))
    return { ...NONE, people: [nounFrom(["person on duty", "people on duty"])] };
  if (
    /^(that|this|these|those|the|such)$/.test(first.word) &&
    /^(person|people|man|woman|one|ones)$/.test(head) &&
    subject.to === subject.from + 2 &&
    words[subject.to]?.word !== "who"
  )
    return sorted([context.people ?? context.person], group.base, true, context);
  // "other clubs use paper": how it is elsewhere
  const isElsewhere =
    /^(some|other|another|most|many|few)$/.test(first.word) && !/^(aux|modal)$/.test(words[group.at]?.tag ?? "");
  if (isElsewhere && isBody(singular(head))) return NONE;
  // "a facilities report"
  const article = words[subject.to - 2]?.word ?? "";
  if (/^(an?|each|every)$/.test(article) && isPlural(head) && singular(head) !== head) return NONE;
  const who = words.slice(subject.to, group.at).some(({ word }) => word === "who");
  const named = subjectsNamed(words, clause).map((one) => {
    const called = context.called(one);
    if (called) return called;
    const byName = one.proper || (subject.from === 0 && subject.to === 1 && !one.plural && one.phrase.kind === "maybe");
    const full = words[subject.from]?.word === "the" ? context.inFull(one) : one;
    return (byName ? roleOf(words, subject.to) : undefined) ?? full;
  });
  // "School trips without slips"
  const isTitle = group.form === "third" && THING_WORDS.has(group.base) && words[group.end]?.tag === "prep";
  if (isTitle && !isDoneIn(words, group.end, named) && named.every(({ phrase }) => phrase.bare)) return NONE;
  const acts = !group.passive && !group.state && !group.denied && /^(det|poss|pron|num)$/.test(words[group.end]?.tag ?? "");
  // "the accompanist and he"
  const one = words.slice(subject.from, subject.to).findIndex(({ word, tag }) => tag === "pron" && /^(he|she)$/.test(word));
  const other = one > 0 ? context.doing(words[subject.from + one]?.word ?? "", subject.from, false) : undefined;
  const deed = getsWord(words, group) ? "read" : group.base;
  return sorted([...named, other], group.passive ? "be" : deed, who, context, acts);
}

/** "the institute gets a reminder": those who work there read it. */
function getsWord(words: readonly Word[], { base, end }: ReadClause["group"]): boolean {
  const last = words[runEnd(words, end) - 1]?.word ?? "";
  return /^(?:get|receive)$/.test(base) && /^(?:message|reminder|notification|notice|alert|warning|e-?mail|letter)s?$/.test(last);
}

/** "Porter books in a parcel": a role and a deed with its small word, as in notes. */
function isDoneIn(words: readonly Word[], end: number, named: readonly Named[]): boolean {
  const isWith = /^(?:in|out|off|up|over|back|down)$/.test(words[end]?.word ?? "");
  const isThing = /^(?:det|poss|noun)$/.test(words[end + 1]?.tag ?? "");
  return isWith && isThing && named.length === 1 && named.every(({ phrase, plural }) => phrase.kind === "actor" && !plural);
}

/** "you take a stretch, and the others see it": those who are what the one is that acts. */
function othersThan(at: number, context: Context): Named | undefined {
  const one = context.teller === "you" ? context.you : context.actingBefore(at);
  return one && !one.plural ? { ...one, plural: true } : undefined;
}

/** "either of them", "both", "each of them" */
function amongThem(which: string, at: number, context: Context): readonly (Named | undefined)[] {
  const isTwo = /^(both|either)$/.test(which);
  const two = isTwo ? [context.together(at), context.twoBefore(at), context.both()].find((named) => named.length > 1) : undefined;
  const they = context.they();
  return two ?? [they && { ...they, plural: they.plural && !/^(each|one|either)$/.test(which) }];
}

/** "by way of the accounts department, which": the one named last. */
function ofWhom(words: readonly Word[], at: number): Named | undefined {
  const of = words.slice(0, at).findLastIndex(({ word }) => word === "of");
  return of > 0 && words.slice(of, at).every(({ tag, word }) => word === "of" || /^(det|poss|adj|noun|comma)$/.test(tag))
    ? namedAt(words, of + 1, at - (words[at - 1]?.tag === "comma" ? 1 : 0))
    : undefined;
}

/** "Kayla in the office", "Marion, our dispatcher,": who somebody is that is told by name. */
function roleOf(words: readonly Word[], at: number): Named | undefined {
  if (words[at]?.tag !== "comma" && !/^(in|from)$/.test(words[at]?.word ?? "")) return undefined;
  if (!/^(det|poss)$/.test(words[at + 1]?.tag ?? "")) return undefined;
  const end = runEnd(words, at + 1);
  return end > at + 1 ? namedAt(words, at + 1, end) : undefined;
}
