import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { isActorWord } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { formsOf } from "#domain/drafter/language/verbs.ts";
import { singular } from "#domain/drafter/language/words.ts";

const CAN_GO = /^((?:and |but )?(?:the|these|those|our|all) (?:[\p{L}-]+ )?([\p{L}-]+) can go)(?:\s*[:,]\s*(.+))?$/iu;
const FROM_NOW = /^([\p{L} -]{2,30}?) from now on,? (?:(\p{L}+) )?by (the [\p{L} -]{2,30})$/iu;

/** What is dropped from now on, by its last word: "the slips can go". People may go as well. */
export function revokedIn(statement: string): string | undefined {
  const [, , named = ""] = CAN_GO.exec(statement) ?? [];
  const head = singular(named.toLowerCase());
  return head === "" || isActorWord(head) ? undefined : head;
}

/** "The slips can go: e-mails from now on, sent by the program": what is dropped, and what takes its place. */
export function besideRevoked(statement: string): string[] {
  const [, dropped = "", , instead = ""] = CAN_GO.exec(statement) ?? [];
  return instead === "" || !revokedIn(statement) ? [statement] : [dropped, told(instead)];
}

function told(instead: string): string {
  const [, thing = "", done = "", doer = ""] = FROM_NOW.exec(instead) ?? [];
  const verb = verbForm(done.toLowerCase())?.base;
  return verb ? `${doer} ${formsOf(verb).third} ${thing}` : instead;
}

/** Nobody does any longer what was done with a thing that is dropped. */
export function withoutRevoked(activities: readonly Activity[], head: string): Activity[] {
  return activities.filter(({ object }) => object?.head !== head);
}
