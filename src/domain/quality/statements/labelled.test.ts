import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Figures, figuresOf, labelledIn, precisionOf, recallOf } from "./labelled.ts";

const read = (name: string) => labelledIn(readFileSync(join(import.meta.dirname, name), "utf8"));

function table({ byRule, all, clean }: Figures): string {
  const share = (value: number) => `${Math.round(value * 100)} %`.padStart(6);
  const lines = [...byRule]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .concat([["all", all]])
    .map(
      ([rule, one]) =>
        `${rule.padEnd(16)}${share(precisionOf(one))}${share(recallOf(one))}   ${one.right} right, ${one.wrong} wrong, ${one.missed} missed`,
    );
  return [...lines, `clean statements flagged: ${clean.flagged} of ${clean.of}`].join("\n");
}

test("who has to do what is heard in every shape of a sentence, and rights, people and reported duties are let be [LINT-10]", () => {
  const statements = read("duties.tsv");
  const { byRule, all, clean } = figuresOf(statements);
  process.stdout.write(`duties.tsv\n${table({ byRule, all, clean })}\n`);
  expect(statements).toHaveLength(80);
  expect(clean).toEqual({ of: 40, flagged: 0 });
  expect(all).toEqual({ right: 40, wrong: 0, missed: 0 });
});

describe.each([
  { name: "tuned.tsv", said: "180 statements the rules were tuned on", floor: 0.95, least: 0.9, flagged: 0.05, count: 180 },
  {
    name: "unseen.tsv",
    said: "180 statements nobody looked at while the rules were written",
    floor: 0.84,
    least: 0.75,
    flagged: 0.1,
    count: 180,
  },
  { name: "later.tsv", said: "320 statements by two others, read since", floor: 0.93, least: 0.75, flagged: 0.1, count: 320 },
])("$said", ({ name, floor, least, flagged, count }) => {
  const statements = read(name);
  const figures = figuresOf(statements);

  test("are found out with few false alarms, in every family [LINT-5]", () => {
    process.stdout.write(`${name}\n${table(figures)}\n`);
    expect(statements).toHaveLength(count);
    expect(statements.filter(({ labels }) => labels.length === 0).length).toBeGreaterThanOrEqual(75);
    expect(precisionOf(figures.all)).toBeGreaterThanOrEqual(floor);
    expect(recallOf(figures.all)).toBeGreaterThanOrEqual(floor);
    expect(figures.clean.flagged / figures.clean.of).toBeLessThanOrEqual(flagged);
    expect([...figures.byRule.keys()].toSorted()).toHaveLength(14);
    for (const [rule, counted] of figures.byRule) {
      expect(precisionOf(counted), `precision of ${rule}`).toBeGreaterThanOrEqual(least);
      expect(recallOf(counted), `recall of ${rule}`).toBeGreaterThanOrEqual(least);
    }
  });
});
