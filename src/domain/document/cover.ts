import { type Choices, kindOfProduct } from "#domain/chosen-words.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { fallbackVersion } from "#domain/projects.ts";
import { said } from "./blocks.ts";
import type { SpecificationDocument } from "./document.ts";

type Named = Choices & { generated_at: string };

/** All that a document says before its first chapter; `contents` is how many rows there are, as `contentsLine` says it. */
export function coverOf(named: Named, contents: string): Omit<SpecificationDocument, "chapters"> {
  const { project, specification, generated_at } = named;
  const version = said(project.version) || fallbackVersion;
  const kind = said(kindOfProduct(named));
  return {
    title: said(project.name) || "Untitled project",
    subtitle: "Software Requirements Specification",
    version,
    generated_at,
    front: [
      { label: "Version", text: version },
      { label: "Revision", text: specification?.revision ? String(specification.revision) : "not saved yet" },
      { label: "Date", text: generated_at.slice(0, 10) },
      ...(kind ? [{ label: "Kind of product", text: kind }] : []),
      { label: "Contents", text: contents },
    ],
  };
}

export type RowCounts = Partial<Record<Noun, number>>;

/** How many rows of each kind there are. */
export function contentsLine(input: ProjectContent): string {
  const sections = input.pages.reduce((sum, page) => sum + page.sections.length, 0);
  const others = allNouns.flatMap((noun) => (noun === "sections" ? [] : [[noun, input[noun].length]]));
  return countsLine({ ...Object.fromEntries(others), sections });
}

/** The same of rows that were counted elsewhere. */
export function countsLine(counts: RowCounts): string {
  return allNouns
    .map((noun) => {
      const { one, many } = nouns[noun];
      const count = counts[noun] ?? 0;
      return `${count} ${count === 1 ? one : many}`;
    })
    .join(", ");
}
