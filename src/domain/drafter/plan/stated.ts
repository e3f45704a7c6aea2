/** Figures that an idea states itself, where a pattern would bring its own. */
type Stated = { size: { most: number; unit: string } | undefined; days: number | undefined };

const SIZE =
  /\b(?:no more than|not more than|at most|up to|a maximum of|maximum|max\.?|no (?:larger|bigger) than|not (?:larger|bigger) than|limited to|not exceed(?:ing)?|limit(?: is| of)?:?) (\d+) ?(KB|MB|GB)\b/i;
const DAYS = /\b(?:within|after|have|has|for|in) (\d{1,2}) days\b/gi;
/** What is done when it has not been collected for so long is no time in which somebody answers. */
const ANSWERS =
  /\b(?:un)?answer|\baccept|\bapprov|\bdeclin|\bconfirm|\bdecid|\brespon[ds]|\brepl(?:y|ies)\b|\bobject(?:s|ed)?\b|\bappeal|\bconsent|\bsign(?:s|ed)?\b/i;

export function statedIn(text: string): Stated {
  const [, most, unit = ""] = SIZE.exec(text) ?? [];
  const answered = text.split(/[.;!?](?=\s|$)/).filter((sentence) => ANSWERS.test(sentence));
  const days = answered.flatMap((sentence) => [...sentence.matchAll(DAYS)].map(([, count]) => Number(count)));
  return {
    size: most === undefined ? undefined : { most: Number(most), unit: unit.toUpperCase() },
    days: days.length > 0 ? Math.max(...days) : undefined,
  };
}

/** What patterns say of the size of a file, by the size that is stated. */
const SIZES: ReadonlyMap<string, (most: number) => number> = new Map([
  ["15 MB", (most) => Math.max(1, Math.floor(most * 0.75))],
  ["20 MB", (most) => most],
  ["21 MB", (most) => most + 1],
  ["25 MB", (most) => Math.ceil(most * 1.25)],
]);
const LINKS_END = 7;

/** A text of a pattern with the figures that the idea states in place of its own: a file, and how long somebody has to answer. */
export function asStated(text: string, { size, days }: Stated): string {
  const sized = size
    ? text.replace(/\b(?:15|20|21|25) MB\b/g, (told) => `${SIZES.get(told)?.(size.most) ?? told} ${size.unit}`)
    : text;
  return days && days > LINKS_END ? sized.replace(LINKS, (told) => told.replace(String(LINKS_END), String(days))) : sized;
}

const LINKS = /\bLinks end after 7 days|\bnone works after 7 days/g;

/** The same in all texts of a pattern. */
export function allAsStated<T>(value: T, stated: Stated): T {
  if (!stated.size && !stated.days) return value;
  const told = (one: unknown): unknown => {
    if (typeof one === "string") return asStated(one, stated);
    if (Array.isArray(one)) return one.map(told);
    if (one === null || typeof one !== "object" || one instanceof RegExp) return one;
    return Object.fromEntries(Object.entries(one).map(([name, own]) => [name, told(own)]));
  };
  return told(value) as T;
}
