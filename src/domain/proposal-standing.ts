import { type CitedText, citedTexts } from "./cited.ts";
import { mergeWords } from "./merge-words.ts";
import { isNoun, type Noun, nouns } from "./nouns/all.ts";
import type { Field } from "./nouns/noun.ts";
import type { Proposal } from "./proposals.ts";

type Value = string | null;
/** Another word for a field: what stands there now, and what would, also as people read it. */
export type ProposedStep = {
  field: string;
  label: string;
  /** The list whose rows are referred to. */
  to: Noun | undefined;
  before: Value;
  after: Value;
  said: { before: string; after: string };
};

/**
 * How a proposal stands to the row as it is now. `merged` puts the proposed words between those that were changed since; what is
 * `contested` was changed in the same place, and would take the place of what stands there.
 */
export type Standing =
  | { kind: "fresh" | "merged" | "contested" | "met"; step: ProposedStep }
  | { kind: "new"; steps: readonly ProposedStep[] }
  | { kind: "removal"; revision: number; isChanged: boolean }
  | { kind: "gone" };

/** `row` is null where there is none any more. */
export function standingOf(proposal: Proposal, row: object | null): Standing {
  const { kind, base_revision, field, words } = proposal;
  if (kind === "add") {
    const said = Object.entries(words).filter(([, value]) => value !== null && value !== "");
    return { kind: "new", steps: said.map(([name, value]) => stepOf(proposal, name, null, value)) };
  }
  if (row === null) return { kind: "gone" };
  if (kind === "remove") {
    const revision = Number(Reflect.get(row, "revision"));
    return { kind: "removal", revision, isChanged: revision !== base_revision };
  }
  const [before, after] = [valueIn(row, field ?? ""), words[field ?? ""] ?? null];
  const step = stepOf(proposal, field ?? "", before, after);
  if (isSame(before, after)) return { kind: "met", step };
  if (isSame(before, proposal.base)) return { kind: "fresh", step };
  const merged = isText(proposal) ? mergeWords(proposal.base ?? "", after ?? "", before ?? "") : null;
  return merged === null ? { kind: "contested", step } : { kind: "merged", step: stepOf(proposal, field ?? "", before, merged) };
}

/** What is said to the database when it is accepted: that it was seen as it stands. */
export function decisionOf({ id }: Proposal, standing: Standing) {
  if (standing.kind === "removal") return { id, seen: standing.revision };
  return "step" in standing ? { id, seen: standing.step.before, value: standing.step.after } : { id };
}

/** Those of the open ones that can be accepted together: what was not changed since, and of two for one field the first. */
export function acceptedTogether<Each extends { proposal: Proposal; standing: Standing }>(all: readonly Each[]): Each[] {
  const taken = new Set<string>();
  return all.filter(({ proposal: { table_name, row_id, field }, standing }) => {
    if (standing.kind === "gone" || standing.kind === "contested" || (standing.kind === "removal" && standing.isChanged))
      return false;
    const place = `${table_name} ${row_id} ${field}`;
    const isFree = row_id === null || !taken.has(place);
    taken.add(place);
    return isFree;
  });
}

function fieldOf({ table_name }: Proposal, name: string): Field | undefined {
  if (!isNoun(table_name)) return undefined;
  const fields: Readonly<Record<string, Field>> = nouns[table_name].fields;
  return fields[name];
}

export function stepOf(proposal: Proposal, name: string, before: Value, after: Value): ProposedStep {
  const { label, to, choices = {} } = fieldOf(proposal, name) ?? {};
  const called = (value: Value) => (value === null ? "" : (choices[value] ?? value));
  const text = proposal.table_name === "specifications" ? citedTexts[name as CitedText] : name;
  return {
    field: name,
    label: label ?? text,
    to: to as Noun | undefined,
    before,
    after,
    said: { before: called(before), after: called(after) },
  };
}

const isText = (proposal: Proposal) => (fieldOf(proposal, proposal.field ?? "")?.kind ?? "text") === "text";
const isSame = (one: Value, other: Value) => (one || null) === (other || null);
const valueIn = (row: object, field: string): Value => Reflect.get(row, field) ?? null;
