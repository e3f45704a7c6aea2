import { describe, expect, test } from "vitest";
import { citationGraph } from "./citation-graph.ts";
import { citationsIn, revisionCitationsIn } from "./citations-in.ts";

const found = (text: string) => citationsIn(text).map(({ reference }) => reference);

describe("numbers in a text", () => {
  test.each([
    ["As US-14 says, and FEAT-9 too.", ["US-14", "FEAT-9"]],
    ["(PAGE-3, SEC-7/UC-2): RISK-1.", ["PAGE-3", "SEC-7", "UC-2", "RISK-1"]],
    ["US-14@3 and “US-15”, US-16–US-18", ["US-14", "US-15", "US-16", "US-18"]],
    ["Siehe US-2。参照PAGE-1页。", ["US-2", "PAGE-1"]],
    ["US-14\nUS-14", ["US-14", "US-14"]],
  ])("%j cites %j", (text, references) => {
    expect(found(text)).toEqual(references);
  });

  test.each([
    "us-14, US14, US 14, US-, US-0, US-014",
    "BUS-14, XUS-14, X-US-14, US-14b, US-14_b, US-14-b, US-1.5, US-1234567890",
    "US-Dollar, FEATURE-1, SECTION-2",
  ])("%j cites nothing, for a number is a whole word", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("what stands in code or in an address is no citation", () => {
    expect(found("`US-1` US-2 ``a ` US-3`` ` US-4")).toEqual(["US-2", "US-4"]);
    expect(found("```\nUS-1\n~~~\nUS-2\n```\nUS-3\n~~~~\nUS-4\n~~~\nUS-5")).toEqual(["US-3"]);
    expect(found("`open\n\nUS-1 `closed`")).toEqual(["US-1"]);
    expect(found("https://tracker.example/US-1 www.a.example/US-2, ftp://x/US-3 US-4")).toEqual(["US-4"]);
    expect(found("[US-1](https://a.example/x US-2) [b](/c/US-3) (US-4)")).toEqual(["US-1", "US-4"]);
    expect(found("[old](docs/US-14(draft).md) [a](x(y)US-2 and US-3)")).toEqual(["US-2", "US-3"]);
    expect(found("[open](US-1 https://a.example/US-2\n[b](US-3)")).toEqual(["US-1"]);
  });

  test("each is found at its place", () => {
    const text = "🌾 As US-14 says";
    expect(citationsIn(text)).toEqual([{ noun: "user_stories", reference: "US-14", start: 6, end: 11 }]);
    expect(text.slice(6, 11)).toBe("US-14");
  });

  test("a long text of backticks, brackets that nobody closes and numbers is read to its end [ATTACK-119]", () => {
    expect(found("US-1 ](".repeat(400_000))).toHaveLength(400_000);
    expect(found("US-1 ](\n".repeat(200_000))).toHaveLength(200_000);
    expect(found("US-1 ](a) ".repeat(200_000))).toHaveLength(200_000);
    expect(found("` `` ``` US-1 ".repeat(4_000))).toHaveLength(1_000);
    expect(found("`US-1` FEAT-2 https://a.example/US-3 ".repeat(20_000))).toHaveLength(20_000);
  });
});

test("source code cites with a revision, in comments, strings and addresses alike", () => {
  const text = 'test("pays [US-14@3]"); // `FEAT-2@1`, NFR-7 https://a.example/SEC-1@2.\nUS-1@0 US-2@x BUS-1@1 US-3@4.5';
  const written = revisionCitationsIn(text).map(({ start, end }) => text.slice(start, end));
  expect(written).toEqual(["US-14@3", "FEAT-2@1", "NFR-7", "SEC-1@2", "US-1", "US-2", "US-3"]);
  expect(revisionCitationsIn(text).slice(0, 3)).toMatchObject([
    { reference: "US-14", revision: 3, start: 12, end: 19 },
    { reference: "FEAT-2", revision: 1 },
    { reference: "NFR-7", revision: null },
  ]);
  expect(revisionCitationsIn("nothing of the kind")).toEqual([]);
});

test("what cites what is known from both sides, without itself, repeats and numbers nobody has", () => {
  const graph = citationGraph([
    { reference: "US-1", texts: ["Like US-2 and US-1", "US-2, PAGE-1, US-99"] },
    { reference: "US-2", texts: ["Alone"] },
    { reference: "PAGE-1", texts: ["Shows US-2"] },
    { reference: "project_overview", texts: ["The heart is PAGE-1."] },
  ]);
  expect(Object.fromEntries(graph.cites)).toEqual({
    "US-1": ["US-2", "PAGE-1"],
    "PAGE-1": ["US-2"],
    project_overview: ["PAGE-1"],
  });
  expect(Object.fromEntries(graph.citedBy)).toEqual({ "US-2": ["US-1", "PAGE-1"], "PAGE-1": ["US-1", "project_overview"] });
});
