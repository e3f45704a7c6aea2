import type { Brief } from "#domain/brief.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { formsOf } from "#domain/drafter/language/verbs.ts";
import { toldInItsLanguage } from "#domain/drafter/languages/in-its-language.ts";
import { planOf } from "#domain/drafter/plan/plan.ts";
import { headsOf, holdsAll } from "./heads.ts";
import type { SourceUnit } from "./units.ts";

/** Something the built-in drafter heard, in the words it goes into rows with, and the clauses it heard it in. */
export type HeardItem = { heads: ReadonlySet<string>; units: readonly SourceUnit[] };

/** Deeds that were given another verb than they were told with. */
const GIVEN = new Set(["get", "see", "have", "find", "track"]);
/** One word alone is in too many clauses to tell by. */
const ENOUGH = 2;

/** All that the drafter heard in a brief, each with its clauses. */
export function heardIn(brief: Brief, units: readonly SourceUnit[]): HeardItem[] {
  const told = toldInItsLanguage(brief);
  const { activities, rules, replaced, excluded } = planOf(brief).analysis;
  const said = told
    ? [...told.deeds.map((deed) => deed.said), ...told.duties, ...told.rules, ...told.leftOut]
    : [...rules.map(({ text }) => text), ...replaced, ...excluded];
  const found = [
    ...(told ? [] : activities.map((activity) => saidOf(activity, units))),
    ...said.map((text) => ({ heads: headsOf(text), units: unitsSaying(headsOf(text), units) })),
  ];
  return found.filter((item) => item.heads.size > 0 && item.units.length > 0);
}

function saidOf(activity: Activity, units: readonly SourceUnit[]): HeardItem {
  const heads = headsOf(activity.said);
  const statement = headsOf(activity.heardIn?.statement ?? "");
  const stated = units.filter(({ words }) => holdsAll(statement, headsOf(words)));
  const near = stated.length > 0 ? stated : units;
  const { third, ing, past, simple } = formsOf(activity.verb);
  const forms = headsOf([activity.verb, third, ing, past, simple].join(" "));
  const told = GIVEN.has(activity.verb) ? near : near.filter(({ words }) => [...headsOf(words)].some((word) => forms.has(word)));
  return { heads, units: unitsSaying(headsOf([activity.said, activity.condition ?? ""].join(" ")), told) };
}

/** The clauses that what was heard was said in: those that say all of it, those it says all of, else the one that shares most with it. */
function unitsSaying(heads: ReadonlySet<string>, units: readonly SourceUnit[]): SourceUnit[] {
  const shared = units.map((unit) => {
    const own = headsOf(unit.words);
    const count = [...own].filter((word) => heads.has(word)).length;
    const isWhole = holdsAll(own, heads) || (holdsAll(heads, own) && (own.size >= ENOUGH || unit.reference.startsWith("asked:")));
    return { unit, count, isWhole };
  });
  const whole = shared.filter(({ isWhole }) => isWhole);
  if (whole.length > 0) return whole.map(({ unit }) => unit);
  const best = shared.reduce((most, { count }) => Math.max(most, count), 0);
  const first = shared.find(({ count }) => count === best);
  return first && best * 2 >= heads.size ? [first.unit] : [];
}
