import { isActorWord } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { NEVER_NOUNS } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { isUncountable, plural, singular } from "#domain/drafter/language/words.ts";
import { activitiesOf } from "./activities-of.ts";
import type { Activity } from "./activity.ts";
import { spelledOut } from "./analogy.ts";
import { chunksOf } from "./chunk.ts";
import { clausesOf } from "./clauses.ts";
import { readsAsEnglish, sentencesOf } from "./clean.ts";
import type { Noun, NounPhrase } from "./noun-phrase.ts";
import { deedFromProduct } from "./product-name.ts";
import { ADMIN, ADMINISTRATOR, asRole, rolesOf, sameRole } from "./roles.ts";
import { deedsIn } from "./rules.ts";
import { tokensOf } from "./tag.ts";
import { isTechniqueName } from "./technique.ts";
import type { Token } from "./token.ts";

export type Analysis = {
  english: boolean;
  actors: Noun[];
  activities: Activity[];
  objects: Noun[];
  devices: Noun[];
  text: string;
};

/** Each section of a draft asks for the same description's. */
let latest: { description: string; analysis: Analysis } | undefined;

export function analyse(description: string): Analysis {
  if (latest?.description !== description) latest = { description, analysis: analysed(description) };
  return latest.analysis;
}

function analysed(description: string): Analysis {
  const sentences = sentencesOf(description);
  const english = readsAsEnglish(sentences);
  const weights = new Map<string, { noun: Noun; weight: number }>();
  const objects = new Map<string, Noun>();
  const devices = new Map<string, Noun>();
  const activities: Activity[] = [];
  const seen = (phrase: NounPhrase, weight: number) => {
    const noun = asRole(phrase.noun);
    const known = weights.get(noun.singular);
    if (known) known.weight += weight;
    else weights.set(noun.singular, { noun, weight });
  };
  for (const sentence of english ? sentences : []) {
    const tokens = tokensOf(spelledOut(sentence));
    const chunks = chunksOf(tokens);
    const verbless = !chunks.some(({ is }) => is === "verb");
    for (const [at, chunk] of chunks.entries()) {
      if (chunk.is !== "np") continue;
      const before = chunks[at - 1];
      const link = before?.is === "prep" ? before.word : before?.is === "to" ? "to" : undefined;
      if (chunk.phrase.kind === "actor") seen(chunk.phrase, weightOf(chunk.phrase, link));
      else if (chunk.phrase.kind === "device") devices.set(chunk.phrase.noun.singular, chunk.phrase.noun);
      else if (
        isThing(chunk.phrase) &&
        !chunk.phrase.bare &&
        !isTechniqueName(chunk.phrase.noun.head) &&
        !isSetting(chunks[at - 2]?.is === "verb" ? undefined : link, chunk.phrase) &&
        (at > 0 || verbless)
      )
        objects.set(chunk.phrase.noun.singular, chunk.phrase.noun);
    }
    const allowed = deedsIn(sentence);
    const doing = allowed === sentence ? chunks : chunksOf(tokensOf(spelledOut(allowed)));
    for (const clause of clausesOf(doing)) {
      for (const actor of clause.actors) seen(actor, 3);
      activities.push(...activitiesOf(clause));
    }
    activities.push(...deedFromProduct(tokens as Token[]));
  }
  const actors = rolesOf([...weights.values()]);
  for (const { noun } of weights.values()) {
    const trade = /^(.+) (business|studio|agency|practice)$/.exec(noun.singular)?.[1];
    if (trade && !actors.some((actor) => actor.singular === noun.singular)) objects.set(trade, namedThing(trade));
  }
  for (const actor of actors) objects.delete(actor.singular.replace(/ team$/, ""));
  const known = (noun: Noun | undefined) =>
    noun && ADMIN.test(noun.singular) ? ADMINISTRATOR : noun && (actors.find((actor) => sameRole(actor, noun)) ?? undefined);
  return {
    english,
    actors,
    activities: activities.map((activity) => ({
      ...activity,
      actor: known(activity.actor),
      towards: activity.towards.flatMap((noun) => known(noun) ?? []),
    })),
    objects: [...objects.values()],
    devices: [...devices.values()],
    text: sentences.join(". ").toLowerCase(),
  };
}

function isThing(phrase: NounPhrase): boolean {
  return phrase.kind === "thing" || phrase.kind === "maybe" || phrase.kind === "device";
}

/** A word that only looks like somebody has to do something, or be somebody the product is for. */
function weightOf({ noun }: NounPhrase, link: string | undefined): number {
  const weight = link === "for" ? 2 : link && /^(to|with|by|from|between)$/.test(link) ? 1.5 : link === "about" ? -2 : 1;
  return isActorWord(noun.head) ? weight : weight * 0.6;
}

const SETTING = /^(in|at|on|without|before|after|than|during|near|over)$/;

/** "in basements": where something happens is no thing the product keeps. */
function isSetting(link: string | undefined, { noun }: NounPhrase): boolean {
  return (link !== undefined && SETTING.test(link)) || NEVER_NOUNS.has(noun.head);
}

/** What a business is in: "wedding photography". */
function namedThing(name: string): Noun {
  const words = name.split(" ");
  const head = singular(words.pop() ?? name);
  const join = (word: string) => [...words, word].join(" ");
  return { singular: join(head), plural: join(plural(head)), head, countable: !isUncountable(head) };
}
