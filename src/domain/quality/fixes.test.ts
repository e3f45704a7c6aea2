import { expect, test } from "vitest";
import type { Finding, Fix, RuleId } from "./finding.ts";
import { findingsInField } from "./lint.ts";
import { type QualitySettings, standardSettings } from "./settings.ts";

const ears: QualitySettings = { ...standardSettings, form: "ears" };
const found = (text: string, settings = ears): Finding[] =>
  findingsInField("quality_requirements", "description", text, settings);

function fixOf(text: string, rule: RuleId): Fix | undefined {
  return found(text).find((one) => one.rule === rule)?.fix;
}

test.each<[RuleId, string, string]>([
  ["modal", "The lift should stop at each floor.", "The lift shall stop at each floor."],
  ["infinitive", "The lift shall be able to stop at each floor.", "The lift shall stop at each floor."],
  ["escape", "The lift shall stop, where possible, at each floor.", "The lift shall stop at each floor."],
  ["escape", "Where possible, the lift shall stop at each floor.", "The lift shall stop at each floor."],
  ["logic", "The lift shall show the floor and/or the weight.", "The lift shall show the floor or the weight."],
  ["vague", "The lift shall start quickly.", "The lift shall start within [number unit]."],
  ["vague", "The lift shall carry several people.", "The lift shall carry [number] people."],
  ["doubled-word", "The lift shall stop at at each floor.", "The lift shall stop at each floor."],
  ["ears", "If the door jams, the lift shall ring.", "If the door jams, then the lift shall ring."],
  ["ears", "When the door jams the lift shall ring.", "When the door jams, the lift shall ring."],
])("%s is mended where the meaning stays: %s [LINT-7]", (rule, said, mended) => {
  const fix = fixOf(said, rule);
  expect(fix?.kind === "replace" ? fix.text : undefined).toBe(mended);
  const slot = mended.includes("[");
  expect(found(mended).map((one) => one.rule)).toEqual(slot ? ["placeholder"] : []);
  // no fix knows a number that was not said
  expect(mended.match(/\d+/g) ?? []).toEqual(said.match(/\d+/g) ?? []);
});

test.each([
  [
    "When the door opens, the lift shall ring within 2 s and log the trip for 30 days.",
    "When the door opens, the lift shall ring within 2 s.",
    "When the door opens, the lift shall log the trip for 30 days.",
  ],
  [
    "The lift shall ring within 2 s and the guard shall call back within 5 minutes.",
    "The lift shall ring within 2 s.",
    "The guard shall call back within 5 minutes.",
  ],
  [
    "The lift shall ring within 2 s. It must also log the trip for 30 days.",
    "The lift shall ring within 2 s.",
    "The lift must also log the trip for 30 days.",
  ],
])("two duties become two rows with their condition and numbers: %s [LINT-7]", (said, first, second) => {
  expect(fixOf(said, "several-duties")).toMatchObject({ kind: "split", first, second });
  expect(found(first)).toEqual([]);
  expect(found(second)).toEqual([]);
});

test("what is quoted, cited or a name is let be [LINT-8]", () => {
  for (const said of [
    'The lift shall show the sentence "You should leave quickly, etc." on its display.',
    "The lift shall stop at the floors of FEAT-7 and of the Fast Lane.",
    "The lift shall carry more than 8 people, which is faster than the old one.",
    "The guard shall log on on Mondays beside the always-on lamp.",
  ])
    expect(found(said), said).toEqual([]);
});

test("in other languages open places and doubled words are found, and English is not looked for [LINT-9]", () => {
  const rulesIn = (said: string) =>
    findingsInField("features", "description", said, standardSettings).map(({ rule, start, end }) => [
      rule,
      said.slice(start, end),
    ]);
  expect(
    rulesIn("Das System soll die Liste schnell, usw. anzeigen und und [Zahl] Zeilen speichern, wenn es für alle möglich ist."),
  ).toEqual([
    ["doubled-word", "und und"],
    ["placeholder", "[Zahl]"],
  ]);
  expect(rulesIn("Le système doit afficher les les bateaux pour TBD jours au plus, si possible.")).toEqual([
    ["doubled-word", "les les"],
    ["placeholder", "TBD"],
  ]);
});
