import type { Db } from "#data/db.ts";
import { readContentAgain, readProjectContent } from "#data/project-content.ts";
import type { DraftingPart } from "#domain/drafting-parts.ts";
import type { Noun } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import type { Sources } from "./sources-of.ts";

/** In milliseconds: others may write meanwhile, so what is older is read anew. */
const FRESH = 2_000;

export type RunReading = ReturnType<typeof runReading>;

/** What a run knows of its project: read whole once in a while, and after a part has ended what that wrote; its sources once. */
export function runReading(db: Db, { project_id, version }: { project_id: string; version: string }) {
  const written = new Set<DraftingPart>();
  let sources: Promise<Sources> | undefined;
  let known: { content: Promise<ProjectContent>; read_at: number } | undefined;

  function read(): Promise<ProjectContent> {
    const parts = [...written];
    written.clear();
    if (known === undefined || performance.now() - known.read_at > FRESH) {
      known = { content: readProjectContent(db, { project_id }), read_at: performance.now() };
    } else if (parts.length > 0) {
      const lists = parts.flatMap(({ list }): Noun[] =>
        list === undefined ? [] : list === "pages" ? ["pages", "sections"] : [list],
      );
      const again = { project_id, version, lists, hasTexts: parts.some(({ texts }) => texts !== undefined) };
      known = { ...known, content: known.content.then((content) => readContentAgain(db, content, again)) };
    }
    return known.content;
  }

  return {
    content: () =>
      read().catch((error: unknown) => {
        known = undefined;
        throw error;
      }),
    sources: (asked: () => Promise<Sources>) => {
      sources ??= asked().catch((error: unknown) => {
        sources = undefined;
        throw error;
      });
      return sources;
    },
    wrote: (part: DraftingPart) => void written.add(part),
  };
}
