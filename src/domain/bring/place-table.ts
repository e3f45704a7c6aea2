import { type Noun, nouns } from "#domain/nouns/all.ts";
import { choiceIn } from "./choices.ts";
import type { ColumnUse, TableUse } from "./columns.ts";
import { labelledIn, wordsOf } from "./entry.ts";
import type { Kind } from "./kinds.ts";
import { type Label, places } from "./labels.ts";
import { nameFrom } from "./placed.ts";
import { characteristicOf, targetIn } from "./quality.ts";
import { createWriter, type Words } from "./row-writer.ts";
import { statementKind } from "./statement-kind.ts";
import { idIn, ownNumber, roleIn, stepIn } from "./statements.ts";
import { nounOfType } from "./ticket-types.ts";

export type TableRow = { kind: Kind; words: Words; number?: number | undefined; rows: number[] };
type Cells = readonly { use: ColumnUse; column: string; text: string }[];

/** The rows of a table as what they become, by their place in it; those that say nothing are left out. */
export function placeTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  use: TableUse,
  fixed: Words,
): TableRow[] {
  const placed: TableRow[] = [];
  for (const [at, row] of rows.entries()) {
    const given: Cells = use.columns.map((meaning, index) => ({
      use: meaning,
      column: (columns[index] ?? "").trim().replace(/^custom field \((.+)\)$/iu, "$1"),
      text: row[index]?.trim() ?? "",
    }));
    const noun = nounOf(use.noun, given);
    if (noun === undefined) continue;
    const before = placed.at(-1);
    if (before?.kind === noun && goesOn(noun, given, before)) {
      before.words = joined(noun, before.words, rowWords(noun, given, fixed));
      before.rows.push(at);
      continue;
    }
    const words = rowWords(noun, given, fixed);
    if (!words.name && !words[nouns[noun].gist]) continue;
    const id = idIn(textOf(given, "id"))?.id;
    placed.push({ kind: noun, words, number: id ? ownNumber(noun, id) : undefined, rows: [at] });
  }
  return placed;
}

const textOf = (given: Cells, ...uses: ColumnUse[]) => given.find(({ use, text }) => uses.includes(use) && text)?.text ?? "";

function nounOf(noun: TableUse["noun"], given: Cells): Noun | undefined {
  if (noun === "source") return undefined;
  if (noun !== "each") return noun;
  const said = [textOf(given, "kind"), textOf(given, "category")].map(nounOfType);
  const named = said.find((one) => one !== undefined);
  if (named) return named === "source" ? undefined : named;
  const texts = [textOf(given, "name"), textOf(given, "story"), textOf(given, "description", "statement")].join("\n");
  if (texts.trim() === "") return undefined;
  if (texts.split("\n").some((line) => roleIn(line)) || textOf(given, "want")) return "user_stories";
  return idIn(textOf(given, "id"))?.noun ?? statementKind(texts);
}

/** Whether a row only says more of the one before, as steps of a test do. */
function goesOn(noun: Noun, given: Cells, before: TableRow): boolean {
  const said = [textOf(given, "id"), textOf(given, "name", "for_story")];
  if (noun !== "test_cases") return false;
  if (!given.some(({ use, text }) => (use === "when" || use === "then") && text)) return false;
  return said.every((text) => text === "") || (said[1] !== "" && said[1] === before.words.name);
}

function joined(noun: Noun, one: Words, other: Words): Words {
  const fields = Object.keys(nouns[noun].fields).filter(
    (field) => field !== "name" && other[field] && other[field] !== one[field],
  );
  return { ...one, ...Object.fromEntries(fields.map((field) => [field, [one[field], other[field]].filter(Boolean).join("\n")])) };
}

/** What is the row's words themselves, where it has no field of its own; all else is a line with its column's name. */
const plain: readonly ColumnUse[] = ["description", "statement", "story", "want", "name", "when"];

/** The type of a ticket says its kind of row; what it says beside that is a line of its own. */
const isSaidByKind = (noun: Noun, text: string) =>
  !choiceIn(noun, "kind", text) && !/^(?:epic|initiative|task|improvement|enhancement|idea|aufgabe)$/iu.test(text);

function rowWords(noun: Noun, given: Cells, fixed: Words): Words {
  const says = createWriter(noun);
  const fields = nouns[noun].fields as Readonly<Record<string, { kind: string }>>;
  const own = places[noun] as Partial<Record<ColumnUse, string>>;
  const main = nouns[noun].gist;
  const notes: string[] = [];
  let id = "";
  for (const { use, column, text } of given) {
    if (!text || use === "source" || use === "out" || (use === "kind" && isSaidByKind(noun, text))) continue;
    const field = own[use as Label];
    if (use === "id") id ||= text;
    else if (noun === "user_stories" && (use === "want" || use === "so_that")) continue;
    else if (field === main && fields[main]?.kind === "text" && use !== "name") addText(says, noun, text);
    else if (field === "name" && noun !== "user_stories" && idIn(text)?.rest) {
      id ||= idIn(text)?.id ?? "";
      says.put("name", idIn(text)?.rest ?? text);
    } else if (field && (fields[field]?.kind !== "choice" || choiceIn(noun, field, text))) says.put(field, text);
    else if (!plain.includes(use)) notes.push(column ? `${column}: ${text}` : text);
    else says.put(main, text);
  }
  const story = noun === "user_stories" ? storyOf(given) : undefined;
  if (story) says.put("story", story);
  for (const [field, value] of Object.entries(fixed)) if (field in fields && !says.has(field)) says.put(field, value);
  const words = finished(noun, says.words());
  const isSaid = Object.values(words).some((text) => text.includes(id));
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

function storyOf(given: Cells): string | undefined {
  const [role, want, benefit] = [textOf(given, "role"), textOf(given, "want"), textOf(given, "so_that")];
  if (!want) return benefit ? `${given.find(({ use }) => use === "so_that")?.column}: ${benefit}` : undefined;
  if (roleIn(want)) return benefit ? `${want.replace(/[.,]$/, "")}, so that ${benefit}` : want;
  const isGerman = given.some(({ use, column }) => use === "want" && /möchte|will/iu.test(column));
  const plain = (text: string, start: RegExp) => text.replace(start, "").replace(/\.$/, "");
  const [as, to, so] = [
    plain(role, /^(?:as an?|als(?: eine?)?)\s+/iu),
    plain(want, /^(?:i want(?: to)?|möchte ich|ich möchte)\s+/iu),
    plain(benefit, /^(?:so that|damit)\s+/iu),
  ];
  if (isGerman) return `Als ${as || "Nutzer"} möchte ich ${to}${so ? `, damit ${so}` : ""}.`;
  const verb = given.some(({ use, column }) => use === "want" && /\bto\b/i.test(column)) ? "want to" : "want";
  return `As ${/^[aeiou]/i.test(as || "user") ? "an" : "a"} ${as || "user"}, I ${verb} ${to}${so ? `, so that ${so}` : ""}.`;
}

/** What a row can say of itself by its own words. */
export function finished(noun: Noun, words: Words): Words {
  if (noun === "user_stories" && !words.user_class_id) {
    const [name = "", story = ""] = [words.name, words.story];
    const isTitle = Boolean(roleIn(name)) && !story.split("\n").some((line) => roleIn(line));
    const told = isTitle && story !== name ? [name, story].filter(Boolean).join("\n") : story;
    const role = told.split("\n").map(roleIn).find(Boolean);
    const said = { ...words, story: told, name: roleIn(name) ? nameFrom(name) : name };
    return role ? { ...said, user_class_id: asName(role) } : words;
  }
  if (noun === "quality_requirements") {
    const said = [words.name, words.description].join(" ");
    const target = words.target || targetIn((words.description ?? "").replace(/\s*\([^()\s]+\)$/, ""));
    return { ...words, ...(target ? { target } : {}), characteristic: words.characteristic || characteristicFor(said) };
  }
  if (noun === "external_interfaces")
    return { ...words, kind: words.kind || interfaceKind([words.name, words.description].join(" ")) };
  return words;
}

export function asName(role: string): string {
  const name = role.replace(/\s+/g, " ").trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const characteristicFor = (said: string) => characteristicOf(said) ?? "functional_suitability";

function interfaceKind(said: string): string {
  if (/\b(?:printer|scanner|sensor|gps|camera|barcode|terminal|device|hardware|drucker|gerät|waage|kamera)/iu.test(said))
    return "hardware";
  if (
    /\b(?:https?|tls|mqtt|websocket|protocol|tcp|smtp|bluetooth|protokoll|netzwerk|network)\b/iu.test(said) &&
    !/\bapi\b/iu.test(said)
  )
    return "communication";
  if (/\b(?:screen|responsive|touch|browser|user interface|oberfläche|bildschirm|mobile app)\b/iu.test(said)) return "user";
  return "software";
}
