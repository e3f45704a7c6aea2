import { headingOf, namesOfCell, sentencesOf } from "./closeness.ts";
import { nameBeside } from "./closest.ts";
import type { FoundEvidence, PricePeriod } from "./evidence.ts";
import { isPrice } from "./money/amount-sense.ts";
import { meaningOn } from "./money/currency-of.ts";
import { type Money, moneyIn } from "./money/money.ts";
import { periodNamed } from "./money/periods.ts";
import type { PagePurpose } from "./page-purpose.ts";
import type { PageSight, SeenPart } from "./sight.ts";

const MOST = 60;
/** Where amounts of money are told of, not asked for. */
const STORIES = new Set<PagePurpose>(["post", "customers", "press", "jobs", "legal", "about", "security", "documentation"]);
const FORMER = /\b(was|were|previously|formerly|instead of|used to be|statt|früher|bisher|uvp|rrp)\s*:?\s*$/iu;
/** What a sentence about all prices below it speaks of. */
const ANNOUNCES =
  /\b(prices?|rates?|tariffs?|fees?|charges?|preise?|tarife?|gebühren|miete|prix|tarifs?|precios?|tarifas?|preços?|valores)\b/iu;
const OUTDATED = /\b(no longer valid|out of date|expired prices|nicht mehr gültig|old prices|until (19|20)\d\d)\b/iu;
const PLAIN_COLUMN = /^(price|preis|cost|kosten|amount|fee|beitrag|tarif|rate|gebühr|prix|precio|prezzo)s?$/iu;

/** What a page asks for what it offers; amounts that are only told of are left out, those of the past marked. */
export function pricesOf(sight: PageSight, purpose: PagePurpose): FoundEvidence[] {
  if (STORIES.has(purpose)) return [];
  const { parts, address, title } = sight;
  const meaning = meaningOn(sight);
  const found: FoundEvidence[] = [];
  const isOutdated = OUTDATED.test(title) || parts.some(({ text, region }) => region === "main" && OUTDATED.test(text));
  for (const part of parts) {
    if (
      part.kind === "quote" ||
      /^["“„«]/.test(part.text) ||
      part.kind === "code" ||
      part.region === "nav" ||
      part.region === "footer"
    )
      continue;
    const amounts = moneyIn(part.text, meaning);
    const heading = amounts.length > 0 ? (headingOf(parts, part)?.text ?? "") : "";
    for (const [at, money] of amounts.entries()) {
      if (found.length >= MOST) return found;
      const quote = quoteOf(part, money);
      const before = part.text.slice(Math.max(0, money.from - 30), money.from);
      if (money.amount === 0 || !isPrice(money, { sentence: quote, text: part.text, heading, previous: amounts[at - 1] }))
        continue;
      const former = isOutdated || isStruck(part, money) || FORMER.test(before) || isLowered(part, money, amounts[at + 1]);
      const item = priceOf(parts, part, money, heading);
      if (former) Object.assign(item.detail, { former });
      found.push({ kind: "price", address, quote, ...item, name: former ? `${item.name} (former price)` : item.name });
    }
  }
  return found;
}

function isStruck({ text, struck = [] }: SeenPart, { from, to }: Money): boolean {
  return struck.some((out) => out !== "" && out.includes(text.slice(from, to).trim()));
}

/** Two prices side by side, the second one lower: "£42.00 £34.00". */
function isLowered({ text }: SeenPart, { to, amount, currency }: Money, next: Money | undefined): boolean {
  return next !== undefined && next.currency === currency && next.amount < amount && text.slice(to, next.from).trim() === "";
}

/** The sentence an amount stands in. */
function quoteOf({ text }: SeenPart, { from, to }: Money): string {
  let at = 0;
  for (const sentence of sentencesOf(text)) {
    at = text.indexOf(sentence, at);
    if (at <= from && from < at + sentence.length) return sentence.slice(0, 500);
  }
  return text.length <= 500 ? text : text.slice(from, to);
}

function priceOf(
  parts: PageSight["parts"],
  part: SeenPart,
  money: Money,
  heading: string,
): Pick<FoundEvidence, "name" | "detail"> {
  const names = namesOfCell(parts, part);
  const said = wordsBefore(parts, part, money) || names.row || nameBeside(parts, part) || heading;
  const column =
    names.row && names.column && !PLAIN_COLUMN.test(names.column) && !periodNamed(names.column) ? ` (${names.column})` : "";
  const what = `${said}${column}`.slice(0, 200);
  const { amount, currency } = money;
  const period = periodOf(parts, part, money, [
    names.column,
    sentenceBefore(part, money),
    part.cell ? names.row : "",
    what,
    part.cell ? heading : "",
  ]);
  const context = heading && heading !== said ? { context: heading.slice(0, 200) } : {};
  return {
    name: `${what}: ${priceAsText({ amount, currency, period })}`.replace(/^: /, "").slice(0, 300),
    detail: { what, amount, currency, period, ...context },
  };
}

/** What one sentence says of all prices below it in the same part of the page: "All prices are per room per night." */
function announcedFor(parts: PageSight["parts"], part: SeenPart): string {
  if (part.kind === "text") return "";
  const heading = headingOf(parts, part);
  const above = parts.slice(heading ? parts.indexOf(heading) : 0, parts.indexOf(part));
  return (
    above
      .filter((one) => one.kind !== "heading" && one.region === part.region && one.cell?.table !== (part.cell?.table ?? -1))
      .flatMap(({ text }) => sentencesOf(text))
      .findLast((sentence) => ANNOUNCES.test(sentence) && moneyIn(sentence).length === 0) ?? ""
  );
}

/** The words of an amount's own sentence that stand before it. */
const sentenceBefore = ({ text }: SeenPart, { from }: Money) =>
  text
    .slice(0, from)
    .split(/[.!?]\s/)
    .at(-1) ?? "";

/** The period said behind an amount, in the part after it, or by what it stands in. */
function periodOf(parts: PageSight["parts"], part: SeenPart, money: Money, around: readonly string[]): PricePeriod | null {
  if (money.period) return money.period;
  const at = parts.indexOf(part);
  // a price by the month and one by the year may stand side by side before what both are for
  const next = parts.slice(at + 1, at + 3).find(({ text }) => !isAmount(text));
  const isOpen = money.to >= part.text.length - 1 && next && /^(\/|per |pro |a )/i.test(next.text);
  const behind = isOpen ? (moneyIn(`€1 ${next.text}`)[0]?.period ?? null) : null;
  return behind ?? around.map(periodNamed).find((one) => one !== null) ?? periodNamed(announcedFor(parts, part));
}

/** Nothing but one amount of money. */
const isAmount = (text: string) =>
  moneyIn(text).some(({ from, to }) => text.slice(0, from).trim() + text.slice(to).trim() === "");

export function priceAsText({
  amount,
  currency,
  period,
}: {
  amount: number;
  currency: string;
  period: PricePeriod | null;
}): string {
  const written = `${Number.isInteger(amount) ? amount : amount.toFixed(2)} ${currency}`;
  return period ? `${written} per ${period}` : written;
}

/** What stands before an amount in its own words: "Extra text messages cost €0.06 each" is about extra text messages. */
function wordsBefore(parts: PageSight["parts"], part: SeenPart, money: Money): string {
  if (part.kind === "definition") {
    const term = parts.slice(0, parts.indexOf(part)).findLast(({ kind }) => kind === "term");
    if (term) return term.text;
  }
  const sentence = sentenceBefore(part, money);
  // of several amounts in a row each has the words since the last
  const amounts = moneyIn(sentence);
  const own = named(sentence.slice(amounts.at(-1)?.to ?? 0));
  return own || named(sentence.slice(0, amounts[0]?.from ?? 0));
}

function named(words: string): string {
  const before = words
    .replace(/^\s*(per|pro|\/|a|an)\s+\p{L}+/iu, "")
    .replace(/^[\s,;.·|/–-]+/u, "")
    .replace(
      /(\s*\b(costs?|is|are|for|from|only|just|price|at|now|was|or|and|kostet|kosten|beträgt|für|nur|ab|preis|und|oder|plus|einmalig|once)\s*:?)+\s*$/giu,
      "",
    )
    .replace(/[\s:–—\-(.…,]+$/u, "")
    .trim();
  return /\p{L}{3}/u.test(before) && !/^(or|oder|und|and|from|now|was|then|dann)$/i.test(before) ? before.slice(-160) : "";
}
