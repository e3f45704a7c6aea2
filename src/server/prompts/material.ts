import type { Brief } from "#domain/brief.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import { isOneOf } from "#domain/option.ts";
import { askedParts } from "./asked-parts.ts";
import { type Part, withinBudget } from "./budget.ts";
import { listParts } from "./list-parts.ts";
import { textParts } from "./text-parts.ts";

/** In tokens, for what a model is told of the project; with task, schema and answer it stays within a context of 32,768. */
export const BRIEF_BUDGET = 22_000;

const named = [
  "external_interfaces",
  "quality_requirements",
  "security_measures",
  "test_cases",
  "references",
  "pricing",
  "business_model",
  "risks",
  "features",
  "user_stories",
  "design",
  "product_perspective",
  "scope",
  "overview",
  "pages",
  "user_classes",
  "technology",
  "decisions",
  "answers",
  "idea",
] as const;
export type PartKey = "documents" | "style" | Noun | (typeof named)[number];

/** What is left out first where the project is larger than the budget, and what after it; the idea, the last, is only shortened. */
export const LEFT_OUT_FIRST: readonly PartKey[] = [
  "documents",
  "style",
  ...allNouns.filter((noun) => noun !== "sections" && !isOneOf(named, noun)),
  ...named,
];

export type Needs = {
  /** The list that is asked for, so that the examples of style are of it. */
  of?: PartKey;
  /** What the answer is made from: given at length, and left out after everything else. */
  from?: readonly PartKey[];
  budget?: number;
};

/** Everything the brief knows, under headings of ours, each word of the project's people fenced, within the budget. */
export function material(brief: Brief, { of, from = [], budget = BRIEF_BUDGET }: Needs = {}): string {
  const needed = (key: PartKey) => from.includes(key) || key === of;
  const order = [...LEFT_OUT_FIRST.filter((key) => !needed(key)), ...LEFT_OUT_FIRST.filter(needed)];
  const parts: Part[] = [...textParts(brief), ...listParts(brief, { of, from }), ...askedParts(brief, of)];
  return withinBudget(parts, order, budget);
}
