import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { THING_WORDS } from "#domain/drafter/analysis/lexicon/thing-words.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { nounFrom } from "#domain/drafter/language/fill.ts";
import { isPlural, singular } from "#domain/drafter/language/words.ts";
import type { Context } from "./context.ts";
import { DONE_BY_PEOPLE, DONE_BY_THINGS, isHouseNamed, isSomebody, phraseAt } from "./people.ts";
import { textOf } from "./rules.ts";
import { runEnd } from "./runs.ts";
import { type Named, namedAt, namedBefore, subjectsNamed } from "./subjects.ts";
import type { Teller } from "./telling.ts";
import type { Word } from "./word.ts";

/** Who a clause is about: people, or a thing, or nobody; `teller` where it says "I", "we" or "you". */
export type Doers = { people: Noun[]; named: Named[]; things: Named[]; teller: Teller };

const TEAM = nounFrom(["team member", "team members"]);
const CUSTOMER = nounFrom(["customer", "customers"]);
const PUBLIC = nounFrom(["member of the public", "members of the public"]);
const ON_CALL = nounFrom(["person on call", "people on call"]);

export function doersOf(words: readonly Word[], clause: ReadClause, context: Context): Doers {
  const { subject, group } = clause;
  const none: Doers = { people: [], named: [], things: [], teller: undefined };
  const first = subject && words[subject.from];
  if (!subject && context.headed && clause.parent === undefined) return sorted([context.headed], group.base, true, context);
  const helped = /^(aux|modal)$/.test(words[group.at]?.tag ?? "");
  if (!subject && helped && context.teller === undefined) return sorted([context.doer], group.base, true, context);
  if (!subject && group.form === "third") return sorted([context.doer ?? context.person], group.base, true, context);
  if (!subject && group.form === "base" && context.asked) return sorted([context.asked], group.base, true, context);
  if (!subject && group.form === "base" && context.teller === "you")
    return { ...none, people: [context.you ? asRole(context.you.phrase.noun) : CUSTOMER], teller: "you" };
  if (!subject || !first) return none;
  if (/^(what|how|where|why|whether)$/.test(first.word)) return none;
  // "Ada glazes, Bram fires, and I do the rest"
  const isSpeaker = /^(i|we|you)$/.test(words[subject.to - 1]?.word ?? "") && subject.to - subject.from > 2;
  if (isSpeaker && words.slice(subject.from, subject.to).some(({ tag }) => tag === "verb"))
    return doersOf(words, { ...clause, subject: { ...subject, from: subject.to - 1 } }, context);
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
    const nearest = namedBefore(words, subject.from, false, before < subject.from ? before : 0);
    const named = nearest && (context.called(nearest) ?? nearest);
    const inner = named && ofWhom(words, subject.from);
    if (!named) return none;
    const doers = sorted([named], group.base, first.word === "who", context);
    // "the first on the list, who"
    if (first.word === "who" && doers.people.length === 0 && !inner && !named.proper)
      return sorted([context.they()], group.base, true, context);
    return doers.people.length === 0 && inner ? sorted([inner], group.base, first.word === "who", context) : doers;
  }
  if (first.tag === "pron") {
    if (first.word === "i")
      return { ...none, people: [context.me ? asRole(context.me.phrase.noun) : context.owner], teller: "I" };
    if (first.word === "we") return { ...none, people: [context.us ? asRole(context.us.phrase.noun) : TEAM], teller: "we" };
    if (first.word === "you")
      return { ...none, people: [context.you ? asRole(context.you.phrase.noun) : CUSTOMER], teller: "you" };
    const but = words.findIndex(({ word }, at) => at > subject.from && at < group.at && /^(but|except)$/.test(word));
    if (/^(nobody|anybody|anyone)$/.test(first.word) && but > 0) {
      const named = namedAt(words, but + 1, runEnd(words, but + 1));
      return named ? sorted([named], group.base, true, context) : none;
    }
    if (/^(anybody|anyone)$/.test(first.word))
      return /^(pay|lose|get|be)$/.test(group.base) && words[subject.from + 1]?.word === "who"
        ? none
        : { ...none, people: [PUBLIC] };
    const known = context.they();
    const of = words[subject.from + 1]?.word === "of" && words[subject.from + 2]?.tag !== "pron";
    if (of) return sorted([namedAt(words, subject.from + 2, runEnd(words, subject.from + 2))], group.base, true, context);
    if (first.word === "one" && subject.to === subject.from + 1) return sorted([known], group.base, false, context);
    if (/^(everybody|everyone|whoever|those|others|these)$/.test(first.word)) {
      const onCall = /\bon (?:call|duty)\b/.test(
        words
          .slice(subject.to, group.at)
          .map(({ word }) => word)
          .join(" "),
      );
      if (onCall) return { ...none, people: [ON_CALL] };
      // nobody says who that is
      const isAnother = /^those$/.test(first.word) && words[subject.from + 1]?.word === "who";
      if (isAnother || /^(whoever|others)$/.test(first.word)) return none;
      return known ? sorted([known], group.base, true, context) : none;
    }
    if (/^(somebody|someone)$/.test(first.word)) return DONE_BY_PEOPLE.has(group.base) ? { ...none, people: [CUSTOMER] } : none;
    if (/^(he|she)$/.test(first.word))
      return sorted([context.doing(first.word, subject.from, clause.marker === "")], group.base, true, context);
    if (/^(they|them)$/.test(first.word)) return sorted(context.doingAll(subject.from), group.base, false, context);
    if (first.word === "it") {
      const found = sorted([context.thing], group.base, false, context);
      return found.named.every(({ phrase }) => phrase.kind === "actor") ? found : { ...none, things: found.named };
    }
    return none;
  }
  if (/^(both|all|each|either)$/.test(first.word) && subject.to === subject.from + 1)
    return sorted([context.they()], group.base, true, context);
  // "one bakes the tiers, another decorates them"
  if (
    /^(one|another|some|others)$/.test(first.word) &&
    subject.to === subject.from + 1 &&
    !group.passive &&
    !DONE_BY_THINGS.has(group.base)
  )
    return sorted(context.doingAll(subject.from), group.base, true, context);
  const head = words[subject.to - 1]?.word ?? "";
  if (/^(person|one)$/.test(head) && /^on (?:call|duty|shift)\b/.test(textOf(words.slice(subject.to, group.at))))
    return { ...none, people: [nounFrom(["person on duty", "people on duty"])] };
  if (
    /^(that|this|these|those|the|such)$/.test(first.word) &&
    /^(person|people|man|woman|one|ones)$/.test(head) &&
    subject.to === subject.from + 2 &&
    words[subject.to]?.word !== "who"
  )
    return sorted([context.people ?? context.person], group.base, true, context);
  // "other clubs use paper": how it is elsewhere
  const others = /^(some|other|most|many|few)$/.test(first.word) && !/^(aux|modal)$/.test(words[group.at]?.tag ?? "");
  if (others && isBody(singular(head))) return none;
  const inner = words[subject.to - 1];
  if (inner?.tag === "pron" && words[subject.to - 2]?.word === "of")
    return inner.word === "us" ? { ...none, people: [TEAM], teller: "we" } : sorted([context.they()], group.base, false, context);
  // "a facilities report"
  const article = words[subject.to - 2]?.word ?? "";
  if (/^(an?|each|every)$/.test(article) && isPlural(head) && singular(head) !== head) return none;
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
  if (isTitle && named.every(({ phrase }) => phrase.bare)) return none;
  const acts = !group.passive && !group.state && !group.denied && /^(det|poss|pron|num)$/.test(words[group.end]?.tag ?? "");
  return sorted(named, group.passive ? "be" : group.base, who, context, acts);
}

function sorted(found: readonly (Named | undefined)[], verb: string, who: boolean, context: Context, acts = false): Doers {
  const named = found.filter((one) => one !== undefined && !isNameless(one)).filter((one) => one !== undefined);
  // "Windchest replaces the folder": a name, and nobody's
  const isName = ({ phrase, plural }: Named) => phrase.bare && phrase.kind === "maybe" && !plural && !isHouseNamed(phrase);
  const isPerson = (one: Named) =>
    !isName(one) &&
    ((!one.proper && context.isKnown(one.phrase)) || isSomebody(one.phrase, verb, { proper: one.proper, who, acts }));
  return {
    people: named.filter(isPerson).map(({ phrase }) => asRole(phrase.noun)),
    named: named.filter(isPerson),
    things: named.filter((one) => !isPerson(one)),
    teller: undefined,
  };
}

/** "one woman who knows where they are": somebody, and no role that anybody else could have. */
function isNameless({ phrase: { noun, said }, plural }: Named): boolean {
  return (
    !plural && /^one /.test(said) && /^(woman|man|guy|lady|gentleman|girl|boy|bloke|chap|fellow|person)$/.test(noun.singular)
  );
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

export type Agent = { named: Named; from: number; to: number };

/** "by the rider at collection and by the nurse at delivery" */
export function agentsOf(words: readonly Word[], { group, to: end }: ReadClause, until = end, context?: Context): Agent[] {
  const found: Agent[] = [];
  const to = Math.min(end, until);
  for (let at = group.end; at < to; at += 1) {
    if (words[at]?.word !== "by") continue;
    const meant = /^(them|him|her)$/.test(words[at + 1]?.word ?? "")
      ? words[at + 1]?.word === "them"
        ? context?.they()
        : context?.doing(words[at + 1]?.word === "him" ? "he" : "she", at, true)
      : undefined;
    if (meant && words[at + 2]?.tag !== "noun") {
      found.push({ named: meant, from: at, to: at + 2 });
      continue;
    }
    const phrase = phraseAt(words, at + 1);
    const proper = words[at + 1]?.proper;
    const named = phrase && isSomebody(phrase, "decide", { proper });
    const definite = phrase?.kind === "maybe" && /^(the|our|a|an|my)$/.test(words[at + 1]?.word ?? "");
    if (/^(outside|external|independent|third-party)$/.test(words[at + 2]?.word ?? "")) continue;
    const many = phrase?.kind === "maybe" && isPlural(words[runEnd(words, at + 1) - 1]?.word ?? "");
    const acting = many && DONE_BY_PEOPLE.has(group.base);
    if (!phrase || (!definite && !acting && (!named || phrase.kind === "maybe"))) continue;
    const past1 = runEnd(words, at + 1);
    const other = words[past1]?.word === "and" ? phraseAt(words, past1 + 1) : undefined;
    const both = other !== undefined && isSomebody(other, "decide");
    const past = both ? runEnd(words, past1 + 1) : past1;
    for (const each of both ? [phrase, other] : [phrase])
      found.push({ named: { phrase: each, plural: false, proper: false }, from: at, to: past });
  }
  return found;
}
