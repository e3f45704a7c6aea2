import type { ProjectTypePattern } from "#domain/catalog/patterns/project-types.ts";
import type { Analysis } from "#domain/drafter/analysis/analyse.ts";
import { sameRole } from "#domain/drafter/analysis/roles.ts";
import { asSaid, callOf, statementsOf } from "./calling.ts";
import { isFromOutside, isNamedIn, isOfAHouse } from "./coming.ts";
import { COMMISSION, hasCommission, type Market } from "./market.ts";
import type { Party } from "./parties.ts";

/** Who runs the product, and what it lives on. */
export type Venture = "market" | "fees" | "sales" | "public" | "club" | "charity" | "internal" | "undecided";

/** "readers who pay 3 euros a month", "each firm pays per lawyer and month" */
const PAYS_EACH_MONTH =
  /\bpay(?:s|ing)?\b(?:(?! rent\b)[^,;]){0,40}\b(?:a|per|each|every|and) (?:month|year|quarter|season)\b|\bsubscri(?:be|bes|bers?|ptions?)\b(?! to (?:a |the |our )?(?:news|calendar))/;
const EARNS =
  /\b(?:pays?|paying|paid|prices?|invoices?|(?<!\bin )charges?|costs?|buys?|sells?|rents? out|checkout)\b|[€£$]|\b(?:euros?|pounds|dollars|francs)\b/;
const TRADES = /\b(?:sells?|buys?|rents?|hires?|books?|lends?)\b/;
const CUSTOMERS = /\b(?:customer|client|buyer|shopper|guest|passenger|visitor)$/;
/** So few deeds of people from outside make no business of them. */
const LEAST_SHARE = 0.2;
const OF_THE_PUBLIC =
  /\b(?:citizens?|town hall|(?:city|town|county|district) council|municipalit(?:y|ies)|county|public library|our (?:town|city|village|parish)|the (?:town|city|municipality))\b/;
const CLUB =
  /\b(?:our|my|the|amateur|of the) (?:[\p{L}'-]+ ){0,2}(?:club|association|society|choir|orchestra|band|theatre group|allotments?)\b(?! (?:leader|member|manager))|\bvolunteers and nobody earns\b/u;
const CHARITY =
  /\b(?:charit(?:y|ies)|our non-?profit|food banks?|relief|shelter|donors? of money|fundrais\w+|(?:live|financed|paid|run) (?:on|by|from) donations)\b/;

export function ventureOf(
  analysis: Analysis,
  type: ProjectTypePattern,
  parties: readonly Party[],
  market: Market | undefined,
): Venture {
  const says = (words: RegExp) => callOf(analysis, words) !== undefined;
  if (market && (hasCommission(analysis) || says(/\bmarket ?place\b/))) return "market";
  if (says(CHARITY)) return "charity";
  if (market && !isOfAHouse(analysis) && (says(TRADES) || says(EARNS))) return "market";
  if (type.key === "membership" || says(PAYS_EACH_MONTH)) return says(CLUB) ? "club" : "fees";
  const outside = parties.filter(({ side, noun }) => side !== "admin" && isFromOutside(noun));
  if (type.key === "e-commerce") return "sales";
  if (says(OF_THE_PUBLIC) && !says(/\bour (?:customers|clients|guests)\b/) && !sells(outside, analysis)) return "public";
  const deeds = (list: readonly Party[]) => list.reduce((sum, party) => sum + party.deeds, 0);
  const areCustomers = outside.some(({ noun }) => CUSTOMERS.test(noun.singular)) || sells(outside, analysis);
  const isBusiness = areCustomers && deeds(outside) >= deeds(parties) * LEAST_SHARE;
  if (isBusiness && isOfAHouse(analysis) && says(EARNS)) return says(CLUB) && !sells(outside, analysis) ? "club" : "sales";
  if (says(CLUB)) return "club";
  if (type.key === "erp" || isOfAHouse(analysis)) return "internal";
  return "undecided";
}

/** Whether somebody from outside buys, orders or pays. */
function sells(outside: readonly Party[], { activities }: Analysis): boolean {
  return activities.some(
    ({ actor, verb }) =>
      /^(?:buy|order|pay|rent|reserve|book|purchase)$/.test(verb) &&
      actor !== undefined &&
      outside.some(({ noun }) => sameRole(noun, actor)),
  );
}

const NAMES_PRICE = /\d|%|\b(?:pays?|paid|fees?|prices?|costs?|commission|share|cut)\b/;

/** What the idea says itself of the price somebody pays each month, or of what is kept of each sale. */
export function priceSaid(analysis: Analysis, venture: Venture): string | undefined {
  if (venture !== "market" && venture !== "fees") return undefined;
  const words = venture === "market" ? COMMISSION : PAYS_EACH_MONTH;
  const calling = callOf(analysis, words);
  const statement = statementsOf(analysis).find((one) => calling && one.startsWith(calling.split(",")[0] ?? ""));
  return statement && NAMES_PRICE.test(statement) ? asSaid(statement, analysis) : undefined;
}

/** The house that people run together, by the word they have for it. */
export function clubNamed({ text }: Analysis): string {
  return /\b(club|association|society|choir|orchestra|band|theatre group)\b/.exec(text)?.[1] ?? "club";
}

/** Who pays each month, where that is said. */
export function payerOf(analysis: Analysis, parties: readonly Party[]): Party | undefined {
  const statement = callOf(analysis, PAYS_EACH_MONTH)?.split(/\bpay/)[0];
  return statement ? parties.find(({ side, noun }) => side !== "admin" && isNamedIn(noun, statement)) : undefined;
}
