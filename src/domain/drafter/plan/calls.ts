import { CONCERNS } from "#domain/catalog/patterns/catalog.ts";
import type { Circumstance, ConcernPattern } from "#domain/catalog/patterns/pattern.ts";
import type { ProjectTypePattern } from "#domain/catalog/patterns/project-types.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import type { Analysis } from "#domain/drafter/analysis/analyse.ts";
import { asSaid, callingStatements, callOf } from "./calling.ts";
import { fits } from "./circumstances.ts";

export type Calling = {
  analysis: Analysis;
  activities: readonly Activity[];
  type: ProjectTypePattern;
  circumstances: ReadonlySet<Circumstance>;
  asked: ReadonlySet<string>;
};
/** Why a concern is in a draft: what was said, or what else asks for it. */
export type Call = { score: number; why: string };

/** Of so few deeds hardly anything is told. */
const HARDLY_ANY = 3;
const ENOUGH_HINTS = 2;
const ALWAYS = new Set(["accounts", "registration", "administration"]);

/** What asks for a concern: so many words, a deed, the questionnaire or the type of the project; one word that may mean something else does not. */
export function callFor(pattern: ConcernPattern, calling: Calling): Call | undefined {
  const { analysis, activities, type, circumstances, asked } = calling;
  if (!fits(pattern, calling)) return undefined;
  if (ALWAYS.has(pattern.key)) {
    const withoutAccounts = /^(landing-page|portfolio)$/.test(type.key) && analysis.actors.length < 2;
    const ownPage = pattern.key === "registration" && /^(landing-page|portfolio)$/.test(type.key);
    return ownPage || (pattern.key !== "administration" && withoutAccounts)
      ? undefined
      : { score: 100, why: "the accounts of people" };
  }
  if (asked.has(pattern.key)) return { score: 8, why: "an answer of the questionnaire" };
  const all = callingStatements(analysis).join(". ");
  if (pattern.unless?.test(all)) return undefined;
  const words = pattern.words && callOf(analysis, pattern.words);
  if (words) return { score: 7, why: told(clauseOf(words, pattern.words, analysis)) };
  if (!circumstances.has("little")) return undefined;
  if (type.concerns.includes(pattern.key)) return { score: 6, why: `the project type, ${type.called}` };
  const deed = activities.find(({ verb }) => pattern.verbs.customer.includes(verb) || pattern.verbs.provider.includes(verb));
  if (deed) return { score: 5, why: told(deed.said) };
  const short = pattern.short && callOf(analysis, pattern.short);
  if (short) return { score: 4, why: told(clauseOf(short, pattern.short, analysis)) };
  if (pattern.key === "devices" && analysis.devices[0]) return { score: 4, why: told(analysis.devices[0].plural) };
  const beside = CONCERNS.find(({ key }) => key === pattern.alongside?.concern);
  const isBeside = beside && activities.some(({ verb }) => [...beside.verbs.customer, ...beside.verbs.provider].includes(verb));
  const hints = hintsIn(pattern.keywords, all);
  if (hints.length >= ENOUGH_HINTS) return { score: 3, why: told(hints.join(" and ")) };
  const further = isBeside ? hintsIn(pattern.alongside?.keywords ?? [], all) : [];
  if (further[0]) return { score: 3, why: told(further[0]) };
  if (activities.length < HARDLY_ANY && type.further.includes(pattern.key))
    return { score: 1, why: `the project type, ${type.called}` };
  return undefined;
}

const told = (words: string) => `"${words.replaceAll('"', "")}"`;

const LONGEST_CLAUSE = 100;

/** The clause of a statement that asks for it. */
function clauseOf(statement: string, words: RegExp | undefined, analysis: Analysis): string {
  const clause = statement.split(/,(?!\d)/).find((part) => words?.test(part)) ?? statement;
  return asSaid(clause.trim().slice(0, LONGEST_CLAUSE), analysis);
}

const patterns = new Map<string, RegExp>();

function hintsIn(words: readonly string[], text: string): string[] {
  return words.filter((word) => {
    const known = patterns.get(word) ?? new RegExp(`(?<![\\p{L}-])${word}(s|es|ing|ed|er|ers|ies)?(?![\\p{L}])`, "u");
    patterns.set(word, known);
    return known.test(text);
  });
}
