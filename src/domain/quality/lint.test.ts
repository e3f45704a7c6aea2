import { expect, test } from "vitest";
import type { Noun } from "#domain/nouns/all.ts";
import type { RuleId } from "./finding.ts";
import { findingsInField, findingsInProject, findingsInRow } from "./lint.ts";
import { rules } from "./rules/all.ts";
import { type QualitySettings, standardSettings } from "./settings.ts";

const own: QualitySettings = {
  ...standardSettings,
  form: "ears",
  forbidden: ["portal"],
  glossary: [{ term: "boat", avoid: ["vessel", "vessels"] }],
};

function placeOf(rule: RuleId): [Noun, string] {
  if (rule === "story") return ["user_stories", "story"];
  if (rule === "gherkin") return ["user_stories", "acceptance_criteria"];
  return ["quality_requirements", "description"];
}

test.each(rules)("the rule $name finds its bad example and lets its good one be [LINT-1]", ({ id, scored, bad, good }) => {
  const [noun, field] = placeOf(id);
  const found = findingsInField(noun, field, bad, own);
  expect(found.map(({ rule }) => rule)).toEqual([id]);
  expect(found[0]?.scored).toBe(scored);
  expect(found[0]?.why).toMatch(/[.?]$/);
  expect(bad.slice(found[0]?.start, found[0]?.end).trim()).not.toBe("");
  expect(findingsInField(noun, field, good, own)).toEqual([]);
});

test("a rule that is off finds nothing, and one that informs counts where the project is stricter [LINT-2]", () => {
  const said = "The quay shall be lit in order to keep people safe.";
  const told = (settings: QualitySettings) => findingsInField("quality_requirements", "description", said, settings);
  expect(told(standardSettings).map(({ rule, scored }) => [rule, scored])).toEqual([
    ["passive", true],
    ["purpose", false],
  ]);
  expect(told({ ...standardSettings, off: ["passive"], strict: ["purpose"] }).map(({ rule, scored }) => [rule, scored])).toEqual([
    ["purpose", true],
  ]);
});

test("what is asked of a feature is not asked of a risk, a measure or a name [LINT-3]", () => {
  const said = "Tickets should be scanned quickly and stored, if possible.";
  const found = (noun: Noun, field: string) => findingsInField(noun, field, said, standardSettings).map(({ rule }) => rule);
  expect(found("features", "description")).toEqual(["modal", "passive", "vague", "several-duties", "escape"]);
  expect(found("risks", "description")).toEqual(["vague", "escape"]);
  expect(found("security_measures", "measure")).toEqual(["vague", "escape"]);
  expect(found("security_measures", "threat")).toEqual(["escape"]);
  expect(found("pages", "features")).toEqual(["vague"]);
  expect(found("features", "name")).toEqual([]);
});

test("a row and a project are read field by field, in the order people read them [LINT-4]", () => {
  const row = {
    id: "a",
    number: 3,
    revision: 1,
    name: "Fog horn TBD",
    description: "The horn shall sound several times.",
    page_id: null,
  };
  expect(findingsInRow("features", row, standardSettings).map(({ field, finding }) => [field, finding.rule])).toEqual([
    ["name", "placeholder"],
    ["description", "vague"],
  ]);
  const lists = {
    user_classes: [],
    user_stories: [],
    features: [row],
    risks: [],
    assumptions: [],
    glossary_terms: [],
    security_measures: [],
    test_cases: [],
    external_interfaces: [],
    quality_requirements: [],
  };
  const section = { id: "s", number: 1, revision: 1, name: "Quay", description: "Shows wind, waves, etc." };
  const page = { id: "p", number: 1, revision: 1, name: "Harbour", sections: [section] };
  const content = { ...lists, project: { name: "Quayside" }, specification: null, questionnaire: null, pages: [page] };
  expect(
    findingsInProject(content, standardSettings).map(({ noun, number, field, finding }) => [noun, number, field, finding.rule]),
  ).toEqual([
    ["sections", 1, "description", "open-list"],
    ["features", 3, "name", "placeholder"],
    ["features", 3, "description", "vague"],
  ]);
});

test("terms of a trade, paths, numbered things and names are let be, and what is meant once is found once [LINT-11]", () => {
  const told = (said: string, noun: Noun = "quality_requirements", field = "description") =>
    findingsInField(noun, field, said, own)
      .filter(({ scored }) => scored)
      .map(({ rule, start, end }) => `${rule}: ${said.slice(start, end)}`);
  for (const clean of [
    "The bilge pump shall open the normally closed valve within 2 seconds.",
    "The ledger shall charge simple interest on overdue berths.",
    "The mirror shall pull the stable branch at 02:00 UTC.",
    "The importer shall read its rules from /etc/harbour/rules.d and from the folder of the berth.",
    "Gate lamp of pier 2 shall turn red within 1 second.",
    "The kiosk shall show the share and the like button.",
    "The skipper's card shall name the owner as Will Marsh.",
    "The office shall give each clerk read and write access to the berth plan.",
    "The linter shall count each TODO comment and each empty <nav> element.",
    "Where the quay bears a crane, the plan shall show its reach in metres.",
  ])
    expect(told(clean), clean).toEqual([]);
  expect(told("The vault shall be absolutely impossible to open.")).toEqual(["absolute: absolutely impossible"]);
  expect(told("While the hawser snaps, the winch of pier 2 shall stop within 1 second.")).toEqual([
    "ears: While the hawser snaps",
  ]);
  expect(told("When the hawser snaps the winch of pier 2 shall stop within 1 second.")).toEqual(["ears: When the hawser snaps"]);
  expect(told("Under no imaginable circumstances shall the winch start by itself.")).toEqual([
    "absolute: Under no imaginable circumstances",
  ]);
  expect(told("Mooring lists need to be signed.")).toEqual(["modal: need to be signed", "passive: be signed"]);
  expect(told("The plan shall from time to time drop old berths and warn the owner.")).toEqual([
    "vague: from time to time",
    "several-duties: and warn the",
  ]);
  expect(told("The buoy shall, where the sea allows it for once, be moored.")).toEqual(["passive: be moored"]);
  expect(told("Keys are changed as appropriate by the harbour master.", "security_measures", "measure")).toEqual([
    "escape: as appropriate",
  ]);
  expect(told("As a …, I want a printed plan, so that I find my berth.", "user_stories", "story")).toEqual(["story: As a …,"]);
});
