import type { Block, Chapter, Inline } from "#domain/document/document.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import { attributeName, identifier } from "./names.ts";
import { citationOf, type Rows, specObject, textName, textValue } from "./objects.ts";
import { plain, xhtmlList, xhtmlOf, xhtmlTable } from "./xhtml.ts";
import { type Xml, xml } from "./xml.ts";

type Given = {
  chapters: readonly Chapter[];
  rows: Rows;
  /** Objects by citation, and those of texts by their column. */
  objects: ReadonlyMap<string, string>;
  texts: ReadonlySet<string>;
  project_id: string;
  changed: { "LAST-CHANGE": string };
};

/** The hierarchy of the document over its objects, and the objects it needs beside rows and texts: headings and information. */
export function outlineOf({ chapters, rows, objects, texts, project_id, changed }: Given): { children: Xml[]; added: Xml[] } {
  const added: Xml[] = [];
  const open = new Set([...objects.values(), ...[...texts].map((field) => textName(field, project_id))]);

  const place = (object: string, inside: readonly Xml[] = []): Xml =>
    xml(
      "SPEC-HIERARCHY",
      { IDENTIFIER: `${object}.place`, ...changed },
      ...(inside.length > 0 ? [xml("CHILDREN", {}, ...inside)] : []),
      xml("OBJECT", {}, xml("SPEC-OBJECT-REF", {}, object)),
    );
  const once = (object: string | undefined): Xml[] => (object && open.delete(object) ? [place(object)] : []);
  const heading = (path: readonly string[], title: string, inside: readonly Xml[]): Xml[] => {
    if (inside.length === 0) return [];
    const id = identifier("chapter", project_id, ...path);
    added.push(
      specObject({ type: "chapter", id, values: [textValue(attributeName("chapter", "name"), xhtmlOf(title))] }, changed),
    );
    return [place(id, inside)];
  };
  const note = (path: readonly string[], value: Xml): Xml[] => {
    const id = identifier("note", project_id, ...path);
    added.push(specObject({ type: "note", id, values: [textValue(attributeName("note", "text"), value)] }, changed));
    return [place(id)];
  };

  const blockOf = (block: Block, path: readonly string[]): Xml[] => {
    if (block.kind === "requirement") return once(objects.get(block.citation ?? ""));
    if (block.kind === "prose" && block.field) return once(textName(block.field, project_id));
    const value = noteOf(block);
    return value ? note(path, value) : [];
  };
  const chapterOf = (chapter: Chapter, above: readonly string[]): Xml[] => {
    const path = [...above, chapter.cite ?? chapter.title];
    const blocks = withoutLeads(chapter.blocks).flatMap((block, at) => blockOf(block, [...path, String(at)]));
    return heading(path, chapter.title, [...blocks, ...chapter.chapters.flatMap((inner) => chapterOf(inner, path))]);
  };

  const written = chapters.flatMap((chapter) => chapterOf(chapter, []));
  const further = allNouns.flatMap((noun) => {
    const unplaced = rows[noun].flatMap((row) => once(objects.get(citationOf(noun, row))));
    return heading([noun], nouns[noun].title, unplaced);
  });
  const untold = [...texts].flatMap((field) => once(textName(field, project_id)));
  return { children: [...written, ...further, ...heading(["texts"], "Technology in detail", untold)], added };
}

const isCited = (words: readonly Inline[]) => words.some((part) => typeof part !== "string");

/** What the document says beside rows and texts; what it only counts up from rows is told by relations. */
function noteOf(block: Block): Xml | undefined {
  if (block.kind === "prose") return xhtmlOf(block.markdown);
  if (block.kind === "paragraph") return isCited(block.text) ? undefined : xhtmlOf(plain(block.text));
  if (block.kind === "list") return block.items.some(isCited) ? undefined : xhtmlList(block.items);
  if (block.kind === "table") return block.rows.flat().some(isCited) ? undefined : xhtmlTable(block.columns, block.rows);
  return undefined;
}

/** Without the words that lead to something that is not written. */
function withoutLeads(blocks: readonly Block[]): readonly Block[] {
  return blocks.filter((block, at) => {
    const next = blocks[at + 1];
    const isLead = block.kind === "paragraph" && plain(block.text).endsWith(":");
    return !isLead || (next !== undefined && (next.kind === "requirement" || noteOf(next) !== undefined));
  });
}
