import type { Person } from "#domain/drafter/languages/verbs/forms.ts";
import type { Grammar } from "./grammar.ts";
import { isProduct } from "./product.ts";

export type Gender = "m" | "f" | undefined;
/** Somebody or something by name, and whether there are many. */
export type Known = {
  name: string;
  words: string;
  head: string;
  many: boolean;
  gender?: Gender;
  /** Set for those who write and those who are written to. */
  speaks?: boolean;
  /** Set for what is to be built. */
  product?: boolean;
};

const differs = (one: Gender, other: Gender) => one !== undefined && other !== undefined && one !== other;

/** Whom "he", "they", "you" and "it" stand for at a place of a text. */
export class Context {
  /** Who did something last, all of them. */
  doers: readonly Known[] = [];
  /** Who speaks or is spoken to in this statement: "En tant que client, je". */
  role: string | undefined;
  private people: Known[] = [];
  private things: Known[] = [];
  private passed: Known[] = [];
  private readonly identity = new Map<"I" | "we" | "you", string>();
  private readonly grammar: Grammar;

  constructor(grammar: Grammar) {
    this.grammar = grammar;
  }

  act(doers: readonly Known[]) {
    this.doers = doers;
    for (const one of doers) this.mention(one);
  }

  /** Somebody spoken of: "he" and "they" may be them. */
  mention(one: Known) {
    if (!one.speaks && !one.product) this.people = [one, ...this.people.filter(({ name }) => name !== one.name)].slice(0, 8);
  }

  /** "Elle archive les dossiers": what is to be built, where it did something last and nobody else can be meant. */
  productMeant(gender: Gender): Known | undefined {
    const product = this.doers.find((one) => one.product);
    const others = this.people.some((one) => !one.many && one.gender === gender);
    return product && gender !== undefined && product.gender === gender && !others ? product : undefined;
  }

  /** "Ce dernier": who was spoken of last. */
  latest(): Known | undefined {
    return this.people[0];
  }

  /** Whether somebody of this name did something before. */
  acted(name: string): boolean {
    return this.people.some((one) => one.name === name);
  }

  meet(thing: Known) {
    if (isProduct(thing.head)) return;
    this.things = [thing, ...this.things].slice(0, 10);
  }

  /** Something named in passing: "no telemóvel". */
  pass(thing: Known) {
    this.passed = [thing, ...this.passed].slice(0, 10);
  }

  /** What "it" or "them" is, done by others than those it names. */
  thing(many: boolean | undefined, gender?: Gender, but: readonly Known[] = []): Known | undefined {
    return this.things.find(
      (one) =>
        (many === undefined || one.many === many) && !differs(one.gender, gender) && !but.some(({ name }) => name === one.name),
    );
  }

  /** Whom it is done to. */
  somebody(many: boolean, gender: Gender, but: readonly Known[]): Known | undefined {
    return [...this.people, ...this.passed].find(
      (one) => one.many === many && !differs(one.gender, gender) && !but.some(({ name }) => name === one.name),
    );
  }

  person(many: boolean, gender?: Gender, strict = false): Known | undefined {
    const like = this.people.filter((one) => one.many === many);
    return like.find((one) => !differs(one.gender, gender)) ?? like[0] ?? (strict ? undefined : this.people[0]);
  }

  /** "Nous sommes un club": by what those who write are called. */
  identify(who: "I" | "we" | "you", name: string) {
    if (!this.identity.has(who) && !/^\d/.test(name)) this.identity.set(who, name);
  }

  /** "Tu es bénévole": who is spoken to from here on. */
  pose(name: string) {
    this.identity.set("you", name);
    this.act([this.speaker("2s")]);
  }

  /** Who says "I" from here on. */
  speak(name: string) {
    this.identity.set("I", name);
  }

  /** "Et les sorties ?": whatever comes next is of them. */
  speakOf(one: Known) {
    this.meet(one);
    this.people = [...this.people, one].slice(-8);
  }

  /** Whoever it is; "you" where they are spoken to. */
  anybody(you: boolean): Known {
    const name = (you ? this.role : undefined) ?? (you ? this.identity.get("you") : undefined) ?? this.grammar.unnamed.you;
    return { name, words: name, head: name, many: false, speaks: true };
  }

  /** "I", "we" and "you", by what they said they are; in a conversation they are the same. */
  speaker(person: Person | "any"): Known {
    const who = /^1s/.test(person) ? "I" : /^2/.test(person) ? "you" : "we";
    const name =
      this.role ??
      this.identity.get(who) ??
      (who === "you" ? this.identity.get("we") : (this.identity.get("you") ?? this.identity.get("we"))) ??
      this.grammar.unnamed[who];
    return { name, words: name, head: name, many: false, speaks: true };
  }
}
