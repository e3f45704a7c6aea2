import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as z from "zod";
import { choiceIn } from "#domain/bring/choices.ts";
import { keptText } from "#domain/bring/kept.ts";
import { isText } from "#domain/bring/kinds.ts";
import { fieldFor, type Label, labelledIn, meaningsOf } from "#domain/bring/labels.ts";
import { matchRows } from "#domain/bring/match.ts";
import { placeBlocks } from "#domain/bring/place-blocks.ts";
import type { Placed } from "#domain/bring/placed.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { type Source, source } from "#domain/bring/source.ts";
import { nothingStanding } from "#domain/bring/standing.ts";
import { isNoun } from "#domain/nouns/all.ts";

const folderOf = (folder: Folder) => new URL(`./${folder}/`, import.meta.url);
/** Files in all formats, exports of tools with documents in other organizations, and files nobody saw who wrote the reader. */
type Folder = "files" | "exports" | "blind" | "blind-read" | "blind-unread" | "blind-layouts" | "blind-layouts-unread";
const expected = z
  .object({
    rows: z.array(z.object({ kind: z.string(), words: z.string(), also: z.array(z.string()) })),
    source_text: z.array(z.string()).optional(),
    not_rows: z.array(z.string()).optional(),
  })
  .transform(({ rows, source_text, not_rows }) => ({ rows, source_text: source_text ?? not_rows ?? [] }));
type Wanted = z.output<typeof expected>["rows"][number];
export type Measured = {
  file: string;
  rows: number;
  placed: number;
  own: number;
  source: number;
  kept: number;
  missed: string[];
  /** What is neither in a row nor a heading nor in what stays source text. */
  gone: string[];
};

/** The names texts go by in the hand-made lists. */
const texts: Readonly<Record<string, string>> = {
  project_overview: "overview",
  project_scope: "scope",
  references_list: "references",
};
/** Words without what stands between them: a title and its text may be told apart. */
const plain = (text: string) =>
  text
    .replace(/\s*[:–—](?=\s)|\s-(?=\s)/g, " ")
    .replace(/[*_`\\]/g, "")
    .replace(/\s+/g, " ")
    .toLowerCase();
/** Words alone: between them a row, a cell and Markdown have signs of their own. */
const bare = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
/** Labels that have a field of their own in every kind of row that knows them. */
const owned: readonly (Label | undefined)[] = ["priority", "acceptance", "description"];
/** Whether no field of a row holds, beside its label, what another field of it is for, as `Priority: Must` in a story's words. */
const isTidy = ({ kind, words }: Placed): boolean =>
  !isNoun(kind) ||
  Object.values(words).every((text) =>
    text.split("\n").every((line) => {
      const { label = "", value = "" } = labelledIn(line) ?? {};
      const field = owned.includes(meaningsOf(label)[0]) ? fieldFor(kind, label) : undefined;
      // what no priority is, such as one to be decided, has no other place
      return field === undefined || (field === "priority" && choiceIn(kind, field, value) === undefined);
    }),
  );
const kindOf = ({ kind }: Placed) => texts[kind] ?? kind;

const program = fileURLToPath(new URL("./read-folder.ts", import.meta.url));
const MOST_ANSWER = 50_000_000;

/** All files of a folder beside their hand-made lists. */
export async function measureAll(folder: Folder): Promise<Measured[]> {
  const given = [program, fileURLToPath(folderOf(folder))];
  const { stdout } = await promisify(execFile)(process.execPath, given, { maxBuffer: MOST_ANSWER });
  return Object.entries(z.record(z.string(), source).parse(JSON.parse(stdout))).map(([file, read]) =>
    measured(folder, file, read),
  );
}

/** How much of a file's hand-made list is placed under a right kind with its words, how much of it in rows of their own, and what is not. */
function measured(folder: Folder, file: string, read: Source): Measured {
  const list = expected.parse(JSON.parse(readFileSync(new URL(`${file}.expected.json`, folderOf(folder)), "utf8")));
  if (read.kind !== "blocks") throw new TypeError(`${file} is a file of ours.`);
  const { rows } = placeBlocks(read.blocks);
  const isSomewhere = somewhereIn(read);
  const said = rows.filter(isTidy).map((row) => ({
    key: row.key,
    isText: isText(row.kind),
    kind: kindOf(row),
    text: plain(Object.values(row.words).join("\n")),
  }));
  const isPlaced = ({ kind, also, words }: Wanted) => {
    const holding = said.filter(({ text }) => text.includes(plain(words)));
    return holding.some((row) => [kind, ...also].includes(row.kind)) || (holding.length === 0 && also.includes("source_text"));
  };
  const taken = new Set<string>();
  const own = list.rows.filter((wanted) => {
    if (!isPlaced(wanted)) return false;
    const fair = said.filter(
      ({ kind, text }) => [wanted.kind, ...wanted.also].includes(kind) && text.includes(plain(wanted.words)),
    );
    if (fair.length === 0 || fair.some(({ isText: told }) => told)) return true;
    const [shortest] = fair.filter(({ key }) => !taken.has(key)).toSorted((one, other) => one.text.length - other.text.length);
    if (shortest) taken.add(shortest.key);
    return shortest !== undefined;
  }).length;
  const isKept = (words: string) =>
    !rows.some((row) => !isText(row.kind) && plain(Object.values(row.words).join("\n")).includes(plain(words)));
  const missed = list.rows
    .filter((wanted) => !isPlaced(wanted))
    .map(({ kind, words }) => {
      const found = said.filter(({ text }) => text.includes(plain(words))).map((row) => row.kind);
      return `${kind}: "${words}" ${found.length > 0 ? `is ${found.join(", ")}` : "is source text"}`;
    });
  const lost = list.source_text.filter((words) => !isKept(words)).map((words) => `source_text: "${words}" is a row`);
  return {
    file,
    rows: list.rows.length,
    placed: list.rows.length - missed.length,
    own,
    source: list.source_text.length,
    kept: list.source_text.length - lost.length,
    missed: [...missed, ...lost],
    gone: [...list.rows.map(({ words }) => words), ...list.source_text].filter((words) => !isSomewhere(words)),
  };
}

/** Whether words are in a row, or in what stays source text, of all that becomes of a file. */
function somewhereIn(read: Source): (words: string) => boolean {
  const reading = readingOf(read);
  const matched = matchRows(reading.rows, nothingStanding);
  const placed = matched.flatMap(({ match }) => (match.row.kind === "source" ? [] : Object.values(match.row.words)));
  // headings say what is below them
  const headings = read.kind === "blocks" ? read.blocks.flatMap((one) => (one.kind === "heading" ? [one.text] : [])) : [];
  const all = bare([...placed, ...headings, keptText(reading, matched, new Set())].join("\n"));
  return (words) => all.includes(bare(words)) || bare(words).trim() === "";
}
