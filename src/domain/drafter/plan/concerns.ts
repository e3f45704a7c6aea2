import { CONCERNS } from "#domain/catalog/patterns/catalog.ts";
import { SEEING } from "#domain/catalog/patterns/deeds/seeing.ts";
import type { ConcernPattern, StoryPattern } from "#domain/catalog/patterns/pattern.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { nounFrom, type Slots } from "#domain/drafter/language/fill.ts";
import { plural, singular } from "#domain/drafter/language/words.ts";
import { asksFor, deedsOfSide, type Sides, sidesOfConcern } from "./binding-sides.ts";
import { callingStatements } from "./calling.ts";
import { type Call, type Calling, callFor } from "./calls.ts";
import { fits } from "./circumstances.ts";
import type { Market } from "./market.ts";
import { ADMIN, type Party } from "./parties.ts";
import { allAsStated, statedIn } from "./stated.ts";

/** `why` says what called for it. */
export type BoundConcern = Sides & { pattern: ConcernPattern; slots: Slots; why: string };
export type Given = Calling & { parties: readonly Party[]; market: Market | undefined; primary: Noun; hasPrimary: boolean };

const MOST = 8;
const CERTAIN = 100;
export const PEOPLE: Noun = nounFrom(["person", "people"]);

/** The concerns that something asks for, each tied to the people and the thing it is about here. */
export function boundConcerns(given: Given): BoundConcern[] {
  const called = CONCERNS.flatMap((pattern, index) => {
    const call = callFor(pattern, given);
    return call ? [{ pattern, index, call }] : [];
  });
  const chosen = called
    .filter(({ call }) => call.score < CERTAIN)
    .sort((a, b) => b.call.score - a.call.score || a.index - b.index)
    .slice(0, MOST);
  const stated = statedIn(given.analysis.text);
  return called
    .filter((one) => one.call.score === CERTAIN || chosen.includes(one))
    .flatMap(({ pattern, call }) => bind(fitting(allAsStated(pattern, stated), given), call, given));
}

/** Without what nothing in the idea calls for. */
function fitting(pattern: ConcernPattern, given: Given): ConcernPattern {
  const called = (row: Parameters<typeof fits>[0]) => fits(row, given);
  const said = callingStatements(given.analysis).join(". ");
  const { excluded, ...kept } = pattern;
  const stories = pattern.stories.filter(called).filter((story) => !pattern.onlyStories || !isToldBySomebody(story, given));
  const isLeft = ({ stories: names = [] }: { stories?: string[] | undefined }) =>
    !pattern.onlyStories || names.length === 0 || stories.some(({ name }) => names.includes(name));
  return {
    ...kept,
    ...(excluded && pattern.unlessSaid?.test(said) !== true ? { excluded } : {}),
    pages: kept.pages
      .map((page) => ({ ...page, sections: page.sections.filter((section) => called(section) && isLeft(section)) }))
      .filter(({ sections }) => sections.length > 0),
    stories,
    risks: kept.risks.filter(called),
  };
}

/** Whether somebody does it by the idea's own words, or the product by itself. */
function isToldBySomebody({ told }: StoryPattern, { activities, analysis }: Given): boolean {
  const done = [...activities, ...analysis.rules.flatMap(({ duty }) => duty ?? [])];
  return told !== undefined && done.some(({ said }) => told.test(said));
}

function bind(pattern: ConcernPattern, call: Call, given: Given): BoundConcern[] {
  const sides = sidesOfConcern(pattern, given);
  const object = thingOf(pattern, given);
  // a list of nobody knows what is no search
  if (!object) return [];
  const customer = (pattern.key === "registration" ? sides.newcomer : sides.customer)?.noun ?? PEOPLE;
  const provider = sides.provider?.noun ?? ADMIN;
  return [
    {
      ...sides,
      pattern,
      why: call.why,
      slots: { object, actor: customer, customer, provider, admin: ADMIN },
    },
  ];
}

/** What a concern is about: the thing of the deed it covers, one of its own that is named, or what the product is about. */
function thingOf(pattern: ConcernPattern, { analysis, activities, primary, hasPrimary }: Given): Noun | undefined {
  const verbs = [...pattern.verbs.customer, ...pattern.verbs.provider];
  // tutors are looked for as rooms are, but nobody is sent like a notice
  const deed = activities.find(({ verb, object, onPerson }) => object && (!onPerson || pattern.borrows) && verbs.includes(verb));
  if (deed?.object) return pattern.key === "data-exchange" ? contentsOf(deed.object, pattern) : deed.object;
  const isOwn = (noun: Noun) => pattern.heads?.includes(noun.head) === true;
  const brought = activities.find(({ verb, object, onPerson }) => object && !onPerson && pattern.broughtBy?.includes(verb));
  if (brought?.object) return brought.object;
  const own = [...analysis.objects, ...analysis.devices].find(
    (noun) => isOwn(noun) && !(pattern.broughtBy && isOnlySeen(noun, activities)),
  );
  if (own) return own;
  const asked = callingStatements(analysis).filter((said) => asksFor(pattern, said));
  const named = pattern.heads?.find((head) => new RegExp(`\\b${head}(?:s|es|graph(?:s|ed)?)?\\b`).test(asked.join(". ")));
  if (named) return nounFrom([named, plural(named)]);
  const told = [...deedsOfSide(pattern, "customer", activities), ...deedsOfSide(pattern, "provider", activities)];
  const object = told.find((one) => one.object && !one.onPerson)?.object;
  if (object && !pattern.heads) return object;
  if (!pattern.borrows) return nounFrom(pattern.object);
  return hasPrimary && primary.countable ? primary : undefined;
}

/** "The results file" is brought in for the results. */
function contentsOf(noun: Noun, pattern: ConcernPattern): Noun {
  if (!/^(?:file|list|sheet|spreadsheet|data)$/.test(noun.head)) return noun;
  const name = noun.singular.split(" ").slice(0, -1).join(" ");
  return name === "" ? nounFrom(pattern.object) : nounFrom([singular(name), plural(singular(name))]);
}

/** What people only look at is brought by none of them. */
function isOnlySeen(noun: Noun, activities: readonly Activity[]): boolean {
  const deeds = activities.filter(({ object }) => object?.singular === noun.singular);
  return deeds.length > 0 && deeds.every(({ verb }) => SEEING.verbs.includes(verb));
}
