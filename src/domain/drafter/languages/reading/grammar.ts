import type { People } from "#domain/drafter/languages/people/romance-people.ts";
import type { Verbs } from "#domain/drafter/languages/verbs/forms.ts";

/** What a word of a closed class is. */
export type Tag =
  | "det"
  | "num"
  | "prep"
  | "of"
  | "conj"
  | "sub"
  | "rel"
  | "que"
  | "pron"
  | "clitic"
  | "neg"
  | "adv"
  | "mark"
  | "open"
  | "infinitive";

/** The small words and endings of a Romance language: all that tells it from its sisters. */
export type Grammar = {
  verbs: Verbs;
  words: Readonly<Partial<Record<Tag, string>>>;
  /** Articles that are pronouns before a verb: "le", "la", "o", "a". */
  alsoClitics: string;
  /** Determiners of many. */
  many: string;
  /** How people write in a hurry. */
  short: readonly (readonly [RegExp, string])[];
  /** Nouns that look like verbs: "la veille" is no "la" that somebody watches. */
  nouns: string;
  /** Adjectives that stand before their noun. */
  leads: string;
  infinitive: RegExp;
  /** "Los clientes pueden": that they can, said of a bare name. */
  able(who: string): string;
  /** "En tant que cliente, je": the role of whoever speaks. */
  role: RegExp;
  /** Articles of what has not been named before, and those of what has. */
  known: Readonly<Record<string, string>>;
  /** The article in "del", "au", "pela". */
  within: Readonly<Record<string, string>>;
  /** The articles, for him and her, of what is spoken of again and was somebody's: "su". */
  theirs: Readonly<Record<string, string>>;
  modals: string;
  being: string;
  having: string;
  by: string;
  /** What things do too, or what says how things are. */
  noDeed: string;
  /** "demander que", "quiero que": what follows is wished. */
  wishing: string;
  /** "hay que", "il faut": nobody in particular. */
  impersonal: string;
  /** "volver a" */
  again: string;
  /** "va anotando", "está registrando" */
  going: string;
  /** "se encarga de" */
  charged: string;
  /** Who runs what they name is called by it. */
  running: string;
  /** "à la place d'un affineur": whom those who read shall think to be. */
  posing: RegExp;
  tells: RegExp;
  speaker: RegExp;
  /** What is to be built, as who does something. */
  system: string;
  /** "Necesitamos una aplicación": that something is wanted at all. */
  asks: RegExp;
  thing: RegExp;
  /** Words of time and product: never who does something. */
  nobody: string;
  adjective: RegExp;
  /** "igualmente" */
  adverb: RegExp;
  /** Adjectives that look like verbs: "limpia". */
  looks: string;
  /** Ends of those who do something: "-ista", "-eur". */
  agent: RegExp;
  /** "me désinscrire", "candidatar-me" */
  reflexive(base: string): string;
  /** Whom a pronoun names: "tu" is a 2s. */
  persons: Readonly<Record<string, "1s" | "2s" | "3s" | "1p" | "2p" | "3p" | "any" | "anybody">>;
  /** By what somebody is called who has no name: "I", "we", "you" and anybody. */
  unnamed: { I: string; we: string; you: string };
  /** "se" where it opens a condition. */
  conditional: string;
  /** Whether "mandas" says by itself that it is you. */
  dropsYou: boolean;
  /** Whether "que" never stands for who does it: "qui" does. */
  asksWhom: boolean;
  /** Whether what "se" is done to may stand first: "o leite armazena-se". */
  passiveSe: boolean;
  /** What people do to something and things do by themselves: "passer commande". */
  doneToThings: string;
  /** "Il appartient au président de trancher" */
  falls: string;
  /** To whom. */
  to: string;
  /** "ce dernier" */
  latter: string;
  /** "dans", "sur": behind it stands a place or a thing. */
  inside: string;
  owned: RegExp;
  singular(noun: string): string;
  people: People;
  /** "vendedora" is of "vendedor". */
  masculine(noun: string): readonly string[];
  /** What goes before a noun of one gender or the other, and how such nouns end. */
  feminine: RegExp;
  manly: RegExp;
  ends: { feminine: RegExp; manly: RegExp };
  /** Verbs of what people alone do. */
  human: string;
  /** What opens when or if something is done: "cuando". */
  whenever: string;
  /** Verbs whose object is left out where it was just named: "guarda a encomenda e devolve". */
  needsObject: string;
  /** Whether somebody to whom something is done is named with "a". */
  personalA: boolean;
  /** "su" of whoever does it, and "tu" and "votre" of whom is spoken to. */
  mine: Readonly<Record<string, string>>;
  mineOfYou: Readonly<Record<string, string>>;
  getTold(participle: string): string;
  binds: RegExp;
};
