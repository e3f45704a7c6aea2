import type { SpecificationText } from "#domain/export/json.ts";
import type { Noun } from "#domain/nouns/all.ts";
import type { Stated } from "./statement-signs.ts";

/** What a heading says of what stands below it. */
export type Topic =
  /** `also` is a second kind that the heading names, as `Quality and security` does. */
  | { kind: "rows"; noun: Noun; also?: Stated; fixed?: Readonly<Record<string, string>> }
  /** Requirements of any kind, told apart by their words. */
  | { kind: "requirements" }
  | { kind: "text"; text: SpecificationText }
  /** Nothing here becomes a row. */
  | { kind: "kept" };
export type TopicOf = readonly [RegExp, Topic];

export const rows = (noun: Noun, fixed?: Record<string, string>): Topic => ({ kind: "rows", noun, ...(fixed ? { fixed } : {}) });
export const text = (name: SpecificationText): Topic => ({ kind: "text", text: name });
export const isOfTerms = (topic: Topic | undefined) => topic?.kind === "rows" && topic.noun === "glossary_terms";
export const kept: Topic = { kind: "kept" };
