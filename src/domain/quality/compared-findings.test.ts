import { expect, test } from "vitest";
import { comparedFindings } from "./compared-findings.ts";
import { findingsInField } from "./lint.ts";
import { standardSettings } from "./settings.ts";

const rows = ["mended", "moved", "removed", "kept", "twice", "added"];
const found = (id: string, text: string, kept?: string) =>
  findingsInField("features", "description", text, standardSettings).map((finding) => ({
    ...{ noun: "features" as const, id, number: rows.indexOf(id), field: "description", text, finding, kept },
  }));
const quotes = (all: readonly ReturnType<typeof found>[number][]) =>
  all.map(({ id, text, finding }) => `${id} ${text.slice(finding.start, finding.end)}`);

test("between two versions a finding went where its words did, its row did or somebody keeps it, and came where they came; words that only moved did neither [PROVE-6]", () => {
  const before = [
    ...found("mended", "The desk should log each boat."),
    ...found("moved", "The desk shall print the list fast."),
    ...found("removed", "The map shall look modern."),
    ...found("kept", "The sign shall be intuitive."),
    ...found("twice", "The quay shall be quickly cleaned and the van quickly washed by the crew."),
  ];
  const after = [
    ...found("mended", "The desk shall log each boat."),
    ...found("moved", "At the quay the desk shall print the list fast."),
    ...found("kept", "The sign shall be intuitive.", "The brand book says what that is."),
    ...found("twice", "The quay shall be quickly cleaned by the crew."),
    ...found("added", "The bell shall ring TBD times."),
  ];
  const { went, came } = comparedFindings(before, after);
  expect(quotes(went)).toEqual(expect.arrayContaining(["mended should", "removed modern", "kept intuitive", "twice quickly"]));
  expect(quotes(went).filter((one) => one === "twice quickly")).toHaveLength(1);
  expect(quotes(went).some((one) => one.startsWith("moved"))).toBe(false);
  expect(quotes(came)).toEqual(["added TBD"]);
});

test("a row that each version has for itself is the same by its number [PROVE-6]", () => {
  const before = found("moved", "The desk shall print the list fast.");
  const after = before.map((one) => ({ ...one, id: "the same in the next version" }));
  expect(comparedFindings(before, after)).toEqual({ went: [], came: [] });
});
