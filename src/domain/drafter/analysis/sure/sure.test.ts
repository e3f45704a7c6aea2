import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { heardIn } from "#domain/drafter/analysis/analyse.ts";
import { coverageOf } from "#domain/source-units/coverage.ts";
import { draftedProject } from "#domain/source-units/testing-drafts.ts";
import { deedsOf, rulesOf } from "#tests/support/analysed.ts";
import heldOut from "./held-out.json" with { type: "json" };
import { sure, type Weights } from "./sure.ts";

const YARD = `I own a rope walk in Todmorden. We make bell ropes for church towers, and honestly we love it because the big firms never bother.
The tower captain orders a rope. The foreman sends a quote to the captain. The captain accepts the quote.
The foreman gives the job to a splicer. The splicer ticks off the stages on a tablet. The foreman signs the rope off.
The captain gets a message that the rope is ready. The treasurer downloads a list of finished jobs every Friday.
A quote stands for 30 days. No rope leaves the shed until it has hung under load for 48 hours. If a rope is late, we go home again.`;

test("what was most likely heard wrongly is no story, and its clause is told to be in no row; what is plainly told stays [LISTEN-570]", () => {
  const heard = heardIn(YARD).heard.activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);
  const doubted = ["team member: make bell ropes for church towers", "team member: go home again"];
  expect(heard).toEqual(expect.arrayContaining(doubted));
  expect(heard.length).toBeGreaterThan(8);
  expect(deedsOf(YARD)).toEqual(heard.filter((deed) => !doubted.includes(deed)));
  const { units, rows, links } = draftedProject("ropes", YARD);
  const covered = coverageOf({ units, rows, links });
  const stateOf = (words: RegExp) => covered.find(({ unit }) => words.test(unit.words))?.state;
  expect(stateOf(/we go home again/)).toBe("uncovered");
  expect(stateOf(/orders a rope/)).toBe("covered");
});

test("where a text is of few statements nothing tells how it speaks, and all that was heard stays [LISTEN-570]", () => {
  expect(deedsOf("The tower captain orders a rope. If a rope is late, we go home again.")).toContain(
    "team member: go home again",
  );
});

test("a number that nothing else tells is not left out, whatever is doubted of its words [LISTEN-573]", () => {
  const kept = (remark: string) => rulesOf(`${YARD}\n${remark}`);
  expect(kept("A quote is printed. It's good for fourteen days.")).toContainEqual(
    expect.stringMatching(/good for fourteen days/),
  );
  expect(kept("A quote is printed. It's fine as it is now.")).not.toContainEqual(expect.stringMatching(/fine as/));
});

test("a rule that was told already, or says of a deed only that it is done, is none; with a bound it stays one [LISTEN-571]", () => {
  const approval =
    "The captain accepts the quote. If it comes to more than £400 the treasurer has to approve it as well, because we have been caught twice by captains spending money that wasn't theirs.";
  const rules = rulesOf(approval);
  expect(rules.filter((rule) => rule.includes("£400"))).toHaveLength(1);
  expect(new Set(rules).size).toBe(rules.length);
  expect(deedsOf("Yard lads refuse a wet bag, with a photo.")).toEqual(["yard lad: refuse a wet bag, with a photo"]);
  expect(rulesOf("Yard lads refuse a wet bag, with a photo.")).toEqual([]);
  expect(rulesOf("Yard lads refuse a wet bag within 2 hours.")).toHaveLength(1);
});

type Item = { kind: "deed" | "rule"; actor?: string | null; text: string; wrong: string | null };
type Writer = keyof typeof heldOut;
const FOLDER = new URL("labelled/", import.meta.url);
const IDEAS = new URL("../../ideas/listened-sixteenth/", import.meta.url);

const TEXTS = readdirSync(FOLDER).flatMap((name) => {
  const ideas = JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")) as { id: string; items: Item[] }[];
  return ideas.map(({ id, items }) => {
    const { text } = JSON.parse(readFileSync(new URL(`${id}.json`, IDEAS), "utf8")) as { text: string };
    return { text, items, writer: name.replace(".json", "") as Writer };
  });
});

type Heard = ReturnType<typeof heardIn>["heard"];
const keysOf = ({ activities, rules }: Heard) => [
  ...activities.map(({ actor, said }) => `deed|${actor?.singular ?? ""}|${said}`),
  ...rules.map(({ text }) => `rule||${text}`),
];

test("of writers it never learned from, at least 20 % of the wrong deeds and rules are left out, and at most 2 % of the right ones [LISTEN-572]", () => {
  const found: Record<string, { heard: number; out: number }> = {};
  for (const { text, items, writer } of TEXTS) {
    const { heard, statements } = heardIn(text);
    const weights: Weights = heldOut[writer];
    const [before, after] = [keysOf(heard), keysOf(sure(heard, statements, weights))];
    for (const { kind, actor, text: said, wrong } of items) {
      const key = `${kind}|${actor ?? ""}|${said}`;
      if (!before.includes(key)) continue;
      const counts = found[`${wrong === null ? "right" : "wrong"} ${kind}s`] ?? { heard: 0, out: 0 };
      found[`${wrong === null ? "right" : "wrong"} ${kind}s`] = counts;
      counts.heard += 1;
      // of two that say the same one stays
      if (after.includes(key)) after.splice(after.indexOf(key), 1);
      else counts.out += 1;
    }
  }
  const share = (of: string) => (found[of]?.out ?? 0) / (found[of]?.heard ?? 1);
  expect(share("wrong deeds")).toBeGreaterThanOrEqual(0.2);
  expect(share("wrong rules")).toBeGreaterThanOrEqual(0.2);
  expect(share("right deeds")).toBeLessThanOrEqual(0.02);
  expect(share("right rules")).toBeLessThanOrEqual(0.02);
  // the reading may change, and most of what was judged is still to be found
  expect(Object.values(found).reduce((sum, one) => sum + one.heard, 0)).toBeGreaterThan(300);
}, 60_000);
