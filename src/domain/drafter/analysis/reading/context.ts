import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { genderOfRole } from "#domain/drafter/analysis/lexicon/given-names.ts";
import type { Noun, NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { nounFrom } from "#domain/drafter/language/fill.ts";
import type { Agent } from "./agents-by.ts";
import { byDoers, doersAmong, isOpposite, type Mention, mentionsIn } from "./mentions.ts";
import type { Named } from "./subjects.ts";
import type { Referents, Teller } from "./telling.ts";
import type { Word } from "./word.ts";

const LOOKS_BACK = 4;

/** What "she", "they" and "it" stand for at a place of the text. */
export class Context {
  /** By whom the last thing was done. */
  agents: readonly Agent[] = [];
  doer: Named | undefined;
  person: Named | undefined;
  people: Named | undefined;
  thing: Named | undefined;
  teller: Teller;
  /** Everybody spoken of lately, the latest first. */
  private met: Named[] = [];
  private many: Named[] = [];
  /** Who stands before the colon of this statement. */
  headed: Named | undefined;
  /** What is spoken of without a name. */
  fused: string | undefined;
  /** What "it" last stood for. */
  pointed: Named | undefined;
  /** What is read, as it was said. */
  statement = "";
  /** The whole of it, where a statement is a part. */
  sentence = "";
  /** Whom and what its first words may point back to. */
  private opening: Readonly<Record<string, Named | undefined>> = {};
  /** What stands before the colon of this statement: "Healing photos: the client uploads after 14 days". */
  topic: Named | undefined;
  /** Who "you" are: "If you're a member". */
  you: Named | undefined;
  /** Whether the text says somewhere who "you" are. */
  isYouNamed = false;
  /** Who "I" am: "Anna (choir manager): I publish the programme". */
  me: Named | undefined;
  /** Who "I" am where nothing says so. */
  owner: Noun = nounFrom(["owner", "owners"]);
  /** By their last word those who were named with more: "the crew" is the salvage crew. */
  private readonly fuller = new Map<string, Named>();
  /** Who "we" are: "As vets we order". */
  us: Named | undefined;
  /** Who was asked about right before: "What can guests do?" */
  asked: Named | undefined;
  things: Named | undefined;
  /** Who is one and called "they": "when a guest leaves, they return the key". */
  private anyone: Named | undefined;
  /** Who did somewhere in the text what only somebody does. */
  private readonly known: ReadonlySet<string>;

  /** Whether one is "he" or "she" in this text, so that "they" are many. */
  readonly gendered: boolean;

  /** By the last word of a role who is "he" or "she" in the whole text. */
  private readonly lasting: ReadonlyMap<string, string>;

  constructor(known: ReadonlySet<string> = new Set(), gendered = false, lasting: ReadonlyMap<string, string> = new Map()) {
    this.known = known;
    this.gendered = gendered;
    this.lasting = lasting;
  }

  /** Who was "he" or "she" in this sentence. */
  readonly genders = new Map<string, string>();

  /** Who is called by a name, or by a word that no list knows. */
  readonly names = new Map<string, Named>();

  called({ phrase: { noun } }: Named): Named | undefined {
    return this.names.get(noun.singular.toLowerCase());
  }

  isKnown({ noun }: NounPhrase): boolean {
    return this.known.has(asRole(noun).singular);
  }

  /** `acts` where it does something, so that "she" is rather the one who acts than the one acted on. */
  remember(named: Named | undefined, isPerson: boolean, acts = false) {
    if (!named || named.proper || isEmpty(named.phrase) || named.phrase.kind === "product") return;
    const { noun } = named.phrase;
    if (/^[€$£\d]/.test(noun.head)) return;
    if (noun.singular.includes(" ") && !noun.singular.includes(" of ")) this.fuller.set(noun.head, named);
    if (isPerson) {
      if (acts) this.doer = named;
      this.met = [named, ...this.met.filter(({ phrase }) => phrase.noun.singular !== named.phrase.noun.singular)].slice(0, 6);
      this.person = named;
      if (named.plural) this.people = named;
      if (named.plural) this.many = [named, ...this.many].slice(0, 4);
    } else {
      if (named.plural) this.many = [named, ...this.many].slice(0, 4);
      if (named.plural) this.things = named;
      else {
        this.thing = named;
        this.fused = undefined;
      }
    }
  }

  /** What is told in the statement that is read. */
  clauses: readonly ReadClause[] = [];

  /** What is named in the statement that is read, and in those right before it, the latest first. */
  named: readonly { said: string; mentions: readonly Mention[] }[] = [];

  /** Where the words of another statement are known. */
  mention(words: readonly Word[], clauses: readonly ReadClause[]) {
    this.clauses = clauses;
    const mentions = mentionsIn(words).map((one) => {
      const called = one.named && this.called(one.named);
      const somebody = one.somebody ?? (one.named && !one.named.proper && this.isKnown(one.named.phrase) ? true : undefined);
      const known = called ? { ...one, head: called.phrase.noun.head, somebody: true, named: called } : { ...one, somebody };
      return { ...known, called: this.lasting.get(known.head) ?? genderOfRole(known.head) };
    });
    this.named = [{ said: this.sentence, mentions }, ...this.named].slice(0, LOOKS_BACK);
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
    this.named = [{ ...here, mentions: [...here.mentions, doer].sort((a, b) => a.at - b.at) }, ...before];
  }

  /** Where another statement begins. */
  begin(statement: string, sentence: string) {
    if (this.sentence !== sentence) this.genders.clear();
    this.statement = statement;
    this.sentence = sentence;
    this.opening = { it: this.thing, he: this.one(), she: this.one(), they: this.they() };
  }

  /** The statement with the name of what its first "it" points back to. */
  withName(pronoun = ""): string | undefined {
    const named = /^(?:it|he|she|they)$/.test(pronoun) ? this.opening[pronoun] : undefined;
    const capital = pronoun.replace(/^./, (letter) => letter.toUpperCase());
    const said = new RegExp(`\\b(?:${pronoun}|${capital})\\b(?!'| (?:is|was) (?:the|an?|our)\\b)`);
    if (!named || !said.test(this.statement)) return undefined;
    return this.statement.replace(said, (word) =>
      nameOf(named.phrase, named.plural).replace(/^t/, /^[A-Z]/.test(word) ? "T" : "t"),
    );
  }

  /** "what comes ashore": it has no other name. */
  speakOfWhat(said: string) {
    this.thing = undefined;
    this.fused = /\b(?:I|we|you)\b/i.test(said) ? undefined : said;
  }

  /** Whom a word alone goes on to name. */
  inFull(named: Named): Named {
    const { singular, head } = named.phrase.noun;
    const full = singular === head ? this.fuller.get(head) : undefined;
    return full ? { ...full, plural: named.plural } : named;
  }

  /** "And the committee?": whoever comes next is them. */
  speakOf(named: Named) {
    this.remember(named, true, true);
    this.people = named;
    this.asked = named;
  }

  /** "she" is one, and rather the one who acts. */
  one(pronoun?: string): Named | undefined {
    const spokenTo = this.you?.phrase.noun.singular;
    const others = [...(this.you ? [] : [this.doer]), this.person, ...this.met].filter(
      (named) => named !== undefined && named.phrase.noun.singular !== spokenTo,
    );
    const opposite = pronoun === "he" ? "she" : "he";
    const single = others.filter((named) => named !== undefined && !isBody(named.phrase.noun.head));
    const among = single.length > 0 ? single : others;
    const fitting = among.filter((named) => !pronoun || !named || this.genderOf(named) !== opposite);
    const found = fitting.find((named) => !named?.plural) ?? fitting[0] ?? (pronoun ? undefined : (others[0] ?? this.doer));
    if (found && pronoun) this.genders.set(found.phrase.noun.singular, pronoun);
    return found;
  }

  private genderOf({ phrase: { noun } }: Named): string | undefined {
    const called = this.named.flatMap(({ mentions }) => mentions).find((one) => one.head === noun.head && one.called)?.called;
    return this.genders.get(noun.singular) ?? called ?? this.lasting.get(noun.head) ?? genderOfRole(noun.head);
  }

  they(): Named | undefined {
    return this.people ?? this.anyone ?? this.person;
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
    const opposite = new Set(known.filter(({ called }) => isOpposite(pronoun, called)).map(({ head }) => head));
    const others = (mentions: readonly Mention[]) => mentions.filter(({ head }) => head !== spokenTo && !opposite.has(head));
    const last = this.named[0]?.mentions.filter((one) => one.at < at).at(-1);
    const apart = last?.apart && last.at > 0 ? doersAmong(pronoun, others([last]), false) : [];
    if (apart.length > 0) return { found: apart, back: 0 };
    const sure = this.among(at, (mentions) => doersAmong(pronoun, others(mentions), true));
    return sure.found.length > 0 ? sure : this.among(at, (mentions) => doersAmong(pronoun, others(mentions), false));
  }

  /** Whom a pronoun that does something stands for, where that can be only one. */
  private only(pronoun: string, at: number): Named | undefined {
    const { found } = this.doersNamed(pronoun, at, undefined);
    const [head] = found.length === 1 ? found : [];
    const mentions = this.named.flatMap((one) => one.mentions.toReversed());
    return head === undefined ? undefined : mentions.find((one) => one.head === head && one.somebody === true)?.named;
  }

  /** Who "they" are that do something. */
  doingAll(at: number): readonly (Named | undefined)[] {
    const together = this.together(at);
    return together.length > 0 ? together : [this.only("they", at) ?? this.they()];
  }

  /** Who "he" or "she" is that does something. */
  doing(pronoun: string, at: number, isOutright: boolean): Named | undefined {
    const only = this.only(pronoun, at);
    if (only && isOutright) this.genders.set(only.phrase.noun.singular, pronoun);
    return only ?? this.one(isOutright ? pronoun : undefined);
  }

  /** Those who did something together last, before a place of the statement that is read; nobody where one did it alone. */
  private together(before: number): readonly Named[] {
    for (const [back, { mentions }] of this.named.entries()) {
      const at = mentions.findLastIndex((one) => (back > 0 || one.at < before) && one.acts && one.somebody === true);
      if (at < 0) continue;
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

  /** "him" and "them" are others than those who act. */
  referents(acting: readonly Named[] = []): Referents {
    const others = this.met.filter((one) => !acting.some(({ phrase }) => phrase.noun.singular === one.phrase.noun.singular));
    const person = others.find(({ plural }) => !plural) ?? others[0];
    const them = this.many.find((one) => !acting.some(({ phrase }) => phrase.noun.singular === one.phrase.noun.singular));
    const people = others.find(({ plural }) => plural);
    return {
      person: person && `the ${person.phrase.noun.singular}`,
      people: people && `the ${people.phrase.noun.plural}`,
      thing: this.thing ? nameOf(this.thing.phrase, false) : this.fused,
      things: this.things && nameOf(this.things.phrase, true),
      them: them && nameOf(them.phrase, true),
      you: this.you && `the ${this.you.phrase.noun.singular}`,
      me: this.me ? calledBy(this.me) : `the ${this.owner.singular}`,
    };
  }
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

/** A name stands without an article. */
function calledBy({ phrase: { noun } }: Named): string {
  return /^[A-Z][a-z]/.test(noun.singular) ? noun.singular : `the ${noun.singular}`;
}

/** A problem is no thing of its own, but "it" may be one. */
function isEmpty({ kind, noun }: NounPhrase): boolean {
  return (kind === "empty" || /^ones?$/.test(noun.head)) && !/^(problem|number|instruction|option)$/.test(noun.head);
}

export function nameOf({ noun }: NounPhrase, many: boolean): string {
  return `the ${many ? noun.plural : noun.singular}`;
}
