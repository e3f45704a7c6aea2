import type { Beside } from "#domain/export/exported.ts";
import { allSpecificationTexts, type projectFileRows, specificationTexts } from "#domain/export/json.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import type { ContentSpecification } from "#domain/project-content.ts";
import type { Origin } from "#domain/sources.ts";
import {
  attributeName,
  choiceName,
  fieldsOf,
  identifier,
  kindOf,
  type OtherType,
  objectName,
  relationName,
  typeName,
} from "./names.ts";
import { xhtmlOf } from "./xhtml.ts";
import { type Xml, xml } from "./xml.ts";

export type Rows = ReturnType<typeof projectFileRows>;
type Row = Rows[Noun][number];
export type Changed = { "LAST-CHANGE": string };
/** When a row, by its id, or a text, by its column, last changed. */
export type ChangedOf = (named: string) => Changed;

export const citationOf = (noun: Noun, { number }: Row) => `${nouns[noun].prefix}-${number}`;
/** The object of each row, by the number it is cited by. */
export function objectsByCitation(rows: Rows): ReadonlyMap<string, string> {
  return new Map(allNouns.flatMap((noun) => rows[noun].map((row) => [citationOf(noun, row), objectName(noun, row.id)] as const)));
}

type Told = { objects: ReadonlyMap<string, string>; changed: ChangedOf; origins: Beside["origins"] };

export function rowObjects(rows: Rows, { objects, changed, origins }: Told): Xml[] {
  return allNouns.flatMap((noun) =>
    rows[noun].map((row) => rowObject(noun, row, { objects, origin: origins?.get(row.id) }, changed(row.id))),
  );
}

/** What it refers to is told by relations; by number alone where that is not exported along with it. */
function rowObject(
  noun: Noun,
  row: Row,
  { objects, origin }: Pick<Told, "objects"> & { origin: Origin | undefined },
  changed: Changed,
): Xml {
  const said = fieldsOf(noun).flatMap(([name, field]) => {
    const text = row.words[name];
    if (text === undefined || (field.kind === "reference" && objects.has(text))) return [];
    const attribute = attributeName(noun, name);
    if (field.kind === "choice") return [choiceValue(attribute, choiceName(noun, name, text))];
    return [kindOf(field) === "line" ? lineValue(attribute, text) : textValue(attribute, xhtmlOf(text))];
  });
  return specObject(
    {
      type: noun,
      id: objectName(noun, row.id),
      name: row.words.name ?? "",
      values: [
        lineValue(attributeName(noun, "number"), citationOf(noun, row)),
        lineValue(attributeName(noun, "revision"), String(row.revision)),
        ...originValues(noun, origin),
        ...said,
      ],
    },
    changed,
  );
}

function originValues(noun: Noun, origin: Origin | undefined): Xml[] {
  if (!origin) return [];
  return [
    lineValue(attributeName(noun, "is_accepted"), origin.accepted ? "yes" : "no"),
    lineValue(attributeName(noun, "words_from"), origin.sources.join(", ")),
  ];
}

/** The texts of the specification, by their columns. */
export function textObjects(
  specification: ContentSpecification | null,
  project_id: string,
  changed: ChangedOf,
): Map<string, Xml> {
  return new Map(
    allSpecificationTexts.flatMap((field) => {
      const text = specification?.[field];
      if (!text) return [];
      const name = specificationTexts[field];
      const values = [lineValue(attributeName("text", "name"), name), textValue(attributeName("text", "text"), xhtmlOf(text))];
      return [[field, specObject({ type: "text", id: textName(field, project_id), name, values }, changed(field))] as const];
    }),
  );
}

export const textName = (field: string, project_id: string) => identifier("text", field, project_id);

type Said = { type: Noun | OtherType; id: string; name?: string; values: readonly Xml[] };

export function specObject({ type, id, name, values }: Said, changed: Changed): Xml {
  return xml(
    "SPEC-OBJECT",
    { IDENTIFIER: id, ...changed, "LONG-NAME": name },
    xml("TYPE", {}, xml("SPEC-OBJECT-TYPE-REF", {}, typeName(type))),
    xml("VALUES", {}, ...values),
  );
}

export function lineValue(attribute: string, value: string): Xml {
  const definition = xml("DEFINITION", {}, xml("ATTRIBUTE-DEFINITION-STRING-REF", {}, attribute));
  return xml("ATTRIBUTE-VALUE-STRING", { "THE-VALUE": value }, definition);
}

export function textValue(attribute: string, value: Xml): Xml {
  const definition = xml("DEFINITION", {}, xml("ATTRIBUTE-DEFINITION-XHTML-REF", {}, attribute));
  return xml("ATTRIBUTE-VALUE-XHTML", {}, definition, xml("THE-VALUE", {}, value));
}

function choiceValue(attribute: string, value: string): Xml {
  const definition = xml("DEFINITION", {}, xml("ATTRIBUTE-DEFINITION-ENUMERATION-REF", {}, attribute));
  return xml("ATTRIBUTE-VALUE-ENUMERATION", {}, definition, xml("VALUES", {}, xml("ENUM-VALUE-REF", {}, value)));
}

/** What rows refer to, where it is exported along with them. */
export function relations(rows: Rows, objects: ReadonlyMap<string, string>, changed: ChangedOf): Xml[] {
  return allNouns.flatMap((noun) =>
    rows[noun].flatMap((row) =>
      fieldsOf(noun).flatMap(([name, { kind }]) => {
        const target = kind === "reference" ? objects.get(row.words[name] ?? "") : undefined;
        return target ? [relation(noun, name, { source: objectName(noun, row.id), target, id: row.id }, changed(row.id))] : [];
      }),
    ),
  );
}

function relation(
  noun: Noun,
  field: string,
  { id, source, target }: Record<"id" | "source" | "target", string>,
  changed: Changed,
) {
  return xml(
    "SPEC-RELATION",
    { IDENTIFIER: identifier("relation", noun, field, id), ...changed },
    xml("TYPE", {}, xml("SPEC-RELATION-TYPE-REF", {}, relationName(noun, field))),
    xml("SOURCE", {}, xml("SPEC-OBJECT-REF", {}, source)),
    xml("TARGET", {}, xml("SPEC-OBJECT-REF", {}, target)),
  );
}
