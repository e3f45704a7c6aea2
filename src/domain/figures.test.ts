import fc from "fast-check";
import { expect, test } from "vitest";
import { figuresIn, unsaidFigures } from "./figures.ts";

const texts = (text: string) => figuresIn(text).map((figure) => figure.text);

test("figures with units, money and number words are numbers; names, citations and list marks are none [SOURCE-13]", () => {
  expect(texts("Answers come within 2 seconds for 200 people.")).toEqual(["2 seconds", "200 people"]);
  expect(texts("It costs 9, €19.50 or $1,000 a month; 99.9 % of the time.")).toEqual(["9", "€19.50", "$1,000 a month", "99.9 %"]);
  expect(texts("After ten attempts the account is locked for fifteen minutes.")).toEqual(["ten attempts", "fifteen minutes"]);
  expect(texts("US-14@3 follows WCAG 2.2 and OAuth 2, TLS 1.3, AES-256 and ISO 25010.")).toEqual([]);
  expect(texts("1. Moor\n2. Pay within 3 days")).toEqual(["3 days"]);
  expect(texts("Someone often listens to tenants.")).toEqual([]);
});

test("a number counts as said however it was written, and only where it was said [SOURCE-13]", () => {
  const unsaid = (text: string, ...sources: string[]) => unsaidFigures(text, sources).map((figure) => figure.text);
  expect(unsaid("Keep it for 50 years.", "A lease ends after fifty years.")).toEqual([]);
  expect(unsaid("For 1,000 boats in 2 seconds", "There are 1000 boats.")).toEqual(["2 seconds"]);
  expect(unsaid("19 a month", "9 a month")).toEqual(["19 a month"]);
  expect(unsaid("2 seconds")).toEqual(["2 seconds"]);
});

test("what a text says is never unsaid beside itself, more sources never make more unsaid, and each number stands where it is told [SOURCE-13]", () => {
  const part = fc.oneof(fc.string(), fc.constantFrom("2 seconds", "ten", "€9", "US-3", "1,000 people", "99.9 %", "\n", " "));
  const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(" "));
  fc.assert(
    fc.property(text, text, text, (given, one, other) => {
      for (const figure of figuresIn(given)) expect(given.slice(figure.at, figure.at + figure.text.length)).toBe(figure.text);
      expect(unsaidFigures(given, [given])).toEqual([]);
      const few = unsaidFigures(given, [one]);
      expect(few).toEqual(expect.arrayContaining(unsaidFigures(given, [one, other])));
    }),
  );
});
