import { numberWords } from "#domain/figures.ts";
import { wordTable } from "#domain/word-table.ts";
import type { Token } from "./words.ts";

/** A number with its unit: `value` in the base unit of `dimension`; `at` and `until` are token places. */
export type Amount = { value: number; dimension: string; at: number; until: number; isOrdinal: boolean };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const UNITS: Readonly<Record<string, readonly [string, number]>> = wordTable(
  Object.fromEntries(
    (
      [
        ["time", 0.001, "ms millisecond milliseconds msec"],
        ["time", 1, "s sec secs second seconds"],
        ["time", MINUTE, "min mins minute minutes"],
        ["time", HOUR, "h hr hrs hour hours"],
        ["time", DAY, "day days night nights"],
        ["time", 7 * DAY, "week weeks"],
        ["time", 14 * DAY, "fortnight fortnights"],
        ["time", YEAR / 12, "month months"],
        ["time", YEAR / 4, "quarter-year"],
        ["time", YEAR, "year years"],
        ["time", 10 * YEAR, "decade decades"],
        ["bytes", 1e3, "kb kilobyte kilobytes kib"],
        ["bytes", 1e6, "mb megabyte megabytes mib"],
        ["bytes", 1e9, "gb gigabyte gigabytes gib"],
        ["bytes", 1e12, "tb terabyte terabytes tib"],
        ["share", 1, "% percent"],
        ["money", 1, "€ euro euros eur $ dollar dollars usd £ gbp franc francs chf"],
        ["money", 0.01, "cent cents penny pence"],
        ["length", 0.001, "mm millimetre millimetres millimeter millimeters"],
        ["length", 0.01, "cm centimetre centimetres centimeter centimeters"],
        ["length", 1, "m metre metres meter meters"],
        ["length", 1000, "km kilometre kilometres kilometer kilometers"],
        ["length", 0.0254, "inch inches"],
        ["length", 0.3048, "foot feet"],
        ["length", 1609.344, "mile miles"],
        ["mass", 0.001, "g gram grams"],
        ["mass", 1, "kg kilo kilos kilogram kilograms"],
        ["mass", 1000, "tonne tonnes ton tons"],
        ["mass", 0.4536, "lb lbs"],
        ["volume", 1, "l litre litres liter liters"],
        ["volume", 0.001, "ml millilitre millilitres"],
        ["degrees", 1, "° degree degrees celsius"],
        ["power", 1, "watt watts w"],
        ["power", 1000, "kw kilowatt kilowatts"],
        ["pixels", 1, "px pixel pixels"],
        ["rounds", 1, "times time attempts attempt tries try retries retry"],
        ["signs", 1, "characters character letters letter signs sign digits digit symbols symbol chars"],
      ] as const
    ).flatMap(([dimension, factor, names]) => names.split(" ").map((name) => [name, [dimension, factor] as const])),
  ),
);
const MORE_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  an: 1,
  once: 1,
  twice: 2,
  thrice: 3,
  thirteen: 13,
  fourteen: 14,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  single: 1,
  couple: 2,
  zero: 0,
};
const ORDINALS =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth`.split(
    " ",
  );
const MANY = new Set(["dozen", "hundred", "thousand", "million", "billion"]);
const PERIODS = wordTable<number>({
  hourly: HOUR,
  daily: DAY,
  nightly: DAY,
  weekly: 7 * DAY,
  fortnightly: 14 * DAY,
  monthly: YEAR / 12,
  quarterly: YEAR / 4,
  yearly: YEAR,
  annually: YEAR,
});
const PER = wordTable<number>({
  hour: HOUR,
  day: DAY,
  night: DAY,
  evening: DAY,
  morning: DAY,
  afternoon: DAY,
  week: 7 * DAY,
  month: YEAR / 12,
  quarter: YEAR / 4,
  year: YEAR,
  minute: MINUTE,
  second: 1,
  sunday: 7 * DAY,
  monday: 7 * DAY,
  tuesday: 7 * DAY,
  wednesday: 7 * DAY,
  thursday: 7 * DAY,
  friday: 7 * DAY,
  saturday: 7 * DAY,
});

/** A named length of time in seconds: a "month". */
export const lengthOfTime = (name: string): number | undefined => PER[name];

/** All amounts of a text, in their order; how often something happens is a period in seconds. */
export function amountsIn(tokens: readonly Token[]): Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = clockAt(tokens, at) ?? periodAt(tokens, at) ?? fractionAt(tokens, at) ?? numberAt(tokens, at);
    if (!amount) continue;
    found.push(amount);
    at = amount.until - 1;
  }
  return found;
}

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? "";

function periodAt(tokens: readonly Token[], at: number): Amount | undefined {
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const span = (value: number, length: number): Amount => ({
    value,
    dimension: "period",
    at,
    until: at + length,
    isOrdinal: false,
  });
  const named = PERIODS[word];
  if (named) return span(named, 1);
  const each = PER[next];
  if (word === "every" && each) return span(each, 2);
  if (word === "every" && wordAt(tokens, at + 1) === "other" && PER[wordAt(tokens, at + 2)])
    return span(2 * (PER[wordAt(tokens, at + 2)] ?? 0), 3);
  const times = { once: 1, twice: 2 }[word] ?? (/^times?$/.test(next) ? numberSaid(word) : undefined);
  const from = /^(once|twice)$/.test(word) ? at + 1 : at + 2;
  const per = PER[wordAt(tokens, from + 1)];
  if (times && /^(a|an|per|each|every)$/.test(wordAt(tokens, from)) && per) return span(per / times, from + 2 - at);
  if (word === "every" || (word === "per" && numberSaid(next) !== undefined)) {
    const inner = numberAt(tokens, at + 1);
    if (inner?.dimension === "time") return { ...inner, dimension: "period", at };
  }
  return undefined;
}

/** "since 10:00 … until 11:30" */
function clockAt(tokens: readonly Token[], at: number): Amount | undefined {
  const clock = /^(\d{1,2}):(\d{2})$/;
  const first = clock.exec(wordAt(tokens, at));
  if (!first) return undefined;
  const later = tokens.findIndex((token, place) => place > at && clock.test(token.text));
  const none: Amount = { value: 0, dimension: "clock", at, until: at + 1, isOrdinal: false };
  const second = clock.exec(wordAt(tokens, later));
  if (!second || !/^(since|from|between)$/.test(wordAt(tokens, at - 1))) return none;
  const span = (Number(second[1]) - Number(first[1])) * HOUR + (Number(second[2]) - Number(first[2])) * MINUTE;
  return { value: span, dimension: "time", at, until: at + 1, isOrdinal: false };
}

/** "half an hour", "a quarter of a day", "three quarters of an hour", "two and a half hours" */
function fractionAt(tokens: readonly Token[], at: number): Amount | undefined {
  const words = tokens.slice(at, at + 6).map(({ text }) => text);
  const said = words.join(" ");
  const match =
    /^(half) (?:an? )?(\p{L}+)/u.exec(said) ??
    /^(?:an? )?(quarter) (?:of )?(?:an? )(\p{L}+)/u.exec(said) ??
    /^(three quarters) (?:of )?(?:an? )(\p{L}+)/u.exec(said) ??
    /^(?:an? )(half) (\p{L}+)/u.exec(said);
  const unit = UNITS[match?.[2] ?? ""];
  if (match && unit) {
    const share = { half: 0.5, quarter: 0.25 }[match[1] ?? ""] ?? 0.75;
    return { value: share * unit[1], dimension: unit[0], at, until: at + match[0].split(" ").length, isOrdinal: false };
  }
  const part = /^(?:an?|one) (half|third|quarter|fifth|tenth) of /u.exec(said);
  if (part) {
    const share = { half: 50, third: 100 / 3, quarter: 25, fifth: 20, tenth: 10 }[part[1] ?? ""] ?? 0;
    return { value: share, dimension: "share", at, until: at + 2, isOrdinal: false };
  }
  const half = /^(\p{L}+|\d+) and a half (\p{L}+)/u.exec(said) ?? /^an? (\p{L}+) and a half/u.exec(said);
  const whole = half?.[2] ? numberSaid(half[1] ?? "") : half ? 1 : undefined;
  const counted = UNITS[half?.[2] ?? half?.[1] ?? ""];
  if (!half || whole === undefined || !counted) return undefined;
  return {
    value: (whole + 0.5) * counted[1],
    dimension: counted[0],
    at,
    until: at + half[0].split(" ").length,
    isOrdinal: false,
  };
}

function numberAt(tokens: readonly Token[], at: number): Amount | undefined {
  const word = wordAt(tokens, at);
  const ordinal = ORDINALS.indexOf(word);
  if (ordinal >= 1 || /^\d+$/.test(word)) {
    const suffixed = /^(st|nd|rd|th)$/.test(wordAt(tokens, at + 1)) && /^\d+$/.test(word);
    if (suffixed) return { value: Number(word), dimension: "count", at, until: at + 2, isOrdinal: true };
    if (ordinal >= 2 || isSecondOf(tokens, at))
      return { value: ordinal + 1, dimension: "count", at, until: at + 1, isOrdinal: true };
  }
  if (/^[€$£]$/.test(word)) {
    const value = numberSaid(wordAt(tokens, at + 1));
    return value === undefined ? undefined : { value, dimension: "money", at, until: at + 2, isOrdinal: false };
  }
  const isArticle = /^an?$/.test(word);
  // "18 patients a day", "on a day"
  if (
    isArticle &&
    (isSecondOf(tokens, at + 1) || wordAt(tokens, at - 1) === "on" || numberSaid(wordAt(tokens, at - 2)) !== undefined)
  )
    return undefined;
  let value = numberSaid(word);
  if (value === undefined) return undefined;
  let until = at + 1;
  if (
    !isArticle &&
    value >= 20 &&
    value < 100 &&
    value % 10 === 0 &&
    (numberSaid(wordAt(tokens, until)) ?? 10) < 10 &&
    !/^\d|^an?$/.test(wordAt(tokens, until))
  ) {
    value += numberSaid(wordAt(tokens, until)) ?? 0;
    until += 1;
  }
  while (MANY.has(wordAt(tokens, until))) {
    value *= numberWords[wordAt(tokens, until)] ?? (wordAt(tokens, until) === "billion" ? 1e9 : 1);
    until += 1;
  }
  while (
    /^(full|whole|calendar|working|business|more|further|consecutive|wrong|failed|successive|such|unsuccessful)$/.test(
      wordAt(tokens, until),
    )
  )
    until += 1;
  const unit = UNITS[wordAt(tokens, until)];
  const isUnit = unit;
  const pace = paceOf(wordAt(tokens, until), wordAt(tokens, until + 1), wordAt(tokens, until + 2));
  if (pace) return { value: value * pace[0], dimension: "speed", at, until: until + pace[1], isOrdinal: false };
  if (isUnit) return { value: value * unit[1], dimension: unit[0], at, until: until + 1, isOrdinal: false };
  if (isArticle && until === at + 1) return undefined;
  return { value, dimension: "count", at, until, isOrdinal: false };
}

/** "opens a second account": no length of time. */
function isSecondOf(tokens: readonly Token[], at: number): boolean {
  return (
    wordAt(tokens, at) === "second" &&
    /^(?:an?|the|another)$/.test(wordAt(tokens, at - 1)) &&
    /^\p{L}{3,}$/u.test(wordAt(tokens, at + 1)) &&
    !/^(?:after|before|and|or|for|later|when|until|then|per|from|the|with)$/.test(wordAt(tokens, at + 1))
  );
}

/** Metres a second: "36 km/h", "15 metres per second", "20 mph". */
function paceOf(unit: string, next: string, third: string): readonly [number, number] | undefined {
  if (unit === "mph") return [0.44704, 1];
  const length = UNITS[unit];
  if (length?.[0] !== "length") return undefined;
  const per = /^(?:per|an?)$/.test(next) ? third : /^[hs]$/.test(next) ? next : "";
  const time = UNITS[per];
  return time?.[0] === "time" ? [length[1] / time[1], next === per ? 2 : 3] : undefined;
}

/** What a word says as a number; undefined for other words. */
export function numberSaid(word: string): number | undefined {
  if (/^\d/.test(word)) {
    if (word.includes(":")) return undefined;
    const plain = word.replace(/[,'’](?=\d{3}(?!\d))/g, "").replace(",", ".");
    return Number.isNaN(Number(plain)) ? undefined : Number(plain);
  }
  return Object.hasOwn(MORE_WORDS, word) ? MORE_WORDS[word] : Object.hasOwn(numberWords, word) ? numberWords[word] : undefined;
}
