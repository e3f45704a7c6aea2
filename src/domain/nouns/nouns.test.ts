import { expect, expectTypeOf, test } from "vitest";
import { specificationMenu } from "#domain/specifications.ts";
import { type InputOf, isNoun, nouns, type RowOf, type WordsOf } from "./all.ts";

test("a noun is found by its table, stands in a section of the workspace and is cited by a prefix of its own", () => {
  const sections = specificationMenu.flatMap(({ items }) => items.map(({ key }) => key));
  const all = Object.entries(nouns);
  expect(all.map(([, { table }]) => table)).toEqual(all.map(([table]) => table));
  for (const [, { section }] of all) expect(sections).toContain(section);
  expect(new Set(all.map(([, { prefix }]) => prefix)).size).toBe(all.length);
  expect(isNoun("user_stories")).toBe(true);
  for (const stranger of ["projects", "toString"]) expect(isNoun(stranger)).toBe(false);
});

test("what a reference points into is a noun, too", () => {
  for (const { fields, stored } of Object.values(nouns)) {
    for (const field of [...Object.values(fields), ...Object.values(stored)]) {
      if ("to" in field) expect(isNoun(field.to)).toBe(true);
    }
  }
});

test("inputs and rows are of exactly the types that are stored", () => {
  expectTypeOf<InputOf<"security_measures">>().toEqualTypeOf<{
    name: string;
    threat: string;
    measure: string;
    verification: string | null;
  }>();
  expectTypeOf<InputOf<"test_cases">["user_story_id"]>().toEqualTypeOf<string | null>();
  expectTypeOf<InputOf<"external_interfaces">["kind"]>().toEqualTypeOf<"user" | "hardware" | "software" | "communication">();
  expectTypeOf<keyof WordsOf<"sections">>().toEqualTypeOf<"name" | "description">();
  expectTypeOf<RowOf<"sections">["order_index"]>().toEqualTypeOf<number>();
  expect(Object.keys(nouns.sections.words.shape)).toEqual(["name", "description"]);
});
