import { expect, test } from "vitest";
import type { ProgressReport } from "#domain/progress.ts";
import { buildDocument } from "./build-document.ts";
import type { Block, Chapter, Requirement } from "./document.ts";
import { blank, sample } from "./sample.ts";

function everyChapter(chapters: readonly Chapter[]): Chapter[] {
  return chapters.flatMap((chapter) => [chapter, ...everyChapter(chapter.chapters)]);
}

function blocksOf(input = sample): Block[] {
  return everyChapter(buildDocument(input).chapters).flatMap((chapter) => chapter.blocks);
}

function requirement(citation: string): Requirement | undefined {
  return blocksOf().find((block): block is Requirement => block.kind === "requirement" && block.citation === citation);
}

test("the chapters follow the outline of ISO/IEC/IEEE 29148", () => {
  const titles = everyChapter(buildDocument(sample).chapters).map(({ number, title }) => `${number} ${title}`);
  expect(titles).toEqual([
    "1 Introduction",
    "1.1 Purpose",
    "1.2 Scope",
    "1.3 Product overview",
    "1.3.1 Product perspective",
    "1.3.2 Product functions",
    "1.3.3 User characteristics",
    "1.3.4 Limitations",
    "1.3.4.1 Business model",
    "1.3.4.2 Pricing",
    "1.3.4.3 Risks",
    "1.3.5 Assumptions",
    "1.4 Definitions",
    "2 References",
    "3 Requirements",
    "3.1 Functions",
    "3.1.1 Pages and sections",
    "3.1.2 User stories",
    "3.1.2.1 Farmer",
    "3.1.2.2 Restaurant",
    "3.1.3 Features",
    "3.1.3.1 Boxes",
    "3.1.3.2 Features without a page",
    "3.2 Performance",
    "3.3 Usability",
    "3.4 Interfaces",
    "3.4.1 User interfaces",
    "3.4.2 Software interfaces",
    "3.5 Logical database",
    "3.6 Design constraints",
    "3.7 Software system attributes",
    "3.7.1 Reliability",
    "3.7.2 Security measures",
    "3.8 Supporting information",
    "4 Verification",
    "4.1 Methods",
    "4.2 Test cases",
    "5 Appendices",
    "5.1 Assumptions and dependencies",
    "5.2 Trace: user classes and stories",
    "5.3 Trace: pages, sections and features",
    "5.4 Trace: user stories and test cases",
    "5.5 Open points",
  ]);
});

test("every row stands once under its citable number, with its revision and source", () => {
  const cited = blocksOf().flatMap((block) => (block.kind === "requirement" ? [block.citation] : []));
  const features = [
    "UC-1",
    "UC-2",
    "RISK-1",
    "RISK-2",
    "AS-1",
    "GT-1",
    "PAGE-1",
    "SEC-1",
    "SEC-2",
    "PAGE-2",
    "US-14",
    "US-15",
    "FEAT-1",
    "FEAT-2",
  ];
  const assurance = ["SM-1", "SM-2", "TC-1", "TC-2", "EI-1", "EI-2", "NFR-1", "NFR-2"];
  expect(cited.toSorted()).toEqual([...features, ...assurance].toSorted());
  expect(requirement("US-14")).toMatchObject({ revision: 3, source: "drafted, then edited", title: "List a box" });
  expect(requirement("US-15")?.source, "unknown is not a person").toBeNull();
  expect(requirement("US-14")?.criteria).toHaveLength(2);
});

test("a story names its user class and a feature its page and section", () => {
  expect(requirement("US-14")?.links).toEqual([
    { label: "User class", to: [{ cite: "UC-1" }, " Farmer"] },
    { label: "Test cases", to: [{ cite: "TC-1" }] },
  ]);
  expect(requirement("TC-1")?.links).toEqual([{ label: "User story", to: [{ cite: "US-14" }, " List a box"] }]);
  expect(requirement("UC-1")?.links).toEqual([{ label: "User stories", to: [{ cite: "US-14" }] }]);
  expect(requirement("FEAT-1")?.links.map(({ to }) => to[0])).toEqual([{ cite: "PAGE-1" }, { cite: "SEC-1" }]);
});

test("the trace tables pair classes with stories and places with features", () => {
  const trace = everyChapter(buildDocument(sample).chapters).filter(({ title }) => title.startsWith("Trace"));
  const rows = trace.map(({ blocks }) => blocks.map((block) => (block.kind === "table" ? block.rows : [])));
  expect(rows[0]).toEqual([
    [
      [[{ cite: "UC-1" }], ["Farmer"], [{ cite: "US-14" }]],
      [[{ cite: "UC-2" }], ["Restaurant"], [{ cite: "US-15" }]],
    ],
  ]);
  expect(JSON.stringify(rows[1])).toContain('[{"cite":"SEC-1"}],["Box list"],[{"cite":"FEAT-1"}]');
});

test("the open points name each gap and each row that has one", () => {
  const points = everyChapter(buildDocument(sample).chapters).at(-1)?.blocks[0];
  const said =
    points?.kind === "list"
      ? points.items.map((item) => item.map((part) => (typeof part === "string" ? part : part.cite)).join(""))
      : [];
  expect(said).toEqual([
    "Stories without acceptance criteria: US-15.",
    "Stories without a test case: US-15.",
    "Test cases without a story: TC-2.",
    "Pages without sections: PAGE-2.",
    "Sections without a description: SEC-2.",
    "Features without a page: FEAT-2.",
    "Features without a description: FEAT-2.",
    "Security measures without verification: SM-2.",
    "Quality requirements whose target has no number: NFR-2.",
    "Quality requirements without verification: NFR-2.",
  ]);
});

test("a test that names the rule it tries needs no story [LISTEN-421]", () => {
  const [test] = sample.test_cases;
  const alone = test && { ...test, user_story_id: null, given: 'The rule "Boxes are emptied after 14 days".' };
  const document = buildDocument({ ...sample, test_cases: alone ? [alone] : [] });
  expect(alone).toBeDefined();
  expect(JSON.stringify(everyChapter(document.chapters).at(-1))).not.toContain("Test cases without a story");
});

test("test cases stand step by step, and verification names a method for each requirement and the tests of each story", () => {
  expect(requirement("TC-1")?.criteria).toEqual([
    ["Given a signed-in farmer", "And a box without a price", "When the box is saved", "Then the price is asked for"],
  ]);
  expect(requirement("TC-2")?.criteria).toEqual([["Given a server", "When it is asked", "Then it answers"]]);
  const chapters = everyChapter(buildDocument(sample).chapters);
  const [methods] = chapters.find(({ title }) => title === "Methods")?.blocks ?? [];
  expect(methods?.kind === "table" ? methods.rows.map((cells) => cells.map(([cell]) => cell)) : []).toEqual([
    [{ cite: "US-14" }, "Test of 2 acceptance criteria", { cite: "TC-1" }],
    [{ cite: "US-15" }, "No criteria yet", "–"],
    [{ cite: "FEAT-1" }, "Demonstration", "–"],
    [{ cite: "FEAT-2" }, "Demonstration", "–"],
    [{ cite: "NFR-1" }, "Measured each night with 1,000 boxes.", "–"],
    [{ cite: "NFR-2" }, "Not said yet", "–"],
    [{ cite: "EI-1" }, "Demonstration", "–"],
    [{ cite: "EI-2" }, "Demonstration", "–"],
    [{ cite: "SM-1" }, "A test that guesses 11 times.", "–"],
    [{ cite: "SM-2" }, "Not said yet", "–"],
  ]);
  const [trace] = chapters.find(({ title }) => title === "Trace: user stories and test cases")?.blocks ?? [];
  expect(trace).toMatchObject({
    rows: [
      [[{ cite: "US-14" }], ["List a box"], [{ cite: "TC-1" }]],
      [{}, {}, ["–"]],
    ],
  });
});

test("quality stands by characteristic, each with its target, and interfaces by kind", () => {
  const citedIn = (title: string) =>
    everyChapter(buildDocument(sample).chapters)
      .find((chapter) => chapter.title === title)
      ?.blocks.flatMap((block) => (block.kind === "requirement" ? [block.citation] : []));
  expect(citedIn("Performance")).toEqual(["NFR-1"]);
  expect(citedIn("Reliability")).toEqual(["NFR-2"]);
  expect(citedIn("Security measures")).toEqual(["SM-1", "SM-2"]);
  expect(citedIn("User interfaces")).toEqual(["EI-1"]);
  expect(requirement("NFR-1")?.details).toEqual([
    { label: "Target", lines: ["2 seconds for 95 of 100 searches"] },
    { label: "Verification", lines: ["Measured each night with 1,000 boxes."] },
  ]);
  expect(requirement("SM-1")?.details[0]).toEqual({ label: "Threat", lines: ["Somebody guesses passwords."] });
});

test("a project about which nothing was said says in every chapter what is missing", () => {
  const leaves = everyChapter(buildDocument(blank).chapters).filter(({ chapters }) => chapters.length === 0);
  for (const { title, blocks } of leaves) {
    const points = blocks.some((block) => block.kind === "missing" || block.kind === "list");
    expect(points, title).toBe(true);
  }
});

test("how far requirements are built is an appendix once something was reported, with commit, test and what changed since [EXPORT-76]", () => {
  const report = { table_name: "user_stories" as const, commit: null, test: null, note: null };
  const by = { reported_by: null, key_name: "Agent", reported_at: "2026-11-22T10:00:00Z" };
  const reports: ProgressReport[] = [
    { ...report, ...by, id: "r1", row_id: "u1", at_revision: 2, state: "done", commit: "abc1234", test: "boxes.test.ts" },
    { ...report, ...by, id: "r2", row_id: "u2", at_revision: 1, state: "blocked", note: "Waits for\nprices." },
  ];
  const build = everyChapter(buildDocument({ ...sample, reports }).chapters).find(({ title }) => title === "Build state");
  expect(build?.number).toBe("5.6");
  const [summary, table] = build?.blocks ?? [];
  expect(summary).toEqual({
    kind: "paragraph",
    text: ["0 of 10 requirements are done, 1 changed since, 1 blocked, 8 not reported; 9 untested."],
  });
  expect(table).toMatchObject({
    kind: "table",
    columns: ["Requirement", "State", "Commit", "Shown by", "Note"],
    rows: [
      [[{ cite: "US-14" }], ["Stale: reported for revision 2"], ["abc1234"], ["boxes.test.ts, ", { cite: "TC-1" }], ["–"]],
      [[{ cite: "US-15" }], ["Blocked"], ["–"], ["–"], ["Waits for prices."]],
    ],
  });
  for (const none of [undefined, []]) {
    expect(everyChapter(buildDocument({ ...sample, reports: none }).chapters).some(({ title }) => title === "Build state")).toBe(
      false,
    );
  }
});

test("where everything comes from, what nobody accepted and which numbers nobody said is an appendix where not all was typed by people [SOURCE-15]", () => {
  const features = Array.from({ length: 13 }, (_, at) => ({
    ...{ id: `many${at}`, number: at + 10, revision: 1, name: `Box ${"abcdefghijklm"[at]}`, description: null },
    ...{ page_id: null, section_id: null },
  }));
  const acceptance = {
    open: {
      quality_requirements: { q1: ["target", "verification"] },
      features: Object.fromEntries(features.map(({ id }) => [id, ["name"]])),
      specifications: { s: ["pricing_details", "business_model"] },
    },
    figures: [{ id: "a", row_id: "q1", field: "target", figure: "95" }],
    sources: {
      kinds: { person: { rows: 1, fields: 2 }, answer: { rows: 1200, fields: 2400 }, unknown: { rows: 3, fields: 4 } },
      said: ["for 100 boxes", "takes 5 % of"],
    },
  };
  const input = { ...sample, features, acceptance };
  const told = everyChapter(buildDocument(input).chapters).find(({ title }) => title === "Sources and acceptance");
  expect(told?.number).toBe("5.6");
  const [kinds, open, numbers, ...rest] = told?.blocks ?? [];
  expect(kinds).toEqual({
    kind: "table",
    columns: ["Source", "Rows and texts", "Fields"],
    rows: [
      [["Drafted from answers"], ["1,200"], ["2,400"]],
      [["Typed by people"], ["1"], ["2"]],
      [["Not known"], ["3"], ["4"]],
    ],
  });
  expect(open).toMatchObject({ columns: ["Section", "Not accepted", "Which"] });
  expect(open?.kind === "table" && open.rows.map((row) => row.flat())).toEqual([
    ["Texts", "2", "Pricing, Business model"],
    ["Features", "13", "–"],
    ["Quality requirements", "1", { cite: "NFR-1" }],
  ]);
  expect(numbers?.kind === "table" && numbers.rows.map((row) => row.flat())).toEqual([
    ["2 seconds", { cite: "NFR-1" }, ", Target", "2 seconds for 95 of 100 searches"],
    ["1,000", { cite: "NFR-1" }, ", Verification", "Measured each night with 1,000 boxes."],
  ]);
  expect(rest).toEqual([]);

  const accepted = { ...acceptance, open: {} };
  const all = everyChapter(buildDocument({ ...sample, acceptance: accepted }).chapters).at(-1);
  expect(all?.blocks.slice(1)).toEqual([{ kind: "paragraph", text: ["Everything here was typed or accepted by a person."] }]);
  const typed = { ...acceptance, sources: { kinds: { person: { rows: 1, fields: 2 } }, said: [] } };
  for (const none of [undefined, typed]) {
    const titles = everyChapter(buildDocument({ ...sample, acceptance: none }).chapters).map(({ title }) => title);
    expect(titles).not.toContain("Sources and acceptance");
  }
});
