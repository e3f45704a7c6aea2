import { joined, type Part, partsOf } from "./token.ts";
import { type Told, type ToldDeed, withoutThings, withSharedObjects } from "./tongue.ts";

/** What a Romance language needs for its statements to be read. */
export type Romance = {
  determiners: Set<string>;
  many: Set<string>;
  prepositions: Set<string>;
  joins: Set<string>;
  opens: Set<string>;
  relatives: Set<string>;
  pronouns: Set<string>;
  clitics: Set<string>;
  denies: Set<string>;
  adverbs: Set<string>;
  modals: Set<string>;
  being: Set<string>;
  by: Set<string>;
  noDeed: Set<string>;
  tells: RegExp;
  speaker: RegExp;
  soFar: RegExp;
  thingSuffix: RegExp;
  /** Ends of what one and what many do. */
  one: RegExp;
  plural: RegExp;
  infinitive: RegExp;
  infinitiveOf(form: string): string;
  infinitiveOfDone(participle: string): string | undefined;
  singular(noun: string): string;
  mine: Readonly<Record<string, string>>;
  getTold(participle: string): string;
  binds: RegExp;
};

type Subject = { who: string; many: boolean; person: boolean };

export function listenRomance(grammar: Romance, statements: readonly string[]): Told {
  const deeds: ToldDeed[] = [];
  const rules: string[] = [];
  const reader = new RomanceReader(grammar);
  for (const statement of statements) {
    const said = statement.replace(grammar.speaker, "");
    if (/\?\s*$/.test(said) || grammar.soFar.test(said)) continue;
    if (grammar.binds.test(said)) rules.push(said.replace(/[.!\s]+$/, ""));
    deeds.push(...reader.read(partsOf(said)));
  }
  return { deeds: withoutThings(deeds), rules };
}

class RomanceReader {
  private subject: Subject | undefined;
  private thing: string | undefined;
  private head: string | undefined;
  private readonly grammar: Romance;

  constructor(grammar: Romance) {
    this.grammar = grammar;
  }

  read(parts: readonly Part[]): ToldDeed[] {
    const found: ToldDeed[] = [];
    for (const segment of this.segmentsOf(parts)) {
      const deed = this.deedOf(segment);
      const last = found.at(-1);
      if (deed === "more" && last) last.said = this.inMyWords(`${last.said} ${joined(segment)}`);
      else if (deed && deed !== "more") found.push(deed);
    }
    return withSharedObjects(found);
  }

  /** Apart at commas, and where a word joins what could stand by itself. */
  private segmentsOf(parts: readonly Part[]): Part[][] {
    const segments: Part[][] = [[]];
    for (const part of parts) {
      const { word } = part;
      if (/^[,;:—]$/.test(word) || this.grammar.joins.has(word)) segments.push([part]);
      else segments.at(-1)?.push(part);
    }
    return segments.filter((segment) => segment.some(({ word }) => /[\p{L}\d]/u.test(word)));
  }

  private deedOf(segment: readonly Part[]): ToldDeed | "more" | undefined {
    const { grammar } = this;
    const start = segment.findIndex(({ word }) => !/^[,;:—]$/.test(word) && !grammar.joins.has(word));
    const parts = segment.slice(start);
    const joins = grammar.joins.has(segment[0]?.word ?? "");
    if (grammar.opens.has(parts[0]?.word ?? "") || grammar.relatives.has(parts[0]?.word ?? "")) return undefined;
    const again = grammar.pronouns.has(parts[0]?.word ?? "-");
    const named = again ? undefined : this.subjectIn(parts);
    const at = again ? 1 : (named?.end ?? 0);
    const subject = named?.subject ?? this.subject;
    if (!subject) return undefined;
    const verb = this.verbAt(parts, at, subject);
    if (!verb) return joins && !named ? "more" : undefined;
    const told = verb.denied ? undefined : this.told(subject, parts, verb);
    if (named && (told || verb.kind !== "passive")) this.subject = subject;
    return told;
  }

  /** "La responsable qualité | goûte" */
  private subjectIn(parts: readonly Part[]): { subject: Subject; end: number } | undefined {
    const { grammar } = this;
    let at = 0;
    while (grammar.prepositions.has(parts[at]?.word ?? "-") || /^\d/.test(parts[at]?.word ?? "")) {
      at += 1;
      while (at < parts.length && (grammar.determiners.has(parts[at]?.word ?? "") || /^\d/.test(parts[at]?.word ?? ""))) at += 1;
      at += 1;
    }
    const from = at;
    const determined = grammar.determiners.has(parts[at]?.word ?? "-");
    if (determined) at += 1;
    const first = at;
    for (let end = first + 1; end < parts.length && end < first + 6; end += 1) {
      const words = parts.slice(first, end);
      if (words.some(({ word }) => !this.isOpen(word) && !/^(?:de|del|du|des|d'|da|do|dos|das|la|el|l')$/.test(word))) break;
      if (!this.isOpen(words.at(-1)?.word ?? "") || !this.isOpen(words[0]?.word ?? "")) continue;
      const head = words[0]?.word ?? "";
      const many = determined ? grammar.many.has(parts[from]?.word ?? "") : /s$|x$/.test(head);
      if (!determined && !many) break;
      const who = this.nameOf(words);
      const subject: Subject = { who, many, person: !grammar.thingSuffix.test(head) };
      if (this.verbAt(parts, end, subject)) return { subject, end };
    }
    return undefined;
  }

  private nameOf(words: readonly Part[]): string {
    const cut = words.findIndex(
      ({ word }) => this.grammar.prepositions.has(word) && !/^(?:de|du|des|d'|da|do|dos|das|del)$/.test(word),
    );
    const own = cut > 0 ? words.slice(0, cut) : words;
    return joined(
      own.map((part, at) => (at === 0 ? { ...part, text: this.grammar.singular(part.word) } : { ...part, text: part.word })),
    );
  }

  private isOpen(word: string): boolean {
    const { grammar } = this;
    return (
      /^\p{L}/u.test(word) &&
      ![
        grammar.determiners,
        grammar.prepositions,
        grammar.joins,
        grammar.opens,
        grammar.relatives,
        grammar.clitics,
        grammar.denies,
      ].some((closed) => closed.has(word)) &&
      !grammar.modals.has(word) &&
      !grammar.being.has(word)
    );
  }

  private verbAt(
    parts: readonly Part[],
    from: number,
    subject: Subject,
  ): { at: number; kind: "plain" | "modal" | "passive"; denied: boolean; clitic: string | undefined } | undefined {
    const { grammar } = this;
    let at = from;
    let denied = false;
    let clitic: string | undefined;
    while (
      grammar.clitics.has(parts[at]?.word ?? "-") ||
      grammar.denies.has(parts[at]?.word ?? "-") ||
      grammar.adverbs.has(parts[at]?.word ?? "-")
    ) {
      if (grammar.denies.has(parts[at]?.word ?? "")) denied = true;
      else if (grammar.clitics.has(parts[at]?.word ?? "")) clitic = parts[at]?.word;
      at += 1;
    }
    const word = parts[at]?.word;
    if (!word) return undefined;
    const after = parts.slice(at + 1, at + 3).some(({ word: next }) => grammar.denies.has(next));
    if (grammar.modals.has(word)) return { at, kind: "modal", denied: denied || after, clitic };
    if (grammar.being.has(word)) return { at, kind: "passive", denied: denied || after, clitic };
    const fits =
      (subject.many ? grammar.plural : grammar.one).test(word) && !(subject.many ? undefined : grammar.plural.test(word));
    const next = parts[at + 1]?.word;
    const goesOn =
      next === undefined ||
      !this.isOpen(next) ||
      grammar.adverbs.has(next) ||
      /^\d/.test(next) ||
      at === from ||
      clitic !== undefined;
    return this.isOpen(word) && fits && goesOn && !grammar.noDeed.has(word)
      ? { at, kind: "plain", denied: denied || after, clitic }
      : undefined;
  }

  private told(
    subject: Subject,
    parts: readonly Part[],
    verb: { at: number; kind: "plain" | "modal" | "passive"; clitic: string | undefined },
  ): ToldDeed | undefined {
    const { grammar } = this;
    const rest = parts.slice(verb.at + 1);
    if (verb.kind === "passive") return this.passive(subject, rest);
    if (!subject.person) return undefined;
    const infinitive =
      verb.kind === "modal"
        ? rest.find(({ word }) => grammar.infinitive.test(word))?.text
        : grammar.infinitiveOf(parts[verb.at]?.word ?? "");
    if (!infinitive) return undefined;
    const tail = verb.kind === "modal" ? rest.slice(rest.findIndex(({ text }) => text === infinitive) + 1) : rest;
    const stands = verb.clitic !== undefined && /^(?:l'|le|la|les|lo|los|las|o|a|os|as)$/.test(verb.clitic);
    const object = this.objectOf(tail);
    const thing = object ?? (stands ? this.head : undefined);
    const said = [infinitive, stands && !object ? this.thing : "", joined(tail)].filter(Boolean).join(" ");
    if (object) {
      this.thing = this.wordsOfObject(tail);
      this.head = object;
    }
    return { who: subject.who, said: this.inMyWords(said), thing: thing && grammar.singular(thing) };
  }

  private passive(subject: Subject, rest: readonly Part[]): ToldDeed | undefined {
    const { grammar } = this;
    const done = rest.find(({ word }) => this.isOpen(word) && !grammar.adverbs.has(word))?.word ?? "";
    const by = rest.findIndex(({ word }) => grammar.by.has(word));
    const infinitive = grammar.infinitiveOfDone(done);
    if (by >= 0 && infinitive) {
      const words = rest.slice(by + 1).filter(({ word }) => !grammar.determiners.has(word));
      const end = words.findIndex(({ word }) => !this.isOpen(word) && !/^(?:de|du|des|da|do|del)$/.test(word));
      const name = this.nameOf((end > 0 ? words.slice(0, end) : words).slice(0, 3));
      return name ? { who: name, said: `${infinitive} ${subject.who}`, thing: subject.who } : undefined;
    }
    return grammar.tells.test(done)
      ? { who: subject.who, said: this.inMyWords(`${grammar.getTold(done)} ${joined(rest.slice(1))}`.trim()), thing: undefined }
      : undefined;
  }

  private objectOf(tail: readonly Part[]): string | undefined {
    const { grammar } = this;
    const at = tail.findIndex(({ word }) => this.isOpen(word) && !grammar.adverbs.has(word));
    return tail.slice(0, at).some(({ word }) => grammar.prepositions.has(word) || grammar.opens.has(word))
      ? undefined
      : tail[at]?.word;
  }

  private wordsOfObject(tail: readonly Part[]): string {
    const end = tail.findIndex(({ word }, at) => at > 0 && !this.isOpen(word) && !this.grammar.determiners.has(word));
    return joined(end > 0 ? tail.slice(0, end) : tail);
  }

  private inMyWords(said: string): string {
    return said
      .split(" ")
      .map((word) => this.grammar.mine[word] ?? word)
      .join(" ");
  }
}
