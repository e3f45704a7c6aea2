import { expect, test } from "vitest";
import { LISTENED_IDEAS } from "#domain/drafter/ideas/listened.ts";
import { type CoverageOf, countsOf, coverageOf, type LiveRow, lostWith, type UnitDecision } from "./coverage.ts";
import { headsOf, ownHeadsOf } from "./heads.ts";
import { draftedProject } from "./testing-drafts.ts";
import type { SourceUnit } from "./units.ts";

const ENGLISH = LISTENED_IDEAS.filter(({ language }) => language === "en").slice(0, 10);
const PROJECTS = ENGLISH.map(({ id, text }) => draftedProject(id, text));
const stateOf = (given: CoverageOf, key: string) => coverageOf(given).find(({ unit }) => unit.key === key)?.state;

/** Equal for equal seeds, from 0 to below `most`. */
function dice(seed: number) {
  let state = seed * 2654435761 + 1;
  return (most: number) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) % most;
  };
}

type Change = (rows: readonly LiveRow[], id: string, unit: SourceUnit) => LiveRow[];
const edited = (rows: readonly LiveRow[], id: string, words: (row: LiveRow) => string) =>
  rows.map((row) => (row.id === id ? { ...row, revision: row.revision + 1, words: words(row) } : row));
/** What people do to a row that leaves nothing of a clause in it. */
const CHANGES: Record<string, Change> = {
  deleted: (rows, id) => rows.filter((row) => row.id !== id),
  emptied: (rows, id) => edited(rows, id, ({ person = "somebody" }) => `To be decided later, as ${person} wishes.`),
  hollowed: (rows, id, unit) =>
    edited(rows, id, ({ words }) =>
      words
        .split(/(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u)
        .filter((word) => ![...headsOf(word)].some((head) => ownHeadsOf(unit.words).has(head)))
        .join(""),
    ),
  "robbed of its numbers": (rows, id, unit) =>
    /\d/.test(unit.words)
      ? edited(rows, id, ({ words }) => words.replace(/\d+(?:[.,]\d+)*/g, "some"))
      : rows.filter((row) => row.id !== id),
};

test("of 100 seeded deletions and hollowing edits in ten drafted projects at least 95 are reported, and untouched clauses are not [COVER-4]", () => {
  const missed: string[] = [];
  let wrong = 0;
  let untouched = 0;
  for (let seed = 0; seed < 100; seed += 1) {
    const roll = dice(seed);
    const { units, rows, links } = PROJECTS[seed % PROJECTS.length] as (typeof PROJECTS)[number];
    const before = coverageOf({ units, links, rows });
    expect(countsOf(before).lost).toBe(0);
    const covered = before.filter(({ homes }) => homes.length > 0);
    const chosen = covered[roll(covered.length)] as (typeof covered)[number];
    const [name, change] = Object.entries(CHANGES)[roll(4)] as [string, Change];
    const ids = chosen.homes.map(({ id }) => id);
    const last = ids[roll(ids.length)] as string;
    const then = (changed: readonly LiveRow[]) =>
      links.map((link) => {
        const [was, is] = [rows, changed].map((all) => all.find(({ id }) => id === link.row_id));
        return is && was && is.revision > was.revision ? { ...link, then: was.words } : link;
      });
    const others = ids.filter((id) => id !== last).reduce<LiveRow[]>((all, id) => change(all, id, chosen.unit), rows);
    const nearly = coverageOf({ units, links: then(others), rows: others });
    const after = change(others, last, chosen.unit);
    const reported = lostWith(coverageOf({ units, links: then(after), rows: after }), new Set(ids));
    if (nearly.find(({ unit }) => unit.key === chosen.unit.key)?.state !== "covered") wrong += 1;
    if (!reported.some(({ unit }) => unit.key === chosen.unit.key)) missed.push(`${name}: ${chosen.unit.words}`);
    for (const { unit, homes } of covered.filter(({ homes: own }) => own.every(({ id }) => !ids.includes(id)))) {
      untouched += 1;
      if (reported.some((one) => one.unit.key === unit.key) || homes.length === 0) wrong += 1;
    }
  }
  expect(untouched).toBeGreaterThan(500);
  expect(missed, missed.join("\n")).toEqual(missed.slice(0, 5));
  expect(wrong / (untouched + 100)).toBeLessThanOrEqual(0.05);
});

test("what the built-in drafter made of a clause rests on it: at least 80 of 100 clauses have a row, and every row holds words of its clauses [COVER-3]", () => {
  const covered = PROJECTS.flatMap(({ units, rows, links }) => coverageOf({ units, rows, links }));
  expect(countsOf(covered).covered / covered.length).toBeGreaterThanOrEqual(0.8);
  const foreign = covered.flatMap(({ unit, homes }) =>
    homes
      .filter(({ words }) => ![...ownHeadsOf(unit.words)].some((word) => headsOf(words).has(word)))
      .map(({ name }) => `${unit.words} → ${name}`),
  );
  expect(foreign).toEqual([]);
  const [first] = PROJECTS;
  const deed = first?.units.find(({ words }) => words === "sends the invoice");
  const homes = coverageOf(first as CoverageOf).find(({ unit }) => unit.key === deed?.key)?.homes ?? [];
  expect(homes.map(({ noun, name }) => `${noun}: ${name}`)).toContain("user_stories: Send the invoice");
});

const unit: SourceUnit = {
  key: "answer:a#1",
  kind: "answer",
  reference: "a",
  start: 0,
  end: 30,
  words: "Technicians calibrate sensors every 30 days.",
};
const story: LiveRow = {
  id: "s",
  noun: "user_stories",
  revision: 2,
  name: "Calibrate sensors",
  person: "Technician",
  words: "Calibrate sensors\nAs a technician, I want to calibrate sensors every 30 days.",
};
const link = { unit_key: unit.key, table_name: "user_stories", row_id: "s", revision: 1, then: story.words };
const given = { units: [unit], links: [link], rows: [story] };
const after = (words: string, more: Partial<LiveRow> = {}) =>
  stateOf({ ...given, rows: [{ ...story, ...more, words }] }, unit.key);

test("a row is a clause's home while it says what it said of it: reworded it stays one, without its number, its deed or its words it is none [COVER-3]", () => {
  expect(after(story.words)).toBe("covered");
  expect(after("Calibration\nAs a technician, I want to calibrate each sensor after 30 days at the latest.")).toBe("covered");
  expect(after("Calibrate sensors\nAs a technician, I want to calibrate sensors now and then.")).toBe("lost");
  expect(after("Drink tea\nAs a technician, I want to drink tea every 30 days.")).toBe("lost");
  expect(stateOf({ ...given, rows: [] }, unit.key)).toBe("lost");
  expect(stateOf({ ...given, links: [], rows: [story] }, unit.key)).toBe("uncovered");
  const person = { ...story, id: "c", noun: "user_classes" as const, name: "Technician", words: "Technician\nRuns the lab." };
  const named = { unit_key: unit.key, table_name: "user_classes", row_id: "c", revision: 2 };
  expect(stateOf({ units: [unit], links: [named], rows: [person] }, unit.key)).toBe("uncovered");
  expect(
    stateOf({ units: [unit], links: [named], rows: [{ ...person, words: "Technician\nMay calibrate sensors." }] }, unit.key),
  ).toBe("covered");
  const paraphrase = { ...link, then: "Gauges are checked monthly\nEach gauge is compared with a reference." };
  const other = { ...story, words: "Gauges are checked\nEach gauge is compared with a reference once a month." };
  expect(stateOf({ units: [unit], links: [paraphrase], rows: [other] }, unit.key)).toBe("covered");
  expect(stateOf({ units: [unit], links: [paraphrase], rows: [{ ...other, words: "Tea\nTea is served." }] }, unit.key)).toBe(
    "lost",
  );
});

test("what people say of a clause counts, the last of it, until they take it back; what they linked is its home while the row stands [COVER-5]", () => {
  const said = (...states: (UnitDecision["state"] | [UnitDecision["state"], string])[]): UnitDecision[] =>
    states.map((one, at) => {
      const [state, row_id] = Array.isArray(one) ? one : [one, null];
      return {
        unit_key: unit.key,
        state,
        reason: `why ${at}`,
        table_name: row_id && "features",
        row_id,
        decided_at: `2026-01-0${at + 1}`,
      };
    });
  const told = (...states: Parameters<typeof said>) =>
    coverageOf({ units: [unit], links: [], rows: [story], decisions: said(...states) })[0];
  expect(told("open", "left_out")).toMatchObject({ state: "left_out", reason: "why 1" });
  expect(told("open", "cleared")).toMatchObject({ state: "uncovered", reason: null });
  expect(told(["linked", "s"])).toMatchObject({ state: "covered", homes: [{ id: "s" }] });
  expect(told(["linked", "gone"])).toMatchObject({ state: "lost", lost: [{ row_id: "gone", isDeleted: true }] });
  expect(told(["linked", "s"], "assumption")).toMatchObject({ state: "assumption", homes: [{ id: "s" }] });
  expect(coverageOf({ ...given, decisions: said("cleared", "open").toReversed() })[0]?.state).toBe("open");
});

test("a clause of which no row was ever made is covered by the text that says all of it [COVER-3]", () => {
  const texts = { project_scope: "Out of scope: tea.\n\nEvery 30 days the technicians calibrate the sensors." };
  expect(coverageOf({ units: [unit], links: [], rows: [], texts })[0]).toMatchObject({ state: "covered", text: "project_scope" });
  expect(coverageOf({ ...given, rows: [], texts })[0]?.state).toBe("lost");
  expect(
    coverageOf({ units: [unit], links: [], rows: [], texts: { project_scope: "Technicians calibrate sensors." } })[0]?.state,
  ).toBe("uncovered");
});

test("a clause that a scope only quotes as to be settled is uncovered, one that stands behind it is not [LISTEN-621]", () => {
  const said = "Every 30 days the technicians calibrate the sensors";
  const stateIn = (project_scope: string) =>
    coverageOf({ units: [unit], links: [], rows: [], texts: { project_scope } })[0]?.state;
  expect(stateIn(`## Constraints\n\n- Tea is free.\n\n## To be settled\n\n- “${said}”`)).toBe("uncovered");
  expect(stateIn(`## To be settled\n\n- “Tea is free”\n\n## Constraints\n\n- ${said}.`)).toBe("covered");
});
