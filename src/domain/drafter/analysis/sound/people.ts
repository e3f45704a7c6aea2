import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { describedRole } from "#domain/drafter/analysis/described-role.ts";
import { DEPARTMENTS, isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { isGivenName } from "#domain/drafter/analysis/lexicon/given-names.ts";
import { couldBeActor, isActorWord, PRODUCT_WORDS } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { DONE_BY_PEOPLE } from "#domain/drafter/analysis/reading/people.ts";
import { formsOf } from "#domain/drafter/language/verbs.ts";
import { escapePattern } from "#domain/escape-pattern.ts";

/** Whether somebody who was heard to do something is a person: a word that names a deed as well, "hires", "counts", has to do what people do. */
export function isPerson(noun: Noun, deeds: readonly Activity[]): boolean {
  const { head, singular, plural } = noun;
  if (isActorWord(head) || couldBeActor(head) || isBody(head) || DEPARTMENTS.has(singular) || describedRole(singular))
    return true;
  if (/^\p{Lu}/u.test(singular) || / of /.test(singular)) return true;
  if (verbForm(head) === undefined) return true;
  // "the service issues", "the app counts"
  if (singular.includes(" ")) return !PRODUCT_WORDS.has(singular.split(" ")[0] ?? "");
  const isMany = deeds.some(({ heardIn }) => heardIn?.clause.toLowerCase().includes(plural));
  return !isMany || deeds.some(({ verb }) => DONE_BY_PEOPLE.has(verb));
}

/** "the site, and it uploads the list": no person is "it", a body of many may be. */
export function isDoneByIt({ actor, verb, heardIn }: Activity): boolean {
  if (!actor || !heardIn || isActorWord(actor.head) || isBody(actor.head)) return false;
  return new RegExp(`\\bit (?:\\p{L}+ly )?${escapePattern(formsOf(verb).third)}\\b`, "iu").test(heardIn.clause);
}

/** "permit it only if it has been approved by the board": whoever is named in the condition does what stands there. */
export function isDoneInCondition({ actor, condition = "" }: Activity): boolean {
  if (!actor) return false;
  const who = [actor.singular, actor.plural, actor.head].map((name) => name.replace(/[^\p{L}\p{N} -]/gu, ".")).join("|");
  return new RegExp(`\\bby (?:(?:the|an?|our|one of the) )?(?:\\p{L}+ )?(?:${who})\\b`, "iu").test(condition);
}

/** A first name is nobody's in the plural. */
export function asName(noun: Noun): Noun {
  const [first = ""] = noun.singular.split(" ");
  return isGivenName(first) && !noun.singular.includes(" ") ? { ...noun, plural: noun.singular, countable: false } : noun;
}
