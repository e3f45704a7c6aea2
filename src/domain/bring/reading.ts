import { allSpecificationTexts, type ProjectFile } from "#domain/export/json.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import type { TableUse } from "./columns.ts";
import { isOwnDocument, readOwnDocument } from "./own-document.ts";
import type { Reading } from "./place.ts";
import { placeBlocks } from "./place-blocks.ts";
import type { Placed } from "./placed.ts";
import type { Source, SourceBlock } from "./source.ts";
import { unplaced } from "./unplaced.ts";

/** A file as what becomes of it; `own` says that this product wrote it. */
export type FileReading = Reading & {
  blocks: readonly SourceBlock[];
  own: boolean;
  project: { name: string | null; type: string | null; description: string | null };
};

/** `chosen` is how a person wants tables read, by the place of the table's block. */
export function readingOf(source: Source, chosen?: ReadonlyMap<number, TableUse>): FileReading {
  if (source.kind === "project") return readOwnFile(source.file);
  const { blocks } = source;
  const own = isOwnDocument(blocks);
  const reading = own ? readOwnDocument(blocks) : placeBlocks(blocks, chosen);
  const name = titleOf(blocks);
  const rows = [...withClasses(reading.rows), ...unplaced(blocks, reading)];
  return { ...reading, rows, blocks, own, project: { name, type: null, description: null } };
}

function titleOf(blocks: readonly SourceBlock[]): string | null {
  const first = blocks.find((block) => block.kind === "heading" && block.level === 1);
  return first && first.kind === "heading" && first.text.length <= 100 ? first.text.replace(/[*_`]/g, "") : null;
}

function readOwnFile({ project, specification, rows }: ProjectFile): FileReading {
  const { name, type = null, description = null } = project;
  const texts = allSpecificationTexts.flatMap((kind): Placed[] => {
    const text = specification[kind];
    return text?.trim() ? [{ key: kind, kind, words: { text }, sources: [] }] : [];
  });
  const listed = allNouns.flatMap((noun) =>
    (rows[noun] ?? []).map(({ number, ...said }): Placed => {
      const words = Object.entries(said).filter(
        ([field, text]) => field in nouns[noun].fields && typeof text === "string" && text !== "",
      );
      return {
        key: `${noun}:${number}`,
        kind: noun,
        words: Object.fromEntries(words) as Record<string, string>,
        number,
        sources: [],
      };
    }),
  );
  return {
    rows: [...texts, ...listed],
    headings: new Set(),
    tables: new Map(),
    rest: new Map(),
    blocks: [],
    own: true,
    project: { name, type, description },
  };
}

/** Every story is told by somebody: who is named by stories alone becomes a user class. */
function withClasses(rows: readonly Placed[]): Placed[] {
  const classes = rows.filter(({ kind }) => kind === "user_classes");
  const names = classes.map(({ words }) => words.name ?? "");
  const [only] = names;
  const told = rows.map((row): Placed => {
    if (row.kind !== "user_stories") return row;
    const said = row.words.user_class_id ?? (names.length === 1 && only ? only : "User");
    return { ...row, words: { ...row.words, user_class_id: classCalled(said, classes) ?? said } };
  });
  const made = new Map<string, Placed>();
  for (const { kind, words } of told) {
    const name = kind === "user_stories" ? (words.user_class_id ?? "") : "";
    const isKnown = names.some((one) => one.toLowerCase() === name.toLowerCase()) || /^UC-\d+$/.test(name);
    if (!name || isKnown || made.has(name.toLowerCase())) continue;
    made.set(name.toLowerCase(), {
      key: `user_classes:${name.toLowerCase()}`,
      kind: "user_classes",
      words: { name },
      sources: [],
    });
  }
  return [...made.values(), ...told];
}

/** The class a story's words mean: of the same name, one or many. */
function classCalled(said: string, classes: readonly Placed[]): string | undefined {
  const bare = (name: string) =>
    name
      .toLowerCase()
      .replace(/^(?:the|an?)\s+/, "")
      .replace(/s$/, "")
      .trim();
  return classes.find(({ words }) => bare(words.name ?? "") === bare(said))?.words.name;
}
