import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import {
  attributeName,
  choiceName,
  choicesName,
  datatypes,
  fieldsOf,
  kindOf,
  longName,
  type OtherType,
  originAttributes,
  otherTypes,
  projectAttributes,
  relationName,
  specificationType,
  typeName,
} from "./names.ts";
import { type Xml, xml } from "./xml.ts";

/** Words of the noun change with the product, not with the project. */
type Changed = { "LAST-CHANGE": string };

/** What values of attributes are made of: a line, a formatted text, and a list for each choice. */
export function datatypeDefinitions(changed: Changed): Xml {
  const lists = allNouns.flatMap((noun) =>
    fieldsOf(noun).flatMap(([name, field]) => (field.kind === "choice" ? [enumeration(noun, name, field, changed)] : [])),
  );
  return xml(
    "DATATYPES",
    {},
    xml("DATATYPE-DEFINITION-STRING", {
      IDENTIFIER: datatypes.line,
      ...changed,
      "LONG-NAME": "Line",
      "MAX-LENGTH": 10_000,
    }),
    xml("DATATYPE-DEFINITION-XHTML", { IDENTIFIER: datatypes.text, ...changed, "LONG-NAME": "Text" }),
    ...lists,
  );
}

function enumeration(noun: Noun, field: string, { label, choices = {} }: Field, changed: Changed): Xml {
  const values = Object.entries(choices).map(([value, said], at) =>
    xml(
      "ENUM-VALUE",
      { IDENTIFIER: choiceName(noun, field, value), ...changed, "LONG-NAME": said },
      xml("PROPERTIES", {}, xml("EMBEDDED-VALUE", { KEY: at, "OTHER-CONTENT": value })),
    ),
  );
  return xml(
    "DATATYPE-DEFINITION-ENUMERATION",
    { IDENTIFIER: choicesName(noun, field), ...changed, "LONG-NAME": label ?? field },
    xml("SPECIFIED-VALUES", {}, ...values),
  );
}

/** A type of object for each noun, a type of relation for each reference, and those of the document. */
export function specTypes(changed: Changed): Xml {
  return xml(
    "SPEC-TYPES",
    {},
    ...allNouns.map((noun) => nounType(noun, changed)),
    ...(Object.keys(otherTypes) as OtherType[]).map((type) => otherType(type, changed)),
    ...allNouns.flatMap((noun) => relationTypes(noun, changed)),
    xml(
      "SPECIFICATION-TYPE",
      { IDENTIFIER: specificationType, ...changed, "LONG-NAME": "Software Requirements Specification" },
      xml(
        "SPEC-ATTRIBUTES",
        {},
        ...Object.entries(projectAttributes).map(([name, { label, kind }]) =>
          definition({ type: "specification", name, label, kind }, changed),
        ),
      ),
    ),
  );
}

function nounType(noun: Noun, changed: Changed): Xml {
  return xml(
    "SPEC-OBJECT-TYPE",
    { DESC: nouns[noun].title, IDENTIFIER: typeName(noun), ...changed, "LONG-NAME": titled(nouns[noun].one) },
    xml(
      "SPEC-ATTRIBUTES",
      {},
      definition({ type: noun, name: "number", label: "ReqIF.ForeignID", kind: "line" }, changed),
      definition({ type: noun, name: "revision", label: "ReqIF.ForeignRevision", kind: "line" }, changed),
      ...Object.entries(originAttributes).map(([name, label]) => definition({ type: noun, name, label, kind: "line" }, changed)),
      ...fieldsOf(noun).map(([name, field]) =>
        field.kind === "choice"
          ? choiceDefinition(noun, name, field, changed)
          : definition(
              {
                type: noun,
                name,
                label: longName(noun, name, field),
                kind: kindOf(field) === "line" ? "line" : "text",
                desc: field.label,
              },
              changed,
            ),
      ),
    ),
  );
}

const titled = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function otherType(type: OtherType, changed: Changed): Xml {
  const name = definition({ type, name: "name", label: "ReqIF.Name", kind: "line" }, changed);
  const text = definition({ type, name: "text", label: "ReqIF.Text", kind: "text" }, changed);
  const chapter = definition({ type, name: "name", label: "ReqIF.ChapterName", kind: "text" }, changed);
  return xml(
    "SPEC-OBJECT-TYPE",
    { IDENTIFIER: typeName(type), ...changed, "LONG-NAME": otherTypes[type] },
    xml("SPEC-ATTRIBUTES", {}, ...(type === "chapter" ? [chapter] : type === "text" ? [name, text] : [text])),
  );
}

function relationTypes(noun: Noun, changed: Changed): Xml[] {
  return fieldsOf(noun).flatMap(([name, { kind, label }]) =>
    kind === "reference"
      ? [xml("SPEC-RELATION-TYPE", { IDENTIFIER: relationName(noun, name), ...changed, "LONG-NAME": label ?? name })]
      : [],
  );
}

type Definition = { type: string; name: string; label: string; kind: "line" | "text"; desc?: string | undefined };

function definition({ type, name, label, kind, desc }: Definition, changed: Changed): Xml {
  const value = kind === "line" ? "STRING" : "XHTML";
  return xml(
    `ATTRIBUTE-DEFINITION-${value}`,
    { DESC: desc === label ? undefined : desc, IDENTIFIER: attributeName(type, name), ...changed, "LONG-NAME": label },
    xml("TYPE", {}, xml(`DATATYPE-DEFINITION-${value}-REF`, {}, datatypes[kind])),
  );
}

function choiceDefinition(noun: Noun, name: string, { label }: Field, changed: Changed): Xml {
  return xml(
    "ATTRIBUTE-DEFINITION-ENUMERATION",
    { IDENTIFIER: attributeName(noun, name), ...changed, "LONG-NAME": label ?? name, "MULTI-VALUED": false },
    xml("TYPE", {}, xml("DATATYPE-DEFINITION-ENUMERATION-REF", {}, choicesName(noun, name))),
  );
}
