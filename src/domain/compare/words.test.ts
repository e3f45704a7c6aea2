import fc from "fast-check";
import { expect, test } from "vitest";
import { compareToRead, compareWords, markWords } from "./words.ts";

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

test("what was rewritten word after word is read as one run that went and one that came", () => {
  const read = (before: string, after: string) =>
    compareToRead(before, after)
      .map(({ kind, text }) => ({ same: text, removed: `[${text}]`, added: `{${text}}` })[kind])
      .join("");
  expect(read("Moving appointments online", "Something else entirely")).toBe(
    "[Moving appointments online]{Something else entirely}",
  );
  expect(read("I would like to book, now.", "I want to book, now.")).toBe("I [would like ]{want }to book, now.");
  expect(read("one two three", "one three")).toBe("one [two ]three");
  expect(read("", "new")).toBe("{new}");
});

test("whatever the texts, each side reads as it was written", () => {
  const text = fc.string({ maxLength: 200 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const sides = markWords(before, after);
      expect(sides.before.map((mark) => mark.text).join("")).toBe(before);
      expect(sides.after.map((mark) => mark.text).join("")).toBe(after);
      const read = compareToRead(before, after);
      const without = (gone: string) => read.flatMap(({ kind, text }) => (kind === gone ? [] : text)).join("");
      expect([without("added"), without("removed")]).toEqual([before, after]);
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
