import { type Card, cardsOf, isBeside } from "./cards.ts";
import type { FoundEvidence } from "./evidence.ts";
import { isPriceLabel } from "./money/bare.ts";
import type { PagePurpose } from "./page-purpose.ts";
import { rowPlans } from "./plan-rows.ts";
import { plainPlanName, plansInSentences } from "./plans-in-sentences.ts";
import { includedBeside, isFree, isInPlaceOfPrice, isOnRequest, MOST_NAME, type Plan, unpricedIn } from "./plans-unpriced.ts";
import type { PriceRead } from "./prices.ts";
import type { PageSight, SeenPart } from "./sight.ts";
import { namesOfCell } from "./tables.ts";

const TRIAL =
  /\b(\d{1,3})[- ](?:days?|tage|tägig\w*)[- ]?(?:free )?(?:trial|testen|testphase|kostenlos)|free for (\d{1,3}) days/i;
const NO_PLACES = new Set<PagePurpose>(["product", "basket", "sign-in", "documentation"]);
const LASTING = new Set<string | null | undefined>(["month", "quarter", "season", "year"]);

/** "Reed – for one boat" */
const FOR_WHOM = /(?<=\S)\s*[–—:|-]\s+(?:for|für|pour|para)\s.*$/iu;

/** The plans a page sells: neighbouring cards, rows, columns or lines, each with a name, and a price for a time that is renewed, none, or one on request. */
export function plansOf(sight: PageSight, purpose: PagePurpose, prices: readonly PriceRead[]): FoundEvidence[] {
  if (NO_PLACES.has(purpose)) return [];
  const { parts, address } = sight;
  const trial = parts.map(({ text }) => TRIAL.exec(text)).find(Boolean);
  const trial_days = Number(trial?.[1] ?? trial?.[2]) || undefined;
  const lasting = prices.filter(({ item: { detail } }) => LASTING.has(detail.period) && !detail.former);
  const spoken = plansInSentences(parts, lasting);
  const isSpoken = ({ item }: PriceRead) => spoken.some(({ said }) => said === item.quote);
  const shown = lasting.filter((price) => !isSpoken(price));
  const plans = [cardPlans, columnPlans, rowPlans].map((read) => read(parts, shown)).find(({ length }) => length > 0) ?? [];
  const isShown = ({ name }: Plan) => plans.some((one) => plainPlanName(one.name) === plainPlanName(name));
  return [...plans, ...spoken.filter((one) => !isShown(one))].map(({ name, said, includes }) => {
    const on_request = isOnRequest(said) ? { on_request: true } : {};
    const detail = { includes: includes.slice(0, 40), ...on_request, ...(trial_days ? { trial_days } : {}) };
    return { kind: "plan", name: name.replace(FOR_WHOM, "").slice(0, 200), quote: said.slice(0, 500), address, detail };
  });
}

function cardPlans(parts: PageSight["parts"], prices: readonly PriceRead[]): Plan[] {
  const cards = cardsOf(parts);
  const told = cards.flatMap((card) => {
    const price = prices.find((one) => one.card?.heading === card.heading && !one.part.cell);
    const plan = price ? pricedCard(card, price) : unpricedIn(card.parts);
    return plan ? [{ card, plan, isPriced: price !== undefined }] : [];
  });
  const priced = told.filter(({ isPriced }) => isPriced);
  const several = priced.filter(({ card }) =>
    told.some((one) => one.card !== card && isBeside(one.card, card) && (one.isPriced || isInPlaceOfPrice(one.plan.said))),
  );
  return told.filter(({ card }) => several.some((one) => isBeside(one.card, card))).map(({ plan }) => plan);
}

/** A card is a plan where it is what its price is asked for, and not what stands above a list of things with prices of their own. */
function pricedCard({ heading, parts }: Card, { item, part }: PriceRead): Plan | undefined {
  const name = item.detail.what ?? "";
  if (name !== heading.text && part !== heading) return undefined;
  return { name, said: item.quote, includes: includedBeside(parts, part, name) };
}

/** Plans that a table compares: their names head its columns, and one row says what each costs. */
function columnPlans(parts: PageSight["parts"], prices: readonly PriceRead[]): Plan[] {
  const priced = new Set(prices.map(({ part }) => part));
  for (const { cell: at } of priced) {
    const line = at ? parts.filter(({ cell }) => cell?.table === at.table && cell.row === at.row) : [];
    const named = line.map((part) => ({ part, ...namesOfCell(parts, part) }));
    if (named.some((one) => one.row !== "" && !isPriceLabel(one.row))) continue;
    const plans = named.flatMap(({ part, column }) => {
      const isSaid = priced.has(part) || isFree(part.text) || isOnRequest(part.text);
      return MOST_NAME.test(column) && !isPriceLabel(column) && isSaid ? [{ name: column, said: part.text, part }] : [];
    });
    if (new Set(plans.map(({ name }) => name)).size < 2) continue;
    return plans.map(({ name, said, part }) => ({ name, said, includes: includedIn(parts, part) }));
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
