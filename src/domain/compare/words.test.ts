import fc from "fast-check";
import { expect, test } from "vitest";
import { compareWords, markWords } from "./words.ts";

test("changed words are marked on both sides, and nothing else", () => {
  expect(markWords("The skipper books a berth.", "The captain books one berth.")).toEqual({
    before: [
      { text: "The ", marked: false },
      { text: "skipper", marked: true },
      { text: " books ", marked: false },
      { text: "a", marked: true },
      { text: " berth.", marked: false },
    ],
    after: [
      { text: "The ", marked: false },
      { text: "captain", marked: true },
      { text: " books ", marked: false },
      { text: "one", marked: true },
      { text: " berth.", marked: false },
    ],
  });
});

test("neighbouring changed words are one mark", () => {
  expect(markWords("one two three", "four five six").before).toEqual([{ text: "one two three", marked: true }]);
});

test("whatever the texts, each side reads as it was written", () => {
  const text = fc.string({ maxLength: 200 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const sides = markWords(before, after);
      expect(sides.before.map((mark) => mark.text).join("")).toBe(before);
      expect(sides.after.map((mark) => mark.text).join("")).toBe(after);
    }),
  );
});

test("texts without a word in common are told apart, however long", () => {
  const long = (letter: string) => Array.from({ length: 8000 }, (_, i) => `${letter}${i}`).join(" ");
  const changes = compareWords(long("a"), long("b"));
  expect(
    changes
      .filter(({ kind }) => kind === "removed")
      .map(({ text }) => text)
      .join(""),
  ).toContain("a7999");
});
