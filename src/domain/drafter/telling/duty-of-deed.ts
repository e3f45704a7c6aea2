import { doneByMany, inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { formsOf } from "#domain/drafter/language/verbs.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import type { BoundDeed } from "#domain/drafter/plan/plan.ts";
import { conditionOf, onCondition } from "./condition.ts";
import { filledFor, wordsOf } from "./deed-words.ts";
import { SENT } from "./occasion.ts";

/** What the product does where somebody "is told", by the word for it. */
const TOLD: ReadonlyMap<string, string> = new Map(
  "tell inform remind notify warn alarm alert show ask invite thank congratulate phone call text email e-mail mail"
    .split(" ")
    .map((verb) => {
      return [formsOf(verb).past, verb] as const;
    }),
);

/** "tell mechanics when a brake is worn": what the product does for somebody who is told or gets something; undefined for other deeds. */
export function givingOf(deed: BoundDeed, who: string = wordsOf(deed).who): string | undefined {
  const { said } = deed.activity;
  const [, participle = "", told = ""] = /^(?:be|get) (\p{L}+(?:-\p{L}+)?)(.*)$/u.exec(said) ?? [];
  const verb = TOLD.get(participle);
  if (verb) return `${verb} ${who}${inThirdPerson(told, "their")}`;
  const [, given] = /^(?:get|receive|obtain) (.+)$/.exec(said) ?? [];
  if (given === undefined || !/^(?:told|sent|get)$/.test(deed.pattern.key)) return undefined;
  return `${SENT.test(given) ? "send" : "give"} ${who} ${inThirdPerson(given, "their")}`;
}

/** The product's duty in a deed, one sentence in the form of EARS; `who` are all that do it. */
export function dutyOfDeed(deed: BoundDeed, who: string = wordsOf(deed).who): string {
  const { leading, trailing } = conditionOf(deed.activity);
  const giving = givingOf(deed, who);
  const behind = trailing === "" ? "" : ` ${inThirdPerson(trailing, "their")}`;
  if (giving !== undefined) return onCondition(leading, `The system shall ${giving}${behind}.`);
  const words = wordsOf(deed);
  const all = who === words.who ? words : { ...words, who, theyDo: `${who} ${doneByMany(words.theirs)}` };
  return onCondition(leading, filledFor(deed.pattern.feature, deed, all));
}

/** What a feature is called: "Reserving a bike for a day", "Telling mechanics when a brake is worn". */
export function nameOfDeed(deed: BoundDeed): string {
  const giving = givingOf(deed);
  if (giving === undefined) return capitalised(wordsOf(deed).doing);
  const [verb = "", ...rest] = giving.split(" ");
  return capitalised([formsOf(verb).ing, ...rest].join(" "));
}
