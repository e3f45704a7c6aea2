import { describedRole } from "#domain/drafter/analysis/described-role.ts";
import { openingWord } from "./before-deed.ts";
import type { Reading } from "./to-read.ts";

/** Remembers whom the pronoun of a clause stood for, so that the next one can stand for them too. */
export function mentionDoer({ clause, context, doers, words }: Reading, isOpen: boolean) {
  const [doer, ...others] = doers.named;
  const at = clause.subject?.from ?? 0;
  const opening = openingWord(words, clause.subject);
  if (!doer || others.length > 0) return;
  // "a waiter carries plates, another pours wine": they are waiters
  if (opening === "another" && clause.subject?.to === at + 1) return context.mentionDoer("", at, { ...doer, plural: true });
  // "the person at the door gives a number. She ..."
  if (describedRole(doer.phrase.noun.singular)) return context.mentionDoer("", at, doer);
  if (isOpen) return;
  // "when one of them can't come, she": that one
  const isOneOf = /^(?:one|each|either|another)$/.test(opening) && words[(clause.subject?.to ?? 0) - 1]?.tag === "pron";
  if (isOneOf) context.mentionDoer("", at, { ...doer, plural: false });
  else if (/^(?:he|she|they)$/.test(opening)) context.mentionDoer(opening, at, doer);
}
