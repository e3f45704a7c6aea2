import { expect, test } from "vitest";
import { placeBlocks } from "./place-blocks.ts";
import type { SourceBlock } from "./source.ts";
import { topicOf } from "./topics.ts";

const heading = (text: string, level = 2): SourceBlock => ({ kind: "heading", level, text });
const paragraph = (text: string, markdown?: string): SourceBlock => ({
  kind: "paragraph",
  text,
  ...(markdown ? { markdown } : {}),
});
const item = (text: string, depth = 0): SourceBlock => ({ kind: "item", depth, ordered: false, text });
const table = (columns: string[], ...rows: string[][]): SourceBlock => ({ kind: "table", columns, rows });
const termsOf = (blocks: readonly SourceBlock[]) =>
  placeBlocks(blocks).rows.map(({ kind, words }) => [kind, words.name, words.definition]);
const term = (name: string, definition: string) => ["glossary_terms", name, definition];

test.each([
  "Glossary",
  "Glossary of terms",
  "1.3 Definitions, acronyms and abbreviations",
  "Terms and definitions",
  "Key terms",
  "Abbreviations",
  "Glossar",
  "Begriffe",
  "Begriffsbestimmungen",
  "Abkürzungsverzeichnis",
  "Fachbegriffe",
  "Glossaire",
  "Definiciones",
])("%s heads the terms of a glossary [BRING-47]", (title) => {
  expect(topicOf(title)).toEqual({ kind: "rows", noun: "glossary_terms" });
});

test.each(["Definition of done", "Terms of use", "Terms of payment"])("%s heads no glossary [BRING-47]", (title) => {
  expect(topicOf(title)).not.toMatchObject({ noun: "glossary_terms" });
});

test("terms in a list, in lines and in sentences become the terms of the glossary, and what tells none stays source text [BRING-47]", () => {
  const blocks = [
    heading("Features"),
    item("Skippers see the tide of their harbour"),
    heading("Glossary", 3),
    paragraph("These words have a meaning of their own here."),
    item("Berth: a place for one boat"),
    item("with power or without", 1),
    item("Synonyms: mooring, slip", 1),
    item("Page: what a visitor pays for a night"),
    paragraph(
      "Spring tide – the highest of a month\nNeap tide – the lowest",
      "**Spring tide** – the highest of a month\\\n**Neap tide** – the lowest",
    ),
    paragraph("A fender is a cushion between boats."),
    paragraph("Lee\n: the side away from the wind"),
    paragraph("[^1]: Said by the harbour master."),
    heading("Sea room", 4),
    paragraph("water enough to turn in"),
    heading("Bids are opened in May.", 4),
  ];
  const { rows } = placeBlocks(blocks);
  expect(termsOf(blocks)).toEqual([
    ["features", "Skippers see the tide of their harbour", undefined],
    term("Berth", "a place for one boat\nwith power or without"),
    term("Page", "what a visitor pays for a night"),
    term("Spring tide", "the highest of a month"),
    term("Neap tide", "the lowest"),
    term("fender", "a cushion between boats."),
    term("Lee", "the side away from the wind"),
    term("Sea room", "water enough to turn in"),
  ]);
  expect(rows[1]?.words.avoid).toBe("mooring, slip");
  expect(rows.flatMap(({ sources }) => sources)).not.toContain("3");
});

test("a table of terms becomes a term for each row, whatever words it explains, and a legend of signs none [BRING-47]", () => {
  expect(
    termsOf([table(["Term", "Definition", "Synonyms"], ["Role", "What a skipper does aboard", "task"], ["Risk", "A gale", ""])]),
  ).toEqual([term("Role", "What a skipper does aboard"), term("Risk", "A gale")]);
  expect(
    termsOf([heading("Abkürzungen"), table(["Kürzel", "Bedeutung"], ["HW", "Hochwasser"], ["NW", "Niedrigwasser"])]),
  ).toEqual([term("HW", "Hochwasser"), term("NW", "Niedrigwasser")]);
  expect(termsOf([table(["Begriff", "Erläuterung"], ["Liegeplatz", "Platz für ein Boot"])])).toEqual([
    term("Liegeplatz", "Platz für ein Boot"),
  ]);
  expect(termsOf([heading("Definitions"), table(["", ""], ["Buoy", "A mark on the water"], ["Page", "A night's fee"])])).toEqual([
    term("Buoy", "A mark on the water"),
    term("Page", "A night's fee"),
  ]);
  expect(termsOf([table(["Sign", "Meaning"], ["!", "Gale warning"], ["–", "Closed"])])).toEqual([]);
});
