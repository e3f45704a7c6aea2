import { describe, expect, test } from "vitest";
import { coverageOf, criteriaFindings, duplicateFindings, placementFindings, storyFindings, textFindings } from "./checks.ts";
import { similarity } from "./similarity.ts";
import { vagueWordOf } from "./vague.ts";

const rules = (findings: readonly { rule: string }[]) => findings.map((finding) => finding.rule);

describe("a story", () => {
  test("follows the pattern", () => {
    expect(storyFindings("As a farmer, I want to sell boxes, so that restaurants can order them.")).toEqual([]);
    expect(rules(storyFindings("Farmers sell boxes."))).toEqual(["story-pattern"]);
    expect(rules(storyFindings("As an farmer, I want to sell boxes, so that I earn money."))).toEqual(["article"]);
  });

  test("has scenarios of Given, When and Then, one of which fails", () => {
    const works = "Given a basket\nWhen I order\nThen I see a number";
    const breaks = "Given an empty basket\nWhen I order\nThen the order is refused";
    expect(criteriaFindings(`${works}\n\n${breaks}`)).toEqual([]);
    expect(rules(criteriaFindings(works))).toEqual(["failure-path"]);
    expect(rules(criteriaFindings("When I order\nThen it is refused"))).toEqual(["given-when-then"]);
  });
});

describe("a text", () => {
  test("gives each vague word a number", () => {
    expect(vagueWordOf("The list loads fast.")).toBe("fast");
    expect(vagueWordOf("The list loads fast, within 2 seconds.")).toBeUndefined();
    expect(vagueWordOf("It shows how many places are left.")).toBeUndefined();
    expect(vagueWordOf("It is user-friendly.")).toBe("user-friendly");
  });

  test.each([
    ["Sell {objects}", "unfilled"],
    ["Shown to undefined", "unfilled"],
    ["This is a order.", "article"],
    ["The the list", "repeated-word"],
    ["A list , sorted", "spacing"],
    ["lower case first", "capital"],
    ["", "empty"],
  ])("'%s' breaks the rule %s", (text, rule) => {
    expect(rules(textFindings(text))).toContain(rule);
  });

  test("that is right has no findings", () => {
    expect(textFindings("The system shall show an order within 2 seconds.")).toEqual([]);
  });
});

test("near-duplicates are found by meaning, not by spelling", () => {
  expect(similarity("Order a box", "Ordering boxes")).toBe(1);
  expect(similarity("Quote requests", "Request a quote")).toBe(1);
  expect(similarity("Order a box", "Cancel an order")).toBeLessThan(0.7);
  expect(rules(duplicateFindings(["Track a delivery", "Cancel an order", "Tracking deliveries"], 0.75))).toEqual(["duplicate"]);
});

test("a feature stands on a page and on a section of that page", () => {
  const pages = [
    { id: "p", sections: [{ id: "s" }] },
    { id: "q", sections: [] },
  ];
  expect(placementFindings({ name: "F", page_id: "p", section_id: "s" }, pages)).toEqual([]);
  expect(rules(placementFindings({ name: "F", page_id: "q", section_id: "s" }, pages))).toEqual(["placement"]);
  expect(rules(placementFindings({ name: "F", page_id: null, section_id: null }, pages))).toEqual(["placement"]);
});

test("coverage names what is missing", () => {
  expect(coverageOf(["Farmer", "Cook"], ["Farmers sell boxes"])).toEqual({ share: 0.5, missing: ["Cook"] });
});
