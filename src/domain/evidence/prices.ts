import { type Card, cardsOf, isBeside, rowNameOf, smallestCards } from "./cards.ts";
import { headingOf, sentencesOf, shared } from "./closeness.ts";
import type { FoundEvidence, PricePeriod } from "./evidence.ts";
import { feeNamed } from "./fee-names.ts";
import { isPrice } from "./money/amount-sense.ts";
import { isBare, isPriceLabel } from "./money/bare.ts";
import { meaningOn } from "./money/currency-of.ts";
import { examplesOn } from "./money/examples.ts";
import { type Money, moneyIn } from "./money/money.ts";
import { periodNamed } from "./money/periods.ts";
import type { PagePurpose } from "./page-purpose.ts";
import { nameInWords, sentenceBefore, withoutIncluded } from "./price-name.ts";
import type { PageSight, SeenPart } from "./sight.ts";
import { namesOfCell } from "./tables.ts";

const MOST = 60;
/** Where amounts of money are told of, not asked for. */
const STORIES = new Set<PagePurpose>(["post", "customers", "press", "jobs", "legal", "about", "security", "documentation"]);
const FORMER =
  /\b(was|were|previously|formerly|instead of|used to be|statt|früher|bisher|uvp|rrp|(?:original|regular|list|normaler|ursprünglicher|voriger) (?:price|preis)|originalpreis|(?:el )?precio original(?: era)?|antes|prix (?:initial|d'origine|barré)|au lieu de|en lugar de|avant|preço original|prezzo originale)\s*:?\s*$/iu;
/** What a sentence about all prices below it speaks of. */
const ANNOUNCES =
  /\b(prices?|rates?|tariffs?|fees?|charges?|preise?|tarife?|gebühren|miete|prix|tarifs?|precios?|tarifas?|preços?|valores)\b/iu;
const OUTDATED = /\b(no longer valid|out of date|expired prices|nicht mehr gültig|old prices|until (19|20)\d\d)\b/iu;

/** A price with the part it stands in, and the card around that. */
export type PriceRead = { item: FoundEvidence; part: SeenPart; card: Card | undefined };

/** What a page asks for what it offers; amounts that are only told of are left out, those of the past marked. */
export function pricesOf(sight: PageSight, purpose: PagePurpose): PriceRead[] {
  if (STORIES.has(purpose) && purpose !== "legal") return [];
  const { parts, address, title } = sight;
  const meaning = meaningOn(sight);
  const cards = cardsOf(parts);
  const cardAround = smallestCards(cards);
  const withMoney = new Set(parts.filter(({ text }) => moneyIn(text, meaning).length > 0));
  const examples = examplesOn(parts);
  const found: PriceRead[] = [];
  const isOutdated = OUTDATED.test(title) || parts.some(({ text, region }) => region === "main" && OUTDATED.test(text));
  for (const part of withMoney) {
    if (!canOffer(part) || examples.has(part)) continue;
    const amounts = moneyIn(part.text, meaning);
    const card = cardAround.get(part);
    const hasPeers =
      card !== undefined &&
      cards.some((one) => one !== card && isBeside(one, card) && one.parts.some((inside) => withMoney.has(inside)));
    const heading = card?.heading.text ?? headingOf(parts, part)?.text ?? "";
    for (const [at, money] of amounts.entries()) {
      if (found.length >= MOST) return found;
      const quote = quoteOf(part, money);
      const said = { sentence: quote, text: part.text, heading, previous: amounts[at - 1] };
      // nothing is a price only beside what others ask for: a basket may be empty
      // of rules only what a fee is called so for
      if (purpose === "legal" && feeNamed(sentenceBefore(part, money), part.text.slice(money.to)) === "") continue;
      const isAsked = money.amount === 0 ? isBare(part.text) && hasPeers : isPrice(money, said);
      if (!isAsked) continue;
      if (amounts.slice(0, at).some((one) => one.amount === money.amount && one.period === money.period)) continue;
      const before = part.text.slice(Math.max(0, money.from - 40), money.from);
      const former = isOutdated || isStruck(part, money) || FORMER.test(before) || isLowered(part, money, amounts[at + 1]);
      const { name, detail } = priceOf({ parts, part, card, hasPeers, withMoney, money, heading });
      const named = former ? { name: `${name} (former price)`, detail: { ...detail, former } } : { name, detail };
      found.push({ item: { kind: "price", address, quote, ...named }, part, card });
    }
  }
  return found;
}

/** Whether it can say what something costs: no quote, no code, nothing in the frame. */
const canOffer = ({ kind, text, region }: SeenPart) =>
  kind !== "quote" && kind !== "code" && !/^["“„«]/.test(text) && region !== "nav" && region !== "footer";

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

type PricedPart = {
  parts: PageSight["parts"];
  part: SeenPart;
  card: Card | undefined;
  /** Whether cards beside its own have prices too. */
  hasPeers: boolean;
  withMoney: ReadonlySet<SeenPart>;
  money: Money;
  heading: string;
};

function priceOf(place: PricedPart): Pick<FoundEvidence, "name" | "detail"> {
  const { parts, part, money, heading } = place;
  const names = namesOfCell(parts, part);
  const what = (nameInWords(parts, part, money) || nameInTable(names) || rowName(place) || heading).slice(0, 200);
  const { amount, currency } = money;
  const period = periodOf(parts, part, money, [
    names.column,
    withoutIncluded(sentenceBefore(part, money)).sentence,
    part.cell ? names.row : "",
    what,
    part.cell ? heading : "",
  ]);
  const context = heading && heading !== what ? { context: heading.slice(0, 200) } : {};
  return {
    name: `${what}: ${priceAsText({ amount, currency, period })}`.replace(/^: /, "").slice(0, 300),
    detail: { what, amount, currency, period, ...context },
  };
}

/** A price stands for its row, for its column, or for what both are. */
function nameInTable({ row, column }: { row: string; column: string }): string {
  if (isPriceLabel(column)) return row;
  return isPriceLabel(row) ? column : `${row} (${column})`;
}

/** The row within its card; cards beside each other that have one price each are named by their headings. */
function rowName({ parts, part, card, hasPeers, withMoney }: PricedPart): string {
  const name = rowNameOf(parts, part, card);
  if (!card || name === "") return name;
  const rows = new Set(card.parts.filter((one) => withMoney.has(one)).map((one) => rowNameOf(parts, one, card)));
  return hasPeers && rows.size < 2 ? "" : name;
}

/** Nothing but one amount of money. */
const isAmount = (text: string) =>
  moneyIn(text).some(({ from, to }) => text.slice(0, from).trim() + text.slice(to).trim() === "");

/** What one sentence says of all prices below it in the same part of the page: "All prices are per room per night." */
function announcedFor(parts: PageSight["parts"], part: SeenPart): string {
  if (part.kind === "text" && !isBare(part.text)) return "";
  const heading = headingOf(parts, part);
  const above = (from: SeenPart | undefined, to: SeenPart) => parts.slice(from ? parts.indexOf(from) : 0, parts.indexOf(to));
  const isBefore = (one: SeenPart) =>
    one.kind !== "heading" && one.region === part.region && one.cell?.table !== (part.cell?.table ?? -1);
  // what is said above cards holds for each of them
  const isOver = (one: SeenPart) => one.kind === "heading" && heading !== undefined && one.level < heading.level;
  const outer = heading && parts.slice(0, parts.indexOf(heading)).findLast(isOver);
  const over = outer && part.kind === "text" ? above(outer, heading) : [];
  return (
    [...over, ...above(heading, part)]
      .filter(isBefore)
      .flatMap(({ text }) => sentencesOf(text))
      .findLast((sentence) => ANNOUNCES.test(sentence) && moneyIn(sentence).length === 0) ?? ""
  );
}

/** The period said behind an amount, in the part after it, or by what it stands in. */
function periodOf(parts: PageSight["parts"], part: SeenPart, money: Money, around: readonly string[]): PricePeriod | null {
  if (money.period) return money.period;
  const at = parts.indexOf(part);
  // a price by the month and one by the year may stand side by side before what both are for
  const next = parts.slice(at + 1, at + 3).find(({ text }) => !isAmount(text));
  const isNear = next && shared(next, part) >= part.path.length - 2 && next.cell?.row === part.cell?.row;
  const isOpen = isNear && money.to >= part.text.length - 1 && /^(\/|per |pro |an? |al |par |im |por )/i.test(next.text);
  const behind = isOpen ? (moneyIn(`€1 ${next.text}`)[0]?.period ?? null) : null;
  return behind ?? around.map(periodNamed).find((one) => one !== null) ?? periodNamed(announcedFor(parts, part));
}

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
