/** Who a form is for: the first, second or third person, one or many. */
export type Person = "1s" | "2s" | "3s" | "1p" | "2p" | "3p";
/** A finite form; `known` where the verb stands on a list, else it only ends like one. */
export type Form = { base: string; person: Person; known: boolean; kind?: FormKind | undefined };
/** `bound` forms hang on something else, `past` ones tell what was. */
export type FormKind = "bound" | "past";
export type Listed = readonly (readonly [form: string, person: Person, kind?: FormKind | undefined])[];

/** How a language conjugates. */
export type Conjugation = {
  /** Verbs that only end like an irregular one: "répartir" is no "partir". */
  unlike?: RegExp;
  /** Infinitives that are told apart from nouns; what is irregular stands in `irregular`. */
  verbs: string;
  /** "faire fait fait font faisons faites fait": the forms of one, then of many, then what is done. */
  irregular: string;
  /** The forms of a regular verb. */
  regular(base: string): Listed;
  /** What "I" do, of a verb that is like no irregular one. */
  first(base: string): string | undefined;
  /** Forms that hang on something, by "I" and "they" of an irregular verb: "pido", "pida". */
  bound(base: string, first: string, they: string): Listed;
  /** What a word would be that stands on no list. */
  guess(word: string): Listed;
  done(base: string): readonly string[];
  guessDone(word: string): string | undefined;
  /** "vérifiées" without its ending. */
  plainDone(word: string): string;
  /** Of what "indicando" may be: what is done beside something else. */
  gerundOf(word: string): readonly string[];
};

export class Verbs {
  private readonly forms = new Map<string, Form[]>();
  private readonly participles = new Map<string, string>();
  private readonly infinitives = new Set<string>();
  private readonly conjugation: Conjugation;
  private readonly patterns: { base: string; forms: Listed; done: string; more: readonly string[] }[] = [];

  constructor(conjugation: Conjugation) {
    this.conjugation = conjugation;
    for (const line of conjugation.irregular.trim().split("\n")) {
      const [base = "", first = "", second = "", third = "", we = "", you = "", they = "", done = "", ...more] = line
        .trim()
        .split(/\s+/);
      const people: Listed = [
        [first, "1s"],
        [second, "2s"],
        [third, "3s"],
        [we, "1p"],
        [you, "2p"],
        [they, "3p"],
      ];
      this.add(base, people);
      this.patterns.push({ base, forms: people, done, more });
      for (const form of more) this.add(base, [[form, personOfMore(form)]]);
      this.add(base, conjugation.bound(base, first, they));
      if (done !== "-") this.participles.set(conjugation.plainDone(done), base);
    }
    for (const base of conjugation.verbs.trim().split(/\s+/)) {
      if (this.infinitives.has(base) || this.addLike(base)) continue;
      this.add(base, conjugation.regular(base));
      for (const done of conjugation.done(base)) this.participles.set(conjugation.plainDone(done), base);
    }
  }

  /** "retransmettre" is like "transmettre". */
  private addLike(base: string): boolean {
    const like = this.likeOf(base);
    if (!like) return false;
    const lead = base.slice(0, base.length - like.base.length);
    this.add(
      base,
      like.forms.map(([form, person]) => [form === "-" ? form : `${lead}${form}`, person]),
    );
    const [one = ["-"], , , , , they = ["-"]] = like.forms;
    this.add(base, this.conjugation.bound(base, `${lead}${one[0]}`, `${lead}${they[0]}`));
    for (const form of like.more) this.add(base, [[`${lead}${form}`, personOfMore(form)]]);
    if (like.done !== "-") this.participles.set(this.conjugation.plainDone(`${lead}${like.done}`), base);
    return true;
  }

  private likeOf(base: string) {
    return this.patterns
      .filter((one) => one.base.length > 4 && base.endsWith(one.base) && !this.conjugation.unlike?.test(base))
      .sort((a, b) => b.base.length - a.base.length)[0];
  }

  private add(base: string, forms: Listed) {
    this.infinitives.add(base);
    for (const [form, person, kind] of forms) {
      if (form === "-" || form === "") continue;
      const same = this.forms.get(form) ?? [];
      if (!same.some((one) => one.base === base && one.person === person))
        this.forms.set(form, [...same, { base, person, known: true, kind }]);
    }
  }

  /** What a word may be as a finite verb. */
  of(word: string): readonly Form[] {
    return (
      this.forms.get(word) ??
      this.conjugation.guess(word).map(([base, person, kind]) => ({ base, person, known: this.isKnown(base), kind }))
    );
  }

  isKnown(infinitive: string): boolean {
    return this.infinitives.has(infinitive);
  }

  /** "remets" is what I do of "remettre". */
  first(base: string): string | undefined {
    const like = this.patterns.find((one) => one.base === base) ?? this.likeOf(base);
    if (!like) return this.conjugation.first(base);
    const [form] = like.forms[0] ?? ["-"];
    return form === "-" ? undefined : `${base.slice(0, base.length - like.base.length)}${form}`;
  }

  /** "indicando" is of "indicar". */
  ofGerund(word: string): string | undefined {
    return this.conjugation.gerundOf(word).find((base) => this.isKnown(base));
  }

  /** "vérifiées" is of "vérifier". */
  ofDone(word: string): string | undefined {
    return this.participles.get(this.conjugation.plainDone(word)) ?? this.conjugation.guessDone(word);
  }
}

const personOfMore = (form: string): Person => (/(?:nt|[aeãáé][mn]|õem|ão)$/.test(form) ? "3p" : "3s");
