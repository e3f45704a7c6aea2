import type { Circumstance, Condition } from "#domain/catalog/patterns/pattern.ts";
import type { ProjectTypePattern } from "#domain/catalog/patterns/project-types.ts";
import type { Analysis } from "#domain/drafter/analysis/analyse.ts";
import { callingStatements, callOf, statementsOf } from "./calling.ts";
import { isFromOutside } from "./coming.ts";
import { hasCommission, type Market } from "./market.ts";
import type { Party } from "./parties.ts";
import { isToldInFull } from "./told-in-full.ts";
import type { Venture } from "./venture.ts";

type Given = {
  analysis: Analysis;
  type: ProjectTypePattern;
  parties: readonly Party[];
  market: Market | undefined;
  venture: Venture;
};
const PASSED_ON =
  /\bpayouts?\b|\b(?:money|rest) .{0,30}\b(?:released|paid|transferred) to\b|\bpay(?:s)? (?:them|the rest|him|her) (?:out|to)\b/;

export function circumstancesOf({ analysis, type, parties, market, venture }: Given): ReadonlySet<Circumstance> {
  const people = parties.filter(({ side }) => side !== "admin");
  const sells =
    venture === "market" || venture === "sales" || (venture === "undecided" && people.some(({ noun }) => isFromOutside(noun)));
  const holds: Record<Circumstance, boolean> = {
    little: !isToldInFull(analysis),
    newcomers: people.some(({ coming }) => coming === "themselves"),
    invited: people.some(({ coming }) => coming === "invited"),
    "signed-in": !people.some(({ coming }) => coming === "without-account"),
    market: market !== undefined,
    "one-sided": market === undefined,
    "paid-out": market !== undefined && (hasCommission(analysis) || callOf(analysis, PASSED_ON) !== undefined),
    sells: sells || type.key === "e-commerce",
  };
  return new Set((Object.keys(holds) as Circumstance[]).filter((name) => holds[name]));
}

/** Whether a row makes sense of an idea: nothing it needs is missing, and a word calls for it where one has to. */
export function fits(
  { calledBy, givesWay, needs }: Condition,
  { analysis, type, circumstances }: { analysis: Analysis; type: ProjectTypePattern; circumstances: ReadonlySet<Circumstance> },
): boolean {
  if (needs?.some((name) => !circumstances.has(name))) return false;
  if (givesWay && statementsOf(analysis).some((statement) => givesWay.test(statement))) return false;
  return calledBy === undefined || calledBy.test(`${callingStatements(analysis).join(". ")} ${type.key}`);
}
