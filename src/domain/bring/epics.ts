import { bareHeading } from "./bare-heading.ts";
import { idIn } from "./identified.ts";
import { labelledIn } from "./labels.ts";
import { nounOfTitle } from "./row-title.ts";
import { roleIn, saysDuty } from "./statements.ts";
import { keyedTable } from "./tables/keyed.ts";
import type { Part, Section } from "./tree.ts";

const EPIC = /^(?:epics?|epos|épopée|épica|epica|theme|thema)\b[\s#-]*\d{0,4}(?:\.\d+)*\s*[:.–—-]\s+\S/iu;

/** The section without what it says of itself, where it is an epic or a theme that holds rows, be it a single one. */
export function heldIn(section: Section): Section | undefined {
  if (!EPIC.test(bareHeading(section.title))) return undefined;
  const first = section.parts.findIndex((part) => !isAbout(part));
  const begins = section.parts[first];
  const isHeld = section.children.some(({ title }) => nounOfTitle(title) !== undefined || roleIn(title) !== undefined);
  const isListed = begins !== undefined && (begins.kind === "table" ? !keyedTable(begins.table) : isRow(begins));
  return isHeld || isListed ? { ...section, parts: first < 0 ? [] : section.parts.slice(first) } : undefined;
}

type Words = Extract<Part, { kind: "words" }>;
const said = (text: string) => idIn(text)?.rest || text;
const isRow = ({ text, depth, label }: Words) =>
  !label &&
  !labelledIn(text) &&
  (depth !== undefined || said(text) !== text || roleIn(said(text)) !== undefined || saysDuty(text));
/** A paragraph that tells what the epic is for. */
const isAbout = (part: Part) => part.kind === "words" && part.depth === undefined && !part.label && !isRow(part);
