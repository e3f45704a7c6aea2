import { onceEachText } from "#domain/once.ts";

const RHYTHM =
  /\b(hourly|daily|nightly|weekly|monthly|quarterly|yearly|annual)\b(?! (?:and|or|at|by|in|on|to|from|for|with|until|after|before|when|if|as)\b)(?= \p{L})/giu;
const WINDOW =
  /\b(?:between \S+ and \S+|(?:during|in|through(?:out)?|at|by|for) (?:the )?(?:day(?:time)?|nights?|mornings?|afternoons?|evenings?|week|weekends?|winter|summer|spring|autumn|break|pause)s?)\b/giu;

/** Whether each speaks of another rhythm or time of day: "daily backups" and "monthly backups", "at night" and "during the day". */
export function haveOtherTimes(a: string, b: string): boolean {
  const [one, other] = [timesIn(a), timesIn(b)];
  return areApart(one.rhythms, other.rhythms) || areApart(one.windows, other.windows);
}

const timesIn = onceEachText((text) => {
  const said = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([found]) => found.toLowerCase()))];
  return { rhythms: said(RHYTHM), windows: said(WINDOW) };
});

const areApart = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && !one.some((time) => other.includes(time));
