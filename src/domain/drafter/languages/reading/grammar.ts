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
  infinitive: RegExp;
  /** "Los clientes pueden": that they can, said of a bare name. */
  able(who: string): string;
  /** "En tant que cliente, je": the role of whoever speaks. */
  role: RegExp;
  /** Articles of what has not been named before, and those of what has. */
  known: Readonly<Record<string, string>>;
  modals: string;
  being: string;
  having: string;
  by: string;
  /** What things do too, or what says how things are. */
  noDeed: string;
  /** "demander que", "quiero que": what follows is wished. */
  wishing: string;
  /** Who runs what they name is called by it. */
  running: string;
  tells: RegExp;
  speaker: RegExp;
  soFar: RegExp;
  thing: RegExp;
  /** Words of time and product: never who does something. */
  nobody: string;
  adjective: RegExp;
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
  mine: Readonly<Record<string, string>>;
  getTold(participle: string): string;
  binds: RegExp;
};
