import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { nounFrom } from "#domain/drafter/language/fill.ts";
import { wordTable } from "#domain/word-table.ts";
import type { Context } from "./context.ts";
import { DONE_BY_PEOPLE } from "./people.ts";
import { isProductPointedTo, PRODUCT } from "./product.ts";
import { textOf } from "./rules.ts";
import { runEnd, type Subject } from "./runs.ts";
import { type Named, namedAt } from "./subjects.ts";
import { isForBuilder } from "./tellers.ts";
import type { Teller } from "./telling.ts";
import { type Doers, NONE, sorted } from "./who-is-it.ts";
import { BE, type Word } from "./word.ts";

const TEAM = nounFrom(["team member", "team members"]);
const CUSTOMER = nounFrom(["customer", "customers"]);
/** "Anyone" */
export const PUBLIC = nounFrom(["member of the public", "members of the public"]);
const ON_CALL = nounFrom(["person on call", "people on call"]);

/** "let me see it" is said of whoever says so. */
const TELLERS = wordTable<NonNullable<Teller>>({ i: "I", me: "I", we: "we", us: "we", you: "you" });

/** Who speaks or is spoken to. */
export function toldBy(teller: NonNullable<Teller>, { me, us, you, owner }: Context): Noun {
  const named = { I: me, we: us, you }[teller];
  return named ? asRole(named.phrase.noun) : { I: owner, we: TEAM, you: CUSTOMER }[teller];
}

/** "anyone who doesn't want to cut": what those do otherwise who are spoken of. */
function notDone([who, ...described]: readonly Word[]): readonly string[] {
  const isDenied = described.some(({ word }) => /^(?:not|never)$|^(?:do|does|did|can|could|will|has|have)n't$/.test(word));
  const done = described.flatMap(({ verb, word }) => (verb && !BE.has(word) ? [verb.base] : []));
  return who?.word === "who" && isDenied ? done : [];
}

/** "the guild master's permission, which he gives" */
function ownerOf(words: readonly Word[], { from }: Subject): Named | undefined {
  if (words[from - 1]?.word !== "which") return undefined;
  const owned = words.slice(0, from).findLastIndex(({ word }) => /'s$/.test(word));
  const between = words.slice(owned + 1, from - 1);
  if (owned < 0 || !between.every(({ tag }) => /^(?:adj|noun|comma)$/.test(tag))) return undefined;
  const since = words.slice(0, owned).findLastIndex(({ tag }) => !/^(?:adj|noun|det|poss)$/.test(tag)) + 1;
  const bare = words
    .slice(since, owned + 1)
    .map((one) => ({ ...one, word: one.word.replace(/'s$/, ""), text: one.text.replace(/'s$/, "") }));
  const named = namedAt(bare, 0, bare.length);
  return named?.phrase.kind === "actor" ? named : undefined;
}

/** Whom "I", "they", "everyone" and their like stand for before a deed. */
export function pointedTo(words: readonly Word[], { group, marker }: ReadClause, subject: Subject, context: Context): Doers {
  const { word = "" } = words[subject.from] ?? {};
  const teller = TELLERS[word];
  const isForBuilding = context.builds || (context.isToBuilder && isForBuilder(group));
  if (teller === "you" && !context.you && isForBuilding) return { ...NONE, things: [PRODUCT] };
  if (teller) return { ...NONE, people: [toldBy(teller, context)], teller };
  const but = words.findIndex((one, at) => at > subject.from && at < group.at && /^(but|except)$/.test(one.word));
  if (/^(nobody|anybody|anyone)$/.test(word) && but > 0) {
    const named = namedAt(words, but + 1, runEnd(words, but + 1));
    return named ? sorted([named], group.base, true, context) : NONE;
  }
  const next = words[subject.from + 1]?.word ?? "";
  // "everyone who's a member"
  const kind =
    next === "who" && BE.has(words[subject.from + 2]?.word ?? "")
      ? namedAt(words, subject.from + 3, runEnd(words, subject.from + 3))
      : undefined;
  if (kind?.phrase.kind === "actor" && /^(any|every)(body|one)$/.test(word)) return sorted([kind], group.base, true, context);
  const otherwise = /^(anybody|anyone)$/.test(word) ? notDone(words.slice(subject.from + 1, group.at)) : [];
  if (otherwise.length > 0)
    return sorted([otherwise.map((base) => context.onlyDoerOf(base)).findLast(Boolean)], group.base, true, context);
  if (/^(anybody|anyone)$/.test(word))
    return /^(pay|lose|get|be)$/.test(group.base) && next === "who" ? NONE : { ...NONE, people: [PUBLIC] };
  const known = context.they();
  if (next === "of" && words[subject.from + 2]?.tag !== "pron")
    return sorted([namedAt(words, subject.from + 2, runEnd(words, subject.from + 2))], group.base, true, context);
  if (word === "one" && subject.to === subject.from + 1) return sorted([known], group.base, false, context);
  if (/^(everybody|everyone|those|others|these)$/.test(word)) {
    // "everyone with a reservation": those, and nobody who was named before
    if (/^(?:with|without|from|in|at|whose)$/.test(next)) return NONE;
    if (/\bon (?:call|duty)\b/.test(textOf(words.slice(subject.to, group.at)))) return { ...NONE, people: [ON_CALL] };
    // "everybody can see the map": nobody in particular, unless its own sentence names them
    const isAnybody = /^every/.test(word) && subject.from + 1 === group.at;
    if (isAnybody && context.named[0] && !context.isNamedHere(subject.from)) return NONE;
    // nobody says who that is
    return (word === "those" && next === "who") || word === "others" || !known
      ? NONE
      : sorted([known], group.base, true, context);
  }
  if (/^(somebody|someone)$/.test(word))
    return DONE_BY_PEOPLE.has(group.base) || next === "who" ? { ...NONE, people: [CUSTOMER] } : NONE;
  if (/^(he|she)$/.test(word))
    return sorted([ownerOf(words, subject) ?? context.doing(word, subject.from, marker === "")], group.base, true, context);
  // "I want her to enter it"
  if (/^(him|her)$/.test(word))
    return sorted([context.doing(word === "him" ? "he" : "she", subject.from, true)], group.base, true, context);
  if (/^(they|them)$/.test(word)) return sorted(context.doingAll(subject.from), group.base, false, context);
  if (word !== "it") return NONE;
  const body = DONE_BY_PEOPLE.has(group.base) ? context.bodyBefore(subject.from) : undefined;
  if (body) return sorted([body], group.base, true, context);
  const isActive = !group.passive && !group.state && group.form !== "past";
  if (isActive && isProductPointedTo(group, words[group.end], context.thing)) return { ...NONE, things: [PRODUCT] };
  const found = sorted([context.thing], group.base, false, context);
  return found.named.every(({ phrase }) => phrase.kind === "actor") ? found : { ...NONE, things: found.named };
}
