import type { Named } from "./chunks.ts";
import { type Clause, MAKES } from "./clauses.ts";
import type { Known } from "./context.ts";
import type { Grammar } from "./grammar.ts";
import { textOf } from "./named.ts";
import { standingOfNoun } from "./persons.ts";
import { has, type Word } from "./word.ts";

const LONGEST = 32;

type Wanted = {
  object: Known | undefined;
  /** The object where it stands behind the verb. */
  shown: Named | undefined;
  doer: Known;
  /** Names behind the verb that say who does it. */
  spent: readonly Named[];
};

/** Tells a clause of a statement so that it can stand behind "I want to". */
export class Wording {
  private readonly grammar: Grammar;
  private readonly words: readonly Word[];
  private readonly clauses: readonly Clause[];

  constructor(grammar: Grammar, words: readonly Word[], clauses: readonly Clause[]) {
    this.grammar = grammar;
    this.words = words;
    this.clauses = clauses;
  }

  of(clause: Clause, at: number, { object, shown, doer, spent }: Wanted): string[] {
    const { grammar, words } = this;
    const { group } = clause;
    const end = this.endOf(clause, at);
    const tail = words.slice(group.end, end).filter((_, index) => {
      const place = index + group.end;
      if (place === clause.behindAt && /^[123]/.test(grammar.persons[clause.behind ?? ""] ?? "")) return false;
      return !spent.some(({ from, to }) => place >= from && place < to);
    });
    const reflexive = isReflexive(group.clitic ?? "", group.person) && shown === undefined && object === undefined;
    const verb = reflexive ? grammar.reflexive(group.base) : group.base;
    const stands = object && shown === undefined ? this.theOne(object) : "";
    const told = withoutAlso(tail);
    // "le fait valider"
    const made = stands !== "" && MAKES.test(group.base) && told[0]?.tag === "infinitive" ? told.slice(0, 1) : [];
    const rest = textOf(told.slice(made.length));
    const said = [verb, textOf(made), stands, rest, this.leading(at)].filter(Boolean).join(" ");
    return this.each(said, doer, object);
  }

  /** Each of several deeds that one verb leads: "reservar una mesa y cancelarla". */
  each(said: string, doer: Known, object: Known | undefined): string[] {
    return this.apart(this.mine(said, doer), object);
  }

  /** "una mesa" where it is spoken of again is "la mesa". */
  theOne(object: Known): string {
    const { grammar } = this;
    const [lead = "", ...named] = object.words.split(" ");
    const [his = lead, her = his] = (grammar.theirs[lead] ?? grammar.known[lead] ?? lead).split(" ");
    const article = object.gender === "f" ? her : object.gender === undefined && his !== her ? lead : his;
    return [article, ...named].join(" ").replace(/^l[ea] (?=[aeiouéèêâîôh])/i, grammar.asksWhom ? "l'" : "$&");
  }

  /** Up to where the next clause begins that stands by itself. */
  endOf(clause: Clause, at: number): number {
    const later = this.clauses.slice(at + 1);
    const next = later.find(
      ({ level, wished, joined, opener, aside, free, from }) =>
        (level === "main" && !(wished && !joined && opener !== undefined)) ||
        (level === "relative" && (aside || (free && /^[,:;]$/.test(this.words[from - 2]?.word ?? "")))),
    );
    // "les bénévoles, qui promènent les chiens, | signalent"
    const [resumed] = later
      .flatMap(({ resumes }) => resumes)
      .filter(({ from, prep }) => from >= clause.group.end && prep === undefined);
    const anew = later.find(
      ({ level, from }) =>
        (level === "condition" || (level === "relative" && /^(?:que|rel)$/.test(this.words[from]?.tag ?? ""))) &&
        from > clause.group.end + 1 &&
        (this.words[from - 1]?.tag === "conj" || (this.words[from - 1]?.tag === "mark" && this.words[from - 2]?.tag === "conj")),
    );
    const led = next?.before[0]?.[0]?.from;
    const end = Math.min(
      next?.from ?? this.words.length,
      led !== undefined && led > clause.group.end && next && led < next.from ? led : this.words.length,
      anew?.from ?? this.words.length,
      resumed?.from ?? this.words.length,
      clause.group.end + LONGEST,
    );
    const tail = this.words.slice(clause.group.end, end);
    // "y, al volver"
    const apart = tail.findIndex(({ tag }, index) => tag === "conj" && tail[index + 1]?.tag === "mark");
    return apart > 0 ? clause.group.end + apart : end;
  }

  /** "quand il reste moins de 20 tubes", where it was said first. */
  private leading(at: number): string {
    const before = this.clauses[at - 1];
    const clause = this.clauses[at];
    if (at === 0 || !before || clause?.level !== "main" || before.level !== "condition" || clause.joined) return "";
    const first = this.clauses.slice(0, at).findLastIndex(({ level }) => level !== "condition") + 1;
    const apart = this.words.slice(before.from, clause.from + 1).some(({ word }) => word === ":");
    const said = textOf(this.words.slice(before.from, Math.min(clause.from, before.from + 16)));
    return first === 0 && !apart ? said.charAt(0).toLowerCase() + said.slice(1) : "";
  }

  /** "reservar una mesa y cancelarla": each of several deeds by itself, with what it is done to. */
  private apart(said: string, object: Known | undefined): string[] {
    const { grammar } = this;
    const words = said.split(" ");
    const baseOf = (at: number) => {
      const [, bare = ""] =
        /^(?:l')?(\p{L}+?(?:r|re))(?:-?l[oae]s?|-[oa]s?|-lhes?|-?[ms]e|-?nos)?$/u.exec(words[at]?.replace(/,$/, "") ?? "") ?? [];
      return grammar.infinitive.test(bare) && grammar.verbs.isKnown(bare) ? bare : undefined;
    };
    const at = words.findIndex((_, index) => index > 0 && baseOf(index) !== undefined);
    const hung = /^(?:le|la|les)$/.test(words[at - 1] ?? "") ? 1 : 0;
    const clitic = hung + (/^(?:de|à|a)$/.test(words[at - 1 - hung] ?? "") ? 1 : 0);
    const before = words[at - 1 - clitic] ?? "";
    const joined = has(grammar.words.conj ?? "", before);
    if (at < 1 || baseOf(0) === undefined || !(joined || before.endsWith(","))) return [said];
    const first = words
      .slice(0, joined ? at - 1 - clitic : at - clitic)
      .join(" ")
      .replace(/,$/, "");
    const base = baseOf(at) ?? "";
    const hangs = hung > 0 || words[at]?.replace(/,$/, "") !== base;
    // "sacarle una foto"
    const given = /(?:^-lhes?|^les?)$/.test(words[at]?.replace(/,$/, "").slice(base.length) ?? "");
    const named = this.namedIn(first) ?? (object && this.theOne(object));
    const thing = hangs && named && !given ? named : "";
    const comma = words[at]?.endsWith(",") ? "," : "";
    const rest = [[base, thing].filter(Boolean).join(" ") + comma, ...words.slice(at + 1)].join(" ");
    return [first, ...this.apart(rest, object)];
  }

  /** "publicar a ordem de trabalhos" is done to an "ordem". */
  thingOf(said: string): string | undefined {
    const { grammar } = this;
    const [, lead = "", noun] = said.replace(/(?<=[ld]')/g, " ").split(" ");
    return noun && has(grammar.words.det ?? "", lead) ? grammar.singular(noun.replace(/[,;:.]$/, "")) : undefined;
  }

  /** "retrouver ses partitions": what it is done to. */
  private namedIn(said: string): string | undefined {
    const { grammar } = this;
    const words = said.split(" ");
    const at = words.findIndex((word, index) => index === 1 && has(grammar.words.det ?? "", word));
    if (at < 0) return undefined;
    const ends = words.findIndex(
      (word, index) =>
        index > at + 1 && has(`${grammar.words.prep} ${grammar.words.conj} ${grammar.words.adv} ${grammar.words.sub}`, word),
    );
    const own = words.slice(at, ends < 0 ? words.length : ends);
    return own.length > 4 ? undefined : [grammar.known[own[0] ?? ""] ?? own[0], ...own.slice(1)].join(" ").replace(/,$/, "");
  }

  /** "avisar al socio de su turno", "registrar cada perro con su chip": whose it is that follows. */
  private isOfAnother(words: readonly string[], at: number, owned: boolean): boolean {
    const { grammar } = this;
    if (owned) return /^(?:con|com|avec)$/.test(words[at - 1] ?? "") && has(grammar.words.det ?? "", words[1] ?? "");
    const noun = (words[at] ?? "").replace(/[,;:.]$/, "");
    return standingOfNoun(noun, grammar) === "person" && grammar.mine[words[at - 1] ?? ""] === undefined;
  }

  /** "leur plainte", but "leur adresse" is "mon adresse" like "mon plan". */
  private isHers(words: readonly string[], at: number): boolean {
    const { grammar } = this;
    const [next = "", after = ""] = words.slice(at, at + 2);
    const noun = has(grammar.leads, next) ? after : next;
    return grammar.ends.feminine.test(noun.replace(/[,;:.]$/, "")) && !/^[aeéèêiouhœ]/.test(next);
  }

  /** "Sus horas" of whoever does it are "mis horas". */
  mine(said: string, { speaks, many, product }: Known): string {
    const { grammar } = this;
    if (product) return said;
    const words = said.split(" ");
    const mine = speaks ? grammar.mineOfYou : grammar.mine;
    const other = words.findIndex((word, at) => at > 1 && this.isOfAnother(words, at, mine[word] !== undefined));
    return words
      .map((word, at) => {
        // "suivre leur poids": of several others
        const others = !speaks && !many && /^leurs?$/.test(word);
        const own = (other < 0 || at < other) && !others ? mine[word] : undefined;
        if (own === undefined) return word;
        // "entrega los instrumentos y comprueba su estado": of what it was done to before
        const article = OF_THINGS.test(words[at + 1] ?? "") && !speaks && at === 1 ? grammar.theirs[word] : undefined;
        if (article) return article.split(" ")[0] ?? word;
        const [his = own, her = his] = own.split(" ");
        return this.isHers(words, at + 1) ? her : his;
      })
      .join(" ");
  }
}

/** What things have, and nobody who does something with them. */
const OF_THINGS =
  /^(?:estado|état|contenido|contenu|conteúdo|precio|prix|preço|peso|poids|tamaño|tamanho|origen|origem|temperatura|funcionamiento|fonctionnement|funcionamento)(?!\p{L})/u;

/** "también", "aussi" and "puis" belong to what was said before. */
function withoutAlso(tail: readonly Word[]): readonly Word[] {
  return /^(?:también|tambien|também|aussi|además|igualmente)$/.test(tail[0]?.word ?? "") ? tail.slice(1) : tail;
}

/** "me", "te" and "se" where it is done to oneself. */
function isReflexive(clitic: string, person: string): boolean {
  return /^(?:se|s')$/.test(clitic) || (/^(?:te|t')$/.test(clitic) && person === "2s") || (clitic === "vous" && person === "2p");
}
