import * as z from "zod";
import { defineContract } from "./contract.ts";
import { findOpenPoints } from "./document/open-points.ts";
import { traceOf } from "./document/trace.ts";
import { nouns } from "./nouns/all.ts";
import { traceLinks, traceNouns } from "./pictures/trace-links.ts";
import { tracePicture } from "./pictures/trace-picture.ts";
import type { ProjectContent } from "./project-content.ts";
import { standards } from "./quality/completeness/decision.ts";
import { type SpecificationSection, specificationMenu } from "./specifications.ts";

const sections = specificationMenu.flatMap(({ items }) => items.map(({ key }) => key as SpecificationSection));
const section = z.enum(sections as [SpecificationSection, ...SpecificationSection[]]);
const traced = z.enum(traceNouns);

const open = z.object({
  /** Texts and lists that are not there, as sentences; without a section where it is the questionnaire. */
  unwritten: z.array(z.object({ what: z.string(), section: section.nullable() })),
  /** Rows that have nothing to do with rows they should have to do with. */
  holes: z.array(z.object({ noun: traced, lacks: traced, count: z.int().positive() })),
  /** Rows that lack words, such as features without a description. */
  incomplete: z.array(z.object({ what: z.string(), section, count: z.int().positive() })),
});
type WhatLacks = z.output<typeof open>;
/** Clauses of what was said, and how many of them neither a row holds nor anybody spoke for. */
const clauses = z.object({ of: z.int().nonnegative(), open: z.int().nonnegative() });
const count = z.int().nonnegative();
const share = z.object({ rows: count, clean: count });
const decided = z.object({ applied: count, waived: count, open: count, all: count, decided: count });
const quality = z.object({
  /** Rows and clean rows, by list. */
  shares: z.record(z.string(), share),
  /** The same of the versions before this one in all, the oldest first. */
  course: z.array(share.extend({ version: z.string() })),
  /** Open ones; null where the rows are not in English, which alone is compared. */
  contradictions: count.nullable(),
  /** Rows that say so much, or so much alike, that they were not compared with all others. */
  uncompared: count.default(0),
  standards: z.record(z.enum(standards), decided),
});
export type QualityFigures = z.output<typeof quality>;
/** What is open, before quality is counted. */
export const openPoints = open.extend({ clauses });
const openWithClauses = openPoints.extend({
  /** Where it was asked for, and could be counted. */
  quality: quality.nullable().default(null),
});
export type WhatIsOpen = z.output<typeof openWithClauses>;

/**
 * What a project's specification still lacks: the open points of its document and the holes of its trace, counted, and what of what was
 * said nothing holds; and how good the words are that it has.
 */
export const describeOpenPoints = defineContract({
  name: "describe-open-points",
  input: z.object({ projectId: z.uuid(), withQuality: z.boolean().optional() }),
  output: openWithClauses,
});

/** In numbers of rows; a list that is empty is said to be, and its rows lack nothing. */
export function whatIsOpen(content: ProjectContent): WhatLacks {
  const input = { ...content, generated_at: "" };
  const points = findOpenPoints(input, traceOf(input));
  return {
    unwritten: points.flatMap((point) => ("noun" in point ? [] : [point])),
    holes: tracePicture(content, traceLinks(content)).columns.flatMap(({ noun, holes }) =>
      holes.map(({ lacks, count }) => ({ noun, lacks, count })),
    ),
    incomplete: points.flatMap((point) =>
      "noun" in point && !point.isHole
        ? [{ what: point.what, section: nouns[point.noun].section, count: point.numbers.length }]
        : [],
    ),
  };
}
