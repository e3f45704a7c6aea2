import { expect, test } from "vitest";
import { formsOf, gerund } from "./verbs.ts";
import { article, isUncountable, listed, plural, singular } from "./words.ts";

test.each([
  ["box", "boxes"],
  ["delivery", "deliveries"],
  ["person", "people"],
  ["child", "children"],
  ["quiz", "quizzes"],
  ["coach", "coaches"],
  ["knife", "knives"],
  ["menu", "menus"],
  ["photo", "photos"],
  ["house", "houses"],
  ["bus", "buses"],
  ["craftsman", "craftsmen"],
  ["boy", "boys"],
  ["analysis", "analyses"],
])("one %s, two %s", (one, many) => {
  expect(plural(one)).toBe(many);
  expect(singular(many)).toBe(one);
  expect(singular(one)).toBe(one);
});

test.each(["equipment", "data", "money", "feedback", "parking"])("%s is not counted", (word) => {
  expect(isUncountable(word)).toBe(true);
  expect(plural(word)).toBe(word);
});

test.each([
  ["hour", "an"],
  ["user", "a"],
  ["university", "a"],
  ["unopened box", "an"],
  ["owner", "an"],
  ["one-way ticket", "a"],
  ["8-hour shift", "an"],
  ["MRI scan", "an"],
  ["box", "a"],
])("before '%s' stands %s", (phrase, expected) => {
  expect(article(phrase)).toBe(expected);
});

test("verbs take their endings", () => {
  expect(["carry", "watch", "play"].map((verb) => formsOf(verb).third)).toEqual(["carries", "watches", "plays"]);
  expect([gerund("plan"), gerund("share"), gerund("see"), gerund("hand over")]).toEqual([
    "planning",
    "sharing",
    "seeing",
    "handing over",
  ]);
  expect(["sell", "book", "supply"].map((verb) => formsOf(verb).past)).toEqual(["sold", "booked", "supplied"]);
  expect(formsOf("take").simple).toBe("took");
});

test("lists end in 'and'", () => {
  expect([listed([]), listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])]).toEqual(["", "a", "a and b", "a, b and c"]);
});
