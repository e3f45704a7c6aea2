import { isActorWord, PRODUCT_WORDS } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { runEnd } from "#domain/drafter/analysis/reading/runs.ts";
import { skipAdverbs } from "#domain/drafter/analysis/reading/verb-group.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { costOfNoun, deedIn, isMany } from "./costs.ts";
import { deedSteps } from "./deed-steps.ts";
import { isAsking, subordinatorAt } from "./markers.ts";
import { isOfDoer, MAIN, openCost, type State } from "./state.ts";

const TIME =
  /^(minute|hour|day|night|morning|evening|afternoon|week|weekend|month|quarter|year|season|time|spring|summer|autumn|winter|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)s?$/;
/** "each first Monday of the month" */
const LONGEST_TIME = 6;
const GIVES =
  /^(give|send|tell|show|offer|pay|lend|hand|bring|write|grant|teach|charge|award|ask|assign|issue|refund|owe|allot|lead|read|serve|sell|text|wish|promise|deny|cost|call|name|hang|take|save|forward)$/;

const SAYS =
  /^(say|think|believe|know|hope|mean|suppose|find|decide|see|feel|guess|promise|agree|confirm|ensure|wish|want|tell)$/;

/** Every way to read one word more. */
export function steps(words: readonly Word[], state: State): State[] {
  const word = words[state.at];
  if (!word) return [];
  if (word.tag === "break") return [broken(state, word.word === ":" ? 0.1 : 0.4), ...besides(words, state)];
  if (word.tag === "comma") return [joined(state, ","), ...aside(words, state)];
  const found: State[] = [go(state, 3)];
  if (word.tag === "conj" && /^(and|or|but|&|plus|nor|yet|so)$/.test(word.word) && words[state.at + 1]?.word !== "that")
    found.push(joined(state, "and"));
  if (/^(conj|prep|adv|rel)$/.test(word.tag)) found.push(...hanging(words, state));
  if (word.tag === "adv" || word.word === "then") found.push(go(state, 0));
  if (word.word === "there" && /^(aux|modal)$/.test(words[state.at + 1]?.tag ?? ""))
    found.push(...named({ ...word, tag: "pron" }, words, state));
  if (word.tag === "prep" || word.tag === "to") found.push(...placing(words, state));
  if (/^(det|poss|num|adj|noun|verb|pron)$/.test(word.tag)) found.push(...naming(words, state));
  found.push(...deedSteps(words, state));
  return found;
}

export function go(state: State, cost: number, change: Partial<State> = {}): State {
  return { ...state, at: state.at + 1, cost: state.cost + cost, ...change };
}

/** "Faults — a cipher, a dead note — | are reported" */
function besides(words: readonly Word[], state: State): State[] {
  const end = words[state.at]?.word === "—" ? words.findIndex(({ word }, at) => at > state.at && word === "—") : -1;
  return end > 0 && state.phrase === "closed" ? [{ ...state, at: end + 1, cost: state.cost + 0.3 }] : [];
}

/** "Rent, currently 38 pounds a year, | is collected" */
function aside(words: readonly Word[], state: State): State[] {
  const top = state.frames.at(-1);
  if (!top?.subject || top.deed || state.phrase !== "closed" || state.join !== "") return [];
  const end = words.findIndex(({ tag }, at) => at > state.at && /^(comma|break)$/.test(tag));
  const short = end > 0 && end < state.at + 9 && words[end]?.tag === "comma";
  return short ? [{ ...state, at: end + 1, cost: state.cost + 2.6 }] : [];
}

function broken(state: State, share: number): State {
  const cost = openCost(state.frames, false) * share;
  return go(state, cost, { frames: [MAIN(state.at + 1)], phrase: "none", placed: false, join: "", listing: false });
}

function joined(state: State, join: "," | "and"): State {
  const cost = state.phrase === "open" ? 1 : 0;
  return go(state, cost, { join, joinedAt: state.join === "" ? state.at : state.joinedAt, commas: state.commas || join === "," });
}

/** "when", "who", "what": a clause of its own begins. */
function hanging(words: readonly Word[], state: State): State[] {
  const word = words[state.at];
  const top = state.frames.at(-1);
  if (!word || !top) return [];
  const sub = subordinatorAt(words, state.at);
  const from = state.at;
  const blank = { phrase: "none", placed: false, join: "", commas: false, listing: false } as const;
  if (sub) {
    const leading = top.kind === "main" && !top.deed && !top.subject;
    const frame = { ...MAIN(from), kind: "sub" as const, marker: sub.marker, leading };
    const change = { ...blank, at: from + sub.length };
    // "enters readings and, when ...": no list ends so
    const unended = state.listing && state.join !== "" ? 0.9 : 0;
    const found = [
      go(state, unended + 0.2 + (top.subject && !top.deed ? 0.8 : 0), { ...change, frames: [...state.frames, frame] }),
    ];
    // a new statement, or "sends the invoice and, | when a lease runs out, writes"
    if (top.deed && state.join !== "" && state.commas)
      found.push(
        go(state, unended + 0.5, { ...change, frames: [MAIN(from), { ...frame, leading: true }] }),
        go(state, unended + 0.3, { ...change, frames: [...state.frames, { ...frame, leading: true }] }),
      );
    if (top.deed && state.join !== "" && top.kind === "sub" && top.leading)
      found.push(go(state, 0.5, { ...change, frames: [...state.frames.slice(0, -1), { ...frame, leading: true }] }));
    return found;
  }
  if (!isAsking(word)) return [];
  const kind = /^(who|which|that|whom|whose|where)$/.test(word.word) ? ("rel" as const) : ("asked" as const);
  // "the registrar is called, who decides"
  const isCalled = word.word === "who" && top.deed?.group.passive === true;
  const frame = { ...MAIN(from), kind, marker: word.word, aside: state.join === "," && (state.phrase === "closed" || isCalled) };
  const found = [go(state, 0.2, { ...blank, frames: [...state.frames, frame] })];
  // "sees which table | a dish goes to"
  const asksFor = /^(which|what|whose)$/.test(word.word) && /^(noun|adj)$/.test(words[from + 1]?.tag ?? "");
  const named = asksFor ? runEnd(words, from + 1) : 0;
  const cost = words.slice(from + 1, named).reduce((sum, one) => sum + costOfNoun(one), 0.3);
  if (named > from + 1 && named <= from + 4)
    found.push(go(state, cost, { ...blank, at: named, frames: [...state.frames, { ...frame, kind: "asked" }] }));
  // "What happens then | is"
  if (top.kind === "main" && !top.deed && !top.subject && /^(what|who|how|where|whether)$/.test(word.word))
    found.push(go(state, 0.3, { ...blank, frames: [withSubject(state, from), frame] }));
  return found;
}

function placing(words: readonly Word[], state: State): State[] {
  const word = words[state.at];
  if (word?.word === "of" && state.phrase !== "none" && state.join === "") return [go(state, 0, { phrase: "open", joins: "of" })];
  const stays = state.join !== "" && /^(noun|num|adj|adv|pron)$/.test(words[state.joinedAt - 1]?.tag ?? "");
  const more = (state.phrase === "open" ? 0.4 : 0) + (stays && state.join === "and" ? 0.2 : 0);
  const found = [go(state, 0.1 + more, PLACED)];
  // "and | on the day they check in"
  if (stays && state.frames[0]?.deed)
    found.push(go(state, state.commas ? 0.25 : 0.5, { ...PLACED, frames: [MAIN(state.joinedAt)], listing: false }));
  return found;
}

const PLACED = { phrase: "none", placed: true, join: "", commas: false, joins: "" } as const;

/** A name goes on, or one begins. */
function naming(words: readonly Word[], state: State): State[] {
  const word = words[state.at];
  if (!word) return [];
  const before = word.tag === "adj" && word.verb ? named({ ...word, verb: undefined }, words, state) : [];
  return [...before, ...named(word, words, state)];
}

function named(word: Word, words: readonly Word[], state: State): State[] {
  const top = state.frames.at(-1);
  if (!top) return [];
  const nominal = /^(noun|verb|pron)$/.test(word.tag) || (word.tag === "adj" && word.verb !== undefined);
  const found: State[] = [];
  const lone =
    word.tag === "num" ||
    /^(all|both|each|some|this|these|those|most|many|half|another|any|few|several|more|that)$/.test(word.word);
  // "of more | than 10 days"
  const compares = words[state.at + 1]?.word === "than";
  const phrase = nominal || (lone && !compares) ? "closed" : "open";
  const going = word.verb?.form === "ing" && state.phrase === "open" ? 0.4 : 0;
  const cost = word.tag === "pron" || !nominal ? 0 : costOfNoun(word) - going;
  const last = words[state.at - 1];
  const adjacent = state.join === "" && state.phrase === "closed";
  const fresh = state.join === "" && state.phrase === "none";
  const subjectOpen = top.subject !== undefined && !top.deed && !state.placed;
  const extended = (listed = top.subject?.listed ?? false) =>
    subjectOpen && top.subject
      ? [...state.frames.slice(0, -1), { ...top, subject: { ...top.subject, to: state.at + 1, listed } }]
      : state.frames;
  const goOn = { phrase, joins: "", join: "", commas: false } as const;
  // the name goes on
  if (state.join === "" && state.phrase === "open" && word.tag !== "pron")
    found.push(go(state, cost + (/^(det|poss)$/.test(word.tag) ? 0.3 : 0), { ...goOn, frames: extended() }));
  if (state.phrase === "open" && state.joins === "of" && word.tag === "pron" && state.join === "")
    found.push(go(state, 0, { ...goOn, frames: extended() }));
  if (adjacent && /^(noun|verb|adj|num)$/.test(word.tag) && (last?.tag !== "pron" || word.tag === "num")) {
    // "last month | two tuners"
    const counted = word.tag === "num" && TIME.test(last?.word ?? "") && subjectOpen ? 1.5 : 0;
    const many = counted + (isMany(last) ? 1.3 : last?.tag === "num" || last?.tag === "det" ? 0 : 0.25);
    const post = word.tag === "adj" && !word.verb ? 1.2 : 0;
    found.push(go(state, cost + many + post, { ...goOn, frames: extended() }));
  }
  // one thing more after the deed
  if (top.deed && adjacent && word.tag !== "verb" && (word.tag !== "noun" || last?.tag === "pron" || word.proper)) {
    const time = TIME.test(words[state.at + 1]?.word ?? "") || TIME.test(words[state.at + 2]?.word ?? "");
    const gives = GIVES.test(top.deed.group.base) && !state.placed;
    // "before it | leaves"
    const isDone =
      last?.tag === "pron" &&
      word.verb?.form === "third" &&
      /^(?:before|after|until|since)$/.test(words[state.at - 2]?.word ?? "");
    const extra = time || /^(each|every|once|twice)$/.test(word.word) ? 0.3 : isDone ? 3 : gives ? 0.4 : 1.8;
    found.push(go(state, cost + extra + subjectOnly(word), { ...goOn, phraseFrom: state.at, placed: false }));
  }
  // what it is done to, or where
  if (fresh && (top.deed || state.placed))
    found.push(go(state, cost + (state.placed ? 0 : subjectOnly(word)), { ...goOn, phraseFrom: state.at }));
  // "is wrong"
  if (fresh && top.deed && word.tag === "adj" && !word.verb)
    found.push(go(state, 0.1, { ...goOn, phrase: "closed", phraseFrom: state.at }));
  // one more of a list
  if (state.join !== "" && state.phrase !== "none" && (top.deed || top.subject || state.placed)) {
    const and = state.join === "and";
    const pair = and && state.commas && !state.listing && !subjectOpen ? 0.5 : 0;
    const more = pair + (subjectOpen ? (and ? 0.2 : 0.8) : and ? 0.3 : 0.6);
    const beforeJoint = words.slice(0, state.joinedAt).findLast(({ tag }) => tag !== "adv");
    const after = beforeJoint?.tag === "pron" && nominal && !subjectOpen ? 0.8 : 0;
    // "there's none by the sawmill, and it", "nobody under 16 walks, and every guest": not named together
    const isOnly = last?.word === "only" && /^(?:det|poss)$/.test(word.tag);
    const isApart =
      word.word === "it" ||
      (and && word.word === "they") ||
      (and && state.commas && (isOnly || /^(?:each|every)$/.test(word.word)));
    const alone = isApart && subjectOpen ? 2 : 0;
    const ownSubject = (word.tag === "pron" && !subjectOpen ? 0.5 + subjectOnly(word) : 0) + ownClause(words, state, subjectOpen);
    const beyond = !and && top.deed && isOfDoer(words, state, state.frames.length - 1) ? 1.2 : 0;
    // "books visits, groups them": no further thing
    const acts = deedIn(word)?.form === "third" && /^(?:it|them|him|us|me)$/.test(words[state.at + 1]?.word ?? "") ? 2.5 : 0;
    const odd = ownSubject + after + alone + beyond + acts;
    found.push(go(state, cost + more + odd, { ...goOn, phraseFrom: state.at, frames: extended(true), listing: !and, joins: "" }));
  }
  for (const begun of beginnings(words, state, word))
    found.push(
      go(begun, cost + (/^(him|them|me|us)$/.test(word.word) ? 4 : 0), {
        ...goOn,
        phraseFrom: state.at,
        placed: false,
        listing: false,
        takenUp: false,
        frames: begun.takenUp ? begun.frames : [...begun.frames.slice(0, -1), withSubject(begun, state.at)],
      }),
    );
  // "whatever | turns up"
  if (/^(whatever|whoever|whichever)$/.test(word.word))
    for (const taken of [...found])
      if (taken.at === state.at + 1 && taken.phrase === "closed")
        found.push({
          ...taken,
          frames: [
            ...taken.frames,
            { ...withSubject({ ...state, frames: [MAIN(state.at)] }, state.at), kind: "rel", marker: "that" },
          ],
        });
  return found;
}

function withSubject(state: State, at: number) {
  const top = state.frames.at(-1) ?? MAIN(at);
  return { ...top, subject: { from: at, to: at + 1, listed: false } };
}

/** "because there is no signal in the dip, and | it sends the counts" */
function ownClause(words: readonly Word[], { at, commas }: State, subjectOpen: boolean): number {
  const goesOn = subjectOpen && commas && /^(it|he|she|they|we|i|you)$/.test(words[at]?.word ?? "");
  return goesOn || isOwnClause(words, at) ? 1.2 : 0;
}

const PARTICLE = /^(over|out|up|off|down|back|away|in|on)$/;
/** What always stands before a name that is not whoever acts. */
const BEFORE_NAME = /^(than|of|with|from|to|by|for|at|into|onto|between|during|per)$/;

/** "take a photo and | the app stores the place": whoever is named does something to something. */
function isOwnClause(words: readonly Word[], at: number): boolean {
  if (!/^(det|poss)$/.test(words[at]?.tag ?? "")) return false;
  const verb = words.findIndex((one, index) => index > at + 1 && one.verb?.form === "third" && one.verb.known);
  const between = words.slice(at + 1, verb);
  const behind = words[skipAdverbs(words, PARTICLE.test(words[verb + 1]?.word ?? "") ? verb + 2 : verb + 1)];
  return (
    verb > 0 &&
    between.length <= 3 &&
    between.some(({ tag }) => tag === "noun") &&
    between.every(({ tag }) => /^(noun|adj|adv)$/.test(tag)) &&
    (/^(det|poss|pron|rel)$/.test(behind?.tag ?? "") || behind?.word === "whether")
  );
}

const subjectOnly = (word: Word) => (/^(i|we|he|she|they)$/.test(word.word) ? 3 : 0);

/** The readings in which somebody or something new is spoken of from here on. */
function beginnings(words: readonly Word[], state: State, word: Word): State[] {
  const top = state.frames.at(-1);
  if (!top) return [];
  const found: State[] = [];
  const add = (cost: number, frames: State["frames"]) => found.push({ ...state, cost: state.cost + cost, frames });
  const definite = /^(det|poss|pron)$/.test(word.tag) || word.proper === true;
  const unended = state.listing ? 0.9 : 0;
  if (state.join === "" && top.deed && BEFORE_NAME.test(words[state.at - 1]?.word ?? "")) return [];
  if (!top.deed && !top.subject && state.join === "") {
    const past = state.placed ? (state.phrase === "none" ? 9 : definite ? 0.2 : 0.9) : 0;
    if (past < 9) add(past, state.frames);
  }
  if (!top.deed && !top.subject && state.join !== "" && state.frames.length === 1) add(state.placed ? 0.1 : 0.2, state.frames);
  // "the buyers, some of them here, | they"
  if (!top.deed && top.subject && top.kind === "main" && word.tag === "pron" && state.join === "," && state.phrase === "closed")
    found.push({ ...state, cost: state.cost + 2, takenUp: true });
  // "each spring | the members"
  if (!top.deed && top.subject && definite && top.kind === "main") {
    const time = words
      .slice(Math.max(top.subject.from, top.subject.to - LONGEST_TIME), top.subject.to)
      .some((one) => TIME.test(one.word));
    if (state.phrase === "closed" && !state.placed) add(time ? 0.3 : 3.5, state.frames);
  }
  // "Nobody under 18, | ID is checked", "no cash, and | the app sends a receipt"
  if (top.kind === "main" && !top.deed && top.subject && state.commas && state.deeds === undefined) {
    const isBan = state.join === "and" && words[top.subject.from]?.word === "no";
    if (state.join === "," || isBan) add((isBan ? 0.9 : 1.4) + unended, [MAIN(state.joinedAt)]);
  }
  if (
    top.kind === "main" &&
    !top.deed &&
    top.subject &&
    !definite &&
    state.phrase === "closed" &&
    TIME.test(words[top.subject.to - 1]?.word ?? "")
  )
    add(word.tag === "num" ? 0.2 : 0.6, state.frames);
  // "if the crate is lighter than what was ordered, | the app"
  const led = state.frames.findLastIndex(({ kind, leading }) => kind === "sub" && leading);
  const isTold = led > 0 && state.frames.slice(led).every(({ deed }) => deed);
  if (isTold && !state.frames[led - 1]?.deed && state.phrase !== "open") {
    const cost = state.join === "," ? 0.1 : state.join === "and" ? 1.5 : definite ? 0.8 : 1.6;
    add(cost + unended, state.frames.slice(0, led));
  }
  if (state.join !== "" && state.frames.some(({ deed }) => deed)) {
    const cost = state.join === "," ? 1.3 : state.commas ? 0.5 : 0.7;
    const plain = /^(det|poss|pron)$/.test(word.tag) ? 0 : isActorWord(singular(word.word)) ? -0.4 : 0.2;
    const left = ofProduct(words, state) ? 0.2 : openCost(state.frames, false);
    // "if a bag is lost or the label is torn"
    const either = top.kind === "sub" && words[state.at - 1]?.word === "or" && !state.commas ? 0.8 : 0;
    add(cost + plain + unended + left + either, [MAIN(state.joinedAt)]);
    if (top.kind !== "main" && top.deed && state.join === "and" && !state.commas)
      add(0.9 + unended, [...state.frames.slice(0, -1), { ...top, from: state.joinedAt, subject: undefined, deed: undefined }]);
  }
  const last = words[state.at - 1];
  const named =
    /^(noun|num)$/.test(last?.tag ?? "") || /^(whatever|whoever|everything|anything|all|something)$/.test(last?.word ?? "");
  // "believes | she has a match"
  if (top.deed && state.join === "" && state.phrase === "none" && top.deed.group.end === state.at && definite) {
    const says = SAYS.test(top.deed.group.base);
    add((word.tag === "pron" ? 0.2 : 0.6) + (says ? 0 : 2.4), [
      ...state.frames,
      { ...MAIN(state.at), kind: "asked", marker: "that" },
    ]);
  }
  if (state.join === "" && state.phrase === "closed" && named && (top.deed || top.subject)) {
    const cost = word.tag === "pron" ? 0.5 : word.tag === "det" ? 2.2 : word.tag === "poss" ? 2 : 2.9;
    // "before you shut the lid | you scan the box"
    const goesOn = word.tag === "pron" && isTold && !state.frames[led - 1]?.deed ? 0.6 : 0;
    const isSaid = top.deed !== undefined && SAYS.test(top.deed.group.base);
    const whole = word.tag === "pron" && !isSaid && isDoneToNamed(words, state.at) ? 1.6 : 0;
    if (!/^(it|them|him|me|us)$/.test(word.word) || word.word === "it")
      add(cost + goesOn + whole + (word.word === "it" ? 0.8 : 0), [
        ...state.frames,
        { ...MAIN(state.at), kind: "rel", marker: "that" },
      ]);
  }
  if (state.join === "" && top.deed && definite && state.phrase !== "open" && top.kind === "main")
    add(word.tag === "pron" ? 2 : 3, [MAIN(state.at)]);
  return found;
}

/** "they close | the job": what it is done to stands behind, and not before. */
function isDoneToNamed(words: readonly Word[], at: number): boolean {
  const verb = words[skipAdverbs(words, at + 1)]?.tag === "modal" ? skipAdverbs(words, at + 1) + 1 : skipAdverbs(words, at + 1);
  const deed = words[verb]?.verb;
  const [next, after, second] = words.slice(verb + 1);
  return (
    deed !== undefined &&
    /^(?:base|third)$/.test(deed.form) &&
    !GIVES.test(deed.base) &&
    /^(?:det|poss)$/.test(next?.tag ?? "") &&
    ![after, second].some((word) => TIME.test(word?.word ?? ""))
  );
}

/** "An app in which walkers reserve a bunk, wardens | close huts" */
function ofProduct(words: readonly Word[], { frames: [main] }: State): boolean {
  const head = main?.subject && !main.deed ? words[main.subject.to - 1]?.word : undefined;
  return head !== undefined && PRODUCT_WORDS.has(head);
}
