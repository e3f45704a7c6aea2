import type { FoundEvidence } from "./evidence.ts";
import { moneyIn } from "./money/money.ts";
import { plainPlanName } from "./plans-in-sentences.ts";
import { priceAsText } from "./prices.ts";

const FROM =
  /(?<!\p{L})(?:from|starting at|starts? at|as little as|ab|dès|à partir de|desde|a partir de|vanaf|da|fra|från)\s*$/iu;

/** A price that only repeats on another page what a plan costs, such as "From £12 a month." below a slogan, is that plan's. */
export function tiedToPlans(items: readonly FoundEvidence[]): FoundEvidence[] {
  const plans = new Set(items.filter(({ kind }) => kind === "plan").map(({ name }) => plainPlanName(name)));
  const isOfPlan = ({ kind, detail }: FoundEvidence) => kind === "price" && plans.has(plainPlanName(detail.what ?? ""));
  const priced = new Map<string, FoundEvidence[]>();
  for (const item of items) {
    if (!isOfPlan(item) || item.detail.former) continue;
    const alike = priced.get(costOf(item)) ?? [];
    if (alike.length < MOST_ALIKE) priced.set(costOf(item), [...alike, item]);
  }
  return items.map((item) => {
    if (item.kind !== "price" || isOfPlan(item) || item.detail.period === null) return item;
    const same = (priced.get(costOf(item)) ?? []).filter(({ address }) => address !== item.address);
    const own =
      same.find(({ detail }) => detail.what && item.detail.what?.includes(detail.what)) ?? (isTeaser(item) ? same[0] : undefined);
    return own ? named(item, own.detail.what ?? "") : item;
  });
}

/** So many plans a site has that cost the same. */
const MOST_ALIKE = 100;

const costOf = ({ detail: { amount, currency, period } }: FoundEvidence) => `${amount} ${currency} ${period}`;

/** What has words of its own for what it offers needs no other name. */
const isTeaser = ({ quote, detail }: FoundEvidence) =>
  !quote.includes(detail.what ?? "") &&
  moneyIn(quote).some(({ amount, from }) => amount === detail.amount && FROM.test(quote.slice(0, from)));

function named(item: FoundEvidence, what: string): FoundEvidence {
  const { amount = 0, currency = "", period = null } = item.detail;
  return { ...item, name: `${what}: ${priceAsText({ amount, currency, period })}`, detail: { ...item.detail, what } };
}
