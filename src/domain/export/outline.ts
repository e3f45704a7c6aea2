import { buildDocument } from "#domain/document/build-document.ts";
import { allNouns } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";

const rows = Object.fromEntries(allNouns.map((noun) => [noun, []])) as unknown as ProjectContent;
const nothing: ProjectContent = { ...rows, project: { name: "" }, specification: null, questionnaire: null };

export type OutlineEntry = { number: string; title: string; inner: readonly { number: string; title: string }[] };

/** The chapters every document has, in two levels; what a project says changes only what is below them. */
export const outline: readonly OutlineEntry[] = buildDocument({ ...nothing, generated_at: "" }).chapters.map(
  ({ number, title, chapters }) => ({ number, title, inner: chapters.map((one) => ({ number: one.number, title: one.title })) }),
);
