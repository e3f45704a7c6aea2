import type { Noun } from "#domain/nouns/all.ts";
import { withoutUnsettled } from "#domain/to-be-settled.ts";
import { headsOf, ownHeadsOf } from "./heads.ts";
import type { SourceUnit } from "./units.ts";

/** What a person said of a clause: "linked" that a row holds it, "cleared" that what was said before counts no more. */
export const decidedStates = ["linked", "assumption", "open", "left_out", "cleared"] as const;
export type DecidedState = (typeof decidedStates)[number];
/** `row_id` is set where a clause was linked, `reason` where it was left out. ISO 8601 in `decided_at`; the last one counts. */
export type UnitDecision = {
  unit_key: string;
  state: DecidedState;
  reason: string | null;
  table_name: string | null;
  row_id: string | null;
  decided_at: string;
};

/** A row that was made of a clause; `then` is what it said at that revision, where it says something else by now. */
export type UnitLink = { unit_key: string; table_name: string; row_id: string; revision: number; then?: string | null };
/** A row as it stands; `person` is what it calls whom it tells of, which alone says nothing. */
export type LiveRow = { id: string; noun: Noun; revision: number; words: string; name: string; person?: string | undefined };

export const unitStates = ["covered", "assumption", "open", "left_out", "lost", "uncovered"] as const;
/** "lost" was covered, and every row that covered it was deleted or has changed. */
export type UnitState = (typeof unitStates)[number];
export type CoveredUnit = {
  unit: SourceUnit;
  state: UnitState;
  homes: LiveRow[];
  /** Rows of its own that were deleted or hold it no more. */
  lost: { row_id: string; table_name: string; isDeleted: boolean }[];
  reason: string | null;
  /** The name of the text of the specification that says it, where no row was ever made of it. */
  text?: string;
};

export type CoverageOf = {
  units: readonly SourceUnit[];
  links: readonly UnitLink[];
  rows: readonly LiveRow[];
  decisions?: readonly UnitDecision[];
  /** Texts of the specification by their names. */
  texts?: Readonly<Record<string, string>>;
};

/** What became of each clause. */
export function coverageOf({ units, links, rows, decisions = [], texts = {} }: CoverageOf): CoveredUnit[] {
  const live = new Map(rows.map((row) => [row.id, row]));
  const linked = Map.groupBy(links, ({ unit_key }) => unit_key);
  const decided = Map.groupBy(decisions, ({ unit_key }) => unit_key);
  const paragraphs = Object.entries(texts).flatMap(([name, text]) =>
    withoutUnsettled(text)
      .split(/\n+/)
      .map((line) => ({ name, heads: headsOf(line) })),
  );
  return units.map((unit) => {
    const said = standing(decided.get(unit.key) ?? []);
    const made = latestOfRow(linked.get(unit.key) ?? []);
    const homes = new Map<string, LiveRow>();
    const lost: CoveredUnit["lost"] = [];
    for (const link of made) {
      const row = live.get(link.row_id);
      if (row && holds(unit, row, link)) homes.set(row.id, row);
      else lost.push({ row_id: link.row_id, table_name: link.table_name, isDeleted: row === undefined });
    }
    for (const { row_id, table_name } of said.linked) {
      const row = row_id === null ? undefined : live.get(row_id);
      if (row) homes.set(row.id, row);
      else if (row_id !== null) lost.push({ row_id, table_name: table_name ?? "", isDeleted: true });
    }
    const covered = { unit, homes: [...homes.values()], lost, reason: said.last?.reason ?? null };
    if (said.last) return { ...covered, state: said.last.state };
    if (homes.size > 0) return { ...covered, state: "covered" };
    if (lost.some(({ table_name }) => table_name !== "user_classes")) return { ...covered, state: "lost" };
    const wanted = ownHeadsOf(unit.words);
    const text = paragraphs.find(({ heads }) => [...wanted].every((word) => heads.has(word)))?.name;
    return text === undefined ? { ...covered, state: "uncovered" } : { ...covered, state: "covered", text };
  });
}

/** How many clauses have each state. */
export function countsOf(covered: readonly CoveredUnit[]): Record<UnitState, number> {
  const count = (state: UnitState) => covered.filter((one) => one.state === state).length;
  return {
    covered: count("covered"),
    assumption: count("assumption"),
    open: count("open"),
    left_out: count("left_out"),
    lost: count("lost"),
    uncovered: count("uncovered"),
  };
}

/** Clauses that lost their last home with these rows. */
export function lostWith(covered: readonly CoveredUnit[], row_ids: ReadonlySet<string>): CoveredUnit[] {
  return covered.filter(({ state, lost }) => state === "lost" && lost.some(({ row_id }) => row_ids.has(row_id)));
}

type Said = { linked: UnitDecision[]; last: (UnitDecision & { state: "assumption" | "open" | "left_out" }) | undefined };

function standing(decisions: readonly UnitDecision[]): Said {
  const inOrder = decisions.toSorted((one, other) => one.decided_at.localeCompare(other.decided_at));
  const since = inOrder.slice(inOrder.findLastIndex(({ state }) => state === "cleared") + 1);
  const last = since.at(-1);
  const isState = last !== undefined && last.state !== "linked" && last.state !== "cleared";
  return { linked: since.filter(({ state }) => state === "linked"), last: isState ? (last as Said["last"]) : undefined };
}

function latestOfRow(links: readonly UnitLink[]): UnitLink[] {
  const latest = new Map<string, UnitLink>();
  for (const link of links) if ((latest.get(link.row_id)?.revision ?? 0) <= link.revision) latest.set(link.row_id, link);
  return [...latest.values()];
}

/** Whether a row that was made of a clause still says what it said of it then. */
function holds(unit: SourceUnit, row: LiveRow, { revision, then }: UnitLink): boolean {
  const wanted = withoutPerson(ownHeadsOf(unit.words), row);
  const now = held(wanted, row.words);
  // whoever is only called what the clause calls them holds nothing of what they do
  if (row.noun === "user_classes" && wanted.size > 0 && now.length === 0) return false;
  if (row.revision <= revision) return true;
  if (then === undefined || then === null) return now.length > 0 || wanted.size === 0;
  const before = held(wanted, then);
  if (before.length === 0) return shareKept(headsOf(then), headsOf(row.words)) >= KEPT_OF_OTHER_WORDS;
  const [numbers, others] = [before.filter(isNumber), before.filter((word) => !isNumber(word))];
  return numbers.every((word) => now.includes(word)) && others.filter((word) => now.includes(word)).length * 2 >= others.length;
}

const isNumber = (word: string) => /^\d/.test(word);

/** Where a row says a clause in other words, this much of them has to stay. */
const KEPT_OF_OTHER_WORDS = 0.4;

function withoutPerson(wanted: ReadonlySet<string>, { noun, name, person }: LiveRow): ReadonlySet<string> {
  const whom = headsOf(noun === "user_classes" ? name : (person ?? ""));
  const rest = [...wanted].filter((word) => !whom.has(word));
  return rest.length > 0 || noun === "user_classes" ? new Set(rest) : wanted;
}

function held(wanted: ReadonlySet<string>, words: string): string[] {
  const said = headsOf(words);
  return [...wanted].filter((word) => said.has(word));
}

function shareKept(before: ReadonlySet<string>, now: ReadonlySet<string>): number {
  return before.size === 0 ? 1 : [...before].filter((word) => now.has(word)).length / before.size;
}
