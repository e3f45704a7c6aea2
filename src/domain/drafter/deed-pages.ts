import { BEING_TOLD, SENT_TO } from "#domain/catalog/patterns/deeds/telling.ts";
import { doneByMany } from "#domain/drafter/language/third-person.ts";
import { capitalised, listed } from "#domain/drafter/language/words.ts";
import type { BoundDeed, Plan } from "#domain/drafter/plan/plan.ts";
import type { PlannedPage, PlannedSection } from "./planned-page.ts";
import { isNearDuplicate, SAME_NAME } from "./similarity.ts";
import { filledFor } from "./telling/deed-words.ts";
import { doneBy } from "./telling/done-by.ts";
import { dutyOfDeed, nameOfDeed } from "./telling/duty-of-deed.ts";
import { headingOf, thingOf } from "./telling/thing-of-deed.ts";

const MOST_THING_PAGES = 6;
/** In a page's own sentence. */
const MOST_DEEDS_TOLD = 4;
/** Where no more is told, each thing has its page. */
const FEW_DEEDS = 4;

/** One page for each thing the description speaks of; what is left over goes to one page per kind of person. */
export function deedPages(plan: Plan): PlannedPage[] {
  const byThing = Map.groupBy(plan.deeds, (deed) => pageHeadOf(deed) ?? "");
  byThing.delete("");
  const ranked = [...byThing.values()]
    .filter((deeds) => deeds.length > 1 || plan.deeds.length <= FEW_DEEDS || isSpokenOfAgain(deeds, plan))
    .map((deeds, index) => ({ deeds, index }))
    .sort((a, b) => b.deeds.length - a.deeds.length || a.index - b.index);
  const chosen = ranked.slice(0, MOST_THING_PAGES).sort((a, b) => a.index - b.index);
  const placed = new Set(chosen.flatMap(({ deeds }) => deeds));
  const rest = plan.deeds.filter((deed) => !placed.has(deed));
  const thingPages = chosen.map(({ deeds }) => pageOf(pageNameOf(deeds), deeds, true));
  const told = rest.filter(isTold);
  const personPages = [
    ...Map.groupBy(
      rest.filter((deed) => !isTold(deed)),
      (deed) => deed.party.noun.plural,
    ),
  ].map(([people, deeds]) => pageOf(`Workspace for ${people}`, deeds, false));
  return [
    ...thingPages,
    ...personPages,
    ...(told.length > 0 ? [{ ...pageOf(TOLD_ON, told, false), description: TOLD_THERE }] : []),
  ];
}

const TOLD_ON = "Notifications";
const TOLD_THERE = "Where it is seen what people were told, and what did not arrive.";

/** Nobody works on a page only to be told something there. */
function isTold({ pattern }: BoundDeed): boolean {
  return pattern.key === BEING_TOLD.key || pattern.key === SENT_TO.key;
}

function pageHeadOf(deed: BoundDeed): string | undefined {
  const thing = thingOf(deed);
  // somebody to whom something is done has no page for that
  return thing && !deed.activity.onPerson && headingOf(thing.plural) ? thing.head : undefined;
}

/** What is named once and never again is hardly what a page is for. */
function isSpokenOfAgain(deeds: readonly BoundDeed[], { analysis }: Plan): boolean {
  const [deed] = deeds;
  const thing = deed && thingOf(deed);
  if (!thing) return false;
  const names = new Set([thing.head, thing.plural.split(" of ")[0]?.split(" ").at(-1) ?? ""].map((name) => name.toLowerCase()));
  const own = deed.activity.heardIn?.clause;
  return [...analysis.activities, ...analysis.rules].some(
    ({ heardIn }) =>
      heardIn &&
      heardIn.clause !== own &&
      heardIn.clause
        .toLowerCase()
        .split(/[^\p{L}\p{N}'-]+/u)
        .some((word) => names.has(word)),
  );
}

/** "The utilisation of rooms" stays one; boxes of vegetables are many. */
function pageNameOf(deeds: readonly BoundDeed[]): string {
  const [deed] = deeds;
  const thing = deed && thingOf(deed);
  if (!deed || !thing) return "";
  const { said } = deed.activity;
  const [one, many] = [headingOf(thing.singular) ?? thing.head, headingOf(thing.plural) ?? thing.plural];
  return capitalised(one.includes(" of ") && said.includes(one) && !said.includes(many) ? one : many);
}

/** "customers reserve a bike and photograph it, and mechanics lock the bike" */
function doneOnPage(deeds: readonly BoundDeed[]): string {
  const byDeed = Map.groupBy(deeds.slice(0, MOST_DEEDS_TOLD), ({ activity }) => activity.said);
  const shared = [...byDeed].map(([said, own]) => ({ said, nouns: [...new Set(own.map(({ party }) => party.noun))] }));
  const byPeople = Map.groupBy(shared, ({ nouns }) => listed(nouns.map(({ plural }) => plural)));
  const told = [...byPeople].map(([people, own]) => {
    const done = own.map(({ said, nouns: [noun, ...others] }) =>
      noun && others.length === 0 ? doneBy(noun, said) : doneByMany(said),
    );
    return `${people} ${listed(done)}`;
  });
  return told.length > 1 ? `${told.slice(0, -1).join(", ")}, and ${told.at(-1)}` : (told[0] ?? "");
}

/** On the page of a thing a section need not name it. */
export function sectionNameOf(deed: BoundDeed, isOfThing: boolean): string {
  const thing = thingOf(deed);
  const { section } = deed.pattern;
  const named = thing && !deed.activity.onPerson && headingOf(thing.plural);
  if (named && !isOfThing) return capitalised(filledFor(section, { ...deed, slots: { ...deed.slots, object: thing } }));
  return capitalised(section.replace(/ (?:of|for|to|on|about|with|in) \{objects\}$/, "").replace(/ ?\{objects\} ?/i, ""));
}

function pageOf(name: string, deeds: readonly BoundDeed[], isOfThing: boolean): PlannedPage {
  const sections: PlannedSection[] = [];
  // what several people do is one feature of all of them
  for (const [deed, ...others] of Map.groupBy(deeds, nameOfDeed).values()) {
    if (!deed) continue;
    const people = [...new Set([deed, ...others].map(({ party }) => party.noun))];
    const feature = {
      name: nameOfDeed(deed),
      description: dutyOfDeed(deed, listed(people.map(({ plural }) => plural))),
      stories: [...new Set([deed, ...others].map(({ activity }) => capitalised(activity.said)))],
    };
    const named = sectionNameOf(deed, isOfThing);
    const same = sections.find((section) => isNearDuplicate(section.name, named, SAME_NAME));
    if (!same) sections.push({ name: named, description: deed.pattern.shows, features: [feature] });
    else same.features.push(feature);
  }
  return { name, description: `Where ${doneOnPage(deeds)}.`, sections };
}
