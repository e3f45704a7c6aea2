import { expect, test } from "vitest";
import type { Finding, RuleId } from "./finding.ts";
import { mended } from "./mend.ts";
import { languageOfRows, settingsOf } from "./project-settings.ts";
import { cleanShares, overall, qualityScore } from "./score.ts";
import { standardSettings } from "./settings.ts";

const finding = (rule: RuleId, scored = true): Finding => ({ rule, scored, start: 0, end: 1, why: "" });
const at = (id: string, rule: RuleId, scored = true) => ({ noun: "features" as const, id, finding: finding(rule, scored) });

test("the share of clean rows is per list, of rows that rules look at; what only informs leaves a row clean [QUAL-07]", () => {
  const found = [at("1", "vague"), at("1", "passive"), at("2", "pronoun", false)];
  const shares = cleanShares({ features: 4, pages: 2, risks: 0 }, found);
  expect([...shares]).toEqual([
    ["pages", { rows: 2, clean: 2 }],
    ["features", { rows: 4, clean: 3 }],
  ]);
  expect(overall(shares.values())).toEqual({ rows: 6, clean: 5 });
});

test("the score is a hundred less what each rule costs by the share of rows it is broken in, capped per rule [QUAL-07]", () => {
  const everywhere = (rule: RuleId) => Array.from({ length: 10 }, (_, row) => at(`${row}`, rule));
  expect(qualityScore({ rows: 0 }, [])).toBeUndefined();
  expect(qualityScore({ rows: 10 }, [at("1", "pronoun", false)])).toBe(100);
  expect(qualityScore({ rows: 10 }, [at("1", "vague")])).toBe(96);
  // two findings of a rule in one row cost what one does
  expect(qualityScore({ rows: 10 }, [at("1", "vague"), at("1", "vague")])).toBe(96);
  expect(qualityScore({ rows: 10 }, everywhere("vague"))).toBe(88);
  expect(qualityScore({ rows: 10 }, [...everywhere("vague"), ...everywhere("passive")])).toBe(76);
});

test("a project's settings are what it chose, without rules nobody knows, and its glossary [QUAL-08]", () => {
  const chosen = {
    rules_off: ["passive", "gone-by-now"],
    rules_strict: ["pronoun"],
    form: "ears" as const,
    forbidden: ["agile"],
  };
  const terms = [{ name: "Box", avoid: "crate, parcel;\ncarton" }, { name: "Quay" }];
  expect(settingsOf(chosen, terms, "other")).toEqual({
    off: ["passive"],
    strict: ["pronoun"],
    form: "ears",
    forbidden: ["agile"],
    language: "other",
    glossary: [
      { term: "Box", avoid: ["crate", "parcel", "carton"] },
      { term: "Quay", avoid: [] },
    ],
  });
  expect(settingsOf(null, [], "en")).toEqual(standardSettings);
  expect(languageOfRows({ features: [{ description: "The list shall show the boats that are in the harbour." }] })).toBe("en");
  const german = "Die Liste zeigt alle Boote, die im Hafen liegen, und die Zeit, zu der sie auslaufen.";
  expect(languageOfRows({ features: [{ description: german }, { description: german }] })).toBe("other");
});

test("every fix of one rule is made in a text, no other rule's, and none of what is kept [QUAL-09]", () => {
  const text = "The desk should print the list. The desk should log each boat etc.";
  const asked = { noun: "features" as const, field: "description", text };
  expect(mended(asked, "modal", standardSettings)).toBe("The desk shall print the list. The desk shall log each boat etc.");
  expect(mended(asked, "doubled-word", standardSettings)).toBeUndefined();
  const second = text.lastIndexOf("should");
  const kept = mended(asked, "modal", standardSettings, (now, start) => now.slice(0, start).includes("list."));
  expect(kept).toBe(`The desk shall${text.slice(15, second)}should log each boat etc.`);
});
