import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import { frontNamed } from "#domain/drafter/plan/deed-nouns.ts";
import type { BoundDeed } from "#domain/drafter/plan/plan.ts";
import { withoutAmounts } from "./limit-of-deed.ts";

/** What counts, dates or lists another thing, and what something is done with, is no thing of the product. */
const NO_THING = words(
  `amount euro pound dollar franc cent penny metre meter kilo kilogram gram litre liter tonne area app call date day half-day device distance email figure height hour internet kind kilometre kilometer length level line list map mile
    minute moment month name number page pc percent percentage phone place pocket point position price quantity rate remainder rest screen sentence share side size slot state
    step stuff sum tablet temperature thing morning evening afternoon night noon midnight today tomorrow time total value volume way weight week width word year mail text message sms reminder`,
);
/** "Set up the weeks", "cancel an evening": what is offered for a time is a thing of the product. */
const OFFERED = words("week weekend day evening morning afternoon night slot");
const OFFERS =
  /^(?:set up|create|open|close|publish|offer|cancel|call off) (?:an?|the|all|each|new|free|my|our|their|\p{L}+s\b)/u;
/** What something costs is worked on by whoever sets it, and is a measure to anybody else. */
const PRICES = /^(?:set|change|adjust|raise|lower|fix|define|enter|update|maintain|manage) /;
/** Verbs that go with a small word: what stands behind it is what the deed is done to. */
const ABOUT =
  /^(?:look (?:at|for|after|up|into)|listen to|apply for|ask for|decide on|sign (?:for|off|up for)|search for|wait for|comment on|vote (?:on|for)|take care of|respond to|reply to|work on|write to|pay for|check (?:on|in|out)|keep track of|bid (?:on|for)|register for|subscribe to|enrol (?:in|for|on)|read (?:about|through)|report on|deal with|agree to|object to|book in|find out about)\b/;
const PARTICLE = /^ (?:out|up|off|over|down|away|back|in|on)(?= )/;
const PLACED =
  /\b(?:by|with|on|in|at|from|via|through|over|into|onto|under|behind|for|to|about|around|without|within|during|after|before|until|as|of)\b/;

const CHOICE =
  /^(?:declare|call|say|vote|answer|signal|decide|record|judge) ([\p{L}-]+) or (?:no-)?[\p{L}-]+(?=$|[,;]| (?:for|on|by|at|after|before)\b)/u;

/** The thing a deed is done to: no instrument, no place, no measure; undefined where there is none. */
export function thingOf({ activity }: Pick<BoundDeed, "activity">): NonNullable<BoundDeed["activity"]["object"]> | undefined {
  const { object, said } = activity;
  if (!object || object.head.length < 2 || /\d/.test(object.head)) return undefined;
  // "declare go or no-go", "call in or out": neither of them is a thing
  if (CHOICE.exec(said)?.[1] === object.head) return undefined;
  const isThing = (OFFERED.has(object.head) && OFFERS.test(said)) || (object.head === "price" && PRICES.test(said));
  if (NO_THING.has(object.head) && !isThing) return undefined;
  const told = withoutAmounts(said).toLowerCase();
  const front = ABOUT.exec(told)?.[0] ?? frontNamed(told) ?? told.split(" ")[0] ?? "";
  const last = (name: string) => name.toLowerCase().split(" of ")[0]?.split(" ").at(-1) ?? "";
  const rest = told.slice(front.length).replace(PARTICLE, " ");
  const found = [last(object.singular), last(object.plural)]
    .map((word) => rest.search(new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[^\p{L}\p{N}-]/gu, ".")}(?![\\p{L}\\p{N}])`, "u")))
    .filter((at) => at >= 0);
  if (found.length === 0) return object;
  // "pays by card": only what stands before the first small word is acted on
  return PLACED.test(rest.slice(0, Math.min(...found))) ? undefined : object;
}

/** Words that fit any thing for a while. */
const PASSING = /^(?:short|brief|long|new|upcoming|current|recent|quick) (?=\S)/i;

/** As a heading names it: without whose it is, how much of it and how it is just now; undefined where the words are not plain enough for one. */
export function headingOf(name: string): string | undefined {
  const bare = name
    .replace(/^\S+['’]s? /, "")
    .replace(PASSING, "")
    .replace(/ of (?:\d|at least|at most|up to|about|over|no more|no less).*$/, "");
  return bare.split(" ").length <= 4 && !/[\d,;:()"]/.test(bare) ? bare : undefined;
}
