import fc from "fast-check";
import { expect, test } from "vitest";
import { answersTo, askedOf, readTraceWord, traceWord } from "./trace-asked.ts";
import { type TraceRows, traceLinks, traceNouns } from "./trace-links.ts";
import { bandShare, tracePicture } from "./trace-picture.ts";

const row = (id: string) => ({ id, number: Number(id.slice(1)), revision: 1, name: id });
const story = { ...row("s1"), user_class_id: "c1", story: "", acceptance_criteria: "" };
const testCase = { ...row("t1"), given: "", when: "", then: "" };

test("rows are linked by their fields, by what they cite, and by what follows from both", () => {
  const { between } = traceLinks({
    user_classes: [row("c1"), row("c2")],
    user_stories: [story, { ...story, ...row("s2"), story: "As SEC-5 says" }, { ...story, ...row("s3") }],
    features: [
      { ...row("f1"), page_id: "p1", description: "Serves US-1" },
      { ...row("f2"), section_id: "x5" },
    ],
    pages: [
      { ...row("p1"), sections: [] },
      { ...row("p2"), sections: [row("x5")] },
    ],
    test_cases: [
      { ...testCase, user_story_id: "s1" },
      { ...testCase, ...row("t2") },
    ],
  });
  const pairs = (...[noun, other]: Parameters<typeof between>) =>
    [...between(noun, other)].map(([id, others]) => `${id}:${[...others].join()}`);
  expect(pairs("user_classes", "user_stories")).toEqual(["c1:s1,s2,s3"]);
  expect(pairs("user_stories", "features")).toEqual(["s1:f1"]);
  expect(pairs("features", "pages")).toEqual(["f1:p1", "f2:p2"]);
  expect(pairs("user_stories", "pages")).toEqual(["s2:p2", "s1:p1"]);
  expect(pairs("pages", "user_classes")).toEqual(["p1:c1", "p2:c1"]);
  expect(pairs("test_cases", "pages")).toEqual(["t1:p1"]);
  expect(pairs("test_cases", "features")).toEqual(["t1:f1"]);
});

const some = fc.nat({ max: 12 });
const rows: fc.Arbitrary<TraceRows> = fc
  .record({
    classes: some,
    pages: some,
    stories: fc.array(fc.tuple(some, fc.option(some)), { maxLength: 12 }),
    features: fc.array(fc.tuple(fc.option(some), fc.option(some)), { maxLength: 12 }),
    tests: fc.array(fc.option(some), { maxLength: 12 }),
  })
  .map(({ classes, pages, stories, features, tests }) => ({
    user_classes: Array.from({ length: classes + 1 }, (_, at) => row(`c${at + 1}`)),
    pages: Array.from({ length: pages }, (_, at) => ({ ...row(`p${at + 1}`), sections: [] })),
    user_stories: stories.map(([user, page], at) => ({
      ...story,
      ...row(`s${at + 1}`),
      user_class_id: `c${1 + (user % (classes + 1))}`,
      story: page === null ? "" : `On PAGE-${page}`,
    })),
    features: features.map(([page, of], at) => ({
      ...row(`f${at + 1}`),
      page_id: page === null ? null : `p${page}`,
      description: of === null ? "" : `US-${of}`,
    })),
    test_cases: tests.map((of, at) => ({
      ...testCase,
      ...row(`t${at + 1}`),
      user_story_id: of === null ? null : stories[of] ? `s${of + 1}` : null,
    })),
  }));

test("every hole and every band counts exactly the rows that its filter lists [READ-31]", () => {
  fc.assert(
    fc.property(rows, (all) => {
      const links = traceLinks(all);
      const { columns, bands } = tracePicture(all, links);
      for (const { noun, count, holes } of columns) {
        expect(count).toBe(all[noun].length);
        for (const { lacks, count: lacking } of holes) {
          const answers = answersTo({ has: false, other: lacks }, noun, links);
          expect(all[noun].filter(({ id }) => answers(id)).length).toBe(lacking);
        }
      }
      for (const band of bands) {
        const answers = answersTo({ has: true, other: band.to }, band.from, links);
        expect(all[band.from].filter(({ id }) => answers(id)).length).toBe(band.fromRows);
        const back = [...links.between(band.to, band.from).values()].reduce((sum, { size }) => sum + size, 0);
        expect(back).toBe(band.links);
        expect(bandShare(band, bands)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("what is asked of a list is read from its word in the address, and a story is never asked for without its class", () => {
  for (const noun of traceNouns) {
    for (const asked of askedOf(noun)) expect(readTraceWord(noun, traceWord(asked))).toEqual(asked);
  }
  expect(readTraceWord("user_stories", "without-class")).toBeUndefined();
  expect(readTraceWord("pages", "without-page")).toBeUndefined();
  expect(readTraceWord("pages", null)).toBeUndefined();
});
