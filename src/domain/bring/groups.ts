import type { Noun } from "#domain/nouns/all.ts";
import { bareHeading } from "./bare-heading.ts";
import { idIn } from "./identified.ts";
import { fieldFor, labelledIn, meaningsOf } from "./labels.ts";
import { isStatement, leadIn, roleIn } from "./statements.ts";
import { keyedTable } from "./tables/keyed.ts";
import type { Section } from "./tree.ts";

/** Whether a heading below a list of rows heads several rows, rather than being one. */
export function isGroup(noun: Noun, { title, parts, children }: Section): boolean {
  // terms stand under their first letter, and a sentence is none
  if (noun === "glossary_terms" && (/^\p{L}$|[.!?]$/u.test(title.trim()) || parts.length + children.length === 0)) return true;
  const words = parts.filter((part) => part.kind === "words");
  const told = words.filter(({ text, depth }) => depth === 0 && roleIn(idIn(text)?.rest || text));
  // an epic has a number of its own like the stories below it
  if (idIn(title)?.rest) return !roleIn(idIn(title)?.rest ?? "") && told.some(({ text }) => idIn(text)?.rest || told.length > 1);
  if (parts.some((part) => part.kind === "table" && !keyedTable(part.table))) return true;
  if (parts.filter((part) => part.kind === "table").length > 1) return true;
  if (children.some((child) => !isField(noun, child.title) && !isWish(child.title)))
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

export const isField = (noun: Noun, title: string) =>
  fieldFor(noun, bareHeading(title)) !== undefined || meaningsOf(bareHeading(title)).length > 0;

const WISH = /^(?:(?:she|he|they|i|sie|er|elle|il|ella|él)\s+)?(?:wants?|needs?|would like|möchte|will|veut|quiere)(?:\s+to)?$/iu;
/** Whether a heading below a person heads what that person wants. */
export const isWish = (title: string) => WISH.test(bareHeading(title));
