import { isPlural, isUncountable, plural, singular } from "#domain/drafter/language/words.ts";
import { onceEachText } from "#domain/once.ts";
import type { Activity, Rule } from "./activity.ts";
import { purposeSaid, spelledOut } from "./analogy.ts";
import { readsAsEnglish } from "./clean.ts";
import { besideParallel } from "./in-which.ts";
import type { Noun, NounPhrase } from "./noun-phrase.ts";
import { deedFromProduct } from "./product-name.ts";
import { castOf } from "./reading/cast.ts";
import { introducedIn } from "./reading/introduced.ts";
import { areOfKinds } from "./reading/kinds-of-people.ts";
import { listen } from "./reading/listen.ts";
import type { Listened } from "./reading/listened.ts";
import { phraseAt } from "./reading/people.ts";
import { runEnd } from "./reading/runs.ts";
import { toldIn } from "./reading/statements.ts";
import { speaksToBuilder } from "./reading/tellers.ts";
import { wordsOf } from "./reading/word.ts";
import { withoutReadings } from "./readings.ts";
import { ADMIN, ADMINISTRATOR, asRole, type FoundRole, rolesOf, sameRole } from "./roles.ts";
import { sound } from "./sound/gate.ts";
import { sure } from "./sure/sure.ts";
import { isTechniqueName } from "./technique.ts";
import { userStoriesSaid } from "./user-stories-said.ts";

export type Analysis = {
  english: boolean;
  actors: Noun[];
  activities: Activity[];
  objects: Noun[];
  devices: Noun[];
  /** What has to hold, each in its own words. */
  rules: Rule[];
  /** What is done today, as it was said. */
  replaced: string[];
  /** Who speaks and how things are, as it was said. */
  setting: string[];
  /** What the product has nothing to do with, as it was said. */
  excluded: string[];
  /** What is said of the product, in small letters. */
  text: string;
};

/** A description and what its user classes say they do. */
const MOST_REMEMBERED = 40;

const ENOUGH_DEEDS = 4;
const DOES_SOMETHING = 3;

/** Each section of a draft asks for the same description's. */
export const analyse: (description: string) => Analysis = onceEachText(analysed, MOST_REMEMBERED);

/** All that was heard in a description, whether it was heard rightly or not. */
export function heardIn(description: string): { heard: Listened; statements: readonly string[]; english: boolean } {
  const said = toldIn(description).flatMap((one) =>
    besideParallel(one.statement)
      .flatMap(userStoriesSaid)
      .map((statement) => ({ ...one, statement })),
  );
  const english = readsAsEnglish(said.map(({ statement }) => statement));
  const introduced = introducedIn(english ? said.map(({ statement }) => statement) : []);
  const read = said.map((one) => ({ ...one, statement: introduced.told(one.statement) }));
  const statements = read.map(({ statement }) => statement);
  const cast = castOf(statements);
  const heard = sound(
    listen(
      english ? read.map((one, at) => ({ ...one, placed: cast[at] ?? [], statement: spelledOut(one.statement) })) : [],
      introduced,
      speaksToBuilder(description),
    ),
  );
  return { heard, statements, english };
}

function analysed(description: string): Analysis {
  const { heard: all, statements, english } = heardIn(description);
  const heard = sure(all, statements);
  const purposes = new Map(english ? statements.map((one) => [spelledOut(one), purposeSaid(one)]) : []);
  const weights = new Map<string, FoundRole>();
  const seen = ({ noun: named, said }: NounPhrase, weight: number) => {
    const noun = asRole(named);
    const known = weights.get(noun.singular) ?? { noun, weight: 0, told: new Set() };
    const told = howTold(said);
    weights.set(noun.singular, { noun: known.noun, weight: known.weight + weight, told: new Set([...known.told, ...told]) });
  };
  for (const { phrase, weight } of heard.people) seen(phrase, weight);
  // whoever does something is somebody, "I", "we" and "you" too
  for (const { actor } of heard.activities)
    if (actor)
      weights.set(actor.singular, {
        noun: actor,
        weight: Math.max(DOES_SOMETHING, weights.get(actor.singular)?.weight ?? 0),
        told: weights.get(actor.singular)?.told ?? new Set(),
      });
  const actors = rolesOf(
    [...weights.values()]
      .filter(({ noun }) => !heard.outsiders.includes(noun.singular))
      .map((role) => ({ ...role, isOfKinds: areOfKinds(role.noun, statements) })),
  );
  const nameless = actors.findIndex(({ singular: name }) => name === "user");
  if (nameless >= 0 && actors.length > 2 && !heard.activities.some(({ actor }) => actor?.singular === "user"))
    actors.splice(nameless, 1);
  const { objects, devices } = thingsOf(heard);
  for (const statement of english ? statements.filter((one) => !heard.replaced.includes(one)) : [])
    heard.activities.push(...deedFromProduct(wordsOf(spelledOut(withoutExcluded(statement, heard.excluded)))));
  for (const { noun } of weights.values()) {
    const trade = /^(.+) (business|studio|agency|practice)$/.exec(noun.singular)?.[1];
    if (trade && !actors.some((actor) => actor.singular === noun.singular)) objects.set(trade, namedThing(trade));
  }
  for (const actor of actors) objects.delete(actor.singular.replace(/ team$/, ""));
  const known = (noun: Noun | undefined) =>
    noun && ADMIN.test(noun.singular)
      ? ADMINISTRATOR
      : noun && (actors.find((actor) => actor.singular === noun.singular) ?? actors.find((actor) => sameRole(actor, noun)));
  const activities = withoutReadings(heard.activities)
    .filter(({ actor }) => !actor || known(actor))
    .map((activity) => ({
      ...activity,
      actor: known(activity.actor),
      reason: activity.reason ?? purposes.get(activity.heardIn?.statement ?? ""),
      towards: activity.towards.flatMap((noun) => known(noun) ?? []),
    }));
  const aside = new Set([...heard.replaced, ...heard.excluded]);
  return {
    english,
    actors: takingPart(actors, activities),
    activities,
    objects: [...objects.values()],
    devices: [...devices.values()],
    rules: heard.rules,
    replaced: heard.replaced,
    setting: heard.setting,
    excluded: heard.excluded,
    text: heard.excluded
      .reduce((text, out) => text.replace(out, ""), statements.filter((one) => !aside.has(one)).join(". "))
      .toLowerCase(),
  };
}

/** As the only one, as one of ours, as many or as any of them. */
function howTold(said: string): ("one" | "many" | "own" | "any")[] {
  if (said.startsWith("the ")) return ["one"];
  if (isPlural(said)) return ["many"];
  if (said.startsWith("my ")) return ["own"];
  return /^(?:an?|each|every) /.test(said) ? ["any"] : [];
}

/** "Don't make a poster generator" names nothing that is made. */
function withoutExcluded(statement: string, excluded: readonly string[]): string {
  return excluded.reduce((text, out) => text.replace(out, ""), statement);
}

/** Where enough is told of what people do, somebody of whom nothing is told but that they exist is no user. */
function takingPart(actors: readonly Noun[], activities: readonly Activity[]): Noun[] {
  if (activities.filter(({ actor }) => actor).length < ENOUGH_DEEDS) return [...actors];
  return actors.filter((noun) => activities.some(({ actor }) => actor === noun));
}

/** Things that are spoken of, by their name. */
function thingsOf({ activities, fragments, devices: machines }: Listened): {
  objects: Map<string, Noun>;
  devices: Map<string, Noun>;
} {
  const objects = new Map<string, Noun>();
  const devices = new Map(machines.map((noun) => [noun.singular, noun]));
  for (const { object, onPerson } of activities)
    if (object && !onPerson && !isTechniqueName(object.head)) objects.set(object.singular, object);
  for (const words of fragments)
    for (let at = 0; at < words.length; at += 1) {
      const phrase = phraseAt(words, at);
      const before = words[at - 1];
      if (!phrase) continue;
      if (phrase.kind === "device") devices.set(phrase.noun.singular, phrase.noun);
      else if (isThing(phrase) && !phrase.bare && !isTechniqueName(phrase.noun.head) && before?.tag !== "prep")
        objects.set(phrase.noun.singular, phrase.noun);
      at = runEnd(words, at);
    }
  return { objects, devices };
}

function isThing(phrase: NounPhrase): boolean {
  return phrase.kind === "thing" || phrase.kind === "maybe";
}

/** What a business is in: "wedding photography". */
function namedThing(name: string): Noun {
  const words = name.split(" ");
  const head = singular(words.pop() ?? name);
  const join = (word: string) => [...words, word].join(" ");
  return { singular: join(head), plural: join(plural(head)), head, countable: !isUncountable(head) };
}
