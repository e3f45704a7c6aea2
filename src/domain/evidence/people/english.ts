import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { DETERMINERS, POSSESSIVES, PREPOSITIONS, PRONOUNS } from "#domain/drafter/analysis/lexicon/closed-words.ts";
import { couldBeActor, isActorWord } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { audienceIn, capitalized } from "./audience.ts";

/** What people are, have, think and pay says nothing of what they do with the product. */
const NO_DEEDS = words(
  `be have do love like enjoy need want say know think believe hate prefer feel trust deserve pay cost spend save live come go tend seem become remain
  suffer struggle deal hope wish expect matter get-on benefit rely depend grow learn laugh smile forget`,
);
const VAGUE = words("people person folk someone anyone other friend child kid adult visitor-centre hundred thousand");
const BETWEEN = words("also then simply just always usually often now still even each only both all");
const MODALS = words("can may");
const MOST_WORDS = 3;

/** "Guests, such as a neighbour, only see photos": what is said between two commas of who acts. */
const ASIDE = /^(?<who>[^,.:;]+),\s+(?:such as|like|for example|for instance|e\.g\.|including|usually)\s[^,.:;]+,\s+/iu;

export function whoActsInEnglish(sentence: string): string[] {
  const audience = audienceIn(sentence, "for");
  return audience.length > 0 ? audience.flatMap(peopleNamed) : whoDoes(sentence.replace(ASIDE, "$<who> "));
}

/** Several people named as a whole. */
function peopleNamed(words: string): string[] {
  const said = words.toLowerCase().split(/\s+/);
  const head = said.at(-1) ?? "";
  const one = singular(head);
  if (said.length > MOST_WORDS || one === head || !isPerson(one, true) || VAGUE.has(one)) return [];
  return [capitalized([...words.split(/\s+/).slice(0, -1), one].join(" "))];
}

function whoDoes(sentence: string): string[] {
  const said = sentence.match(/[\p{L}][\p{L}'’-]*/gu) ?? [];
  const lower = said.map((word) => word.toLowerCase());
  const isOne = /^(the|an?|each|every)$/.test(lower[0] ?? "");
  const start = isOne || lower[0] === "all" ? 1 : 0;
  for (let length = 1; length <= MOST_WORDS; length += 1) {
    const [from, head] = [start, lower[start + length - 1] ?? ""];
    const before = lower.slice(from, from + length - 1);
    if (before.some((word) => DETERMINERS.has(word) || POSSESSIVES.has(word) || PREPOSITIONS.has(word) || PRONOUNS.has(word)))
      return [];
    const behind = lower.slice(from + length);
    const rest = behind.filter((word, at) => at > 1 || !BETWEEN.has(word));
    const one = singular(head);
    const isMany = one !== head;
    if (
      !isPerson(one, isMany) ||
      (!isMany && !isOne) ||
      VAGUE.has(one) ||
      !doesSomething(rest, isMany, behind[0] === "only" ? 0 : 1)
    )
      continue;
    const name = [...said.slice(from, from + length - 1), one].join(" ");
    return [capitalized(name)];
  }
  return [];
}

/** Houses and bodies of people act too, but are nobody who signs in. */
const isPerson = (word: string, isMany: boolean) => !isBody(word) && (isMany ? couldBeActor(word) : isActorWord(word));

/** Who does "only" one thing is told of in fewer words. */
function doesSomething([verb = "", ...rest]: readonly string[], isMany: boolean, fewest: number): boolean {
  if (MODALS.has(verb)) return verbForm(rest[0] ?? "")?.form === "base" && !NO_DEEDS.has(rest[0] ?? "") && rest.length > 2;
  const form = verbForm(verb);
  return form !== undefined && form.form === (isMany ? "base" : "third") && !NO_DEEDS.has(form.base) && rest.length > fewest;
}
