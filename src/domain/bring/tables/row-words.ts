import { choiceIn, saysMore } from "#domain/bring/choices.ts";
import { wordsOf } from "#domain/bring/entry.ts";
import { finished } from "#domain/bring/finished.ts";
import { idIn } from "#domain/bring/identified.ts";
import { type Label, labelledIn, places } from "#domain/bring/labels.ts";
import { nameFrom } from "#domain/bring/placed.ts";
import { isMeasured } from "#domain/bring/quality.ts";
import { createWriter, type Words } from "#domain/bring/row-writer.ts";
import { stepIn } from "#domain/bring/statements.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import { storyOf } from "./story-of.ts";
import type { Cells } from "./table-cells.ts";
import type { ColumnUse } from "./table-use.ts";
import { isBareType } from "./ticket-types.ts";

/** What is the row's words themselves, where it has no field of its own; all else is a line with its column's name. */
const plain: readonly ColumnUse[] = ["description", "statement", "story", "want", "name", "when"];

/** A cell may hold several types, or tags beside one. */
const tagsIn = (text: string) => text.split(/\s*[,;|\n]+\s*/u).filter(Boolean);

const labelled = (column: string, text: string) => (column ? `${column}: ${text}` : text);

/** The words of a row of a table; `fixed` is what its chapter says of all of them. */
export function rowWords(noun: Noun, given: Cells, fixed: Words): Words {
  const says = createWriter(noun);
  const fields = nouns[noun].fields as Readonly<Record<string, { kind: string }>>;
  const own = places[noun] as Partial<Record<ColumnUse, string>>;
  const main = nouns[noun].gist;
  const notes: string[] = [];
  let id = "";
  for (const { use, column, text } of given) {
    if (!text || use === "source" || use === "out") continue;
    // a criterion without a measure says how the quality is shown, not how much of it is wanted
    const isShown = noun === "quality_requirements" && use === "acceptance" && !isMeasured(text);
    const field = isShown ? "verification" : own[use as Label];
    if (use === "kind") {
      // the type of a ticket says its kind of row; what it says beside that is a line of its own
      const tags = tagsIn(text);
      const chosen = field && tags.find((tag) => choiceIn(noun, field, tag));
      const beside = tags.filter((tag) => (tag === chosen ? saysMore(noun, field ?? "", tag) : !isBareType(noun, tag)));
      if (field && chosen) says.put(field, chosen);
      if (beside.length > 0) notes.push(labelled(column, beside.join(", ")));
      continue;
    }
    if (use === "id" && !id) id = text;
    else if (use === "id") notes.push(labelled(column, text));
    else if (noun === "user_stories" && (use === "want" || use === "so_that")) continue;
    else if (field === main && fields[main]?.kind === "text" && use !== "name") addText(says, noun, text);
    else if (field === "name" && noun !== "user_stories" && idIn(text)?.rest) {
      id ||= idIn(text)?.id ?? "";
      says.put("name", idIn(text)?.rest ?? text);
    } else if (field && (fields[field]?.kind !== "choice" || choiceIn(noun, field, text))) {
      says.put(field, text);
      if (fields[field]?.kind === "choice" && saysMore(noun, field, text)) notes.push(labelled(column, text));
    } else if (!plain.includes(use)) notes.push(labelled(column, text));
    else says.put(main, text);
  }
  const story = noun === "user_stories" ? storyOf(given) : undefined;
  if (story) says.put("story", story);
  for (const [field, value] of Object.entries(fixed)) if (field in fields && !says.has(field)) says.put(field, value);
  const words = finished(noun, says.words());
  // a bare number stands in many a longer one
  const isSaid = Object.values(words).some((text) => (/^\d+$/.test(id) ? text.split(/\D+/) : text).includes(id));
  const all = [words[main], ...notes, isSaid ? "" : `(${id})`].filter(Boolean).join("\n");
  return all ? { ...words, name: words.name || nameFrom(all), [main]: all } : words;
}

/** A cell may hold a whole entry: the story, then its criteria. */
function addText(says: ReturnType<typeof createWriter>, noun: Noun, text: string): void {
  const isWhole = text.split("\n").some((line) => labelledIn(line) || stepIn(line));
  if (!isWhole || noun === "test_cases") {
    says.put(nouns[noun].gist, text);
    return;
  }
  const { name: _theCellHasNone, ...words } = wordsOf(noun, { title: "-", pieces: [{ text }] });
  for (const [field, value] of Object.entries(words)) says.put(field, value);
}
