import type { ToldDeed } from "#domain/drafter/languages/tongue.ts";
import type { Memory } from "./memory.ts";
import type { GermanWord } from "./words.ts";

/** How far a statement has been read. */
export class Course {
  readonly memory: Memory;
  found: ToldDeed[] = [];
  hasVerb = false;
  /** The last clause that told a deed. */
  toldAt: number | undefined;
  /** Whoever does what is told here, as long as nobody else is named. */
  openSubject: readonly string[] | undefined;
  /** To what the last thing was done, and by whom. */
  suffered: { who: string | undefined; thing: string; head: string } | undefined;
  /** Whether the clause before ended in its verb. */
  endsFinal = false;
  /** Set where a clause that ends in its verb goes on: "genehmigt oder ablehnt". */
  afterFinal = false;
  /** Set where nothing is done of what is told, and so nothing by those it names. */
  denied = false;
  /** The last thing told that is no clause within another one. */
  main: ToldDeed | undefined;
  /** "ob jemand bestanden hat": what stands first and is what something is done to. */
  asked: string | undefined;
  /** "wenn eine Kuh ausfällt" */
  condition: string | undefined;
  /** Set where something is done of which nobody says who does it. */
  open = false;
  /** Set where what follows may stand under the same "can". */
  modal = false;
  /** Whom something is made possible for, and who is told so first. */
  allowed: string | undefined;
  owing: string | undefined;
  /** A verb that stood apart from its prefix. */
  parted: { base: string; tail: string } | undefined;
  /** What a relative clause is done to. */
  passed: readonly GermanWord[] = [];
  /** "über den": what a relative clause is about. */
  about: readonly GermanWord[] = [];

  constructor(memory: Memory) {
    this.memory = memory;
  }
}
