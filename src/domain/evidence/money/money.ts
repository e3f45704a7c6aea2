import type { PricePeriod } from "#domain/evidence/evidence.ts";
import { amountOf, NUMBER } from "./amounts.ts";
import { CODES, currencyOfSign, type Meaning, SIGN_BEFORE, SIGN_BEHIND, usualMeaning } from "./currencies.ts";
import { EACH_ONE, periodAfter } from "./periods.ts";

export type Money = {
  amount: number;
  currency: string;
  period: PricePeriod | null;
  /** Where in the text it begins and ends, its period not included. */
  from: number;
  to: number;
};

const SPACE = "[ \\u00a0\\u202f\\u2009]";
const ROUND = "(?:[.,][-–—]{1,2})?";
/** A number may follow a dash only where the dash follows a number: a range, and no minus. */
const NOT_WITHIN = "(?<![\\p{L}\\d.,]|(?<!\\d[^\\p{L}\\d]{0,4})-)";
/** A word may be glued to a sign, as where a page sets them apart by its styles alone. */
const BEFORE = new RegExp(
  `(?:${NOT_WITHIN}|(?<=\\p{L}{3})(?=[£€$]))(?:(?<code>${CODES})${SPACE}?)?(?<sign>${SIGN_BEFORE})${SPACE}?(?<number>${NUMBER})${ROUND}`,
  "giu",
);
const AFTER = new RegExp(`(?<!/)${NOT_WITHIN}(?<number>${NUMBER})${ROUND}${SPACE}?(?<sign>${SIGN_BEHIND})`, "giu");
/** "$40 CAD" says itself whose dollars these are. */
const CODE_BEHIND = /^[ \u00a0]?(?<code>[A-Z]{3})(?![\p{L}\d])/u;

/** The amounts of money in a text, each with the period said right behind it; what is no price of anything is not told apart here. */
export function moneyIn(text: string, meaning: Meaning = usualMeaning): Money[] {
  const found = [...matches(text, BEFORE, meaning), ...matches(text, AFTER, meaning)];
  const kept: Money[] = [];
  for (const one of found.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (!kept.some((known) => isOver(one, known))) kept.push(one);
  }
  const whole = withRanges(text, kept);
  return [...whole, ...centsIn(text, whole, meaning)].toSorted((a, b) => a.from - b.from);
}

const isOver = (one: Pick<Money, "from" | "to">, other: Pick<Money, "from" | "to">) => one.from < other.to && other.from < one.to;

function matches(text: string, pattern: RegExp, meaning: Meaning): Money[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { sign = "", number = "", code = "" } = match.groups ?? {};
    const to = match.index + match[0].length;
    const behind = CODE_BEHIND.exec(text.slice(to));
    const currency = [behind?.groups?.code ?? "", code, sign].flatMap((said) => currencyOfSign(said, meaning) ?? [])[0];
    const amount = amountOf(number);
    if (!currency || amount === undefined || isLarge(text.slice(to))) return [];
    return [{ amount, currency, period: periodAfter(text.slice(to + (behind?.[0].length ?? 0))), from: match.index, to }];
  });
}

/** Millions are what companies raise and turn over, never what something costs. */
const isLarge = (after: string) =>
  /^[\s\u00a0]?(m|mn|k|bn|b|mio|mrd|million|billion|thousand|millionen|milliarden|millions|milliards|millones|mil)\b/iu.test(
    after,
  );

const TO = "(?:[-–—]|to|bis|a|à|até|til)";
/** "180 bis 240 €", "12 500–14 900 kr", "between 20 and 30 €". */
const LOW = new RegExp(
  `(?:(?<=^|[(:]\\s?|\\b(?:from|von|ab|de|da|ca\\.?|about|around|etwa|rund|circa|environ|unos)\\s)(?<open>${NUMBER})\\s*[-–—]|(?<![\\p{L}\\d.,])(?<tight>${NUMBER})(?:[-–—]|\\s${TO.replace("[-–—]|", "")})|\\b(?:between|zwischen|entre|tra)\\s(?<between>${NUMBER})\\s(?:and|und|y|et|e))\\s*$`,
  "iu",
);
/** "$28–65" */
const HIGH = new RegExp(
  `^\\s?(?:[-–—]|(?:to|bis)\\s)\\s?(?<number>${NUMBER})(?!\\s?[\\p{L}%])|^\\s?[-–—]\\s?(?<before>${NUMBER})(?=\\s?(?:/|per\\b|a\\b|pro\\b|je\\b|par\\b|por\\b|al\\b))`,
  "iu",
);

/** In characters: no further from each other are the ends of a range. */
const NEAR = 40;

/** The other ends of ranges of which one end alone has a sign. */
function withRanges(text: string, found: readonly Money[]): Money[] {
  return found.flatMap((money, at) => {
    const before = text.slice(Math.max(found[at - 1]?.to ?? 0, money.from - NEAR), money.from);
    const low = LOW.exec(before);
    const written = low?.groups?.open ?? low?.groups?.tight ?? low?.groups?.between ?? "";
    const lower = amountOf(written);
    if (low && lower !== undefined && lower < money.amount) {
      const from = money.from - before.length + low.index + low[0].indexOf(written);
      return [{ ...money, amount: lower, from, to: from + written.length }, money];
    }
    const high = HIGH.exec(text.slice(money.to, Math.min(found[at + 1]?.from ?? text.length, money.to + NEAR)));
    const number = high?.groups?.number ?? high?.groups?.before ?? "";
    const higher = amountOf(number);
    if (!high || higher === undefined || higher <= money.amount) return [money];
    const to = money.to + high[0].length;
    const period = periodAfter(text.slice(to));
    return [
      { ...money, period: money.period ?? period },
      { ...money, amount: higher, period, from: to - number.length, to },
    ];
  });
}

const CENTS =
  /(?<![\p{L}\d.,])(?<number>\d{1,3}(?:[.,]\d)?)(?<space>\s?)(?<sign>¢|cents?|ct|p|pence|rappen|rp\.?|øre|öre)(?![\p{L}\d])/giu;

/** Small coins are those of the money beside them, or of their own name. */
function centsIn(text: string, known: readonly Money[], meaning: Meaning): Money[] {
  return [...text.matchAll(CENTS)].flatMap((match) => {
    const { number = "", space = "", sign = "" } = match.groups ?? {};
    const to = match.index + match[0].length;
    const after = text.slice(to);
    if (known.some((one) => isOver({ from: match.index, to }, one))) return [];
    const currency = known[0]?.currency ?? (EACH_ONE.test(after) ? coinOf(sign.toLowerCase(), meaning) : undefined);
    if (!currency || (sign === "p" && space !== "")) return [];
    const amount = (amountOf(number) ?? 0) / 100;
    return [{ amount, currency, period: periodAfter(after), from: match.index, to }];
  });
}

function coinOf(sign: string, meaning: Meaning): string | undefined {
  if (sign === "p" || sign === "pence") return "GBP";
  if (sign === "¢") return meaning.$;
  if (sign.startsWith("rp") || sign.startsWith("rap")) return "CHF";
  return sign.endsWith("re") ? meaning.kr : meaning.cent;
}
