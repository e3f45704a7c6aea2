import { expect, test } from "vitest";
import { toMarkdown } from "#domain/export/markdown.ts";
import type { Decision } from "#domain/quality/completeness/decision.ts";
import { buildDocument } from "./build-document.ts";
import { sample } from "./sample.ts";

const decided = (standard: Decision["standard"], item: string, more: Partial<Decision>): Decision => ({
  ...{ standard, item, state: "waived", reason: null, rests_on: [], basis: null, level: standard === "asvs" ? 2 : null },
  ...more,
});

test("the document tells what applies an item, why one is waived, what is open again and how many are open, a section once with its exceptions; without decisions it tells nothing [COMPLETE-8]", () => {
  const decisions = [
    decided("29148", "9.6.3", { state: "applied", rests_on: ["project_scope"] }),
    decided("29148", "9.6.12", { state: "applied", rests_on: ["FEAT-1", "features"] }),
    decided("29148", "9.6.11", { state: "applied", rests_on: ["EI-99"] }),
    decided("asvs", "V17.1", { reason: "No calls |\nat all." }),
    decided("asvs", "V3.3", { reason: "No cookies." }),
    decided("asvs", "V3.3.2", { state: "open" }),
  ];
  const chapterOf = (completeness: { level: 2; decisions: Decision[] } | undefined) => {
    const { chapters } = buildDocument({ ...sample, completeness });
    return chapters.at(-1)?.chapters.find(({ title }) => title === "Completeness");
  };
  const chapter = chapterOf({ level: 2, decisions });
  expect(chapter?.blocks[0]).toEqual({
    kind: "table",
    columns: ["Held against", "Applied", "Waived", "Open"],
    rows: [
      [["ISO/IEC/IEEE 29148:2018, clause 9.6"], ["2"], ["0"], ["18"]],
      [["ISO/IEC 25010:2023"], ["0"], ["0"], ["40"]],
      [["OWASP ASVS 5.0.0, level 2"], ["0"], ["4"], ["249"]],
    ],
  });
  expect(chapter?.blocks[2]).toMatchObject({
    rows: [
      [["9.6.3 Scope"], ["Project scope"]],
      [["9.6.11 External interfaces"], ["Open: EI-99 is no longer there."]],
      [["9.6.12 Functions"], [{ cite: "FEAT-1" }, ", ", "All features"]],
    ],
  });
  expect(chapter?.blocks[4]).toMatchObject({
    rows: [
      [["V3.3 Cookie Setup"], ["Waived: No cookies."]],
      [["V3.3.2 SameSite fit for the purpose of each cookie"], ["Open"]],
      [["V17.1 TURN Server"], ["Waived: No calls | at all."]],
    ],
  });
  expect(chapter?.blocks).toHaveLength(5);
  expect(chapterOf({ level: 2, decisions: [] })).toBeUndefined();
  expect(chapterOf(undefined)).toBeUndefined();
  expect(toMarkdown(buildDocument({ ...sample, completeness: { level: 2, decisions } }))).toContain("Waived: No cookies.");
});
