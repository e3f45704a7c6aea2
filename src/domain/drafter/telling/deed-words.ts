import { type Activity, doing } from "#domain/drafter/analysis/activity.ts";
import { filled, type Slots } from "#domain/drafter/language/fill.ts";
import { inFirstPerson, inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { isWhatIsDone } from "#domain/drafter/plan/deed-nouns.ts";
import type { BoundDeed } from "#domain/drafter/plan/plan.ts";
import { wordTable } from "#domain/word-table.ts";
import { conditionOf } from "./condition.ts";
import { doneBy } from "./done-by.ts";
import { occasionOf } from "./occasion.ts";
import { headingOf, thingOf } from "./thing-of-deed.ts";

/** A deed in the forms that sentences about it need. */
export type DeedWords = {
  /** "reserve a bike for my child", as the one who does it says it. */
  deed: string;
  /** "reserve a bike for their child" */
  theirs: string;
  /** "reserving a bike for their child" */
  doing: string;
  /** "customers"; somebody known by name is "Marta". */
  who: string;
  /** "customers reserve a bike", "Marta reserves a bike", "mechanics are told when a bike is broken" */
  theyDo: string;
  /** What it is done to, in one or in many. */
  it: "it" | "them";
  /** "the bikes"; undefined where it is done to nothing that could be called so. */
  thing?: string | undefined;
  /** "a defect is graded 5": what has to happen before somebody is told. */
  occasion: string;
};

/** A condition that stands before the whole sentence is no part of them. */
export function wordsOf(deed: BoundDeed): DeedWords {
  const { party, activity } = deed;
  const { trailing } = conditionOf(activity);
  const whole = (said: string) => [said, trailing].filter(Boolean).join(" ");
  const who = party.noun.plural;
  return {
    deed: inFirstPerson(whole(activity.said)),
    theirs: inThirdPerson(whole(activity.said), "their"),
    doing: inThirdPerson(whole(doing(activity)), "their"),
    who,
    theyDo: `${who} ${doneBy(party.noun, whole(activity.said))}`,
    it: isMany(activity) ? "them" : "it",
    thing: thingNamed(deed),
    occasion: occasionOf(activity),
  };
}

/** A pattern's text about a deed, with the slots of the deed and those of people and things filled. */
export function filledFor(pattern: string, deed: BoundDeed, words: DeedWords = wordsOf(deed)): string {
  return filled(inWords(pattern, words), deed.slots satisfies Slots);
}

export function inWords(pattern: string, words: DeedWords): string {
  const { deed, theirs, doing: going, who, theyDo, it, occasion } = words;
  // what people wrote opens no slot
  const plain = (text: string) => text.replace(/[{}]/g, "");
  return aboutThing(pattern, words)
    .replaceAll("I {deed}", `I ${plain(deed).replace(/^be /, "am ")}`)
    .replaceAll("{deed}", plain(deed))
    .replaceAll("{theirs}", plain(theirs))
    .replaceAll("{doing}", plain(going))
    .replaceAll("{they do}", plain(theyDo))
    .replaceAll("{occasion}", plain(occasion))
    .replaceAll("{who}", plain(who))
    .replaceAll("{it is}", it === "it" ? "it is" : "they are")
    .replaceAll("{it}", it);
}

const MANY = wordTable<string>({
  is: "are",
  was: "were",
  has: "have",
  waits: "wait",
  opens: "open",
  depends: "depend",
});

/** "{thing is}" is "the horses are", "{of thing}" is " of the horses"; without a thing they are "it is" and nothing. */
function aboutThing(pattern: string, { thing, it }: DeedWords): string {
  const verbAs = (verb: string) => (thing !== undefined && it === "them" ? (MANY[verb] ?? verb) : verb);
  return pattern
    .replaceAll(/\{(of|for|with|on|to) thing\}/g, (_slot, small: string) => (thing === undefined ? "" : ` ${small} ${thing}`))
    .replaceAll(/\{thing (\p{L}+)\}/gu, (_slot, verb: string) => `${thing ?? "it"} ${verbAs(verb)}`)
    .replaceAll("{opens}", verbAs("opens"))
    .replaceAll("{they see it}", thing === undefined ? "those it concerns see it" : `whoever works with ${thing} sees it`)
    .replaceAll("{thing}", thing ?? "it");
}

function thingNamed(deed: BoundDeed): string | undefined {
  const { onPerson, verb, object } = deed.activity;
  const thing = onPerson || isWhatIsDone(verb, object?.head ?? "") ? undefined : thingOf(deed);
  const name = thing && headingOf(isMany(deed.activity) ? thing.plural : thing.singular);
  return name && `the ${name}`;
}

/** "Book the shed for 3 days": the shed is booked. */
const OF_TIME = /^(?:minute|hour|day|night|week|month|year|euro|pound|dollar|percent)$/;

/** "the bikes", not "a bike" */
function isMany({ object, said }: Activity): boolean {
  if (!object || object.singular === object.plural || OF_TIME.test(object.head)) return false;
  const words = said.toLowerCase().split(/[^\p{L}\p{N}'-]+/u);
  const last = (name: string) => name.toLowerCase().split(" of ")[0]?.split(" ").at(-1) ?? "";
  return words.includes(last(object.plural)) && !words.includes(last(object.singular));
}
