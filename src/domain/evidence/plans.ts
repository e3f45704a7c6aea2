import { headingOf, shared } from "./closeness.ts";
import type { FoundEvidence } from "./evidence.ts";
import { moneyIn } from "./money/money.ts";
import type { PagePurpose } from "./page-purpose.ts";
import type { PageSight, SeenPart } from "./sight.ts";

const ON_REQUEST =
  /\b(contact (us|sales)|talk to (us|sales)|on request|custom pricing|auf anfrage|get a quote|let's talk|sur devis)\b/i;
const TRIAL =
  /\b(\d{1,3})[- ](?:days?|tage|tägig\w*)[- ]?(?:free )?(?:trial|testen|testphase|kostenlos)|free for (\d{1,3}) days/i;
const PLACES = new Set<PagePurpose>(["pricing", "home", "features", "sign-up", "other"]);

type Card = { heading: SeenPart; parts: SeenPart[] };

/** The plans a page sells: neighbouring cards, rows or lines, each with a name and a price by the month or the year. */
export function plansOf(sight: PageSight, purpose: PagePurpose, prices: readonly FoundEvidence[]): FoundEvidence[] {
  if (!PLACES.has(purpose)) return [];
  const trial = sight.parts.map(({ text }) => TRIAL.exec(text)).find(Boolean);
  const trial_days = Number(trial?.[1] ?? trial?.[2]) || undefined;
  const cards = cardPlans(sight);
  return (cards.length > 0 ? cards : linePlans(sight, prices)).map((plan) => ({
    ...plan,
    detail: { ...plan.detail, ...(trial_days ? { trial_days } : {}) },
  }));
}

const isRegular = ({ period }: { period?: string | null | undefined }) => period === "month" || period === "year";

function cardPlans({ parts, address }: PageSight): FoundEvidence[] {
  const cards = cardsOf(parts);
  const priced = cards.filter((card) => card.parts.some(({ text }) => moneyIn(text).some(isRegular)));
  const several = priced.filter((card) => priced.some((one) => one !== card && isBeside(one.heading, card.heading)));
  const beside = cards.filter((card) => several.some((one) => isBeside(one.heading, card.heading)));
  return beside.flatMap((card) => {
    const said = card.parts.find(({ text }) => moneyIn(text).length > 0) ?? card.parts.find(({ text }) => ON_REQUEST.test(text));
    if (!said) return [];
    const includes = card.parts
      .filter(({ kind }) => kind === "item")
      .map(({ text }) => text.slice(0, 200))
      .slice(0, 40);
    const detail = { includes, ...(moneyIn(said.text).length === 0 ? { on_request: true } : {}) };
    return [{ kind: "plan" as const, name: card.heading.text.slice(0, 200), quote: said.text.slice(0, 500), address, detail }];
  });
}

/** Prices of one table, one list or one text, each with a name of its own. */
function linePlans({ parts, address }: PageSight, prices: readonly FoundEvidence[]): FoundEvidence[] {
  const groups = new Map<string, FoundEvidence[]>();
  for (const price of prices) {
    const part = parts.find(({ text }) => text.includes(price.quote));
    if (!part || !isRegular(price.detail) || price.detail.former) continue;
    const key = part.cell
      ? `table ${part.cell.table}`
      : part.kind === "item"
        ? `list ${part.path.slice(0, -1).join(".")}`
        : `text ${part.path.join(".")}`;
    groups.set(key, [...(groups.get(key) ?? []), price]);
  }
  return [...groups.values()].flatMap((group) => {
    const named = group.filter(
      ({ detail: { what = "" } }, at) => what && group.findIndex((one) => one.detail.what === what) === at,
    );
    if (named.length < 2 || named.some(({ detail }) => (detail.what ?? "").split(" ").length > 6)) return [];
    return named.map(({ detail, quote }) => ({ kind: "plan" as const, name: detail.what ?? "", quote, address, detail: {} }));
  });
}

function cardsOf(parts: PageSight["parts"]): Card[] {
  const cards = new Map<SeenPart, SeenPart[]>();
  for (const part of parts) {
    if (part.kind === "heading" || part.cell) continue;
    const heading = headingOf(parts, part);
    if (heading) cards.set(heading, [...(cards.get(heading) ?? []), part]);
  }
  return [...cards].map(([heading, inside]) => ({ heading, parts: inside }));
}

/** How many elements a card may be wrapped in, within the element that holds all of them. */
const WRAPPED = 6;

/** Two headings of one level in elements of one element. */
function isBeside(one: SeenPart, other: SeenPart): boolean {
  return (
    one === other ||
    (one.level === other.level && one.path.length === other.path.length && shared(one, other) >= one.path.length - WRAPPED)
  );
}
