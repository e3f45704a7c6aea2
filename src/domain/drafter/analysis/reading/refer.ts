import { isBody, isMany } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { isOpposite, type Mention } from "./mentions.ts";

/** What a pronoun that something is done to asks for. */
export type Asked = {
  /** "" where what it is done to is left unsaid. */
  word: string;
  at: number;
  /** Whether its deed is done to things, to people, or to either. */
  toThings: boolean | undefined;
  /** Those who do the deed, by their last word. */
  acting: readonly string[];
  /** What the last deed of the same people was done to, by its last word. */
  lastDoneTo: string | undefined;
  /** Where it stands for what is done by somebody: who goes on is rather spoken of than it. */
  isSubject?: boolean;
};

/** A statement in which things and people are named, the latest first. */
export type Spoken = { mentions: readonly Mention[] };

/** How much speaks for what stands where: what is acted on goes on being acted on, what is only beside something seldom. */
const BY_ROLE = { object: 2, subject: 1.2, predicate: -2, other: 0 } as const;
const EACH_STATEMENT_BACK = 1.6;
const EACH_NAME_BETWEEN = 0.35;
const SPOKEN_OF_AGAIN = 0.6;
const DONE_TO_LAST = 1.5;
/** By how much the best has to be better than the next, so that nothing else can be meant. */
const SURELY = 0.9;
/** What speaks for less is no more than a guess. */
const LIKELY = 0.2;
/** Where only people can be meant, and only they were named. */
const LIKELY_ALONE = -1;
const FAR = 3;

type Found = { mention: Mention; score: number };

/** What a pronoun stands for, by number, by who or what can be meant and by what is spoken of; undefined where that is open. */
export function referentOf(spoken: readonly Spoken[], asked: Asked): Mention | undefined {
  const found = new Map<string, Found>();
  const counted = new Map<string, number>();
  for (const [back, { mentions }] of spoken.slice(0, FAR).entries()) {
    const before = back === 0 ? mentions.filter(({ at }) => at < asked.at) : mentions;
    let place = -1;
    for (const mention of before.toReversed()) {
      // what only stands beside something does not come between
      if (!mention.beside) place += 1;
      counted.set(mention.head, (counted.get(mention.head) ?? 0) + 1);
      if (!canBe(mention, asked)) continue;
      const score = scoreOf(mention, asked) - back * EACH_STATEMENT_BACK - Math.max(0, place) * EACH_NAME_BETWEEN;
      const known = found.get(mention.head);
      if (!known || known.score < score) found.set(mention.head, { mention, score });
    }
  }
  const ranked = [...found.values()]
    .map(({ mention, score }) => ({ mention, score: score + ((counted.get(mention.head) ?? 1) - 1) * SPOKEN_OF_AGAIN }))
    .sort((one, other) => other.score - one.score);
  const [best, next] = ranked;
  const likely = asked.toThings === false && !next ? LIKELY_ALONE : LIKELY;
  return best && best.score >= likely && (!next || best.score - next.score >= SURELY) ? best.mention : undefined;
}

/** What is written down of somebody: rather they are meant. */
const OF_SOMEBODY = /^(?:name|address|number|detail|birthday|age|e-?mail|phone|data)$/;

function scoreOf({ head, role = "other", beside, owned, somebody }: Mention, { lastDoneTo, word, toThings }: Asked): number {
  if (owned && toThings !== true && OF_SOMEBODY.test(head)) return -FAR;
  const unsure = /^(?:him|her)$/.test(word) && somebody !== true ? 2 : 0;
  return BY_ROLE[role] - (beside ? 1.4 : 0) - (owned ? 0.3 : 0) - unsure + (head === lastDoneTo && !beside ? DONE_TO_LAST : 0);
}

/** Whether it agrees in number and can be what such a deed is done to. */
function canBe({ head, plural, somebody, called, named }: Mention, { word, toThings, acting }: Asked): boolean {
  if (!named || acting.includes(head) || /^(?:one|time|case|way|am|pm)$/.test(head)) return false;
  const isGroup = isBody(head);
  if (/^(?:him|her)$/.test(word)) return !plural && somebody !== false && !isGroup && !isOpposite(word, called);
  if (/^(?:it|that|this)$/.test(word)) return !plural && (somebody !== true || isGroup) && toThings !== false;
  if (word === "") return somebody !== true;
  // "those" and "them"
  if (!plural && !(somebody === true && isMany(head))) return false;
  return toThings === undefined || (toThings ? somebody !== true : somebody !== false);
}
