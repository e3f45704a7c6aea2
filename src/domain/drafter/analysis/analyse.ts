import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { spelledOut } from "#domain/drafter/analysis/analogy.ts";
import { chunksOf } from "#domain/drafter/analysis/chunk.ts";
import { type Clause, clausesOf } from "#domain/drafter/analysis/clauses.ts";
import { readsAsEnglish, sentencesOf } from "#domain/drafter/analysis/clean.ts";
import type { Noun, NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import { deedFromProduct } from "#domain/drafter/analysis/product-name.ts";
import { ADMIN, ADMINISTRATOR, asRole, rolesOf, sameRole } from "#domain/drafter/analysis/roles.ts";
import { type Token, tokensOf } from "#domain/drafter/analysis/tag.ts";
import { isUncountable, listed, plural, singular } from "#domain/drafter/language/words.ts";

export type Analysis = {
  english: boolean;
  actors: Noun[];
  activities: Activity[];
  objects: Noun[];
  devices: Noun[];
  text: string;
};

const NOTIFYING = /^(alert|notify|remind|warn|inform|tell|send|show|give|email|message|suggest|ask|invite|allow)$/;
const COUNTED = /^(hour|time|day|step)$/;
const COUNTING = /^(track|log|record|bill|count|enter|report|approve|save|book|export|split|compare)$/;

export function analyse(description: string): Analysis {
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
    for (const [at, chunk] of chunks.entries()) {
      if (chunk.is !== "np") continue;
      const before = chunks[at - 1];
      const link = before?.is === "prep" ? before.word : before?.is === "to" ? "to" : undefined;
      if (chunk.phrase.kind === "actor")
        seen(chunk.phrase, link === "for" ? 2 : link && /^(to|with|by|from|between)$/.test(link) ? 1.5 : 1);
      else if (chunk.phrase.kind === "device") devices.set(chunk.phrase.noun.singular, chunk.phrase.noun);
      else if (isThing(chunk.phrase) && !chunk.phrase.bare && (at > 0 || chunks.length === 1))
        objects.set(chunk.phrase.noun.singular, chunk.phrase.noun);
    }
    for (const clause of clausesOf(chunks)) {
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

/** What a business is in: "wedding photography". */
function namedThing(name: string): Noun {
  const words = name.split(" ");
  const head = singular(words.pop() ?? name);
  const join = (word: string) => [...words, word].join(" ");
  return { singular: join(head), plural: join(plural(head)), head, countable: !isUncountable(head) };
}

function activitiesOf(clause: Clause): Activity[] {
  const counts = (phrase: NounPhrase) => COUNTED.test(phrase.noun.head) && COUNTING.test(clause.verb);
  const objects = clause.objects
    .filter((phrase) => phrase.kind !== "product" && (phrase.kind !== "empty" || counts(phrase)))
    .slice(0, 3);
  const details = clause.details
    .filter((item) => item.phrase.kind !== "empty" && item.phrase.kind !== "product" && item.phrase.said.split(" ").length < 6)
    .slice(0, 2);
  const first = objects[0];
  if (!first && (details.length === 0 || clause.objects.length > 0)) return [];
  const verb = [clause.verb, clause.particle].filter(Boolean).join(" ");
  if (clause.device && objects.length === 0) return [];
  const origin = clause.device ? [`from ${clause.device.noun.plural}`] : [];
  const said = [
    verb,
    listed(objects.map((phrase) => phrase.said)),
    ...origin,
    ...details.map((item) => `${item.preposition} ${saidAfter(item.preposition, item.phrase)}`),
  ]
    .filter(Boolean)
    .join(" ");
  const object = first ?? details[0]?.phrase;
  const towards = [...objects, ...details.map((item) => item.phrase)]
    .filter((phrase) => phrase.kind === "actor")
    .map((phrase) => asRole(phrase.noun));
  const onPerson = object?.kind === "actor";
  if (onPerson && clause.actors.length === 0 && NOTIFYING.test(clause.verb)) return [];
  const actors = clause.actors.length > 0 ? clause.actors.map((phrase) => asRole(phrase.noun)) : [undefined];
  return actors.map((actor) => ({
    actor,
    verb,
    object: object?.noun,
    onPerson,
    said,
    towards,
    fromDevice: clause.device !== undefined,
  }));
}

function saidAfter(preposition: string, phrase: NounPhrase): string {
  if (preposition === "per" || preposition === "by") return phrase.said.replace(/^the /, "");
  return phrase.said.replace(/^my phones$/, "my phone");
}
