import { meaningsOf } from "#domain/bring/labels.ts";
import type { SourceBlock } from "#domain/bring/source.ts";
import type { ReqifFile, ReqifObject, ReqifPlace } from "./reqif-file.ts";

type Cells = ReadonlyMap<string, string>;

/** Objects of any tool as blocks: chapters as headings, what stands below one as a table of its attributes and links. */
export function reqifBlocks(file: ReqifFile, objects: readonly ReqifObject[] = file.objects): SourceBlock[] {
  const wanted = new Map(objects.map((object) => [object.id, object]));
  const cellsOf = cellsIn(file);
  const placed = new Set<string>();
  const blocks: SourceBlock[] = [];
  let open: Cells[] = [];
  const end = () => {
    if (open.length > 0) blocks.push(tableOf(open));
    open = [];
  };
  const put = (object: ReqifObject, level: number) => {
    placed.add(object.id);
    const heading = headingOf(object);
    if (heading === undefined) {
      const cells = cellsOf(object);
      if (cells.size > 0) open.push(cells);
      return;
    }
    end();
    blocks.push({ kind: "heading", level: Math.min(level, 9), text: heading.title });
    if (heading.text) blocks.push({ kind: "paragraph", text: heading.text });
  };
  const walk = (places: readonly ReqifPlace[], level: number) => {
    for (const { object, inside } of places) {
      const found = wanted.get(object);
      const isNew = found && !placed.has(object);
      if (isNew) put(found, level);
      walk(inside, isNew && headingOf(found) ? level + 1 : level);
    }
  };
  for (const { name, places } of file.specifications) {
    const before = blocks.length;
    walk(places, 2);
    end();
    if (name && blocks.length > before) blocks.splice(before, 0, { kind: "heading", level: 1, text: name });
  }
  for (const object of objects) if (!placed.has(object.id)) put(object, 2);
  end();
  return blocks;
}

const HEADING = /^(?:heading|section|chapter|folder|title|überschrift|kapitel|abschnitt|titre|título)s?(?: type)?$/iu;
const CHAPTER = /^(?:reqif\.)?(?:chapter ?name|object heading)$/iu;
const TEXT = /^(?:reqif\.)?(?:text|description|object text|primary text)$/iu;
const NAME = /^(?:reqif\.)?(?:name|title)$/iu;

function saidAs({ values }: ReqifObject, label: RegExp): string {
  return values.find(({ attribute, text }) => label.test(attribute.name) && text.trim())?.text.trim() ?? "";
}

/** Some tools call every object's title its chapter's name: it heads others where it says nothing more, or is said to. */
function headingOf(object: ReqifObject): { title: string; text: string } | undefined {
  const [chapter, text, name] = [saidAs(object, CHAPTER), saidAs(object, TEXT), saidAs(object, NAME)];
  const isCalled = HEADING.test(object.type.name.trim());
  if (!isCalled && (!chapter || text || name || saysMore(object))) return undefined;
  const title = chapter || name || text || object.name;
  return title ? { title: title.replace(/\s+/g, " "), text: title === text ? "" : text } : undefined;
}

/** Beside its title and what its tool keeps books of. */
function saysMore({ values }: ReqifObject): boolean {
  return values.some(({ attribute: { name }, text }) => {
    const meanings = meaningsOf(columnOf(name));
    return text.trim() && !CHAPTER.test(name) && !meanings.includes("noise") && !meanings.includes("id");
  });
}

/** What an object says, column by column: its type, its attributes, and what it is linked to. */
function cellsIn({ objects, relations }: ReqifFile): (object: ReqifObject) => Cells {
  const called = new Map(objects.map((object) => [object.id, idOf(object) || saidAs(object, NAME) || object.name]));
  const links = new Map<string, { name: string; to: string }[]>();
  for (const { type, source, target } of relations) {
    const to = called.get(target);
    if (to) links.set(source, [...(links.get(source) ?? []), { name: type.name || "Related", to }]);
  }
  return (object) => {
    const cells = new Map<string, string>();
    const say = (column: string, text: string) => {
      if (text.trim()) cells.set(column, [cells.get(column), text.trim()].filter(Boolean).join("\n"));
    };
    for (const { attribute, text } of object.values) say(columnOf(attribute.name), text);
    if (cells.size === 0) say("Name", object.name);
    for (const { name, to } of cells.size > 0 ? (links.get(object.id) ?? []) : []) say(name, to);
    return cells.size === 0 ? cells : new Map([["Type", typeOf(object)], ...cells]);
  };
}

const ID = /^(?:reqif\.foreignid|(?:object )?identifier|id)$/iu;
const idOf = (object: ReqifObject) => saidAs(object, ID);

/** `Requirement Type` is what some tools call the type of a requirement. */
const typeOf = ({ type }: ReqifObject) => type.name.replace(/[ _-]type$/iu, "").replaceAll("_", " ");

/** The names all tools agreed on as people write them: `ReqIF.ForeignID` is an ID. */
function columnOf(label: string): string {
  const bare = label.replace(/^reqif\./iu, "");
  if (CHAPTER.test(label)) return "Name";
  if (ID.test(label)) return "ID";
  if (bare === label) return label;
  if (/^text$/iu.test(bare)) return "Description";
  return bare.replace(/^Foreign/u, "").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
}

function tableOf(rows: readonly Cells[]): SourceBlock {
  const columns = [...new Set(rows.flatMap((cells) => [...cells.keys()]))];
  return { kind: "table", columns, rows: rows.map((cells) => columns.map((column) => cells.get(column) ?? "")) };
}
