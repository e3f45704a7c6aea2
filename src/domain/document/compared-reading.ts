import { comparedBlock } from "./compared-block.ts";
import type { Block, Chapter, SpecificationDocument } from "./document.ts";
import { type Pair, paired } from "./paired.ts";
import { type Passage, passages, type ReadingBlock, type ReadingPart, readingBlocks } from "./reading.ts";

type Chapters = Pick<SpecificationDocument, "chapters">;

/** A document with what came, went and changed since another one; what went stands where it stood, in the chapters' numbers of its own document. */
export function comparedReading(before: Chapters, after: Chapters): readonly ReadingPart[] {
  return chaptersOf({ before: before.chapters, after: after.chapters }, 1, "");
}

type Both<Each> = { before: readonly Each[]; after: readonly Each[] };

function chaptersOf(both: Both<Chapter>, depth: number, above: string): ReadingPart[] {
  return paired(both, ({ cite, title }) => cite ?? title).flatMap(({ key: own, before, after }) => {
    const shown = after ?? before;
    if (!shown) return [];
    const key = `${above}/${own}`;
    const { number, title, cite } = shown;
    return [
      { kind: "heading", key, number, title, cite, depth },
      ...passages(blocksOf({ before: before?.blocks ?? [], after: after?.blocks ?? [] }, key, depth)),
      ...chaptersOf({ before: before?.chapters ?? [], after: after?.chapters ?? [] }, depth + 1, key),
    ];
  });
}

function blocksOf(both: Both<Block>, key: string, depth: number): ReadingBlock[] {
  return paired(both, keyOf).flatMap((pair, at) => changedBlocks(pair, `${key} ${at}`, depth));
}

function changedBlocks({ before, after }: Pair<Block>, key: string, depth: number): ReadingBlock[] {
  const shown = after ?? before;
  if (!shown) return [];
  const blocks = readingBlocks(shown, key, depth);
  const change = comparedBlock(before, after);
  if (!change) return blocks;
  if (change.kind === "changed") return [{ key: blocks[0]?.key ?? key, block: shown, depth, continues: false, change }];
  return blocks.map((block) => ({ ...block, change }));
}

/** What is the same block in both: a row by its number, all else by where it stands among its kind. */
function keyOf(block: Block): string {
  if (block.kind === "requirement") return block.citation ?? block.title;
  if (block.kind === "prose" || block.kind === "missing") return `text ${block.field ?? ""}`;
  return block.kind;
}

/** The same without what did not change: its chapters are left out, too, but those above a change. */
export function onlyChanges(parts: readonly ReadingPart[]): readonly ReadingPart[] {
  const kept: ReadingPart[] = [];
  let depth = 0;
  for (const part of parts.toReversed()) {
    if (part.kind === "passage") {
      const blocks = part.blocks.filter(({ change }) => change);
      if (blocks.length === 0) continue;
      kept.push({ ...part, blocks });
      depth = Number.POSITIVE_INFINITY;
    } else if (part.depth < depth) {
      kept.push(part);
      depth = part.depth;
    }
  }
  return kept.toReversed();
}

/** The changed blocks from top to bottom, each by its key; the pieces of a long one are one. */
export function changesIn(parts: readonly ReadingPart[]): readonly string[] {
  const blocks = parts.filter((part): part is Passage => part.kind === "passage").flatMap((passage) => passage.blocks);
  return blocks.flatMap(({ key, change, continues }) => (change && !continues ? [key] : []));
}
