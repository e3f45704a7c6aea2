import { textOfXhtml } from "#domain/export/reqif/xhtml-text.ts";
import type { Xml } from "#domain/export/reqif/xml.ts";
import { childrenOf, within, wordsIn, xmlTree } from "./xml-tree.ts";

type Named = { id: string; name: string };
export type ReqifValue = { attribute: Named; text: string };
export type ReqifObject = { id: string; name: string; type: Named; values: ReqifValue[] };
export type ReqifPlace = { object: string; inside: ReqifPlace[] };
/** What a ReqIF file says, whoever wrote it: names instead of identifiers, texts instead of values. */
export type ReqifFile = {
  created_at: string;
  objects: ReqifObject[];
  relations: { type: Named; source: string; target: string }[];
  specifications: { name: string; values: ReqifValue[]; places: ReqifPlace[] }[];
  extensions: Xml[];
};

export function readReqif(text: string): ReqifFile {
  const root = xmlTree(text);
  const [content] = within(root, "CORE-CONTENT", "REQ-IF-CONTENT");
  if (root.name !== "REQ-IF" || !content) throw new TypeError("There is no ReqIF in it.");
  const names = namesIn(content);
  const named = (id: string): Named => ({ id, name: names.get(id) ?? "" });
  const values = (owner: Xml) =>
    within(owner, "VALUES").flatMap((all) => childrenOf(all).map((value) => readValue(value, names, named)));
  return {
    created_at: within(root, "THE-HEADER", "REQ-IF-HEADER", "CREATION-TIME").map(wordsIn)[0] ?? "",
    objects: within(content, "SPEC-OBJECTS", "SPEC-OBJECT").map((object) => ({
      id: idOf(object),
      name: nameOf(object),
      type: named(referredBy(object, "TYPE")),
      values: values(object),
    })),
    relations: within(content, "SPEC-RELATIONS", "SPEC-RELATION").map((relation) => ({
      type: named(referredBy(relation, "TYPE")),
      source: referredBy(relation, "SOURCE"),
      target: referredBy(relation, "TARGET"),
    })),
    specifications: within(content, "SPECIFICATIONS", "SPECIFICATION").map((specification) => ({
      name: nameOf(specification),
      values: values(specification),
      places: placesIn(specification),
    })),
    extensions: within(root, "TOOL-EXTENSIONS", "REQ-IF-TOOL-EXTENSION").flatMap((extension) => childrenOf(extension)),
  };
}

const idOf = ({ attributes }: Xml) => attributes.IDENTIFIER ?? "";
const nameOf = ({ attributes }: Xml) => attributes["LONG-NAME"] ?? "";

/** What stands in a reference, such as `<TYPE><SPEC-OBJECT-TYPE-REF>`. */
function referredBy(node: Xml, name: string): string {
  const [first] = within(node, name).flatMap((one) => childrenOf(one));
  return first ? wordsIn(first).trim() : "";
}

/** What types, attributes and choices are called, by their identifiers. */
function namesIn(content: Xml): ReadonlyMap<string, string> {
  const types = within(content, "SPEC-TYPES").flatMap((all) => childrenOf(all));
  const attributes = types.flatMap((type) => within(type, "SPEC-ATTRIBUTES").flatMap((all) => childrenOf(all)));
  const choices = within(content, "DATATYPES", "DATATYPE-DEFINITION-ENUMERATION", "SPECIFIED-VALUES", "ENUM-VALUE");
  const said = (choice: Xml) => within(choice, "PROPERTIES", "EMBEDDED-VALUE")[0]?.attributes["OTHER-CONTENT"] ?? "";
  return new Map([
    ...[...types, ...attributes].map((one) => [idOf(one), nameOf(one) || idOf(one)] as const),
    ...choices.map((choice) => [idOf(choice), nameOf(choice) || said(choice)] as const),
  ]);
}

function readValue(value: Xml, names: ReadonlyMap<string, string>, named: (id: string) => Named): ReqifValue {
  return { attribute: named(referredBy(value, "DEFINITION")), text: textOf(value, names) };
}

function textOf(value: Xml, names: ReadonlyMap<string, string>): string {
  const said = value.attributes["THE-VALUE"];
  if (value.name === "ATTRIBUTE-VALUE-BOOLEAN") return /^(?:true|1)$/.test(said ?? "") ? "Yes" : "No";
  if (value.name === "ATTRIBUTE-VALUE-DATE") return (said ?? "").slice(0, 10);
  if (value.name === "ATTRIBUTE-VALUE-ENUMERATION") {
    return within(value, "VALUES", "ENUM-VALUE-REF")
      .map((choice) => names.get(wordsIn(choice).trim()) ?? "")
      .filter(Boolean)
      .join(", ");
  }
  return said ?? textOfXhtml(within(value, "THE-VALUE").flatMap(({ children }) => children));
}

function placesIn(node: Xml): ReqifPlace[] {
  return within(node, "CHILDREN", "SPEC-HIERARCHY").map((place) => ({
    object: referredBy(place, "OBJECT"),
    inside: placesIn(place),
  }));
}
