import type { SpecificationText } from "#domain/export/json.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import { asMarkdown } from "./block-markdown.ts";
import { guessTable, type TableUse } from "./columns.ts";
import { labelledIn, type Words, wordsOf } from "./entry.ts";
import type { Kind } from "./kinds.ts";
import { fieldFor, meaningsOf } from "./labels.ts";
import { finished, placeTable } from "./place-table.ts";
import type { Placed } from "./placed.ts";
import { nounOfTitle } from "./row-title.ts";
import { type Segment, segmentsOf, type Words as WordsPart } from "./segment.ts";
import { type SourceBlock, type UnitKey, unitKey } from "./source.ts";
import { statementKind } from "./statement-kind.ts";
import { idIn, isStatement, leadIn, ownNumber, roleIn } from "./statements.ts";
import { bareHeading, priorityOf, type Topic, topicOf } from "./topics.ts";
import { type Part, type Section, sectionsOf } from "./tree.ts";

/** What is made of a file: its rows, the headings that said where they belong, and how its tables are read. */
export type Reading = { rows: Placed[]; headings: Set<UnitKey>; tables: Map<number, TableUse> };
type Context = { topic: Topic | undefined; fixed: Words; depth: number; path: readonly number[] };
type Place = Reading & { chosen: ReadonlyMap<number, TableUse>; texts: Map<SpecificationText, Placed> };

/** `chosen` is how a person wants tables read, by the place of the table's block. */
export function placeBlocks(blocks: readonly SourceBlock[], chosen: ReadonlyMap<number, TableUse> = new Map()): Reading {
  const place: Place = { rows: [], headings: new Set(), tables: new Map(), chosen, texts: new Map() };
  walk(place, sectionsOf(blocks), { topic: undefined, fixed: {}, depth: 0, path: [] });
  return place;
}

/** Headings that change what is meant also below a list of rows. */
const PLAIN =
  /^(?:(?:user )?stories|user ?stor(?:y|ies)|test cases|testfälle|risks|risiken|assumptions|annahmen|non-?functional requirements|functional requirements|quality requirements|security(?: requirements| measures)?|external interfaces|interfaces|performance|usability|user classes|personas|pages|screens|nicht-?funktionale anforderungen|funktionale anforderungen|schnittstellen|out of scope)$/iu;
/** Kinds of rows under which other topics may be headed. */
const open: readonly Noun[] = ["quality_requirements", "external_interfaces", "security_measures"];

function topicBelow(title: string, { topic, depth }: Context): Topic | undefined {
  if (idIn(title)?.rest) return undefined;
  const own = topicOf(title);
  if (!own || topic?.kind !== "rows" || depth === 0) return own;
  const bare = bareHeading(title);
  if (own.kind === "rows" && own.noun === topic.noun && !own.fixed)
    return depth > 1 && fieldFor(topic.noun, bare) ? undefined : own;
  if (open.includes(topic.noun)) return own;
  return PLAIN.test(bare) && !(depth > 1 && fieldFor(topic.noun, bare)) ? own : undefined;
}

function walk(place: Place, section: Section, context: Context): void {
  const { title, at } = section;
  if (at === null) {
    list(place, section, context);
    return;
  }
  const below = { ...context, path: [...context.path, at], depth: context.depth + 1 };
  const own = topicBelow(title, context);
  const priority = priorityOf(title);
  const named = nounOfTitle(title);
  const noun = named?.noun ?? (context.topic?.kind === "rows" ? context.topic.noun : undefined);
  if (own) list(place, section, { ...below, topic: own, fixed: own.kind === "rows" ? { ...own.fixed } : {}, depth: 1 });
  else if (priority && context.topic?.kind !== "kept" && context.topic?.kind !== "text") {
    const topic = context.topic ?? { kind: "requirements" as const };
    list(place, section, { ...below, topic, fixed: { ...context.fixed, priority } });
  } else if (context.topic?.kind === "kept" || (context.topic?.kind === "text" && !named)) inherit(place, section, below);
  else if (noun && !isGroup(noun, section)) entry(place, section, { ...below, noun, title: named?.title ?? title });
  else if (noun) list(place, section, { ...below, topic: { kind: "rows", noun, fixed: context.fixed } });
  else list(place, section, below);
}

/** A heading within a text belongs to the text; within what is kept it is kept. */
function inherit(place: Place, section: Section, context: Context): void {
  if (context.topic?.kind === "text" && section.at !== null)
    addText(place, context.topic.text, `**${section.title}**`, [section.at]);
  list(place, section, context);
}

/** Whether a heading below a list of rows heads several rows, rather than being one. */
function isGroup(noun: Noun, { title, parts, children }: Section): boolean {
  if (idIn(title)?.rest) return false;
  const words = parts.filter((part) => part.kind === "words");
  if (parts.some((part) => part.kind === "table" && !isKeyed(part.table.rows))) return true;
  if (children.some((child) => !isField(noun, child.title)))
    return noun !== "pages" || children.some(({ title: name }) => idIn(name)?.rest);
  const items = words.filter(({ depth }) => depth === 0 || depth === undefined);
  if (items.filter(({ text }) => roleIn(text) || roleIn(leadIn(text)?.rest ?? "") || idIn(text)?.rest).length >= 2) return true;
  if (
    (noun === "features" || noun === "quality_requirements" || noun === "security_measures") &&
    items.filter(({ text, depth }) => isStatement(text) && depth === 0).length >= 2
  )
    return true;
  const listed = words.filter(({ depth }) => depth === 0);
  if (noun === "features" && listed.length >= 2 && words.every(({ depth }) => depth !== undefined)) return true;
  const led = listed.filter(({ text }) => leadIn(text) && !labelledIn(text));
  return led.length >= 2 && led.length > listed.length / 2;
}

const isField = (noun: Noun, title: string) =>
  fieldFor(noun, bareHeading(title)) !== undefined || meaningsOf(bareHeading(title)).length > 0;

/** A table of two columns that says one row, field by field. */
function isKeyed(rows: readonly (readonly string[])[]): boolean {
  const filled = rows.filter((row) => row.length === 2 && row[0]?.trim());
  return (
    filled.length >= 2 &&
    filled.length === rows.length &&
    filled.filter((row) => meaningsOf(row[0] ?? "").length > 0).length >= rows.length * 0.6
  );
}

function list(place: Place, section: Section, context: Context): void {
  const { topic, path } = context;
  const words = section.parts.filter((part) => part.kind === "words");
  const count = place.rows.length;
  if (topic?.kind === "text") for (const part of words) addText(place, topic.text, asMarkdown(part), [part.at]);
  else if (topic?.kind === "rows") addSegments(place, rowsIn(topic.noun, words), () => topic.noun, context);
  else if (topic?.kind !== "kept")
    addSegments(place, segmentsOf("features", words).segments, (said) => looseNoun(said, topic), context);
  for (const part of section.parts) if (part.kind === "table") addTable(place, part, context);
  for (const child of section.children) walk(place, child, context);
  if (place.rows.length > count || topic?.kind === "text")
    for (const at of path) if (topic?.kind !== "text" || at === section.at) place.headings.add(unitKey(at));
}

/** The rows of a list; where nothing marks where one begins, each paragraph is one. */
function rowsIn(noun: Noun, words: readonly WordsPart[]): Segment[] {
  const { before, segments } = segmentsOf(noun, words);
  if (segments.length > 0) return segments;
  const said = before.filter(({ text, label }) => !label && !text.endsWith(":"));
  return said.map((part) => ({ pieces: [part], at: [part.at] }));
}

/** What words are a row of where no heading says it; nothing where they are none. */
function looseNoun(said: string, topic: Topic | undefined): Noun | undefined {
  if (roleIn(said) || roleIn(leadIn(said)?.rest ?? "") || roleIn(idIn(said)?.rest ?? "")) return "user_stories";
  const own = idIn(said);
  if (own?.rest) return own.noun && own.noun !== "features" && !isStatement(own.rest) ? own.noun : statementKind(own.rest);
  const isPlain = /\b(?:shall|must|muss|müssen|soll|sollen)\b/iu.test(said);
  return topic?.kind === "requirements" || (isPlain && isStatement(said)) ? statementKind(said) : undefined;
}

function addSegments(
  place: Place,
  segments: readonly Segment[],
  nounOf: (said: string) => Noun | undefined,
  context: Context,
): void {
  for (const segment of segments) {
    const said = segment.pieces[0]?.text ?? "";
    const noun = nounOf(said);
    if (noun)
      add(
        place,
        noun,
        wordsOf(noun, segment),
        segment.at.map((at) => unitKey(at)),
        { ...context, said },
      );
  }
}

/** A section that is one row: its heading the title, what stands below it the words. */
function entry(place: Place, section: Section, context: Context & { noun: Noun; title: string }): void {
  const { noun, title } = context;
  const all = flattened(section, noun);
  const words = wordsOf(noun, { title, pieces: all.pieces });
  const page = add(place, noun, words, all.at, { ...context, said: section.title });
  if (noun !== "pages") return;
  for (const child of section.children.filter((one) => !isField(noun, one.title))) {
    const inside = flattened(child, "sections");
    add(
      place,
      "sections",
      { ...wordsOf("sections", { title: child.title, pieces: inside.pieces }), page_id: page.words.name ?? "" },
      inside.at,
      { ...context, fixed: {}, said: child.title },
    );
  }
}

function flattened(section: Section, noun: Noun): { pieces: WordsPart[]; at: UnitKey[] } {
  const pieces: WordsPart[] = [];
  const at: UnitKey[] = section.at === null ? [] : [unitKey(section.at)];
  for (const part of section.parts) {
    at.push(unitKey(part.at));
    if (part.kind === "words") pieces.push(part);
    else
      for (const [row, [label = "", value = ""]] of part.table.rows.entries()) {
        at.push(unitKey(part.at, row));
        pieces.push({ kind: "words", at: part.at, text: `${label.replace(/:$/, "")}: ${value}` });
      }
  }
  for (const child of section.children) {
    if (noun === "pages" && !isField(noun, child.title)) continue;
    const inside = flattened(child, noun);
    pieces.push({ kind: "words", at: child.at ?? 0, text: bareHeading(child.title), label: true }, ...inside.pieces);
    at.push(...inside.at);
  }
  return { pieces, at };
}

function addTable(place: Place, { at, table }: Extract<Part, { kind: "table" }>, context: Context): void {
  const use = place.chosen.get(at) ?? guessTable(table.columns, table.rows, context.topic);
  place.tables.set(at, use);
  const rows = placeTable(table.columns, table.rows, use, context.fixed);
  for (const { kind, words, number, rows: from } of rows) {
    push(
      place,
      kind,
      words,
      from.map((row) => unitKey(at, row)),
      number,
    );
  }
  if (rows.length > 0) place.headings.add(unitKey(at));
  if (rows.length > 0) for (const heading of context.path) place.headings.add(unitKey(heading));
}

function add(
  place: Place,
  noun: Noun,
  words: Words,
  sources: readonly UnitKey[],
  { fixed, said }: Context & { said: string },
): Placed {
  const fields = nouns[noun].fields as Record<string, unknown>;
  const given = Object.entries(fixed).filter(([field]) => field in fields && !words[field]);
  const id = idIn(said)?.id;
  const number = id ? ownNumber(noun, id) : undefined;
  return push(place, noun, finished(noun, { ...words, ...Object.fromEntries(given) }), sources, number);
}

function push(place: Place, kind: Kind, words: Words, sources: readonly UnitKey[], number?: number): Placed {
  const row: Placed = { key: `${sources[0] ?? ""}:${place.rows.length}`, kind, words, sources, ...(number ? { number } : {}) };
  place.rows.push(row);
  return row;
}

function addText(place: Place, name: SpecificationText, text: string, at: readonly number[]): void {
  const before = place.texts.get(name);
  const keys = at.map((one) => unitKey(one));
  if (!before) {
    place.texts.set(name, push(place, name, { text }, keys));
    return;
  }
  const isList = text.startsWith("- ") || text.startsWith("  ");
  const gap = isList && /(?:^|\n) *- [^\n]*$/.test(before.words.text ?? "") ? "\n" : "\n\n";
  const grown = { ...before, words: { text: `${before.words.text}${gap}${text}` }, sources: [...before.sources, ...keys] };
  place.rows[place.rows.indexOf(before)] = grown;
  place.texts.set(name, grown);
}
