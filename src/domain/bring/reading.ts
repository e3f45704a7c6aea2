import { isOwnDocument, readOwnDocument } from "./own-document.ts";
import { readOwnFile, readOwnRows } from "./own-file.ts";
import type { Reading } from "./place.ts";
import { placeBlocks } from "./place-blocks.ts";
import type { Placed } from "./placed.ts";
import type { Settings } from "./settings.ts";
import type { Source, SourceBlock } from "./source.ts";
import type { TableUse } from "./tables/table-use.ts";
import { unplaced } from "./unplaced.ts";

/** A file as what becomes of it; `own` says that this product wrote it. */
export type FileReading = Reading & {
  blocks: readonly SourceBlock[];
  own: boolean;
  project: Partial<Record<"name" | "version" | "type" | "description" | "color", string | null | undefined>>;
  settings: Settings | null;
};

/** `chosen` is how a person wants tables read, by the place of the table's block. */
export function readingOf(source: Source, chosen?: ReadonlyMap<number, TableUse>): FileReading {
  if (source.kind === "project") return readProject(source, chosen);
  if (source.kind === "rows") return { ...readOwnRows(source.rows), blocks: [], own: true, project: {}, settings: null };
  const { blocks } = source;
  const own = isOwnDocument(blocks);
  const reading = own ? readOwnDocument(blocks) : placeBlocks(blocks, chosen);
  const name = titleOf(blocks);
  const rows = [...withClasses(reading.rows), ...unplaced(blocks, reading)];
  return { ...reading, rows, blocks, own, project: { name }, settings: null };
}

function readProject({ file, blocks = [] }: Extract<Source, { kind: "project" }>, chosen?: ReadonlyMap<number, TableUse>) {
  const whole = readOwnFile(file);
  if (blocks.length === 0) return { ...whole, blocks, own: true };
  const added = placeBlocks(blocks, chosen);
  const rows = [...withClasses([...whole.rows, ...added.rows]), ...unplaced(blocks, added)];
  return { ...whole, ...added, rows, blocks, own: true };
}

function titleOf(blocks: readonly SourceBlock[]): string | null {
  const first = blocks.find((block) => block.kind === "heading" && block.level === 1);
  return first && first.kind === "heading" && first.text.length <= 100 ? first.text.replace(/[*_`]/g, "") : null;
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
