import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { amountsIn } from "#domain/quality/facts/units.ts";
import { tokensOf } from "#domain/quality/facts/words.ts";
import { wordTable } from "./word-table.ts";

test("a word that every object has for a name is a word like any other to the drafter [ATTACK-116]", () => {
  expect(wordTable({ a: 1 }).constructor).toBeUndefined();
  for (const project_description of [
    "A constructor books a kiln.",
    "Users constructor kilns. The status is constructor or late.",
    "An app for constructors. They constructor by phone, 5 constructor per constructor.",
    "Ein constructor bucht einen Ofen. Wir constructor.",
  ]) {
    const draft = draftEverything({ ...nothingYet, project: { name: "constructor" }, questionnaire: { project_description } });
    expect(draft.user_classes.length, project_description).toBeGreaterThan(0);
    expect(JSON.stringify(draft), project_description).not.toMatch(/native code|function Object/);
  }
});

test("what a file of ours says in a field that every object has stays source text, as all that is not known does [ATTACK-116]", () => {
  const file = {
    ...{ format: "product-architect/project" as const, format_version: 1 as const, generated_at: "2026-11-28T00:00:00Z" },
    ...{ project: { name: "Kilns" }, specification: {} },
    rows: { features: [{ number: 1, name: "Kilns", constructor: "who built it", toString: "as a text" }] },
  };
  const { rows } = readingOf({ kind: "project", file: file as never });
  expect(rows.find(({ kind }) => kind === "features")?.words).toEqual({ name: "Kilns" });
  expect(rows.find(({ kind }) => kind === "source")?.words.text).toBe("FEAT-1\nconstructor: who built it\ntoString: as a text");
});

test("a number before such a word is a count of it, and no amount in a unit that is none [ATTACK-116]", () => {
  expect(amountsIn(tokensOf("holds 5 constructor")).map(({ value, dimension }) => [value, dimension])).toEqual([[5, "count"]]);
  expect(amountsIn(tokensOf("half a constructor")).filter(({ value }) => Number.isNaN(value))).toEqual([]);
});
