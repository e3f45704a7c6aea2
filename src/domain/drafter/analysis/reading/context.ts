import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { genderOfRole, isGivenName } from "#domain/drafter/analysis/lexicon/given-names.ts";
import type { Noun, NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { nounFrom } from "#domain/drafter/language/fill.ts";
import type { Agent } from "./agents-by.ts";
import type { Placed } from "./cast.ts";
import { Mentioned } from "./mentioned.ts";
import { type Named, namedFrom } from "./subjects.ts";
import type { Referents, Teller } from "./telling.ts";

const SENTENCES_BACK = 2;

/** What "she", "they" and "it" stand for at a place of the text. */
export class Context extends Mentioned {
  /** By whom the last thing was done. */
  agents: readonly Agent[] = [];
  doer: Named | undefined;
  person: Named | undefined;
  people: Named | undefined;
  /** What was spoken of last, and in which sentence of the text. */
  private spoken: { thing: Named | undefined; since: number } = { thing: undefined, since: 0 };
  private sentences = 0;
  /** Whether the things spoken of last were many. */
  private areMany = false;
  teller: Teller;
  /** Everybody spoken of lately, the latest first. */
  private met: Named[] = [];
  private many: Named[] = [];
  /** Who stands before the colon of this statement. */
  headed: Named | undefined;
  /** Whether a line that names nobody stands above: "Smokehouse things", and then "prints the label". */
  isUnderThing = false;
  /** What is spoken of without a name. */
  fused: string | undefined;
  /** What "it" last stood for. */
  pointed: Named | undefined;
  /** What is read, as it was said. */
  statement = "";
  /** What was said last for itself, as a sentence of its own. */
  lead = "";
  /** Whom and what its first words may point back to. */
  private opening: Readonly<Record<string, Named | undefined>> = {};
  /** What stands before the colon of this statement: "Healing photos: the client uploads after 14 days". */
  topic: Named | undefined;
  /** Who "you" are: "If you're a member". */
  you: Named | undefined;
  /** Whether the text says somewhere who "you" are. */
  isYouNamed = false;
  /** Whether "you" are whoever is to build it. */
  isToBuilder = false;
  /** Whether "you" are said to be whoever builds it from here on. */
  builds = false;
  /** Whether an application is what somebody hands in here, and no program. */
  areApplicationsFiled = false;
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
  /** By what is done, those who do it. */
  private readonly doersOf = new Map<string, readonly Named[]>();
  /** Whether one is "he" or "she" in this text, so that "they" are many. */
  readonly gendered: boolean;

  constructor(known: ReadonlySet<string> = new Set(), gendered = false, lasting: ReadonlyMap<string, string> = new Map()) {
    super(known, lasting);
    this.gendered = gendered;
  }

  /** Whether the text names several kinds of them, so that none of them is meant by the last word alone. */
  areOfKinds: (noun: Named["phrase"]["noun"]) => boolean = () => false;
  /** How many deeds were told when the text turned to something else: "And then the digest." */
  turnedAt: number | undefined;
  /** What the half of the sentence before said how it is: "the fee is 20% of the price; it is". */
  toldOf: Named | undefined;
  /** Who was "he" or "she" in this sentence. */
  readonly genders = new Map<string, string>();

  /** `acts` where it does something, so that "she" is rather the one who acts than the one acted on. */
  remember(named: Named | undefined, isPerson: boolean, acts = false) {
    if (!named || named.proper || isEmpty(named.phrase)) return;
    if (named.phrase.kind === "product" && !(this.areApplicationsFiled && named.phrase.noun.head === "application")) return;
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
      this.areMany = named.plural;
      if (named.plural) this.things = named;
      else {
        this.thing = named;
        this.fused = undefined;
      }
    }
  }

  /** What "it" rather is; what no sentence since has spoken of is not meant any more. */
  get thing(): Named | undefined {
    return this.sentences - this.spoken.since > SENTENCES_BACK ? undefined : this.spoken.thing;
  }

  set thing(thing: Named | undefined) {
    this.spoken = { thing, since: this.sentences };
  }

  /** "She assigns it to a fitter": it is spoken of still. */
  speakAgainOf({ phrase }: Named) {
    if (this.spoken.thing?.phrase.noun.head === phrase.noun.head) this.thing = this.spoken.thing;
  }

  /** Who "you" were before a sentence that is said to somebody else: "you (as me again) pass it on". */
  private before: { you: Named | undefined; builds: boolean; sentence: string } | undefined;

  /** Whom "I", "we" and "you" stand for from a statement on. */
  place(placed: readonly Placed[], sentence: string) {
    if (this.before && this.before.sentence !== sentence) {
      this.you = this.before.you;
      this.builds = this.before.builds;
      this.before = undefined;
    }
    for (const { word, who, isBrief } of placed) {
      const named = who === "builder" ? undefined : who === "me" ? (this.me ?? namedFrom(this.owner)) : this.inFull(who);
      if (word === "you") {
        if (isBrief) this.before ??= { you: this.you, builds: this.builds, sentence };
        this.isToBuilder ||= who === "builder";
        this.builds = who === "builder";
        this.you = named;
      } else if (named) {
        this.me = named;
        if (word === "we") this.us = named;
      }
    }
  }

  rememberDeed(base: string, doers: readonly Named[]) {
    const known = this.doersOf.get(base) ?? [];
    const others = doers.filter(({ phrase }) => !known.some((one) => one.phrase.noun.singular === phrase.noun.singular));
    this.doersOf.set(base, [...known, ...others]);
  }

  /** The only one of whom it was told that they do it. */
  onlyDoerOf(base: string): Named | undefined {
    const [one, ...others] = this.doersOf.get(base) ?? [];
    return others.length === 0 ? one : undefined;
  }

  /** Where another statement begins. */
  begin(statement: string, sentence: string) {
    if (this.sentence !== sentence) {
      this.genders.clear();
      this.sentences += 1;
    }
    this.statement = statement;
    this.sentence = sentence;
    this.opening = { it: this.thing, he: this.one(), she: this.one(), they: this.they() };
  }

  /** The statement with the name of what its first "it" points back to. */
  withName(pronoun = ""): string | undefined {
    const named = /^(?:it|he|she|they)$/.test(pronoun) ? this.opening[pronoun] : undefined;
    if (!named) return undefined;
    const capital = pronoun.replace(/^./, (letter) => letter.toUpperCase());
    const said = new RegExp(
      `\\b(?:${pronoun}|${capital})\\b(?!'| (?:is|was) (?:the|an?|our)\\b| [\\p{L} ]{2,16}? (?:possible|necessary|important|allowed)\\b)`,
      "u",
    );
    if (!said.test(this.statement)) return undefined;
    return this.statement.replace(said, (word) =>
      nameOf(named.phrase, named.plural).replace(/^t/, /^[A-Z]/.test(word) ? "T" : "t"),
    );
  }

  /** "what comes ashore": it has no other name. */
  speakOfWhat(said: string) {
    this.thing = undefined;
    this.fused = /\b(?:I|we|you)\b/i.test(said) ? undefined : said;
  }

  /** "proposes three assessors, and the clerk picks one": one of those spoken of last. */
  oneOf(at: number): Named | undefined {
    const many = this.named[0]?.mentions.findLast((one) => one.at < at && one.plural && one.role === "object")?.named;
    if (many) return { ...many, plural: false };
    return this.areMany && this.things?.phrase.noun.countable ? { ...this.things, plural: false } : this.thing;
  }

  /** Whom a word alone goes on to name. */
  inFull(named: Named): Named {
    const { singular, head } = named.phrase.noun;
    const full = singular === head && !this.areOfKinds(named.phrase.noun) ? this.fuller.get(head) : undefined;
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
    return this.genders.get(noun.singular) ?? called ?? this.lastingOf(noun, noun.head) ?? genderOfRole(noun.head);
  }

  they(): Named | undefined {
    return this.people ?? this.anyone ?? this.person;
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

  /** "him" and "them" are others than those who act. */
  referents(acting: readonly Named[] = []): Referents {
    const others = this.met.filter((one) => !acting.some(({ phrase }) => phrase.noun.singular === one.phrase.noun.singular));
    const person = others.find(({ plural }) => !plural) ?? others[0];
    const them = this.many.find((one) => !acting.some(({ phrase }) => phrase.noun.singular === one.phrase.noun.singular));
    const people = others.find(({ plural }) => plural);
    return {
      person: person && `the ${person.phrase.noun.singular}`,
      people: people && `the ${people.phrase.noun.plural}`,
      fused: this.fused,
      thing: this.thing ? nameOf(this.thing.phrase, false) : this.fused,
      one: this.areMany && this.things?.phrase.noun.countable ? nameOf(this.things.phrase, false) : undefined,
      things: this.things && nameOf(this.things.phrase, true),
      them: them && nameOf(them.phrase, true),
      you: this.you && `the ${this.you.phrase.noun.singular}`,
      me: this.me ? calledBy(this.me) : `the ${this.owner.singular}`,
    };
  }
}

/** A name stands without an article. */
function calledBy({ phrase: { noun } }: Named): string {
  return /^[A-Z][a-z]/.test(noun.singular) ? noun.singular : `the ${asRole(noun).singular}`;
}

/** A problem is no thing of its own, but "it" may be one. */
function isEmpty({ kind, noun }: NounPhrase): boolean {
  return (kind === "empty" || /^ones?$/.test(noun.head)) && !/^(problem|number|instruction|option)$/.test(noun.head);
}

export function nameOf({ noun }: NounPhrase, many: boolean): string {
  if (isGivenName(noun.singular)) return noun.singular;
  return `the ${many ? noun.plural : noun.singular}`;
}
