import type { BlockChange } from "./compared-block.ts";
import type { Block, Chapter, Inline, SpecificationDocument } from "./document.ts";

/** A block of a document that is read; a long table or item of a list is several, all but the first continuing the one before. `depth` is its chapter's. `change` is what became of it since another version. */
export type ReadingBlock = { key: string; block: Block; depth: number; continues: boolean; change?: BlockChange };
export type Heading = { kind: "heading"; key: string; number: string; title: string; cite: string | null; depth: number };
/** As many blocks as are drawn at once. */
export type Passage = { kind: "passage"; key: string; blocks: readonly ReadingBlock[] };
export type ReadingPart = Heading | Passage;

const MOST_BLOCKS = 12;
/** One of so many rows begins a passage. */
const BEGINS = 5;
const MOST_ROWS = 12;
const MOST_CITES = 80;

/** A document as it is read from top to bottom. Keys stay the same while rows around them come and go. */
export function readingOf({ chapters }: Pick<SpecificationDocument, "chapters">): readonly ReadingPart[] {
  return chapters.flatMap((chapter) => partsOf(chapter, 1, ""));
}

function partsOf(chapter: Chapter, depth: number, above: string): ReadingPart[] {
  const { number, title, cite } = chapter;
  const key = `${above}/${cite ?? title}`;
  const blocks = chapter.blocks.flatMap((block, at) => readingBlocks(block, `${key} ${at}`, depth));
  return [
    { kind: "heading", key, number, title, cite, depth },
    ...passages(blocks),
    ...chapter.chapters.flatMap((child) => partsOf(child, depth + 1, key)),
  ];
}

export function readingBlocks(block: Block, key: string, depth: number): ReadingBlock[] {
  if (block.kind === "requirement") return [{ key: block.citation ?? key, block, depth, continues: false }];
  if (block.kind === "table") {
    const places = block.places && cut(block.places, MOST_ROWS);
    return cut(block.rows, MOST_ROWS).map((rows, at) => ({
      key: `${key} ${at}`,
      block: { ...block, rows, ...(places?.[at] ? { places: places[at] } : {}) },
      depth,
      continues: at > 0,
    }));
  }
  if (block.kind === "list") {
    return listsOf(block.items).map(({ items, continues }, at) => ({
      key: `${key} ${at}`,
      block: { ...block, items },
      depth,
      continues,
    }));
  }
  return [{ key, block, depth, continues: false }];
}

/** One item may cite every row there is: then it is several, all but the first continuing it. */
function listsOf(items: readonly Inline[][]): { items: Inline[][]; continues: boolean }[] {
  const lists: { items: Inline[][]; continues: boolean }[] = [];
  let cites = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const [first = [], ...others] = cut(item, MOST_CITES);
    if (cites + first.length > MOST_CITES) {
      lists.push({ items: [], continues: false });
      cites = 0;
    }
    lists.at(-1)?.items.push(first);
    cites += first.length;
    for (const more of others) {
      lists.push({ items: [more], continues: true });
      cites = MOST_CITES;
    }
  }
  return lists;
}

/** Where a passage begins is said by the row itself, so that rows that come and go leave the other passages as they are. */
export function passages(blocks: readonly ReadingBlock[]): Passage[] {
  const open: ReadingBlock[][] = [];
  for (const one of blocks) {
    const last = open.at(-1);
    const isNext = one.block.kind === "requirement" && last?.[0]?.block.kind === "requirement";
    const hasRoom = last && last.length < MOST_BLOCKS && citesIn([...last, one]) <= MOST_CITES;
    if (isNext && hasRoom && spread(one.key) % BEGINS > 0) last.push(one);
    else open.push([one]);
  }
  return open.map((own) => ({ kind: "passage", key: own[0]?.key ?? "", blocks: own }));
}

function citesIn(blocks: readonly ReadingBlock[]): number {
  return blocks.reduce((sum, { block }) => {
    return block.kind === "requirement" ? sum + block.links.reduce((all, { to }) => all + to.length, 0) : sum;
  }, 0);
}

/** FNV-1a: keys that are alike are far apart. */
export function spread(key: string): number {
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 8) & 0xffff;
}

function cut<Row>(rows: readonly Row[], most: number): Row[][] {
  const count = Math.max(1, Math.ceil(rows.length / most));
  return Array.from({ length: count }, (_, at) => rows.slice(at * most, (at + 1) * most));
}

/** The parts as they are now, each the same object as before where it says the same. */
export function keepSame(before: readonly ReadingPart[], now: readonly ReadingPart[]): readonly ReadingPart[] {
  const parts = new Map(before.map((part) => [part.key, part]));
  const blocks = new Map(
    before.flatMap((part) => (part.kind === "passage" ? part.blocks : [])).map((block) => [block.key, block]),
  );
  return now.map((part) => {
    const old = parts.get(part.key);
    if (part.kind === "heading") return sameOr(part, old);
    const own = part.blocks.map((block) => sameOr(block, blocks.get(block.key)));
    const isOld =
      old?.kind === "passage" && old.blocks.length === own.length && own.every((block, at) => block === old.blocks[at]);
    return isOld ? old : { ...part, blocks: own };
  });
}

function sameOr<What extends object>(now: What, before: object | undefined): What {
  return before && said(before) === said(now) ? (before as What) : now;
}

/** What was written out once stays written out. */
const written = new WeakMap<object, string>();

function said(what: object): string {
  const text = written.get(what) ?? JSON.stringify(what);
  written.set(what, text);
  return text;
}
