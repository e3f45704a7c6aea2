import type { Noun } from "#domain/nouns/all.ts";
import type { Entry } from "./entry.ts";
import { idIn } from "./identified.ts";
import { fieldFor, labelledIn } from "./labels.ts";
import { isTask } from "./remark.ts";
import { isJob, isStatement, leadIn, opensScenario, roleIn, stepIn } from "./statements.ts";
import type { Part } from "./tree.ts";

export type Words = Extract<Part, { kind: "words" }>;
export type Segment = Entry & { at: number[] };

export const requirements: readonly Noun[] = ["features", "quality_requirements", "security_measures"];

/** The pieces of a list of rows, cut where a new row begins; what stands before the first one is `before`. */
export function segmentsOf(noun: Noun, parts: readonly Words[]): { before: Words[]; segments: Segment[] } {
  const before: Words[] = [];
  const segments: (Segment & { isItem: boolean })[] = [];
  const leads = parts.filter((part) => part.depth === undefined && startsWithLead(noun, part)).length;
  const opener = openerOf(parts);
  for (const part of parts) {
    const open = segments.at(-1);
    if (begins(noun, part, open, { leads, opener }))
      segments.push({ pieces: [part], at: [part.at], isItem: part.depth !== undefined });
    else if (!open || isOutside(part, open)) before.push(part);
    else {
      open.pieces = [...open.pieces, part];
      open.at.push(part.at);
    }
  }
  return { before, segments };
}

/** A paragraph after a list of items is none of the last one's words, unless it says so. */
function isOutside(part: Words, open: { isItem: boolean }): boolean {
  if (part.depth === undefined && isTask(part.text)) return true;
  return open.isItem && part.depth === undefined && !part.label && !labelledIn(part.text) && !stepIn(part.text);
}

function startsWithLead(noun: Noun, { text, label }: Words): boolean {
  const lead = label ? undefined : leadIn(text);
  return lead !== undefined && !fieldFor(noun, lead.name) && !labelledIn(text);
}

/** The label each of several cards begins with, where words are told label by label. */
function openerOf(parts: readonly Words[]): string | undefined {
  const [first, ...others] = parts.filter(({ depth }) => depth === undefined).map(labelOf);
  return first !== undefined && others.includes(first) ? first : undefined;
}

const labelOf = ({ text }: Words) => labelledIn(text.split("\n")[0] ?? "")?.label.toLowerCase();

type Marks = { leads: number; opener: string | undefined };

function begins(noun: Noun, part: Words, open: (Segment & { isItem: boolean }) | undefined, { leads, opener }: Marks): boolean {
  const { text, depth, label } = part;
  if (part.alone) return true;
  if (opener && depth === undefined && labelOf(part)) return labelOf(part) === opener;
  if (label || (depth ?? 0) > 0) return false;
  if (isJob(text) && noun !== "test_cases") return true;
  if (open && stepIn(text) && (noun === "user_stories" || noun === "test_cases")) {
    return noun === "test_cases" && depth === undefined && opensScenario(text) && saidSteps(open);
  }
  if (roleIn(text) || roleIn(leadIn(text)?.rest ?? "")) {
    return !(open && !open.isItem && depth === undefined && noun === "user_stories" && !hasStory(open));
  }
  if (idIn(text)?.rest) return true;
  const labelled = labelledIn(text);
  if (open && labelled && fieldFor(noun, labelled.label) && fieldFor(noun, labelled.label) !== "name") return false;
  if (depth !== undefined) return !open || open.isItem || (requirements.includes(noun) && isStatement(text));
  if (requirements.includes(noun) && isStatement(text) && !open?.isItem) return true;
  if (noun === "assumptions" && /^(?:we assume|it is assumed|wir (?:gehen|nehmen)|es wird angenommen|assum)/iu.test(text))
    return true;
  return leads >= 2 && startsWithLead(noun, part) && !open?.isItem;
}

function hasStory({ pieces }: Entry): boolean {
  return pieces.some(({ text }) => text.split("\n").some(roleIn) || roleIn(leadIn(text)?.rest ?? ""));
}

function saidSteps({ pieces }: Entry): boolean {
  return pieces.some(({ text }) => text.split("\n").some((line) => stepIn(line)?.step === "then"));
}
