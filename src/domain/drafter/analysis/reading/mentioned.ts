import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { genderOfRole } from "#domain/drafter/analysis/lexicon/given-names.ts";
import type { Noun, NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { byDoers, doersAmong, isOpposite, type Mention, mentionsIn } from "./mentions.ts";
import { type Asked, referentOf } from "./refer.ts";
import type { Named } from "./subjects.ts";
import type { Word } from "./word.ts";

const LOOKS_BACK = 4;

/** Who and what is named in the statements read last, and whom a pronoun that does something can stand for among them. */
export class Mentioned {
  /** The whole of it, where a statement is a part. */
  sentence = "";
  /** Who is one and called "they": "when a guest leaves, they return the key". */
  protected anyone: Named | undefined;
  /** Who did somewhere in the text what only somebody does. */
  private readonly known: ReadonlySet<string>;

  /** By the last word of a role who is "he" or "she" in the whole text. */
  protected readonly lasting: ReadonlyMap<string, string>;

  constructor(known: ReadonlySet<string>, lasting: ReadonlyMap<string, string>) {
    this.known = known;
    this.lasting = lasting;
  }

  /** "data engineer" by its name, and "engineer" where no other is one. */
  protected lastingOf(noun: Noun | undefined, head: string): string | undefined {
    const named = noun?.singular.toLowerCase() ?? head;
    return this.lasting.get(named) ?? (named === head ? this.lasting.get(head) : undefined);
  }

  /** Who is called by a name, or by a word that no list knows. */
  readonly names = new Map<string, Named>();

  called({ phrase: { noun } }: Named): Named | undefined {
    return this.names.get(noun.singular.toLowerCase());
  }

  isKnown({ noun }: NounPhrase): boolean {
    return this.known.has(asRole(noun).singular);
  }

  /** What is told in the statement that is read. */
  clauses: readonly ReadClause[] = [];
  private words: readonly Word[] = [];

  /** What is named in the statement that is read, and in those right before it, the latest first; `outright` is where those stand who do what is said for itself. */
  named: readonly { said: string; mentions: readonly Mention[]; outright: readonly number[] }[] = [];

  /** Where the words of another statement are known. */
  mention(words: readonly Word[], clauses: readonly ReadClause[]) {
    this.clauses = clauses;
    this.words = words;
    this.meant.clear();
    const outright = clauses.flatMap(({ marker, subject }) => (marker === "" && subject ? [subject.from] : []));
    const met = mentionsIn(words);
    const told = toldOfAgain(words, met, outright);
    const mentions = met.map((one) => {
      const called = one.named && this.called(one.named);
      const somebody =
        one.somebody ??
        (one.named && !one.named.proper && (this.isKnown(one.named.phrase) || told.has(one.at)) ? true : undefined);
      const beside = one.beside && !isActedOn(words, one, clauses);
      const known = called
        ? { ...one, beside, head: called.phrase.noun.head, somebody: true, named: called }
        : { ...one, beside, somebody };
      return {
        ...known,
        called: this.lastingOf(known.named?.phrase.noun, known.head) ?? genderOfRole(known.head),
        role: roleIn(words, known, clauses),
      };
    });
    this.named = [{ said: this.sentence, mentions, outright }, ...this.named].slice(0, LOOKS_BACK);
  }

  /** Whom a pronoun that does something stands for in the statement that is read. */
  mentionDoer(pronoun: string, at: number, named: Named) {
    const [here, ...before] = this.named;
    const { phrase, plural } = named;
    if (pronoun === "they" && !plural) this.anyone = named;
    if (!here) return;
    const doer = {
      at,
      head: phrase.noun.head,
      plural,
      somebody: true,
      beside: false,
      acts: true,
      owned: false,
      called: pronoun,
      named,
    };
    const others = here.mentions.filter((one) => one.at !== at);
    this.named = [{ ...here, mentions: [...others, doer].sort((a, b) => a.at - b.at) }, ...before];
  }

  /** "take one": one of those that were spoken of is named there. */
  mentionOne(at: number, named: Named) {
    const [here, ...before] = this.named;
    const { noun, kind } = named.phrase;
    const somebody = kind === "actor";
    const one = { at, head: noun.head, plural: false, somebody, beside: false, acts: false, owned: false, named };
    this.meant.set(at, named);
    if (here) this.named = [{ ...here, mentions: [...here.mentions, one].sort((a, b) => a.at - b.at) }, ...before];
  }

  /** What the pronouns of the statement that is read stand for, by their place, where that is not open. */
  readonly meant = new Map<number, Named>();

  /** Finds what a pronoun that something is done to stands for; it is spoken of there from then on. */
  refer(asked: Asked) {
    if (this.meant.has(asked.at)) return;
    const mention = referentOf(this.named, asked);
    const [here, ...before] = this.named;
    if (!mention?.named) return;
    this.meant.set(asked.at, mention.named);
    if (here && !asked.isSubject && !here.mentions.some(({ at }) => at === asked.at)) {
      const again: Mention = {
        ...mention,
        at: asked.at,
        role: "object",
        beside: mention.somebody === true,
        acts: false,
        owned: false,
        together: false,
      };
      this.named = [{ ...here, mentions: [...here.mentions, again].sort((a, b) => a.at - b.at) }, ...before];
    }
  }

  /** What is found among those named before a place, in the statement itself, else in those before it. */
  among(at: number, find: (mentions: readonly Mention[]) => string[]): { found: string[]; back: number } {
    for (const [back, { mentions }] of this.named.entries()) {
      const parts = back === 0 ? byDoers(mentions.filter((one) => one.at < at)) : [mentions];
      const found = parts.map(find).find((heads) => heads.length > 0);
      if (found) return { found, back };
    }
    return { found: [], back: 0 };
  }

  /** Whom a pronoun that does something can stand for: those sure to be somebody, however far back they are named, before those who may be. */
  doersNamed(pronoun: string, at: number, spokenTo: string | undefined): { found: string[]; back: number } {
    const known = this.named.flatMap(({ mentions }) => mentions);
    const opposite = new Set(known.filter(({ called }) => isOpposite(pronoun, called)).map(nameOfMention));
    const others = (mentions: readonly Mention[]) =>
      mentions.filter((one) => one.head !== spokenTo && !opposite.has(nameOfMention(one)));
    const last = this.named[0]?.mentions.filter((one) => one.at < at).at(-1);
    const apart = last?.apart && last.at > 0 ? doersAmong(pronoun, others([last]), false) : [];
    if (apart.length > 0) return { found: apart, back: 0 };
    const both = pronoun === "they" ? this.together(at) : [];
    if (both.length > 1) return { found: both.map(({ phrase }) => phrase.noun.head), back: 0 };
    const also = this.words[at + 1]?.word === "also" ? this.actingOutright(at) : undefined;
    if (also && others([also]).length > 0) return { found: [also.head], back: also.back };
    const answering = this.answering(pronoun, at, others);
    if (answering) return answering;
    const sure = this.among(at, (mentions) => doersAmong(pronoun, others(mentions), true));
    return sure.found.length > 0 ? sure : this.among(at, (mentions) => doersAmong(pronoun, others(mentions), false));
  }

  /** "The maker measures the head of the singer, who returns. She also": who did last what was said for itself. */
  private actingOutright(before: number): (Mention & { back: number }) | undefined {
    for (const [back, { mentions, outright }] of this.named.slice(0, 2).entries()) {
      const places = outright.filter((at) => back > 0 || at < before);
      const doer = mentions.findLast(({ at, somebody }) => somebody === true && places.includes(at));
      if (doer) return { ...doer, back };
    }
    return undefined;
  }

  /** Whether people are named before a place in the sentence that is read. */
  isNamedHere(before: number): boolean {
    return this.named.some(
      ({ said, mentions }, back) =>
        said === this.sentence && mentions.some(({ at, somebody }) => somebody === true && (back > 0 || at < before)),
    );
  }

  /** "the borrower is reminded, then I ring them": the only one named before a place in the statement that is read, where nothing there is many. */
  themOne(before: number): Named | undefined {
    const met = (this.named[0]?.mentions ?? []).filter((one) => one.at < before);
    const people = distinct(met);
    return people.length === 1 && !met.some(({ plural }) => plural) ? people[0] : undefined;
  }

  /** "The clerk reviews the claim. If the passenger objects, she ...": who did something before is who answers. */
  private answering(
    pronoun: string,
    at: number,
    others: (mentions: readonly Mention[]) => readonly Mention[],
  ): { found: string[]; back: number } | undefined {
    const [here, ...before] = this.named;
    const [led, ...more] = (here?.mentions ?? []).filter((one) => one.at < at && one.acts);
    if (!led?.led || more.length > 0 || !/^(?:he|she)$/.test(pronoun)) return undefined;
    const back = before.findIndex(({ mentions }) => mentions.some(({ acts, somebody }) => acts && somebody === true));
    const doers = others(before[back]?.mentions ?? []).filter(
      ({ acts, somebody, head }) => acts && somebody && head !== led.head,
    );
    const [only] = doers;
    return only && doers.length === 1 && !only.plural ? { found: [only.head], back: back + 1 } : undefined;
  }

  /** Whom a pronoun that does something stands for, where that can be only one. */
  protected only(pronoun: string, at: number): Named | undefined {
    const { found } = this.doersNamed(pronoun, at, undefined);
    const [head] = found.length === 1 ? found : [];
    const mentions = this.named.flatMap((one) => one.mentions.toReversed());
    return head === undefined ? undefined : mentions.find((one) => one.head === head && one.somebody === true)?.named;
  }

  /** Those who did something together last, before a place of the statement that is read; nobody where one did it alone. */
  together(before: number): readonly Named[] {
    for (const [back, { mentions }] of this.named.entries()) {
      const at = mentions.findLastIndex((one) => (back > 0 || one.at < before) && one.acts && one.somebody === true);
      if (at < 0) continue;
      const [one] = mentions.slice(at);
      // "the mate goes through the boat with the hirer, and they"
      const partner = mentions.slice(at + 1).find((other) => other.with && other.somebody && other.at < before);
      if (back === 0 && partner && !one?.plural) return [one, partner].flatMap((each) => each?.named ?? []);
      return mentions[at]?.together ? mentions.slice(at - 1, at + 1).flatMap(({ named }) => named ?? []) : [];
    }
    return [];
  }

  /** The two people named together last. */
  pair(): readonly Named[] {
    const met = this.named.map(({ mentions }) => distinct(mentions)).find((people) => people.length > 1);
    return met?.slice(-2) ?? [];
  }

  /** The committee or team that was spoken of last before a place, where nothing else was that "it" can be. */
  bodyBefore(at: number): Named | undefined {
    const [here, last] = this.named;
    const before = (here?.mentions ?? []).filter((one) => one.at < at);
    const single = (before.length > 0 ? before : (last?.mentions ?? [])).filter(({ plural, beside }) => !plural && !beside);
    const [only] = single;
    return only && single.length === 1 && isBody(only.head) ? only.named : undefined;
  }

  /** Who did something last in the statement that is read, before a place. */
  actingBefore(at: number): Named | undefined {
    return distinct((this.named[0]?.mentions ?? []).filter((one) => one.acts && one.at < at)).at(-1);
  }

  /** The two who did something last in the statement that is read, before a place; nobody where only one did. */
  twoBefore(at: number): readonly Named[] {
    const met = distinct(acting(this.named[0]?.mentions ?? []).filter((one) => one.at < at));
    return met.length > 1 ? met.slice(-2) : [];
  }

  /** The two who did something last. */
  both(): readonly Named[] {
    const met = distinct(this.named.toReversed().flatMap(({ mentions }) => acting(mentions)));
    return met.length > 1 ? met.slice(-2) : this.pair();
  }
}

/** "seed gardener" is no other gardener. */
function nameOfMention({ named, head }: Mention): string {
  return named?.phrase.noun.singular ?? head;
}

const ACTS_ON =
  /^(?:comment on|look (?:at|through|over|after)|work on|bid (?:on|for)|respond to|reply to|apply for|ask for|search for|vote (?:on|for)|decide on|report on|sign for|go through|listen to|refer to|deal with|browse through|leaf through|step into|add to)$/;

/** "comments on a piece and sends it back": what a verb acts on by its small word. */
function isActedOn(words: readonly Word[], { at, somebody }: Mention, clauses: readonly ReadClause[]): boolean {
  const clause = clauses.find(({ group }) => group.end === at - 1);
  return somebody !== true && clause !== undefined && ACTS_ON.test(`${clause.group.base} ${words[at - 1]?.word}`);
}

const BESIDE_OBJECT = /^(?:noun|adj|det|poss|num|conj|comma|adv)$/;
/** "send me patterns" */
const GIVEN_TO = /^(?:me|us|you|him|her|them)$/;

/** Whether somebody or something does it, has it done or is only what somebody is. */
function roleIn(words: readonly Word[], { at, beside }: Mention, clauses: readonly ReadClause[]): Mention["role"] {
  const clause = clauses.findLast(({ group, subject, to }) => at < to && (at >= group.end || (subject && at >= subject.from)));
  if (!clause) return "other";
  const { group, marker, subject } = clause;
  // "writes down what the puppy ate": what is written down is no puppy
  if (/^(?:what|how|whether|why)$/.test(marker)) return "other";
  // what is done is told of what it is done to
  if (at < group.at) return subject && at <= subject.from ? (group.passive ? "object" : "subject") : "other";
  if (group.state || /^(?:be|become)$/.test(group.base)) return "predicate";
  const between = words.slice(group.end, at);
  if (!beside && words[at - 1]?.tag === "prep" && group.end === at - 1) return "object";
  return !beside && between.every(({ tag, word }) => BESIDE_OBJECT.test(tag) || GIVEN_TO.test(word)) ? "object" : "other";
}

/** "the registrar has no account, she answers by letter": where somebody stands whom the clause right behind goes on about, where nobody known is named between. */
function toldOfAgain(words: readonly Word[], met: readonly Mention[], outright: readonly number[]): ReadonlySet<number> {
  return new Set(
    outright.filter((at, index) => {
      const next = outright[index + 1] ?? -1;
      const known = met.some((one) => one.at > at && one.at < next && one.somebody === true);
      return /^(?:he|she)$/.test(words[next]?.word ?? "") && !known;
    }),
  );
}

/** Those who do something, each of two who do it together too. */
function acting(mentions: readonly Mention[]): Mention[] {
  return mentions.filter((one, at) => one.acts || (mentions[at + 1]?.acts && mentions[at + 1]?.together));
}

/** The people among those named, each where it was named last. */
function distinct(mentions: readonly Mention[]): Named[] {
  const people = mentions.flatMap(({ somebody, named }) => (somebody === true && named ? [named] : []));
  return people.filter(
    ({ phrase }, at) => !people.slice(at + 1).some((other) => other.phrase.noun.singular === phrase.noun.singular),
  );
}
