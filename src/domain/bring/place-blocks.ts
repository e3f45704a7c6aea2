import type { SpecificationText } from "#domain/export/json.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { isAbout, isCaption } from "./about-tables.ts";
import { bareHeading } from "./bare-heading.ts";
import { markdownOf } from "./block-markdown.ts";
import { heldIn } from "./epics.ts";
import { isGroup } from "./groups.ts";
import { idIn } from "./identified.ts";
import { fieldFor } from "./labels.ts";
import { addText, type Context, type Placing, type Reading } from "./place.ts";
import { addEntry } from "./place-entry.ts";
import { addList } from "./place-list.ts";
import { addTerms } from "./place-terms.ts";
import { priorityOf } from "./priorities.ts";
import { isFormal } from "./prose.ts";
import { nounOfTitle } from "./row-title.ts";
import { type SourceBlock, unitKey } from "./source.ts";
import { speakersOf } from "./spoken.ts";
import { addTable } from "./tables/add-table.ts";
import { alikeIn, alikeKey } from "./tables/alike-tables.ts";
import type { TableUse } from "./tables/table-use.ts";
import { tell, untold } from "./tell.ts";
import { isOfTerms, rows, type Topic } from "./topic.ts";
import { topicOf, topicOfFront } from "./topics.ts";
import { type Part, type Section, sectionsOf } from "./tree.ts";

/** `chosen` is how a person wants tables read, by the place of the table's block. */
export function placeBlocks(blocks: readonly SourceBlock[], chosen: ReadonlyMap<number, TableUse> = new Map()): Reading {
  const place: Placing = {
    rows: [],
    headings: new Set(),
    tables: new Map(),
    rest: new Map(),
    chosen,
    texts: new Map(),
    blocks,
    speakers: speakersOf(blocks),
    alike: alikeIn(blocks),
    keys: new Map(),
    isFormal: isFormal(blocks),
  };
  walk(place, sectionsOf(blocks), { topic: undefined, fixed: {}, depth: 0, path: [] });
  return place;
}

/** Headings that change what is meant also below a list of rows. */
const PLAIN =
  /^(?:(?:user )?stories|user ?stor(?:y|ies)|test cases|testfälle|risks|risiken|assumptions|annahmen|non-?functional requirements|functional requirements|quality requirements|security(?: requirements| measures)?|external interfaces|interfaces|performance|usability|user classes|personas|pages|screens|nicht-?funktionale anforderungen|funktionale anforderungen|schnittstellen|out of scope|(?:table of )?contents|inhalt(?:sverzeichnis)?|sommaire|índice|open questions|offene fragen|see also|siehe auch)$/iu;
/** Kinds of rows under which other topics may be headed. */
const open: readonly Noun[] = ["quality_requirements", "external_interfaces", "security_measures"];

function topicBelow(section: Section, context: Context): Topic | undefined {
  const { title } = section;
  const { topic, depth } = context;
  const isFront = isFrontOf(section, context);
  if (idIn(title)?.rest) return undefined;
  // the title of a file whose chapters say what they are says nothing of them
  const chapters = section.children.length > 0 ? section.children : (context.beside ?? []).filter((one) => one !== section);
  const isWhole = isFront && chapters.some((child) => topicOf(child.title));
  const told = isWhole ? topicOfFront(title) : topicOf(title);
  const own = isFront && (told?.kind === "kept" || told?.kind === "requirements") ? undefined : told;
  if (own?.kind === "text" && isBand(section, context)) return undefined;
  if (!own || topic?.kind !== "rows" || depth === 0) return own;
  if (own.kind === "text" && own.text === "project_scope") return own;
  const bare = bareHeading(title);
  if (own.kind === "rows" && own.noun === topic.noun && !own.fixed)
    return depth > 1 && fieldFor(topic.noun, bare) ? undefined : own;
  if (own.kind === "requirements" && open.includes(topic.noun)) return undefined;
  if (open.includes(topic.noun) || (topic.noun === "features" && own.kind === "rows" && open.includes(own.noun))) return own;
  const isPlain = PLAIN.test(bare) || isOfTerms(own);
  return isPlain && !(depth > 1 && fieldFor(topic.noun, bare)) ? own : undefined;
}

/** Whether it heads some rows of a table that goes on below other headings. */
function isBand({ parts: [first, more] }: Section, { beside = [] }: Context): boolean {
  if (first?.kind !== "table" || more) return false;
  const key = alikeKey(first.table);
  return beside.some(({ parts }) =>
    parts.some((part) => part.kind === "table" && part !== first && alikeKey(part.table) === key),
  );
}

/** Whether a heading names the whole file rather than a chapter. */
function isFrontOf({ title, at, level, children }: Section, { path }: Context): boolean {
  return at === 0 && level === 1 && path.length === 0 && (children.length > 0 || bareHeading(title).split(/\s+/).length > 2);
}

function walk(place: Placing, section: Section, context: Context): void {
  const { title, at } = section;
  if (at === null) {
    list(place, section, context);
    return;
  }
  const below = { ...context, path: [...context.path, at], depth: context.depth + 1 };
  const own = topicBelow(section, context);
  sayRest(place, section);
  const priority = priorityOf(title);
  const named = nounOfTitle(title);
  const held = heldIn(section);
  const noun = named?.noun ?? (context.topic?.kind === "rows" ? context.topic.noun : undefined);
  if (own) list(place, section, { ...below, topic: own, fixed: own.kind === "rows" ? { ...own.fixed } : {}, depth: 1 });
  else if (priority && (context.topic?.kind === "text" ? isListed(section) : context.topic?.kind !== "kept")) {
    const topic = context.topic?.kind === "rows" ? context.topic : { kind: "requirements" as const };
    list(place, section, { ...below, topic, fixed: { ...context.fixed, priority } });
  } else if (context.topic?.kind === "kept" || (context.topic?.kind === "text" && !named)) inherit(place, section, below);
  else if (held) list(place, held, { ...below, topic: rows(isOfStories(context.topic) ? "user_stories" : "features") });
  else if (noun && !isGroup(noun, section)) addEntry(place, section, { ...below, noun, title: named?.title ?? title });
  else if (noun) list(place, section, { ...below, topic: { kind: "rows", noun, fixed: context.fixed } });
  else list(place, section, below);
}

const isOfStories = (topic: Topic | undefined) => topic?.kind === "rows" && topic.noun === "user_stories";
const isListed = ({ parts }: Section) =>
  parts.length > 0 && parts.every((part) => part.kind === "table" || part.depth !== undefined);

/** A heading within a text belongs to the text; within what is kept it is kept. */
function inherit(place: Placing, section: Section, context: Context): void {
  if (context.topic?.kind === "text" && section.at !== null)
    addText(place, context.topic.text, `**${section.title}**`, [unitKey(section.at)]);
  list(place, section, context);
}

/** What is in and out, and what is referred to, are often said in a table. */
const isTextTable = (name: SpecificationText) => name === "project_scope" || name === "references_list";
const keysOf = ({ at, table }: Extract<Part, { kind: "table" }>) => [
  unitKey(at),
  ...table.rows.map((_, row) => unitKey(at, row)),
];

function list(place: Placing, section: Section, context: Context): void {
  const { topic, path } = context;
  const words = section.parts.flatMap((part, at) =>
    part.kind === "words" && !isCaption(part, section.parts[at + 1]) && !isAbout(part, section, topic) ? [part] : [],
  );
  const count = place.rows.length;
  if (topic?.kind === "text") for (const part of words) tell(place, topic.text, part);
  else if (isOfTerms(topic)) addTerms(place, words, context);
  else if (topic?.kind !== "kept") addList(place, topic ? words : untold(place, words, context), context);
  for (const [index, part] of section.parts.entries())
    if (part.kind === "table" && topic?.kind === "text" && isTextTable(topic.text) && !place.chosen.has(part.at))
      addText(place, topic.text, markdownOf([part.table]), keysOf(part));
    else if (part.kind === "table") addTable(place, part, section.parts[index - 1], context);
  for (const child of section.children) walk(place, child, { ...context, beside: section.children });
  if (place.rows.length > count || topic?.kind === "text")
    for (const at of path) if (topic?.kind !== "text" || at === section.at) place.headings.add(unitKey(at));
}

/** What stands before a sentence that heads a list is not said by the list. */
function sayRest(place: Placing, { title, at }: Section): void {
  const block = place.blocks[at ?? -1];
  if (at === null || block?.kind !== "paragraph" || block.text.length <= title.length) return;
  place.rest.set(unitKey(at), block.text.slice(0, -title.length).trim());
}
