import { allSpecificationTexts, type SpecificationText, specificationTexts } from "#domain/export/json.ts";
import { allNouns, asTitle, isNoun, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";

/** What a piece of a file becomes: a row of a list, a text of the specification, or source text. */
export type Kind = Noun | SpecificationText | "source";

export function isText(kind: Kind): kind is SpecificationText {
  return Object.hasOwn(specificationTexts, kind);
}

export const allKinds: readonly Kind[] = [...allSpecificationTexts, ...allNouns, "source"];

/** What it is called among many, and alone. */
export function kindLabel(kind: Kind): string {
  if (kind === "source") return "Source text";
  return isText(kind) ? specificationTexts[kind] : asTitle(nouns[kind].one);
}

export function kindTitle(kind: Kind): string {
  return isText(kind) || kind === "source" ? kindLabel(kind) : asTitle(nouns[kind].many);
}

/** The words a kind has, by name, in the order they are typed; a text and source text have one. */
export function fieldsOf(kind: Kind): Readonly<Record<string, Field>> {
  return isNoun(kind) ? nouns[kind].fields : {};
}

/** The field that says most, to which goes what has no field of its own. */
export function mainField(kind: Kind): string {
  return isNoun(kind) ? nouns[kind].gist : "text";
}

export function fieldLabel(kind: Kind, field: string): string {
  return fieldsOf(kind)[field]?.label ?? "Text";
}
