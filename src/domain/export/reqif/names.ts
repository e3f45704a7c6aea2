import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";

/** What identifiers in our files begin with; they are made of names and ids alone, so that every export has the same ones. */
const PREFIX = "pa";

/** An identifier as XML allows it. */
export function identifier(...parts: readonly string[]): string {
  return [PREFIX, ...parts].map((part) => part.replace(/[^\p{L}\p{N}_-]+/gu, "_")).join(".");
}

export const datatypes = { line: identifier("datatype", "line"), text: identifier("datatype", "text") };

/** Kinds of objects beside rows: a heading, a text of the specification, and what the document says of choices. */
export const otherTypes = { chapter: "Heading", text: "Text", note: "Information" } as const;
export type OtherType = keyof typeof otherTypes;

export const typeName = (type: Noun | OtherType) => identifier("type", type);
export const attributeName = (type: string, attribute: string) => identifier("attribute", type, attribute);
export const relationName = (noun: Noun, field: string) => identifier("relation", noun, field);
export const choiceName = (noun: Noun, field: string, value: string) => identifier("choice", noun, field, value);
export const choicesName = (noun: Noun, field: string) => identifier("choices", noun, field);
export const objectName = (type: Noun | OtherType, id: string) => identifier(type, id);

/** What a project says of itself, as attributes of its specification. */
export const projectAttributes = {
  version: { label: "Version", kind: "line" },
  type: { label: "Kind of product", kind: "line" },
  description: { label: "Description", kind: "text" },
  color: { label: "Colour", kind: "line" },
} as const;
export type ProjectAttribute = keyof typeof projectAttributes;
export const specificationType = identifier("type", "specification");

/** Of a row, whether people accepted all of it, and where it comes from; only said, never read back. */
export const originAttributes = { is_accepted: "Accepted", words_from: "Source" } as const;

/** Beside rows and texts: what other tools keep for us without reading it. */
export const extensionSpace = "urn:product-architect:project";

export const fieldsOf = (noun: Noun) => Object.entries<Field>(nouns[noun].fields);

/** Longest text of one line, in characters. */
const LINE = 300;
export type AttributeKind = "line" | "text" | "choice";
export function kindOf({ kind, most = 0 }: Field): AttributeKind {
  return kind === "choice" ? "choice" : kind === "reference" || most <= LINE ? "line" : "text";
}

/** The attribute other tools know: the name, the main text, else the field's own label. */
export function longName(noun: Noun, field: string, { label }: Field): string {
  if (field === "name") return "ReqIF.Name";
  return field === nouns[noun].gist ? "ReqIF.Text" : (label ?? field);
}

/** The noun whose rows an identifier of a type means. */
export function nounNamed(type: string): Noun | undefined {
  return allNouns.find((noun) => typeName(noun) === type);
}
