import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { clashOf } from "#domain/quality/contradictions/clash.ts";
import { breakRules } from "#domain/quality/contradictions/conflict.ts";
import { type Evidence, evidenceOf, signOf } from "#domain/quality/contradictions/evidence.ts";
import { crowdOf } from "#domain/quality/contradictions/report.ts";
import { factsOfText } from "#domain/quality/facts/facts-of-text.ts";

// node scripts/fit-evidence.ts [set to leave out] fits weights.json to the published pairs and projects; with a set left out it only
// prints how well that one is told by the weights of the others
const FOLDER = new URL("../src/domain/quality/contradictions/", import.meta.url);
const ROUNDS = 500;
const STEP = 0.05;
const SHRINKING = 0.006;
/** Two rows of a project that have nothing to do with each other are many, and each says little. */
const OF_UNRELATED = 0.25;
const OF_PLANTED = 2;

type Pair = { contradicts: boolean; a: string; b: string };
type Project = { rows: string[]; contradictions: [number, number, string][] };
/** Two rows: everything that speaks for each clash of theirs, and whether they contradict. */
type Example = { set: string; isTrue: boolean; worth: number; clashes: Evidence[] };

const read = <Data>(name: string): Data => JSON.parse(readFileSync(new URL(`pairs/${name}`, FOLDER), "utf8"));

function exampleOf(set: string, [a, b]: readonly [string, string], isTrue: boolean, worth: number, crowd: number): Example {
  const clashes = factsOfText(a).flatMap((fact) =>
    factsOfText(b).flatMap((other) => {
      const [one, two] = [
        { fact, text: a },
        { fact: other, text: b },
      ] as const;
      const byRule = breakRules(one, two, crowd);
      return byRule || clashOf(one, two) ? [evidenceOf(one, two, crowd, byRule)] : [];
    }),
  );
  return { set, isTrue, worth, clashes };
}

const left = process.argv[2];
const names = readdirSync(new URL("pairs/", FOLDER));
const examples = names.flatMap((name): Example[] => {
  if (!name.startsWith("projects"))
    return read<Pair[]>(name).map(({ a, b, contradicts }) => exampleOf(name, [a, b], contradicts, 1, 0));
  return read<Project[]>(name).flatMap(({ rows, contradictions }) => {
    const planted = new Set(contradictions.map(([a, b]) => `${a} ${b}`));
    return rows.flatMap((a, at) =>
      rows.slice(at + 1).map((b, step) => {
        const isTrue = planted.has(`${at} ${at + 1 + step}`);
        return exampleOf(name, [a, b], isTrue, isTrue ? OF_PLANTED : OF_UNRELATED, crowdOf(rows.length));
      }),
    );
  });
});

const sumOf = (weights: ReadonlyMap<string, number>, evidence: Evidence) =>
  [...evidence].reduce((sum, [name, value]) => sum + value * (weights.get(name) ?? 0), 0);

/** The clash of two rows that looks worst decides: logistic regression on it, by Adam's steps, each weight kept to its sign. */
function fitted(all: readonly Example[]): Map<string, number> {
  const weights = new Map<string, number>();
  const momentum = new Map<string, [number, number]>();
  const known = all.filter(({ clashes }) => clashes.length > 0);
  const worth = known.reduce((sum, one) => sum + one.worth, 0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = new Map<string, number>();
    for (const { clashes, isTrue, worth: own } of known) {
      const worst = clashes
        .map((evidence) => ({ evidence, sum: sumOf(weights, evidence) }))
        .reduce((a, b) => (b.sum > a.sum ? b : a));
      const off = (1 / (1 + Math.exp(-worst.sum)) - Number(isTrue)) * (own / worth);
      for (const [name, value] of worst.evidence) slopes.set(name, (slopes.get(name) ?? 0) + off * value);
    }
    for (const name of new Set([...weights.keys(), ...slopes.keys()])) {
      const before = weights.get(name) ?? 0;
      const slope = (slopes.get(name) ?? 0) + SHRINKING * before;
      const [first, second] = momentum.get(name) ?? [0, 0];
      const [mean, square] = [0.9 * first + 0.1 * slope, 0.999 * second + 0.001 * slope * slope];
      momentum.set(name, [mean, square]);
      const next = before - (STEP * mean) / (1 - 0.9 ** round) / (Math.sqrt(square / (1 - 0.999 ** round)) + 1e-8);
      weights.set(name, signOf(name) * next < 0 ? 0 : next);
    }
  }
  return weights;
}

const weights = fitted(examples.filter(({ set }) => set !== left));
const judged = left ? examples.filter(({ set }) => set === left) : examples;
for (const enough of [0, 0.2, 0.4, 0.6, 0.8, 1.2]) {
  for (const part of left
    ? [judged]
    : [judged.filter(({ set }) => !set.startsWith("projects")), judged.filter(({ set }) => set.startsWith("projects"))]) {
    const reported = part.filter(({ clashes }) => clashes.some((evidence) => sumOf(weights, evidence) > enough));
    const right = reported.filter(({ isTrue }) => isTrue).length;
    console.log(
      `over ${enough}: ${right} of ${part.filter(({ isTrue }) => isTrue).length} found, ${reported.length - right} false`,
    );
  }
}
if (!left) {
  const told = [...weights]
    .map(([name, weight]) => [name, Number(weight.toFixed(2))] as const)
    .filter(([, weight]) => weight !== 0);
  const sorted = told.toSorted(([a], [b]) => a.localeCompare(b, "en"));
  writeFileSync(new URL("weights.json", FOLDER), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
