import fc from "fast-check";
import { expect, test } from "vitest";
import { type PageMap, pageMapOf } from "./page-map.ts";
import { type PlacedName, placePageMap } from "./place-page-map.ts";
import { wrapName } from "./wrap-name.ts";

const ends = (prefix: string, least: number, most: number) =>
  fc
    .array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }), { minLength: least, maxLength: most })
    .map((names) => names.map((name, at) => ({ reference: `${prefix}-${at + 1}`, name })));

const maps: fc.Arbitrary<PageMap> = fc
  .tuple(ends("UC", 1, 30), ends("PAGE", 1, 60), fc.array(fc.tuple(fc.nat({ max: 29 }), fc.nat({ max: 59 })), { maxLength: 200 }))
  .map(([classes, pages, uses]) => ({
    classes,
    pages,
    uses: [...new Map(uses.map((use) => [use.join(), use])).values()].filter(
      ([user, page]) => user < classes.length && page < pages.length,
    ),
  }));

const overlap = (a: PlacedName, b: PlacedName) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test("no name of a page map lies over another or out of bounds, and every use is drawn once [READ-33]", () => {
  fc.assert(
    fc.property(maps, fc.constantFrom(326, 704), (map, width) => {
      const placed = placePageMap(map, width);
      expect(placePageMap(map, width)).toEqual(placed);
      const names = [...placed.classes, ...placed.pages];
      for (const [at, name] of names.entries()) {
        expect(name.x).toBeGreaterThanOrEqual(0);
        expect(name.y).toBeGreaterThanOrEqual(0);
        expect(name.x + name.width).toBeLessThanOrEqual(placed.width);
        expect(name.y + name.height).toBeLessThanOrEqual(placed.height);
        expect(names.slice(at + 1).filter((other) => overlap(name, other))).toEqual([]);
      }
      expect(placed.uses.map(({ user, page }) => [user, page])).toEqual(map.uses);
    }),
    { numRuns: 60 },
  );
});

test("a name stands in its lines, and ends in an ellipsis where it has no room", () => {
  expect(wrapName("Arrivals of tonight", 12, 2)).toEqual(["Arrivals of", "tonight"]);
  expect(wrapName("Arrivals of tonight and tomorrow", 12, 2)).toEqual(["Arrivals of", "tonight and…"]);
  expect(wrapName("Harbourmaster", 8, 2)).toEqual(["Harbourm", "aster"]);
});

test("pages of the same classes stand together, and those of nobody last", () => {
  const page = (number: number) => ({ id: `p${number}`, number, revision: 1, name: `Page ${number}`, sections: [] });
  const user = (number: number) => ({ id: `c${number}`, number, revision: 1, name: `Class ${number}` });
  const story = (number: number, of: number, on: number) => ({
    ...{ id: `s${number}`, number, revision: 1, name: "", user_class_id: `c${of}`, story: `PAGE-${on}`, acceptance_criteria: "" },
  });
  const map = pageMapOf({
    user_classes: [user(1), user(2)],
    user_stories: [story(1, 2, 2), story(2, 1, 3), story(3, 1, 4), story(4, 2, 4)],
    pages: [page(1), page(2), page(3), page(4)],
    features: [],
    test_cases: [],
  });
  expect(map.pages.map(({ reference }) => reference)).toEqual(["PAGE-3", "PAGE-4", "PAGE-2", "PAGE-1"]);
  expect(map.uses).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 2],
  ]);
});
