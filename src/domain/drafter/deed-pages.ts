import { ANY_DEED } from "#domain/catalog/patterns/deeds/plain.ts";
import { BEING_TOLD, SENT_TO } from "#domain/catalog/patterns/deeds/telling.ts";
import { registration, SIGNING_UP } from "#domain/catalog/patterns/registration.ts";
import { doneByMany, inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { gerund } from "#domain/drafter/language/verbs.ts";
import { capitalised, listed } from "#domain/drafter/language/words.ts";
import { isWhatIsDone } from "#domain/drafter/plan/deed-nouns.ts";
import type { BoundDeed, Plan } from "#domain/drafter/plan/plan.ts";
import { type Home, headOfDeed, homesOf } from "./deed-homes.ts";
import type { PlannedPage, PlannedSection } from "./planned-page.ts";
import { isNearDuplicate, SAME_NAME } from "./similarity.ts";
import { filledFor } from "./telling/deed-words.ts";
import { doneBy } from "./telling/done-by.ts";
import { dutyOfDeed, nameOfDeed } from "./telling/duty-of-deed.ts";
import { withoutLimits } from "./telling/limit-of-deed.ts";
import { headingOf, thingOf } from "./telling/thing-of-deed.ts";

/** In a page's own sentence. */
const MOST_DEEDS_TOLD = 4;
/** In the name of a section. */
const MOST_WORDS = 5;
/** Where nothing is that a page could be called by. */
const ABOUT_NOTHING = "Tasks";
const TOLD_ON = "Notifications";
const TOLD_THERE = "Where it is seen what people were told, and what did not arrive.";

/** One page for each thing the description speaks of, and one for what people are told. */
export function deedPages(plan: Plan): PlannedPage[] {
  const registers = plan.concerns.some(({ pattern }) => pattern.key === registration.key);
  const deeds = plan.deeds.filter(({ pattern }) => !registers || pattern.key !== SIGNING_UP.key);
  const [told, done] = [deeds.filter(isTold), deeds.filter((deed) => !isTold(deed))];
  return [
    ...homesOf(done, plan).map(pageOf),
    ...(told.length > 0 ? [{ ...pageOf({ head: undefined, deeds: told }), name: TOLD_ON, description: TOLD_THERE }] : []),
  ];
}

/** Nobody works on a page only to be told something there. */
function isTold({ pattern }: BoundDeed): boolean {
  return pattern.key === BEING_TOLD.key || pattern.key === SENT_TO.key;
}

/** "The utilisation of rooms" stays one; boxes of vegetables are many. */
function pageNameOf({ head, deeds }: Home): string {
  const deed = deeds.find((one) => head !== undefined && headOfDeed(one) === head);
  const thing = deed && thingOf(deed);
  if (!deed || !thing) return ABOUT_NOTHING;
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

const SAYS_NOTHING_ALONE = /^(?:Work|View|Entry|Sending|State|Results) /;

/** On the page of a thing a section need not name it; what no kind of deed has a name for is called by its own words. */
export function sectionNameOf(deed: BoundDeed, isOfThing: boolean): string {
  const thing = thingOf(deed);
  const { section } = deed.pattern;
  const { onPerson, verb, object } = deed.activity;
  const named = thing && !onPerson && !isWhatIsDone(verb, object?.head ?? "") && headingOf(thing.plural);
  if (deed.pattern.key === ANY_DEED.key) return shortNameOf(deed);
  if (!named && SAYS_NOTHING_ALONE.test(section)) return shortNameOf(deed);
  if (named && (!isOfThing || SAYS_NOTHING_ALONE.test(section)))
    return capitalised(filledFor(section, { ...deed, slots: { ...deed.slots, object: thing } }));
  return capitalised(section.replace(/ (?:of|for|to|on|about|with|in) \{objects\}$/, "").replace(/ ?\{objects\} ?/i, ""));
}

/** What no kind of deed has a name for, in few words: its own, those without its limits, or the verb with its thing. */
function shortNameOf(deed: BoundDeed): string {
  const { said } = deed.activity;
  const thing = thingOf(deed);
  const named = thing && headingOf(thing.plural);
  const [verb = said] = said.split(" ");
  const bare = withoutLimits(said, deed.pattern.key);
  const names = [nameOfDeed(deed), ...[bare, bare.replace(BEHIND, ""), named ? `${verb} ${named}` : verb].map(doneNow)];
  if (NEEDS_PLACE.test(bare)) return names[1] ?? doneNow(bare);
  return names.find((name) => name.split(" ").length <= MOST_WORDS) ?? doneNow(verb);
}

/** "Put the job on a press": without where to, nothing is said. */
const NEEDS_PLACE =
  /^(?:put|place|set|turn|lay|stick) (?:\S+ ){1,3}(?:on|in|into|onto|at|under|beside|behind|between|aside|back) \S+(?: \S+){0,2}$/u;

const BEHIND = /(?<=^\S+ \S+.*?) (?:to|for|with|from|by|at|in|on|of|about|when|if|that|which|who|before|after|until)\b.*$/u;
const doneNow = (said: string) => capitalised(inThirdPerson(gerund(said), "their"));

function pageOf(home: Home): PlannedPage {
  const { head, deeds } = home;
  const pageName = pageNameOf(home);
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
    const short = sectionNameOf(deed, headOfDeed(deed) === head);
    // "Reports" on the page of the reports says nothing
    const named = isNearDuplicate(short, pageName, SAME_NAME) ? shortNameOf(deed) : short;
    const same = sections.find((section) => isNearDuplicate(section.name, named, SAME_NAME));
    if (!same) sections.push({ name: named, description: deed.pattern.shows, features: [feature] });
    else same.features.push(feature);
  }
  const own = deeds.filter((deed) => head !== undefined && headOfDeed(deed) === head);
  return { name: pageName, description: `Where ${doneOnPage(own.length > 0 ? own : deeds)}.`, sections };
}
