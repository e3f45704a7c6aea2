import type { Genders } from "./genders.ts";
import { everybodyIn, isShe, isThing, type Named } from "./named.ts";
import type { Thing } from "./things.ts";
import type { GermanWord } from "./words.ts";

/** Who and what a text has spoken of so far. */
export class Memory {
  who: readonly string[] = [];
  people: Named[] = [];
  things: readonly Thing[] = [];
  I = "Verantwortliche";
  we = "Team";
  you = "Nutzer";
  /** The last thing named in the segment before, which a relative clause tells of. */
  antecedent: Named | undefined;
  /** The last thing or person named that stands behind no preposition: "Leute mit Toastern. Die". */
  topic: Named | undefined;
  /** The product, where it is what does something. */
  product: string | undefined;
  /** Everybody named as doing something. */
  readonly acting: string[] = [];
  /** Whether the text says "Sie" to whoever reads it. */
  readonly formal: boolean;

  readonly genders: Genders;
  /** Everybody named anywhere, the last one first. */
  private mentioned: readonly Named[] = [];

  constructor(formal: boolean, genders: Genders) {
    this.formal = formal;
    this.genders = genders;
  }

  get thing(): Thing | undefined {
    return this.things[0];
  }

  meet(thing: Thing) {
    this.things = [thing, ...this.things.filter(({ head }) => head !== thing.head)].slice(0, 8);
  }

  meetPeople(people: readonly Named[]) {
    this.people = [...people, ...this.people].slice(0, 6);
  }

  speakOf(named: Named) {
    this.meetPeople([named]);
    this.antecedent = named;
    this.topic = named;
  }

  /** Everybody a clause names, also behind a preposition. */
  mention(words: readonly GermanWord[]) {
    const named = everybodyIn(words);
    this.mentioned = [...named.toReversed(), ...this.mentioned].slice(0, 12);
  }

  /** What "ihn", "es" or "sie" is. */
  pointedAt(pronoun: string): Thing | undefined {
    const gender = /^(?:ihn|den)$/.test(pronoun) ? "m" : /^(?:es|das)$/.test(pronoun) ? "n" : "f";
    return (
      this.things.find((one) => one.gender === undefined || one.gender === gender) ?? (pronoun === "das" ? this.thing : undefined)
    );
  }

  /** Who "er" or "sie" is. */
  meant(many: boolean, she: boolean): readonly string[] {
    if (this.who.length > 1 && many) return this.who;
    const known = this.people.filter(({ who }) => !isThing(who));
    const like = known.filter((one) => one.many === many);
    const found = like.find(({ who }) => this.fits(who, many, she)) ?? this.mentionedLast(many, she) ?? like[0];
    return found ? [found.who] : this.who;
  }

  /** Whom "der", "die" or "ihm" points to: whoever was named last. */
  mentionedLast(many: boolean, she: boolean, but: readonly string[] = []): Named | undefined {
    return this.mentioned.find((one) => !but.includes(one.who) && one.many === many && this.fits(one.who, many, she));
  }

  private fits(name: string, many: boolean, she: boolean): boolean {
    const gender = this.genders.of(name);
    return many || (gender === undefined ? isShe(name) === she : (gender === "f") === she);
  }
}
