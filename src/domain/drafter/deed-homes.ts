import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import type { BoundDeed, Plan } from "#domain/drafter/plan/plan.ts";
import { DETAILS, OCCASIONS, PAPERS } from "#domain/drafter/plan/thing-kinds.ts";
import { headingOf, thingOf } from "./telling/thing-of-deed.ts";

/** The deeds of one page; `head` is the thing it is about, undefined where they are about none. */
export type Home = { head: string | undefined; deeds: BoundDeed[] };

const MOST_HOMES = 7;
/** Where no more is told, each thing has its page. */
const FEW_DEEDS = 4;

/** Deeds by the things they are about: a page is of a thing that is spoken of again, and whatever else is done stands beside what it belongs to. */
export function homesOf(deeds: readonly BoundDeed[], plan: Plan): Home[] {
  const homes = homesOfThings(deeds, plan);
  const placed = new Map(homes.flatMap((home) => home.deeds.map((deed) => [deed, home] as const)));
  const settle = (deed: BoundDeed, home: Home) => {
    if (!homes.includes(home)) homes.push(home);
    home.deeds.push(deed);
    placed.set(deed, home);
  };
  for (const deed of deeds) {
    if (placed.has(deed)) continue;
    const head = headOfDeed(deed);
    const own = head === undefined ? undefined : homes.find((home) => home.head === head);
    const isRoom = head !== undefined && homes.length < MOST_HOMES && !isOfAnother(deed);
    const isScreen = isRoom && (PAPERS.has(head) || OCCASIONS.has(head) || KEY_THINGS.has(head));
    const near = isRoom && isKept(deed, head) ? undefined : (homeBefore(deed, deeds, placed) ?? (isRoom ? undefined : homes[0]));
    const same = deeds.find((other) => placed.has(other) && isOfSameObject(other, deed));
    const beside = isScreen ? undefined : (homeNamedIn(deed, homes) ?? (same && placed.get(same)) ?? near);
    settle(deed, own ?? beside ?? { head, deeds: [] });
  }
  return homes.map(({ head, deeds: own }) => ({ head, deeds: own.toSorted((a, b) => deeds.indexOf(a) - deeds.indexOf(b)) }));
}

/** What a house lives on has a page of its own, however seldom it is spoken of. */
const KEY_THINGS = words("price tariff taking takings revenue turnover budget");

/** "Print the label", "photograph the blade": a part of something else, and no page for itself. */
function isOfAnother({ pattern }: BoundDeed): boolean {
  return /^(?:print|scan|photograph|upload)$/.test(pattern.key);
}

/** "Cancel the place" belongs where the place was reserved. */
function isOfSameObject({ activity: one }: BoundDeed, { activity: other }: BoundDeed): boolean {
  return one !== other && one.object !== undefined && one.object.head === other.object?.head;
}

/** What a deed is done to, by its last word; undefined where nothing is that a page could be called by. */
export function headOfDeed(deed: BoundDeed): string | undefined {
  const thing = thingOf(deed);
  // somebody to whom something is done has no page for that, but those who are entered have
  return thing && (!deed.activity.onPerson || deed.pattern.key === "record") && headingOf(thing.plural) ? thing.head : undefined;
}

function homesOfThings(deeds: readonly BoundDeed[], plan: Plan): Home[] {
  const ranked = [...Map.groupBy(deeds, headOfDeed)]
    .filter(([head, own]) => {
      const [first] = own;
      if (head === undefined || !first) return false;
      return own.length > 1 || deeds.length <= FEW_DEEDS || (isSpokenOfAgain(own, plan) && !isOfAnother(first));
    })
    .map(([head, own], index) => ({ home: { head, deeds: own }, index }))
    .sort((a, b) => b.home.deeds.length - a.home.deeds.length || a.index - b.index);
  return ranked
    .slice(0, MOST_HOMES)
    .sort((a, b) => a.index - b.index)
    .map(({ home }) => home);
}

/** What is entered or made is kept somewhere: not on the page of another thing that the same person has to do with. */
function isKept({ pattern }: BoundDeed, head: string): boolean {
  return /^(?:record|create|plan|take-over|issue)$/.test(pattern.key) && !DETAILS.has(head);
}

/** "Note the shoes after a visit" belongs to the visits. */
function homeNamedIn({ activity: { said, condition = "" } }: BoundDeed, homes: readonly Home[]): Home | undefined {
  // "order a reprint" names no order
  const named = wordsOf(`${said.slice(said.indexOf(" ") + 1)} ${condition}`);
  return homes.find((home) => home.deeds.some((deed) => namesOf(deed).some((name) => named.has(name))));
}

/** What is told in one breath belongs together, and else what is told one after the other. */
function homeBefore(deed: BoundDeed, deeds: readonly BoundDeed[], placed: ReadonlyMap<BoundDeed, Home>): Home | undefined {
  const statement = deed.activity.heardIn?.statement;
  const told = deeds.slice(0, deeds.indexOf(deed)).reverse();
  const isOfThing = headOfDeed(deed) !== undefined;
  const near = [
    ...[...told, ...deeds].filter(({ activity }) => statement !== undefined && activity.heardIn?.statement === statement),
    ...told.filter(({ party }) => party === deed.party),
    ...deeds.filter(({ party }) => party === deed.party),
    // a thing of its own has nothing to do with what somebody else does
    ...(isOfThing ? [] : told),
  ];
  return near.map((other) => placed.get(other)).find((home) => home !== undefined);
}

/** What is named once and never again is hardly what a page is for. */
function isSpokenOfAgain(deeds: readonly BoundDeed[], { analysis }: Plan): boolean {
  const [deed] = deeds;
  const names = deed ? namesOf(deed) : [];
  const own = deed?.activity.heardIn?.clause;
  return [...analysis.activities, ...analysis.rules].some(
    ({ heardIn }) => heardIn && heardIn.clause !== own && names.some((name) => wordsOf(heardIn.clause).has(name)),
  );
}

function namesOf(deed: BoundDeed): string[] {
  const thing = thingOf(deed);
  if (!thing) return [];
  return [thing.head, thing.plural.split(" of ")[0]?.split(" ").at(-1) ?? ""].map((name) => name.toLowerCase());
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().split(/[^\p{L}\p{N}'-]+/u));
}
