import type { Noun } from "#domain/nouns/all.ts";
import { bareHeading } from "./bare-heading.ts";
import { wordsOf } from "./entry.ts";
import { isField, isWish } from "./groups.ts";
import { fieldFor, labelledIn } from "./labels.ts";
import { add, type Context, type Placing } from "./place.ts";
import { nameFrom } from "./placed.ts";
import type { Words as WordsPart } from "./segment.ts";
import { type UnitKey, unitKey } from "./source.ts";
import { roleIn, stepIn } from "./statements.ts";
import type { Part, Section } from "./tree.ts";

/** A section that is one row: its heading the title, what stands below it the words. */
export function addEntry(place: Placing, section: Section, context: Context & { noun: Noun; title: string }): void {
  const { noun, title } = context;
  const wishes = noun === "user_classes" ? section.children.filter((child) => isWish(child.title)) : [];
  const told = noun === "features" && NAMED_FEATURE.test(section.title) ? section.parts.filter(isStory) : [];
  const own = {
    ...section,
    parts: section.parts.filter((part, at) => !told.includes(part) && !isAside(noun, section.parts, at)),
    children: section.children.filter((child) => !wishes.includes(child)),
  };
  const all = flattened(own, noun);
  const words = wordsOf(noun, { title, pieces: all.pieces });
  const page = add(place, noun, words, all.at, { ...context, said: section.title });
  for (const part of told) addStory(place, part, context);
  for (const child of wishes) addWishes(place, child, page.words.name ?? title, context);
  if (noun !== "pages") return;
  for (const child of section.children.filter((one) => !isField(noun, one.title))) {
    const inside = flattened(child, "sections");
    add(
      place,
      "sections",
      { ...wordsOf("sections", { title: child.title, pieces: inside.pieces }), page_id: page.words.name ?? "" },
      inside.at,
      { ...context, fixed: {}, said: child.title },
    );
  }
}

const NAMED_FEATURE = /^(?:feature|funktionalität|fonctionnalité|característica)\s*:/iu;
const isStory = (part: Part) => part.kind === "words" && roleIn(part.text) !== undefined;
const hasSteps = (part: Part) => part.kind === "words" && part.text.split("\n").some((line) => stepIn(line));

/** A paragraph below the steps of a test that is none of them, nor says what it is, is about something else. */
function isAside(noun: Noun, parts: readonly Part[], at: number): boolean {
  const part = parts[at];
  if (noun !== "test_cases" || part?.kind !== "words" || part.depth !== undefined || part.label) return false;
  const isSaid = hasSteps(part) || fieldFor(noun, labelledIn(part.text)?.label ?? "") !== undefined;
  return !isSaid && !part.text.includes("|") && parts.slice(0, at).some(hasSteps);
}

/** The story of a feature that is told in scenarios. */
function addStory(place: Placing, part: Part, context: Context): void {
  if (part.kind !== "words") return;
  const { name: _itIsTheFeature, ...words } = wordsOf("user_stories", { pieces: [part] });
  const name = nameFrom(part.text);
  add(place, "user_stories", { ...words, name }, [unitKey(part.at)], { ...context, fixed: {}, said: part.text });
}

function flattened(section: Section, noun: Noun): { pieces: WordsPart[]; at: UnitKey[] } {
  const pieces: WordsPart[] = [];
  const at: UnitKey[] = section.at === null ? [] : [unitKey(section.at)];
  for (const part of section.parts) {
    at.push(unitKey(part.at));
    if (part.kind === "words") pieces.push(part);
    else
      for (const [row, [label = "", value = ""]] of part.table.rows.entries()) {
        at.push(unitKey(part.at, row));
        pieces.push({ kind: "words", at: part.at, text: `${label.replace(/:$/, "")}: ${value}` });
      }
  }
  for (const child of section.children) {
    if (noun === "pages" && !isField(noun, child.title)) continue;
    const inside = flattened(child, noun);
    pieces.push({ kind: "words", at: child.at ?? 0, text: bareHeading(child.title), label: true }, ...inside.pieces);
    at.push(...inside.at);
  }
  return { pieces, at };
}

/** What somebody wants, each told as a story of theirs. */
function addWishes(place: Placing, { title, parts, at }: Section, name: string, context: Context): void {
  const who = name.replace(/,\s*\d.*$|\s[–—-]\s.*$/u, "");
  const verb = /\bto$/iu.test(title) ? "want to" : "want";
  for (const part of parts) {
    if (part.kind !== "words") continue;
    const story = `As ${who}, I ${verb} ${part.text}`;
    add(place, "user_stories", { name: nameFrom(part.text), story, user_class_id: name }, [unitKey(part.at)], {
      ...context,
      fixed: {},
      said: part.text,
    });
  }
  if (at !== null) place.headings.add(unitKey(at));
}
