import { capital, partsOf } from "#domain/drafter/languages/token.ts";
import type { ToldDeed } from "#domain/drafter/languages/tongue.ts";
import { Course } from "./course.ts";
import { Genders } from "./genders.ts";
import { hear } from "./hear.ts";
import { inRole, introduce, introduceBeside } from "./introduced.ts";
import { Memory } from "./memory.ts";
import { isVerb, lastNamed, namedIn, textOf } from "./named.ts";
import { germanSingular, germanStanding } from "./people.ts";
import { segmentsOf } from "./segments.ts";
import { germanWords, writtenOut } from "./words.ts";

/** "Sie" and "Ihre" within a statement. */
const FORMAL = /\p{L},? (?:Sie|Ihnen|Ihre[nmrs]?)(?!\p{L})/u;

/** Statements of a German text, read by where their verbs stand and which articles can be whose. */
export class GermanReader {
  private readonly capitals: boolean;
  private readonly memory: Memory;

  constructor(texts: readonly string[]) {
    const words = texts.flatMap((text) => text.split(/\s+/).slice(1));
    this.capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > words.length * 0.08;
    const genders = new Genders();
    for (const text of texts) genders.learn(this.wordsOf(text));
    this.memory = new Memory(
      texts.some((text) => FORMAL.test(text)),
      genders,
    );
  }

  private wordsOf(text: string) {
    return germanWords(partsOf(text), this.capitals);
  }

  ask(question: string) {
    const words = this.wordsOf(question);
    const named = namedIn(words)[0];
    if (named && !words.some((word, at) => at > 0 && isVerb(word))) this.memory.speakOf(named);
    introduce(this.memory, words);
  }

  /** Whoever a heading names, in the words that can stand before what is said under it. */
  headOf(heading: string): string | undefined {
    const words = this.wordsOf(writtenOut(heading));
    const people = namedIn(words).filter(({ who }) => /^(?:person|body)$/.test(germanStanding(who)));
    if (people.length > 2) return undefined;
    const [named] =
      people.length > 0
        ? people
        : words.some((word, at) => at > 0 && isVerb(word))
          ? []
          : [lastNamed(words)].filter((one) => one && germanStanding(one.who) !== "thing");
    return named && textOf(named.words).replace(/^(?:des|dem|den) /i, "der ");
  }

  /** "WIRT: Ich bestätige": who speaks. */
  speak(name: string) {
    if (germanStanding(name) === "person") this.memory.I = capital(name.toLowerCase());
  }

  read(statement: string): { deeds: ToldDeed[]; hasVerb: boolean; isOpen: boolean } {
    const said = this.wordsOf(statement);
    introduceBeside(this.memory, said);
    const words = inRole(this.memory, said);
    introduce(this.memory, words);
    const course = new Course(this.memory);
    const segments = segmentsOf(words);
    for (const at of segments.keys()) hear(course, segments, at);
    const deeds = course.found.map((deed) => ({ ...deed, who: germanSingular(deed.who) }));
    return { deeds, hasVerb: course.hasVerb, isOpen: course.open };
  }
}
