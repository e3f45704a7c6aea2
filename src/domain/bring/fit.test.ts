import { expect, test } from "vitest";
import { sample } from "#domain/document/sample.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import { bringingOf } from "./bringing.ts";
import { fitted } from "./fit.ts";
import { keptText } from "./kept.ts";
import { matchRows } from "./match.ts";
import { readingOf } from "./reading.ts";
import type { SourceBlock } from "./source.ts";
import { nothingStanding, type Standing, standingOf } from "./standing.ts";

function brought(blocks: SourceBlock[], standing: Standing = nothingStanding) {
  const reading = readingOf({ kind: "blocks", blocks });
  const rows = reading.rows.map((row) => fitted(row, standing));
  const matched = matchRows(rows, standing);
  const kept = keptText(reading, matched, new Set());
  const newId = () => crypto.randomUUID();
  return { rows, bringing: bringingOf({ name: "jira.csv", place: { project_id: "p" }, rows: matched, standing, kept, newId }) };
}
const wordsIn = (said: unknown, pattern: RegExp) => new Set(JSON.stringify(said).replaceAll("\\n", " ").match(pattern));
const words = (letter: string, many: number) => Array.from({ length: many }, (_, at) => `${letter}${at}x`).join(" ");

test("words that do not fit their field are cut at a word, and the rest is said and stays source text [BRING-20]", () => {
  const story = `As a farmer, I want ${words("w", 900)}`;
  const { rows, bringing } = brought([
    {
      kind: "table",
      columns: ["Title", "Description", "Acceptance Criteria", "Issue Type"],
      rows: [[words("t", 80), story, words("a", 3000), "Story"]],
    },
  ]);
  const over = rows.flatMap((row) => row.over ?? []);
  expect(over.map(({ field }) => field)).toEqual(expect.arrayContaining(["name", "story", "acceptance_criteria"]));
  for (const [letter, many] of [
    ["t", 80],
    ["w", 900],
    ["a", 3000],
  ] as const) {
    expect(wordsIn(bringing, new RegExp(`\\b${letter}\\d+x\\b`, "g")).size, letter).toBe(many);
  }
  for (const noun of allNouns)
    for (const row of bringing.written[noun] ?? [])
      for (const [name, field] of Object.entries(nouns[noun].fields))
        if (field.kind === "text") expect(() => field.schema.parse(row[name])).not.toThrow();
  expect(bringing.kept).toContain("Story, continued");
});

test("a text of the specification that grows too long keeps its rest as source text [BRING-20]", () => {
  const standing = standingOf({
    ...sample,
    specification: { ...sample.specification, project_scope: "Only boxes. ".repeat(3500) },
  });
  const said = Array.from({ length: 2500 }, (_, at) => `Sentence s${at}x.`).join(" ");
  const blocks: SourceBlock[] = [
    { kind: "heading", level: 1, text: "Scope" },
    { kind: "paragraph", text: said },
  ];
  const { bringing } = brought(blocks, standing);
  expect(bringing.texts.project_scope?.length).toBeLessThanOrEqual(50_000);
  expect(wordsIn(bringing, /\bs\d+x\b/g).size).toBe(2500);
});

test("a row that got its name from its words is the one that others mean by that name, and none is made beside it [ATTACK-117]", () => {
  const row = (kind: "user_classes" | "user_stories", words: Record<string, string>) => ({ key: kind, kind, words, sources: [] });
  const rows = matchRows(
    [
      row("user_classes", { description: "Harbour master" }),
      row("user_stories", { name: "Allot", story: "Allots a berth.", user_class_id: "harbour MASTER" }),
    ],
    nothingStanding,
  );
  const newId = () => crypto.randomUUID();
  const { written } = bringingOf({ name: "x", place: { project_id: "p" }, rows, standing: nothingStanding, kept: "", newId });
  expect(written.user_classes?.map(({ name }) => name)).toEqual(["Harbour master"]);
  expect(written.user_stories?.map(({ user_class_id }) => user_class_id)).toEqual([written.user_classes?.[0]?.id]);
});
