import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import type { NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import type { Context } from "#domain/drafter/analysis/reading/context.ts";
import type { Listened } from "#domain/drafter/analysis/reading/listened.ts";
import type { Named } from "#domain/drafter/analysis/reading/subjects.ts";
import type { Doers } from "#domain/drafter/analysis/reading/who-is-it.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";

/** One clause of a statement, with what it is read with. */
export type ToRead = {
  words: readonly Word[];
  clause: ReadClause;
  /** The clauses of the statement that come after it. */
  further: readonly ReadClause[];
  /** Where it ends with what goes on under its helpers. */
  to: number;
  /** Whether its statement opens the text. */
  first: boolean;
  context: Context;
  heard: Listened;
};

export type ActedOn = {
  phrase: NounPhrase | undefined;
  /** Undefined where a word only points back to it. */
  named: Named | undefined;
  /** True where a small word before it says where, when or with what. */
  placed?: boolean;
  /** True where what is done to is "it", and nobody knows what that is. */
  lost?: boolean;
};

/** A clause of which it is known who does it, and to what. */
export type Reading = ToRead & { doers: Doers; object: ActedOn };
