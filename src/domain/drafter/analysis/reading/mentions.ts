import { isBody, isMany } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { isPlural } from "#domain/drafter/language/words.ts";
import { runEnd } from "./runs.ts";
import { type Named, namedAt } from "./subjects.ts";
import { skipAdverbs } from "./verb-group.ts";
import type { Word } from "./word.ts";

/** Somebody or something named in a statement, at the word it begins with. */
export type Mention = {
  at: number;
  head: string;
  plural: boolean;
  somebody: boolean | undefined;
  beside: boolean;
  acts: boolean;
  /** Named as somebody's own. */
  owned: boolean;
  /** What it is in its clause, where that is known. */
  role?: "subject" | "object" | "predicate" | "other" | undefined;
  /** The pronoun it was told by, or would be. */
  called?: string | undefined;
  /** Undefined where two are spoken of together. */
  named?: Named | undefined;
  /** Whether it is named with the one before it: "the captain and the mate". */
  together?: boolean;
  /** Whether it is named as the one with whom something is done. */
  with?: boolean;
  /** Whether it is known already and only said to do what others answer: "if the client accepts, she". */
  led?: boolean;
  /** Whether it stands by itself, before whoever does something is named once more: "our graders, they weigh". */
  apart?: boolean;
};

const AMOUNT =
  /^(?:[€$£\d]|(?:first|second|third|last|other|minute|hour|day|week|weekend|month|year|time|percent|euro|pound|dollar|metre|meter|mile)s?$)/;

/** Whom and what a statement names, in their order. */
export function mentionsIn(words: readonly Word[]): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const end = runEnd(words, at);
    if (end === at) continue;
    const named = namedAt(words, at, end);
    const { kind = "empty", noun } = named?.phrase ?? {};
    // "its frame" is a part of what is spoken of, "which table" is asked
    const isPart = /^(?:its|which|what|whose)$/.test(words[at]?.word ?? "");
    const isOwnTime = words[at]?.tag === "poss" && kind === "thing";
    // "Outcome:" is spoken of, and nothing is done to it
    // "residents who need watching": nothing is done to that
    // "the clerk on duty drafts it": nobody drafts a duty
    const isOnDuty = words[at - 1]?.word === "on" && /^(?:duty|call|shift)$/.test(words[at]?.word ?? "") && end === at + 1;
    const isNeeded = isOnDuty || (words[at]?.verb?.form === "ing" && /^needs?$/.test(words[at - 1]?.word ?? ""));
    const isSaid = kind !== "empty" && (!AMOUNT.test(noun?.head ?? "") || isOwnTime);
    if (noun && !isPart && !isNeeded && words[end]?.word !== ":" && (isSaid || isProposed(words, at, noun.head))) {
      const before = words[at - 1];
      // "if the dentist is away she": somebody else
      const isAway = /^(?:is|are|'s)$/.test(words[end]?.word ?? "") && AWAY.test(words[end + 1]?.word ?? "");
      const beside = isAway || (before?.tag === "prep" && !/^(?:by|off|up|out|down|away|back)$/.test(before.word));
      const somebody = kind === "actor" ? true : kind === "maybe" ? undefined : false;
      const last = found.at(-1);
      // "a photo and a note" are many
      const joined = before?.word === "and" && last !== undefined && !last.plural && words[at - 2]?.tag === "noun";
      const isToldOf = words[end]?.tag === "comma" && words[end + 1]?.word === "who";
      const acts = !beside && (isToldOf || /^(?:verb|aux|modal)$/.test(words[skipAdverbs(words, end)]?.tag ?? ""));
      found.push({
        at,
        head: noun.head,
        plural: named?.plural ?? isPlural(noun.head),
        somebody: acts && isBody(noun.head) ? true : somebody,
        beside,
        acts,
        owned: words[at]?.tag === "poss",
        named,
        with: before?.word === "with",
        led: acts && /^(?:if|when|once|unless)$/.test(before?.word ?? "") && /^(?:the|our)$/.test(words[at]?.word ?? ""),
        apart: (!before || /^(?:comma|conj|break)$/.test(before.tag)) && /^(?:comma|break)$/.test(words[end]?.tag ?? ""),
        together: before?.word === "and" && last !== undefined && last.somebody === somebody && words[at - 2]?.tag === "noun",
      });
      if (joined)
        found.push({
          at,
          head: `${last.head} ${noun.head}`,
          plural: true,
          somebody: undefined,
          beside: last.beside,
          acts: false,
          owned: false,
        });
    }
    at = end - 1;
  }
  return found;
}

/** "proposes a day": what is named is agreed on then. */
function isProposed(words: readonly Word[], at: number, head: string): boolean {
  const isOne = /^(?:an?|another|one|the)$/.test(words[at]?.word ?? "");
  return isOne && PROPOSE.test(words[at - 1]?.verb?.base ?? "") && /^(?:day|week|weekend|hour|month)$/.test(head);
}

const PROPOSE = /^(?:propose|suggest|offer|choose|name|set|fix|request)$/;
const AWAY = /^(?:away|ill|sick|absent|busy|unavailable|out|off|late|asleep|unsure|held)$/;
const ONE = /^(?:he|she|him|her|his)$/;
const MANY = /^(?:they|them|their)$/;

/** Whether "she" is somebody who was "he" a while ago. */
export function isOpposite(pronoun: string, called: string | undefined): boolean {
  const one = /^(?:he|him|his)$/.test(pronoun) ? "she" : /^(?:she|her)$/.test(pronoun) ? "he" : undefined;
  return one !== undefined && called === one;
}

/** What a pronoun can stand for among what is named before it; what is named beside something else only where there is nothing more. */
export function candidates(pronoun: string, mentions: readonly Mention[], acting: readonly string[] = []): string[] {
  const fitting = mentions.filter(
    ({ head, plural, somebody }) =>
      !acting.includes(head) &&
      !(ONE.test(pronoun) && isBody(head)) &&
      (MANY.test(pronoun)
        ? plural || (somebody === true && isMany(head))
        : !plural && (ONE.test(pronoun) ? somebody !== false : somebody !== true)),
  );
  const sure = ONE.test(pronoun) ? fitting.filter(({ somebody }) => somebody === true) : fitting;
  const among = sure.length > 0 ? sure : fitting;
  const plain = among.filter(({ beside }) => !beside);
  return [...new Set((plain.length > 0 ? plain : among).map(({ head }) => head))];
}

/** Whom a pronoun that does something can stand for: those who did something before it, else all that are named. */
export function doersAmong(pronoun: string, mentions: readonly Mention[], sure: boolean): string[] {
  const people = mentions.filter(({ somebody }) => somebody === true || (!sure && somebody !== false));
  const acting = candidates(
    pronoun,
    people.filter(({ acts }) => acts),
  );
  return acting.length > 0 ? acting : candidates(pronoun, people);
}

/** What is named before a place in a statement: of one doer after the other, the latest first. */
export function byDoers(mentions: readonly Mention[]): Mention[][] {
  const parts: Mention[][] = [[]];
  for (const one of mentions) {
    if (one.acts && one.somebody !== false) parts.unshift([]);
    parts[0]?.push(one);
  }
  return parts;
}
