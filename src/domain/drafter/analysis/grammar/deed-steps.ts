import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { HELPING_VERBS } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { textOf } from "#domain/drafter/analysis/reading/rules.ts";
import { type Group, helpedGroup, skipAdverbs } from "#domain/drafter/analysis/reading/verb-group.ts";
import { HAVE, type Verb, type Word } from "#domain/drafter/analysis/reading/word.ts";
import { isPlural, isUncountable, singular } from "#domain/drafter/language/words.ts";
import { wordTable } from "#domain/word-table.ts";
import { costOfDeed, deedIn, isMany } from "./costs.ts";
import { CONDITION } from "./markers.ts";
import { type Deed, type Frame, isOfDoer, MAIN, openCost, type State } from "./state.ts";
import { subjectAt } from "./subject.ts";

const HELPS = /^(want|need|expect|wish)$/;

/** The readings in which a deed stands here. */
export function deedSteps(words: readonly Word[], state: State): State[] {
  const word = words[state.at];
  if (!word) return [];
  if (/^(having|being|been|be)$/.test(word.word))
    return [advance(state, 0.3, state.at + 1, { phrase: "none", placed: true, join: "", commas: false })];
  const helped = /^(aux|modal|verb|noun)$/.test(word.tag) ? helpedGroup(words, state.at) : undefined;
  const found: State[] = [];
  if (helped) found.push(...attached(words, state, helped, 0));
  else if (/^(modal|aux)$/.test(word.tag)) {
    const top = state.frames.at(-1);
    // "why can't | the vicar read it"
    if (top && !top.deed && !top.subject)
      found.push(advance(state, 0.4, state.at + 1, { frames: [...state.frames.slice(0, -1), { ...top, inverted: true }] }));
  }
  if (word.tag === "to") found.push(...infinitive(words, state));
  const verb = helped ? undefined : deedIn(word);
  if (!verb) return found;
  // "three votes each", but "nobody under 16 walks"
  const before = words[state.at - 1];
  const isAge = /^(?:under|over|above|below)$/.test(words[state.at - 2]?.word ?? "");
  const counted = before?.tag === "num" && before.word !== "one" && verb.form === "third" && !isAge ? 3 : 0;
  const paired = isPairedName(words, state.at) ? 3 : 0;
  // "18 euros a report"
  const priced = before?.word === "a" && verb.form === "base" && /^\d/.test(words[state.at - 3]?.word ?? "") ? 3 : 0;
  // "birthdays at most 12 months apart"
  const limited =
    !verb.known &&
    /^(?:at (?:most|least)|max|min|maximum|minimum|within|up to|no more)/.test(textOf(words.slice(state.at + 1, state.at + 3)))
      ? 3
      : 0;
  const cost =
    limited +
    costOfDeed(word, verb) +
    evidence(words, state.at + 1) +
    withItsWord(verb, words[state.at + 1]) +
    counted +
    paired +
    priced;
  if (verb.form === "ing") return [...found, ...going(words, state, verb)];
  found.push(...attached(words, state, plain(state.at, verb), cost));
  if (verb.form === "past") found.push(...beside(words, state));
  // "lets the owner | see"
  if (verb.form === "base") found.push(...helpedDeed(words, state, state.at, state.at, verb, cost));
  return found;
}

/** "of every sling and | chain used": one more of them, unless something is done there to something. */
function isPairedName(words: readonly Word[], at: number): boolean {
  const [next, behind] = [words[at + 1], words[at + 2]];
  if (words[at]?.tag !== "noun" || words[at - 1]?.word !== "and" || words[at - 2]?.tag !== "noun") return false;
  const from = words.slice(0, at - 2).findLastIndex(({ tag }) => !/^(?:noun|adj)$/.test(tag));
  const isDone = next?.verb?.form === "past" && (!behind || /^(?:comma|break|conj|prep|adv)$/.test(behind.tag));
  return /^(?:every|each|all|any|no)$/.test(words[from]?.word ?? "") && (!next || isDone || /^(?:comma|break)$/.test(next.tag));
}

function advance(state: State, cost: number, at: number, change: Partial<State>): State {
  return { ...state, at, cost: state.cost + cost, ...change };
}

function plain(at: number, { base, form }: Verb): Group {
  return { at, end: at + 1, base, form, passive: false, state: false, denied: false };
}

/** What follows says whether it was a deed. */
function evidence(words: readonly Word[], at: number): number {
  const next = words[at];
  if (!next) return 0.6;
  const definite = /^(det|poss|pron)$/.test(words[at + 1]?.tag ?? "");
  if (/^(out|up|off|down|away|back)$/.test(next.word)) return definite ? -0.9 : -0.3;
  if (/^(over|in|on)$/.test(next.word)) return -0.3;
  // "note who picks them up", but not "the cook who bakes"
  if (/^(?:whether|what|how)$/.test(next.word)) return -0.6;
  // "prints as many as she needs"
  if (next.word === "as" && /^(?:many|much|few|often)$/.test(words[at + 1]?.word ?? "")) return -0.6;
  if (next.word === "who") return couldBeActor(singular(words[at - 1]?.word ?? "")) ? 0 : -0.6;
  if (/^(comma|break)$/.test(next.tag)) return 0.5;
  if (next.tag === "conj") return 0.3;
  if (/^(det|poss|pron)$/.test(next.tag)) return -0.6;
  if (next.tag === "num") return -0.3;
  if (next.tag === "adv" && /[a-z]{3}ly$/.test(next.word)) return -0.6;
  return /^(prep|adv|to|rel)$/.test(next.tag) ? -0.1 : 0;
}

const OWN_WORDS = wordTable<RegExp>({
  look: /^(?:for|at|after|through|up|into)$/,
  search: /^(?:for|through)$/,
  apply: /^for$/,
  ask: /^for$/,
  pay: /^for$/,
  wait: /^for$/,
  care: /^for$/,
  vote: /^for$/,
  bid: /^(?:for|on)$/,
  register: /^for$/,
  reply: /^to$/,
  respond: /^to$/,
  subscribe: /^to$/,
  listen: /^to$/,
  sign: /^(?:in|up|off|out|for)$/,
  check: /^(?:in|out|off)$/,
});

/** "looks for", "replies to": rarely the name of a thing. */
function withItsWord({ base }: Verb, next: Word | undefined): number {
  return next && OWN_WORDS[base]?.test(next.word) ? -0.6 : 0;
}

/** With every subject the deed may have. */
function attached(words: readonly Word[], state: State, group: Group, cost: number): State[] {
  const found: State[] = [];
  const top = state.frames.at(-1);
  if (!top) return [];
  const past = group.form === "past" && words[group.at]?.tag !== "aux" && !group.passive ? 1 : 0;
  const unended = state.listing ? 1 : 0;
  for (let depth = 0; depth < state.frames.length; depth += 1) {
    const index = state.frames.length - 1 - depth;
    const frame = state.frames[index];
    if (!frame) break;
    const popped = state.frames.slice(index + 1);
    if (popped.some(({ deed }) => !deed)) break;
    const under = depth * 0.3 + cost;
    if (frame.deed) {
      if (state.join === "") continue;
      const shared = sharing(words, state, frame.deed, group);
      const waits = state.join === "," && state.frames.slice(0, index).some((one) => one.subject && !one.deed) ? 0.6 : 0;
      const same = shared?.form === frame.deed.group.form;
      const alike = same && group.form === "third" ? 0.3 : same && isMany(words[group.end]) ? 0.2 : 0;
      const between = frame.kind === "sub" && /^(comma|conj)$/.test(words[frame.from - 1]?.tag ?? "");
      // "sees which table a dish goes to and | carries it out"
      const asked = frame.kind === "asked" && frame.subject && state.frames.slice(0, index).some((one) => one.deed);
      const thing = asked && frame.subject && !subjectAt(words, frame.subject.from, frame.subject.to, false).person ? 0.6 : 0;
      const led = (frame.leading || between) && state.join === "," ? 2.3 : 0;
      const listed = isListedOutside(words, state, index, group) ? 1.1 : isNameBehind(words, state) ? 1.6 : 0;
      const inside = state.join === "," && isOfDoer(words, state, index) ? 1.2 : 0;
      const beyond = goesOnOutside(words, state, index, group)
        ? 1.1
        : leavesThing(words, state, index, group) || leavesAside(words, state, index, group)
          ? 1.1
          : 0;
      const comma = (state.join === "," ? 0.4 : 0.1) + waits + led + thing + inside + listed + beyond - alike;
      if (shared)
        found.push(
          taken(state, index, { ...frame, from: state.joinedAt }, shared, frame.deed, under + comma + depth * 0.2 + unended),
        );
      continue;
    }
    if (frame.subject) {
      const placing = words[state.at - 1]?.tag === "prep" ? 1.5 : 0.2;
      const ready = state.phrase === "closed" ? 0 : state.phrase === "open" ? 3 : placing;
      const aside = popped.some((one) => one.aside);
      const joint = state.join === "and" ? 2.5 : state.join === "," ? (aside ? -0.3 : depth > 0 ? 0.5 : 1.2) : aside ? 0.6 : 0;
      const whom = frame.marker === "who" && frame.subject.from > frame.from ? 2 : 0;
      const helped = /^(aux|modal)$/.test(words[group.end]?.tag ?? "") && frame.kind === "main" ? 2.5 : 0;
      const against =
        helped +
        hangsToo(words, state, frame, group) +
        past +
        ready +
        joint +
        whom +
        (state.listing ? 1.5 : 0) +
        agreement(words, frame, group);
      found.push(taken(state, index, frame, group, undefined, under + against));
      break;
    }
    const itself = /^(who|which|that|what|whom)$/.test(frame.marker) && frame.kind !== "sub" && depth === 0;
    if (itself && state.phrase === "none" && !state.placed) {
      const subject = { from: frame.from, to: frame.from + 1, listed: false };
      const antecedent = words[frame.from - 1]?.tag === "comma" ? words[frame.from - 2] : words[frame.from - 1];
      const odd = group.form === "base" && words[group.at]?.tag !== "aux" && antecedent && !plainlyMany(antecedent) ? 0.8 : 0;
      found.push(taken(state, index, { ...frame, subject }, group, undefined, under + odd + past * 0.3));
      break;
    }
    if (frame.kind === "main" && (state.phrase !== "open" || state.placed)) {
      const helper = /^(aux|modal)$/.test(words[group.at]?.tag ?? "");
      const sure = /^(det|poss|pron|num)$/.test(words[group.end]?.tag ?? "");
      const opens = sure && (state.at === 0 || words[state.at - 1]?.tag === "break");
      const asked = group.form === "base" && !helper && asksFor(words, group);
      const known =
        group.form === "third" ? (opens ? 1.2 : 2) : helper ? 2 : asked ? -0.4 : group.form === "base" ? (sure ? 1.7 : 2.4) : 4;
      const lead = (depth > 0 && state.join === "" ? 1 : 0) + (isNamedInList(words, state.at) ? 2.5 : 0);
      if (!(state.placed && state.phrase === "none"))
        found.push(taken(state, index, frame, group, undefined, under + known + lead));
    }
    break;
  }
  return found;
}

/** "fill in the form, draw the part they want to close and | attach the letter": the last deed of a list told before what is said of a thing in it. */
function isListedOutside(words: readonly Word[], { join, frames }: State, index: number, { form }: Group): boolean {
  const isInner = /^(?:rel|asked)$/.test(frames[index]?.kind ?? "") && join === "and";
  const [main] = frames;
  // "orders go to the packers who weigh them and print a label": no order does
  const isThing = main?.subject && !subjectAt(words, main.subject.from, main.subject.to, main.subject.listed).person;
  if (frames[index]?.marker === "who" && isThing) return false;
  return isInner && frames.slice(0, index).some(({ deed }) => deed?.shares && deed.group.form === form);
}

/** "signs a permit when a hunter walks in, | weighs the rifle": whoever acts outright goes on behind a comma, and always where only a thing is told of beside it. */
function goesOnOutside(words: readonly Word[], { join, commas, frames }: State, index: number, { form }: Group): boolean {
  const frame = frames[index];
  const isAside =
    frame?.kind === "sub" &&
    !frame.leading &&
    /^(?:when|whenever|before|after|once|as soon as|while|so that|because|since)$/.test(frame.marker);
  const outer = frames.slice(0, index).findLast(({ deed }) => deed);
  if (!isAside || outer?.deed?.group.form !== form) return false;
  const isPerson = ({ subject }: Frame) => subject !== undefined && subjectAt(words, subject.from, subject.to, false).person;
  return join === "," || commas || (isPerson(outer) && words[frame.subject?.from ?? -1]?.word === "it");
}

/** "cancels a race if the wind is too strong and | records the winner": whoever acts outright goes on, and no thing does it. */
function leavesThing(words: readonly Word[], { frames, joinedAt }: State, index: number, { form, end }: Group): boolean {
  const frame = frames[index];
  const outer = frames.slice(0, index).findLast(({ deed }) => deed);
  if (!frame?.subject || !outer?.subject || outer.deed?.group.form !== form || form !== "third") return false;
  const isInner = frame.kind === "asked" || (frame.kind === "sub" && !frame.leading);
  const isState =
    frame.deed?.group.state || frame.deed?.group.passive || frame.deed?.group.base === "be" || frame.deed?.group.end === joinedAt;
  const acted = /^(?:det|poss|pron)$/.test(words[end]?.tag ?? "");
  const of = (one: NonNullable<Frame["subject"]>) => subjectAt(words, one.from, one.to, false).person;
  return isInner && isState === true && acted && of(outer.subject) && !of(frame.subject);
}

/** "reads the chart, which is issued by the ward, and | prints the label": behind the comma that ends what is said beside a thing. */
function leavesAside(words: readonly Word[], { frames, joinedAt }: State, index: number, { form }: Group): boolean {
  const frame = frames[index];
  const outer = frames.slice(0, index).findLast(({ deed }) => deed);
  const isBeside = frame?.marker === "which" && frame.aside && frame.deed?.group.passive === true && !frame.deed.shares;
  if (!isBeside || !outer?.subject || outer.deed?.group.form !== form) return false;
  return words[joinedAt]?.tag === "comma" && subjectAt(words, outer.subject.from, outer.subject.to, false).person;
}

/** "registers a dog with name, | breed and age": one more of what is behind the small word. */
function isNameBehind(words: readonly Word[], { at, join }: State): boolean {
  return (
    join === "," &&
    words[at]?.tag === "noun" &&
    words[at + 1]?.tag === "conj" &&
    words[at - 2]?.tag === "noun" &&
    words[at - 3]?.tag === "prep"
  );
}

/** "until the tailor has mended it and I | have released it": what is told as done hangs on what the deed before it hangs on. */
function hangsToo(words: readonly Word[], { deeds }: State, { kind }: Frame, group: Group): number {
  const isDone = (one: Pick<Group, "at" | "form" | "passive">) =>
    one.form === "past" && !one.passive && HAVE.has(words[one.at]?.word ?? "");
  const last = deeds?.value;
  return kind === "main" && last && CONDITION.test(last.marker) && isDone(group) && isDone(last.group) ? 0.8 : 0;
}

/** "registers boats: name, | house port": one more of the names behind a colon. */
function isNamedInList(words: readonly Word[], at: number): boolean {
  const colon = words.findLastIndex(({ tag }, index) => tag === "break" && index < at);
  const before = words.slice(colon + 1, at);
  const isFirst = before.length === 0 && words[at + 1]?.tag === "comma";
  return (
    words[colon]?.word === ":" &&
    (isFirst || before.at(-1)?.tag === "comma") &&
    before.every(({ tag }) => /^(?:noun|adj|comma|num)$/.test(tag))
  );
}

const NAMES_FIRST =
  /^(purchase|order|book|stock|work|time|plan|test|report|trade|travel|sales|market|waste|water|feed|list|post|view|map|name|service|state|support|program|photograph|label|guest|patient|price)$/;

/** "Print labels": a statement that opens with a deed and what it is done to, and is no name such as "price lists". */
function asksFor(words: readonly Word[], { at, end, base }: Group): boolean {
  const next = words[end];
  const opens = at === 0 || words[at - 1]?.tag === "break";
  if (!opens || next?.tag !== "noun" || !words[at]?.verb?.known) return false;
  return (isPlural(next.word) || isUncountable(next.word)) && !(NAMES_FIRST.test(base) && next.verb?.known === true);
}

const plainlyMany = (word: Word) =>
  /s$/.test(word.word) || word.tag === "pron" || /^(people|children|men|women|staff|crew)$/.test(word.word);

function taken(state: State, index: number, frame: Frame, group: Group, shares: Deed | undefined, cost: number): State {
  const parent = [...state.frames.slice(0, index)].reverse().find(({ deed }) => deed)?.deed;
  const deed: Deed = {
    marker: frame.marker,
    from: frame.from,
    place: frame.subject,
    group,
    parent,
    shares,
    helps: undefined,
    aside: frame.aside,
    leading: frame.leading,
  };
  return advance(state, cost, group.end, {
    frames: [...state.frames.slice(0, index), { ...frame, deed }],
    phrase: "none",
    placed: false,
    join: "",
    commas: false,
    listing: false,
    deeds: { value: deed, before: state.deeds },
  });
}

function agreement(words: readonly Word[], { subject, inverted }: Frame, group: Group): number {
  if (!subject) return 0;
  const known = subjectAt(words, subject.from, subject.to, subject.listed);
  const first = words[group.at]?.word ?? "";
  const nobody = known.person || words[group.at]?.tag !== "noun" ? 0 : 0.9;
  if (inverted) return group.form === "base" ? 0 : 3;
  const one = /^(is|has|was|does|doesn't|isn't|hasn't|wasn't|wants|needs|'s)$/.test(first);
  const many = /^(are|have|were|do|don't|aren't|haven't|weren't|'re|'ve)$/.test(first);
  if (one) return known.singular ? 0 : 1.2;
  if (many) return known.plural ? 0 : 1.2;
  if (words[group.at]?.tag === "modal" || group.form === "past" || group.form === "participle") return 0;
  const fits = (group.form === "third" && known.singular) || (group.form === "base" && known.plural);
  return (fits ? 0 : 2.8) + nobody - (known.person ? 0.5 : 0);
}

/** A further deed of somebody who has just done one. */
function sharing(words: readonly Word[], state: State, before: Deed, own: Group): Group | undefined {
  const { group } = before;
  if (/^(aux|modal)$/.test(words[own.at]?.tag ?? "") || words[own.at]?.tag === "verb") return own;
  const itself = words[before.place?.from ?? 0]?.tag === "rel";
  const known = before.place && !itself ? subjectAt(words, before.place.from, before.place.to, before.place.listed) : undefined;
  const many = known?.plural === true;
  const same =
    (own.form === "base" && (group.form === "base" || (group.form === "participle" && many))) ||
    (own.form === "third" &&
      group.modal === undefined &&
      (group.form === "third" || (group.form === "participle" && known?.singular !== false))) ||
    (own.form === "past" && (group.passive || group.form === "past"));
  if (!same || state.at !== own.at) return undefined;
  const passive = own.form === "past" && group.passive;
  const helpers = group.helpers ?? words.slice(group.at, group.end - 1).filter(({ tag }) => /^(modal|aux|to)$/.test(tag));
  return {
    ...own,
    ...(group.modal === undefined ? {} : { modal: group.modal }),
    ...(passive || group.form === "base" ? { helpers } : {}),
    passive: passive || own.passive,
    form: passive ? "participle" : group.form === "participle" ? own.form : group.form,
  };
}

/** "goods left by the tenant", "paid in advance" */
function beside(words: readonly Word[], state: State): State[] {
  const next = words[state.at + 1];
  if (state.phrase === "open" || state.join !== "") return [];
  const follows = !next || /^(prep|adv|to|comma|conj|break|aux|modal)$/.test(next.tag);
  return [advance(state, follows ? 0.8 : 1.8, state.at + 1, { phrase: "none", placed: true })];
}

/** "working on a scaffold", "by naming the scratch", "matching volunteers" */
function going(words: readonly Word[], state: State, verb: Verb): State[] {
  const top = state.frames.at(-1);
  const found: State[] = [];
  const busy = top?.deed || top?.subject || state.placed;
  if (busy && state.phrase !== "open") {
    const one = state.join !== "" && top?.subject && !top.deed ? 1.5 : 0.5;
    found.push(advance(state, one, state.at + 1, { phrase: "none", placed: true, join: "", commas: false }));
  }
  if (top?.deed && state.join !== "" && top.deed.group.form === "ing")
    found.push(
      taken(
        state,
        state.frames.length - 1,
        { ...top, from: state.joinedAt },
        { ...plain(state.at, verb), form: "ing" },
        top.deed,
        0.2,
      ),
    );
  if (top && !top.deed && !top.subject && state.phrase === "none" && !state.placed && verb.known) {
    const next = words[state.at + 1];
    const thing = next && (/^(det|poss|pron|num)$/.test(next.tag) || isPlural(next.word) || isUncountable(next.word));
    if (thing)
      found.push(
        taken(state, state.frames.length - 1, top, plain(state.at, verb), undefined, HELPING_VERBS.has(verb.base) ? 0.4 : 1.8),
      );
  }
  return found;
}

function infinitive(words: readonly Word[], state: State): State[] {
  const at = skipAdverbs(words, state.at + 1);
  const word = words[at];
  if (!word) return [];
  const be = word.word === "be" ? helpedGroup(words, at) : undefined;
  const found = deedIn(word);
  const verb =
    found?.form === "base" ? found : word.tag === "aux" ? { base: word.word, form: "base" as const, known: true } : undefined;
  if (!verb) return [];
  const top = state.frames.at(-1);
  const cost = 0.1 + costOfDeed(word, verb) / 2 + evidence(words, at + 1);
  const states = [
    advance(state, Math.max(cost, 0) + (top?.deed ? 0 : 0.4), be?.end ?? at + 1, {
      phrase: "none",
      placed: true,
      join: "",
      commas: false,
    }),
  ];
  states.push(...helpedDeed(words, state, state.at, at, verb, cost));
  if (!top) return states;
  const group: Group = be ? { ...be, at: state.at } : { ...plain(at, verb), form: "base" };
  if (!top.deed && !top.subject && !state.placed && state.phrase === "none")
    states.push(taken(state, state.frames.length - 1, top, group, undefined, cost + 1.2));
  for (const [index, frame] of state.frames.entries()) {
    const { deed } = frame;
    const stated = deed && words.slice(deed.group.at - 1, deed.group.end).some(({ tag }) => tag === "to");
    if (deed && stated && state.join !== "" && deed.group.form === "base" && state.frames.slice(index).every((one) => one.deed))
      states.push(taken(state, index, { ...frame, from: state.joinedAt }, group, deed, cost + 0.1));
  }
  // "an app for dog owners | to book walkers"
  const forWhom = words[state.phraseFrom - 1]?.word === "for" && state.phrase === "closed" && state.deeds === undefined;
  if (forWhom && state.placed) {
    const frame = { ...MAIN(state.phraseFrom), subject: { from: state.phraseFrom, to: state.at, listed: false } };
    states.push(taken(state, 0, frame, group, undefined, cost + 0.2));
  }
  if (!top.deed && top.subject && state.phrase === "closed" && state.deeds === undefined && state.frames.length === 1)
    states.push(taken(state, 0, { ...top, subject: undefined }, group, undefined, cost + 1.4));
  return states;
}

/** "lets the hauler | enter it and the family | see it" */
function helpedDeed(words: readonly Word[], state: State, from: number, at: number, verb: Verb, cost: number): State[] {
  const top = state.frames.at(-1);
  const before = top?.deed;
  if (!top || !before || state.phrase !== "closed" || state.join !== "") return [];
  const helper = before.helps ?? before;
  const { group } = helper;
  const bare = from === at;
  const helps =
    (!group.passive && HELPING_VERBS.has(group.base)) ||
    HELPS.test(group.base) ||
    (group.base === "like" && group.modal === "would");
  if (
    !helps ||
    /^(know|go)$/.test(verb.base) ||
    (bare && !/^(let|help)$/.test(group.base)) ||
    state.phraseFrom < before.group.end
  )
    return [];
  const be = words[at]?.word === "be" ? helpedGroup(words, at) : undefined;
  const own: Group = be ? { ...be, at: from } : { ...plain(at, verb), form: "base" };
  const frame = { ...MAIN(state.phraseFrom), subject: { from: state.phraseFrom, to: from, listed: false } };
  const next = taken({ ...state, frames: [frame] }, 0, frame, own, undefined, cost - 0.2 + openCost([], false));
  const deed = next.deeds?.value;
  if (!deed) return [];
  const whole = { ...deed, helps: helper };
  return [{ ...next, deeds: { value: whole, before: state.deeds }, frames: [{ ...frame, deed: whole }] }];
}
