import type { ToldDeed } from "#domain/drafter/languages/tongue.ts";
import { type Chunk, chunksOf, type Named, nameOf } from "./chunks.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { Context, type Known } from "./context.ts";
import type { Grammar } from "./grammar.ts";
import { verbsIn } from "./verbs-in.ts";
import { has, type Word, wordsIn } from "./words.ts";

const LONGEST = 32;
/** Bodies of people whose names end like those of things. */
const BODY =
  /^(?:rece[pç]|récep|direc|direç|administra|associa|asocia|fédéra|federa|fonda|funda|municipalid|comunid|organiza|organisa|corpora|délégation|delega)/;

/** Reads statements one after the other: who does what, in the words of the text. */
export class DeedReader {
  private readonly grammar: Grammar;
  private readonly context: Context;
  private words: readonly Word[] = [];
  private chunks: readonly Chunk[] = [];
  private clauses: readonly Clause[] = [];
  /** What somebody or something is in or on: "no caderno". */
  private readonly places: ReadonlySet<string>;
  /** Who the clause before was about. */
  private before: readonly Known[] = [];
  private previous: readonly Known[] = [];
  /** Verbs that only say what those who write are. */
  private readonly introducing = new Set<number>();
  /** To what the last thing was done. */
  private suffered: Known | undefined;

  constructor(grammar: Grammar, statements: readonly string[]) {
    this.grammar = grammar;
    this.places = placesIn(statements, grammar);
    this.context = new Context(grammar);
  }

  /** A question says what is spoken of. */
  ask(question: string) {
    this.words = wordsIn(question.replace(/[?¿]/g, ""), this.grammar);
    this.chunks = chunksOf(this.words, verbsIn(this.words, this.grammar), this.grammar);
    this.clauses = clausesOf(this.words, this.chunks, this.grammar);
    this.introducing.clear();
    this.introduce();
    const named = this.chunks.flatMap((chunk) => (chunk.kind === "named" && chunk.named.prep === undefined ? [chunk.named] : []));
    if (this.clauses.length === 0 && named[0]) this.context.speakOf(this.known(named[0]));
  }

  read(statement: string): { deeds: ToldDeed[]; hasVerb: boolean } {
    const { role } = this.grammar;
    this.context.role = role.exec(statement)?.[1]?.toLowerCase();
    this.words = wordsIn(statement.replace(role, ""), this.grammar);
    this.chunks = chunksOf(this.words, verbsIn(this.words, this.grammar), this.grammar);
    this.clauses = clausesOf(this.words, this.chunks, this.grammar);
    this.introducing.clear();
    this.introduce();
    const [named] =
      this.clauses.length === 0 ? this.chunks.flatMap((chunk) => (chunk.kind === "named" ? [chunk.named] : [])) : [];
    if (named?.many) this.context.speakOf(this.known(named));
    this.suffered = undefined;
    const deeds = this.clauses.flatMap((clause, at) => this.deedsOf(clause, at));
    return { deeds, hasVerb: this.clauses.some(({ group }) => group.kind !== "state") };
  }

  /** "Notre compagnie", "nous sommes un club", "vous dirigez un atelier" */
  private introduce() {
    const { grammar, words } = this;
    for (const chunk of this.chunks) {
      if (chunk.kind !== "named") continue;
      const owner = words.slice(chunk.from, chunk.named.head).find(({ word }) => grammar.owned.test(word));
      const acts = this.clauses.some(
        ({ subject }) => typeof subject === "object" && "named" in subject && subject.named.includes(chunk.named),
      );
      if (owner && acts && !grammar.thing.test(words[chunk.named.head]?.word ?? ""))
        this.context.identify("we", nameOf(words, { ...chunk.named, to: chunk.named.head + 1 }, grammar));
    }
    for (const { group, after, subject, fronted } of this.clauses) {
      const said = typeof subject === "object" && "pronoun" in subject ? grammar.persons[subject.pronoun] : group.person;
      const who = said === "1s" ? "I" : said === "1p" || said === "any" ? "we" : /^2/.test(said ?? "") ? "you" : undefined;
      if (who && fronted && who !== "I" && words[fronted.from]?.tag === "det")
        this.context.identify(who, nameOf(words, fronted, grammar));
      const runs =
        has(`${grammar.being} ${grammar.running}`, group.base) && (group.kind === "state" || has(grammar.running, group.base));
      if (!who || !runs || !after || group.denied || grammar.adjective.test(words[after.head]?.word ?? "")) continue;
      this.introducing.add(group.at);
      this.context.identify(who, nameOf(words, after, grammar));
    }
  }

  private deedsOf(clause: Clause, at: number): ToldDeed[] {
    const { group } = clause;
    const { grammar, context } = this;
    const doers = this.doersOf(clause);
    this.before = doers;
    this.previous = doers;
    for (const chunk of this.chunks)
      if (chunk.kind === "named" && chunk.from >= clause.group.end && chunk.from < clause.to) this.mention(chunk.named);
    const object = this.objectOf(clause);
    if (clause.opener === "condition" || clause.opener === "content") return [];
    if (group.kind === "passive") return this.passive(clause, at, doers);
    const owed = this.owed(clause);
    if (owed) return [owed];
    const tellsOn = clause.opener === "" || clause.aside || this.isEmphasis(clause) || this.isOfSomebodyNew(clause);
    if (doers.length > 0 && tellsOn) context.act(doers);
    const told =
      group.kind === "deed" && !group.denied && this.isDeed(clause) && tellsOn
        ? doers.flatMap((doer) =>
            this.apart(this.said(clause, at, object), object).map((said) => ({
              who: doer.name,
              said,
              thing: object && grammar.singular(object.head),
            })),
          )
        : [];
    this.remember(clause, object);
    return told;
  }

  /** "fournit un arbitre qui signe la feuille" */
  private isOfSomebodyNew({ opener, toAntecedent, antecedent, after, group }: Clause): boolean {
    if (opener !== "relative" || toAntecedent || !antecedent || !after || group.denied) return false;
    return (
      this.words[antecedent.from]?.word !== undefined &&
      antecedent.prep === undefined &&
      this.isAgent(antecedent) &&
      this.words[antecedent.from]?.word.match(/^(?:une?|una|uma?)$/) !== null
    );
  }

  /** "reservar una mesa y cancelarla": each of several deeds by itself, with what it is done to. */
  private apart(said: string, object: Known | undefined): string[] {
    const { grammar } = this;
    const words = said.split(" ");
    const baseOf = (at: number) => {
      const [, bare = ""] = /^(?:l')?(\p{L}+?(?:r|re))(?:-?l[oae]s?|-[oa]s?)?$/u.exec(words[at]?.replace(/,$/, "") ?? "") ?? [];
      return grammar.infinitive.test(bare) && grammar.verbs.isKnown(bare) ? bare : undefined;
    };
    const at = words.findIndex((_, index) => index > 0 && baseOf(index) !== undefined);
    const clitic = /^(?:le|la|les)$/.test(words[at - 1] ?? "") ? 1 : 0;
    const before = words[at - 1 - clitic] ?? "";
    const joined = has(grammar.words.conj ?? "", before);
    if (at < 2 || baseOf(0) === undefined || !(joined || before.endsWith(","))) return [said];
    const first = words
      .slice(0, joined ? at - 1 - clitic : at - clitic)
      .join(" ")
      .replace(/,$/, "");
    const base = baseOf(at) ?? "";
    const hangs = clitic > 0 || words[at]?.replace(/,$/, "") !== base;
    const [lead = "", ...named] = object?.words.split(" ") ?? [];
    const thing = hangs && object ? [grammar.known[lead] ?? lead, ...named].join(" ") : "";
    const comma = words[at]?.endsWith(",") ? "," : "";
    const rest = [[base, thing].filter(Boolean).join(" ") + comma, ...words.slice(at + 1)].join(" ");
    return [first, ...this.apart(rest, object)];
  }

  /** "passent commande", but not "coûte 5 euros" */
  private isDeed({ group, after }: Clause): boolean {
    const { grammar, words } = this;
    if (this.introducing.has(group.at)) return false;
    // "te cuento cómo sería"
    if (group.person === "1s" && /^(?:te|le|les|vous|lhes?|t')$/.test(group.clitic ?? "") && after === undefined) return false;
    if (!has(grammar.noDeed, group.base)) return true;
    return (
      has(grammar.doneToThings, group.base) &&
      after !== undefined &&
      words[after.head]?.tag === "open" &&
      !has(grammar.nobody, words[after.head]?.word ?? "")
    );
  }

  /** "Corresponde a la directora aprobar los gastos": what falls to somebody. */
  private owed(clause: Clause): ToldDeed | undefined {
    const { grammar, words } = this;
    if (!has(grammar.falls, clause.group.base) || clause.group.denied) return undefined;
    const to = this.chunks.find(
      (chunk) =>
        chunk.kind === "named" && chunk.from >= clause.from && chunk.from < clause.to && has(grammar.to, chunk.named.prep ?? ""),
    );
    const verb = words.findIndex(({ tag }, index) => tag === "infinitive" && index >= clause.group.end && index < clause.to);
    const who = to?.kind === "named" ? this.somebody(to.named) : this.previous[0];
    if (!who || verb < 0) return undefined;
    this.context.act([who]);
    const object = this.chunks.find(
      (chunk) => chunk.kind === "named" && chunk.from === verb + 1 && chunk.named.prep === undefined,
    );
    return {
      who: who.name,
      said: this.inMyWords(textOf(words.slice(verb, clause.to))),
      thing: object?.kind === "named" ? grammar.singular(words[object.named.head]?.word ?? "") : undefined,
    };
  }

  /** Those who are given, told or asked something may be "they" in what follows. */
  private mention(named: Named) {
    const { grammar, context, words } = this;
    const known = this.somebody(named);
    if (
      known &&
      (context.acted(known.name) ||
        (grammar.agent.test(words[named.head]?.word ?? "") && (named.prep === undefined || has(grammar.to, named.prep))))
    )
      context.mention(known);
  }

  /** "C'est le chef d'équipe qui les annonce" */
  private isEmphasis(clause: Clause): boolean {
    const before = this.clauses[this.clauses.indexOf(clause) - 1];
    const last = this.clauses[this.clauses.indexOf(clause) + 1];
    const resumed =
      last !== undefined &&
      typeof last.subject === "object" &&
      "named" in last.subject &&
      last.subject.named[0] === clause.antecedent;
    return before?.group.kind === "state" && !resumed;
  }

  private doersOf(clause: Clause): Known[] {
    const { group, subject } = clause;
    const { context, grammar } = this;
    if (typeof subject === "object" && "named" in subject) {
      const people = subject.named.flatMap((one) => this.somebody(one) ?? []);
      // "O leite armazena-se" tells of nobody
      return group.clitic === "se" && grammar.passiveSe
        ? people.filter(
            ({ head, name, words }) => grammar.agent.test(head) || context.acted(name) || /^(?:mi|minha|meu) /.test(words),
          )
        : people;
    }
    if (typeof subject === "object") {
      const person = grammar.persons[subject.pronoun];
      if (person === undefined) return [];
      if (person === "anybody") return [context.anybody(isYou(subject.pronoun))];
      if (!person.startsWith("3")) return [context.speaker(person)];
      const topic = clause.fronted && clause.fronted.many === (person === "3p") ? this.somebody(clause.fronted) : undefined;
      const feminine = /^(?:ella?s?|elles?|elas?)$/.test(subject.pronoun);
      return [topic ?? context.person(person === "3p", feminine) ?? []].flat();
    }
    if (!group.person.startsWith("3")) return [context.speaker(group.person)];
    const behind = this.namedBehind(clause);
    if (subject === "same" && !behind) return [...(this.followsAside(clause) ? context.doers : this.before)];
    if (behind) return [this.somebody(behind) ?? []].flat();
    if (/^(?:se|s')$/.test(group.clitic ?? "")) return [];
    const many = group.person === "3p";
    if (context.doers.length > 1 && many) return [...context.doers];
    return context.doers[0]?.many === many ? [...context.doers] : [context.person(many) ?? []].flat();
  }

  /** "inscribe las palomas que van a volar y | las lleva" */
  private followsAside(clause: Clause): boolean {
    const last = this.clauses[this.clauses.indexOf(clause) - 1];
    return last === undefined || (clause.opener === "" && last.opener !== "");
  }

  /** "avalia-o a enfermeira", "Cadastram-se no sistema as doadoras" */
  private namedBehind(clause: Clause): Named | undefined {
    const { clitic } = clause.group;
    if (typeof clause.subject === "object" && !clause.toAntecedent) return undefined;
    const acted = clitic !== undefined && has(`${this.grammar.alsoClitics} en`, clitic) && clitic !== "leur";
    const behind = this.chunks.flatMap((chunk) =>
      chunk.kind === "named" && chunk.from >= clause.group.end && chunk.from < clause.to && chunk.named.prep === undefined
        ? [chunk.named]
        : [],
    )[0];
    if (!behind || behind.many !== (clause.group.person === "3p")) return undefined;
    if (!acted && !clause.toAntecedent) return clitic !== undefined && this.isAgent(behind) ? behind : undefined;
    return behind.from === clause.group.end ? behind : undefined;
  }

  private isAgent({ head }: Named): boolean {
    const { text, word } = this.words[head] ?? { text: "", word: "" };
    return this.grammar.agent.test(word) || (/^\p{Lu}\p{Ll}/u.test(text) && head > 1);
  }

  private somebody(named: Named): Known | undefined {
    const known = this.known(named);
    const { word } = this.words[named.head] ?? { word: "" };
    const { grammar } = this;
    if (has(grammar.latter, word)) return this.context.latest();
    // whoever does something has an article, is many, or has a name
    const bare =
      named.from === named.head && !named.many && !(named.head > 0 && /^\p{Lu}/u.test(this.words[named.head]?.text ?? ""));
    if (bare || this.places.has(grammar.singular(word))) return undefined;
    if ((grammar.thing.test(word) && !BODY.test(word)) || has(grammar.nobody, word) || /^\d/.test(word)) return undefined;
    return known;
  }

  private known(named: Named): Known {
    const { words, grammar } = this;
    const from = named.prep === undefined ? named.from : named.from + 1;
    return {
      name: nameOf(words, named, grammar),
      words: textOf(words.slice(from, named.to)),
      head: words[named.head]?.word ?? "",
      many: named.many,
      feminine:
        /^(?:la|las|una|unas|une|a|as|uma|umas|ma|sa|minha|cette|esta)$/.test(words[from]?.word ?? "") ||
        (/^(?:l'|cada|chaque|mi|su|les|des)$/.test(words[from]?.word ?? "") &&
          /(?:a|as|euse|rice|ère|ienne|e|es)$/.test(words[named.head]?.word ?? "")),
    };
  }

  /** What it is done to. */
  private objectOf(clause: Clause): Known | undefined {
    const { after, group } = clause;
    const behind = this.namedBehind(clause);
    if (after && after !== behind) return this.known(after);
    if (clause.toAntecedent && clause.antecedent) return this.known(clause.antecedent);
    const { clitic } = group;
    if (clitic === undefined || !(has(this.grammar.alsoClitics, clitic) || /^(?:en|l[oa]s?|n[oa]s?)$/.test(clitic)))
      return undefined;
    if (clause.fronted) return this.known(clause.fronted);
    return this.context.thing(/s$/.test(clitic));
  }

  private remember(clause: Clause, object: Known | undefined) {
    const { subject } = clause;
    if (typeof subject === "object" && "named" in subject)
      for (const one of subject.named) if (!this.somebody(one)) this.context.meet(this.known(one));
    if (object) this.context.meet(object);
  }

  private said(clause: Clause, at: number, object: Known | undefined): string {
    const { group } = clause;
    const reflexive = isReflexive(group.clitic ?? "", group.person) && clause.after === undefined;
    const stands = object && !(clause.after && this.known(clause.after).words === object.words) ? object.words : "";
    const behind = this.namedBehind(clause);
    const tail = this.tailOf(clause, at).filter(
      (_, index) => !behind || index + group.end < behind.from || index + group.end >= behind.to,
    );
    const verb = reflexive ? this.grammar.reflexive(group.base) : group.base;
    return this.inMyWords([verb, stands, textOf(tail), this.leading(at)].filter(Boolean).join(" "));
  }

  /** Up to where the next clause begins that stands by itself. */
  private tailOf(clause: Clause, at: number): readonly Word[] {
    const later = this.clauses.slice(at + 1);
    const next = later.find((one) => (one.opener === "" && !one.wished) || (one.opener === "relative" && one.aside));
    // "les bénévoles, qui promènent les chiens, | signalent"
    const resumed = later
      .flatMap(({ subject, opener }) => (opener === "" && typeof subject === "object" && "named" in subject ? subject.named : []))
      .find(
        (one) => one.from >= clause.group.end && one.prep === undefined && later.some(({ antecedent }) => antecedent === one),
      );
    const anew = later.find(
      ({ opener, from }) =>
        opener === "condition" &&
        from > clause.group.end + 1 &&
        (this.words[from - 1]?.tag === "conj" || (this.words[from - 1]?.tag === "mark" && this.words[from - 2]?.tag === "conj")),
    );
    const end = Math.min(
      next?.from ?? this.words.length,
      anew?.from ?? this.words.length,
      resumed?.from ?? this.words.length,
      clause.group.end + LONGEST,
    );
    const tail = this.words.slice(clause.group.end, end);
    // "y, al volver"
    const apart = tail.findIndex(({ tag }, index) => tag === "conj" && tail[index + 1]?.tag === "mark");
    return apart > 0 ? tail.slice(0, apart) : tail;
  }

  /** "quand il reste moins de 20 tubes", where it was said first. */
  private leading(at: number): string {
    const before = this.clauses[at - 1];
    const clause = this.clauses[at];
    if (at === 0 || !before || !clause || before.opener !== "condition" || clause.subject === "same") return "";
    const first = this.clauses.slice(0, at).findLastIndex(({ opener }) => opener !== "condition") + 1;
    const apart = this.words.slice(before.from, clause.from + 1).some(({ word }) => word === ":");
    const said = textOf(this.words.slice(before.from, Math.min(clause.from, before.from + 14)));
    return first === 0 && !apart ? said.charAt(0).toLowerCase() + said.slice(1) : "";
  }

  private passive(clause: Clause, at: number, subjects: readonly Known[]): ToldDeed[] {
    const { grammar, context, words } = this;
    const { group, subject } = clause;
    const named = typeof subject === "object" && "named" in subject ? subject.named.map((one) => this.known(one)) : [];
    const thing =
      named[0] ?? (subject === "same" ? (this.suffered ?? subjects[0]) : undefined) ?? context.thing(group.person === "3p");
    const tail = this.tailOf(clause, at);
    const by = this.chunks.find(
      (chunk) =>
        chunk.kind === "named" &&
        chunk.from >= group.end &&
        chunk.from < group.end + tail.length &&
        has(grammar.by, chunk.named.prep ?? ""),
    );
    const agent = by?.kind === "named" ? this.somebody(by.named) : undefined;
    if (thing) context.meet(thing);
    this.suffered = thing;
    if (group.denied) return [];
    if (agent && by && thing) {
      if (clause.opener === "") context.act([agent]);
      this.before = [agent];
      const rest = words
        .slice(group.end, group.end + tail.length)
        .filter((_, index) => index + group.end < by.from || index + group.end >= by.to);
      return [
        {
          who: agent.name,
          said: this.inMyWords([group.base, thing.words, textOf(rest)].filter(Boolean).join(" ")),
          thing: grammar.singular(thing.head),
        },
      ];
    }
    const done = words[group.end - 1]?.word ?? "";
    if (!grammar.tells.test(done) || subjects.length === 0) return [];
    context.act(subjects);
    return subjects.map(({ name }) => ({
      who: name,
      said: this.inMyWords(`${grammar.getTold(done)} ${textOf(tail)}`.trim()),
      thing: undefined,
    }));
  }

  private inMyWords(said: string): string {
    return said
      .split(" ")
      .map((word) => this.grammar.mine[word] ?? word)
      .join(" ")
      .replace(/\bmon (?=[^aeéèêiouhœ\s]\S*(?:e|té|tion)(?: |$))/g, "ma ");
  }
}

function textOf(words: readonly Word[]): string {
  const last = words.findLastIndex(
    ({ tag, text }) => !/^(?:mark|conj|sub|que|rel|pron|clitic|of|det)$/.test(tag) && !text.startsWith("-"),
  );
  return words
    .slice(0, last + 1)
    .map(({ text, word, tag }, at) => (at === 0 && tag === "det" ? word : text))
    .join(" ")
    .replace(/ ([,;:])/g, "$1")
    .replace(/ -/g, "-")
    .replace(/' /g, "'")
    .replace(/^[\s,;:—]+|[\s,;:—]+$/g, "");
}

/** What stands behind "in" and "on" is rarely somebody. */
function placesIn(statements: readonly string[], grammar: Grammar): Set<string> {
  const found = new Set<string>();
  for (const statement of statements) {
    const words = wordsIn(statement, grammar);
    for (const [at, { word }] of words.entries()) {
      if (!has(grammar.inside, word)) continue;
      const noun = words[at + 1]?.tag === "det" ? words[at + 2] : words[at + 1];
      if (noun?.tag === "open" && !grammar.agent.test(noun.word)) found.add(grammar.singular(noun.word));
    }
  }
  return found;
}

/** "me", "te" and "se" where it is done to oneself. */
function isReflexive(clitic: string, person: string): boolean {
  return /^(?:se|s')$/.test(clitic) || (/^(?:te|t')$/.test(clitic) && person === "2s") || (clitic === "vous" && person === "2p");
}

const isYou = (pronoun: string) => /^(?:você|vocês|usted|ustedes)$/.test(pronoun);
