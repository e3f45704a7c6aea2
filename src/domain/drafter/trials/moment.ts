import { SPAN } from "./course.ts";

const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const MOMENT = new RegExp(
  ` (?:(${SPAN} (?:after|before) (?:the|an?|each|every|its|their|[\\p{L}-]+s?\\b)(?:(?! because | so that )[^,;])*)|(?:on|every|each) (${DAY}(?: (?:morning|noon|afternoon|evening|night))?)|at (\\d[\\d:.]*(?: ?(?:[ap]\\.?m\\.?|o'clock))?|noon|midnight))$`,
  "iu",
);

/** "erase them two weeks after the hearing": when that is, and what is done then. */
export function momentOf(said: string): { when: string; rest: string } | undefined {
  const found = MOMENT.exec(said);
  if (!found) return undefined;
  const [whole, span, day, time] = found;
  return { when: `it is ${span ?? day ?? time ?? ""}`, rest: said.slice(0, said.length - whole.length) };
}
