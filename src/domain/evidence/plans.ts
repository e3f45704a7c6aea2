import { type Card, cardsOf, isBeside } from "./cards.ts";
import type { FoundEvidence } from "./evidence.ts";
import { isPriceLabel } from "./money/bare.ts";
import type { PagePurpose } from "./page-purpose.ts";
import { isFree, isOnRequest, unpricedLines } from "./plans-unpriced.ts";
import type { PriceRead } from "./prices.ts";
import type { PageSight, SeenPart } from "./sight.ts";
import { namesOfCell } from "./tables.ts";

const TRIAL =
  /\b(\d{1,3})[- ](?:days?|tage|tägig\w*)[- ]?(?:free )?(?:trial|testen|testphase|kostenlos)|free for (\d{1,3}) days/i;
const PLACES = new Set<PagePurpose>(["pricing", "home", "features", "sign-up", "other"]);

/** The plans a page sells: neighbouring cards, rows, columns or lines, each with a name, and a price by the month or the year, none, or one on request. */
export function plansOf(sight: PageSight, purpose: PagePurpose, prices: readonly PriceRead[]): FoundEvidence[] {
  if (!PLACES.has(purpose)) return [];
  const trial = sight.parts.map(({ text }) => TRIAL.exec(text)).find(Boolean);
  const trial_days = Number(trial?.[1] ?? trial?.[2]) || undefined;
  const regular = prices.filter(({ item: { detail } }) => isRegular(detail) && !detail.former);
  const plans = [cardPlans(sight, regular), columnPlans(sight, regular), linePlans(sight, regular)].find(
    ({ length }) => length > 0,
  );
  return (plans ?? []).map((plan) => ({ ...plan, detail: { ...plan.detail, ...(trial_days ? { trial_days } : {}) } }));
}

const isRegular = ({ period }: { period?: string | null | undefined }) => period === "month" || period === "year";

/** In words: what is longer names no plan. */
const MOST_WORDS = 6;
const canName = (name: string) => name !== "" && name.split(" ").length <= MOST_WORDS;

type Plan = { name: string; said: string; includes: readonly string[] };

function asEvidence({ name, said, includes }: Plan, address: string): FoundEvidence {
  const detail = { includes: includes.slice(0, 40), ...(isOnRequest(said) ? { on_request: true } : {}) };
  return { kind: "plan", name: name.slice(0, 200), quote: said.slice(0, 500), address, detail };
}

function cardPlans({ parts, address }: PageSight, prices: readonly PriceRead[]): FoundEvidence[] {
  const cards = cardsOf(parts);
  const priceIn = (card: Card) => prices.find((one) => one.card?.heading === card.heading && !one.part.cell);
  const priced = cards.filter((card) => priceIn(card) && isNamedBy(card, priceIn(card)));
  const several = priced.filter((card) => priced.some((one) => one !== card && isBeside(one, card)));
  const beside = cards.filter((card) => several.some((one) => isBeside(one, card)));
  return beside.flatMap((card) => {
    const price = priceIn(card);
    const said = several.includes(card) ? price?.item.quote : price ? undefined : saidWithoutPrice(card);
    if (said === undefined) return [];
    const includes = card.parts.filter(({ kind }) => kind === "item").map(({ text }) => text.slice(0, 200));
    return [asEvidence({ name: card.heading.text, said, includes }, address)];
  });
}

/** Whether a card is what its price is asked for, and not what stands above a list of things with prices of their own. */
const isNamedBy = ({ heading }: Card, price: PriceRead | undefined) => price?.item.detail.what === heading.text;

function saidWithoutPrice(card: Card): string | undefined {
  return card.parts.find(({ text, kind }) => kind !== "heading" && (isFree(text) || isOnRequest(text)))?.text;
}

/** Plans that a table compares: their names head its columns, and one row says what each costs. */
function columnPlans({ parts, address }: PageSight, prices: readonly PriceRead[]): FoundEvidence[] {
  const priced = new Set(prices.map(({ part }) => part));
  for (const { cell: at } of priced) {
    const line = at ? parts.filter(({ cell }) => cell?.table === at.table && cell.row === at.row) : [];
    const named = line.map((part) => ({ part, ...namesOfCell(parts, part) }));
    if (named.some((one) => one.row !== "" && !isPriceLabel(one.row))) continue;
    const plans = named.flatMap(({ part, column }) => {
      const isSaid = priced.has(part) || isFree(part.text) || isOnRequest(part.text);
      return canName(column) && !isPriceLabel(column) && isSaid ? [{ name: column, said: part.text, part }] : [];
    });
    if (new Set(plans.map(({ name }) => name)).size < 2) continue;
    return plans.map(({ name, said, part }) => asEvidence({ name, said, includes: includedIn(parts, part) }, address));
  }
  return [];
}

const NOT_INCLUDED = /^(no|–|-|—|✗|✘|nein|non|not included)$/i;

/** The rows of a table that a column has. */
function includedIn(parts: PageSight["parts"], { cell, text: price }: SeenPart): string[] {
  const column = parts.filter(
    (one) => one.cell?.table === cell?.table && one.cell?.column === cell?.column && one.cell?.row !== 0 && one.text !== price,
  );
  return column.flatMap((one) => (NOT_INCLUDED.test(one.text) ? [] : namesOfCell(parts, one).row || []));
}

/** Prices of one table, one list or one text, each with a name of its own, and the lines between them that have none. */
function linePlans({ parts, address }: PageSight, prices: readonly PriceRead[]): FoundEvidence[] {
  const groups = new Map<string, PriceRead[]>();
  for (const price of prices) {
    const key = groupOf(price.part);
    groups.set(key, [...(groups.get(key) ?? []), price]);
  }
  return [...groups].flatMap(([key, group]) => {
    const plans = group.flatMap(({ item, part }) => {
      const name = item.detail.what ?? "";
      return name ? [{ name, said: item.quote, part, includes: behindIn(parts, part) }] : [];
    });
    const named = plans.filter(({ name }, at) => plans.findIndex((one) => one.name === name) === at);
    if (named.length < 2 || !named.every(({ name }) => canName(name))) return [];
    const others = unpricedLines(parts.filter((part) => groupOf(part) === key)).filter(
      ({ name }) => canName(name) && !named.some((one) => one.name === name),
    );
    return [...named, ...others]
      .toSorted((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part))
      .map((plan) => asEvidence(plan, address));
  });
}

function groupOf({ cell, kind, path }: SeenPart): string {
  if (cell) return `table ${cell.table}`;
  if (kind === "item" || kind === "definition" || kind === "term") return `list ${path.slice(0, -1).join(".")}`;
  return `text ${path.join(".")}`;
}

/** What else is said of a term behind its price. */
function behindIn(parts: PageSight["parts"], part: SeenPart): string[] {
  if (part.kind !== "definition") return [];
  const after = parts.slice(parts.indexOf(part) + 1);
  const end = after.findIndex(({ kind }) => kind !== "definition");
  return after.slice(0, end < 0 ? undefined : end).map(({ text }) => text.slice(0, 200));
}
