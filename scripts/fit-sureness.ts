import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { heardIn } from "#domain/drafter/analysis/analyse.ts";
import { withoutRepeated } from "#domain/drafter/analysis/sure/repeated.ts";
import { doubtOf, evidenceOfDeed, evidenceOfRule, type Weights } from "#domain/drafter/analysis/sure/sure.ts";
import { type Evidence, wholeOf } from "#domain/drafter/analysis/sure/told.ts";
import { LISTENED_IDEAS, type ListenedIdea } from "#domain/drafter/ideas/listened.ts";
import { hasVerb, isToldBySomebody, keeps, shareOf } from "#domain/drafter/listened.ts";

// node scripts/fit-sureness.ts fits weights.json to what a strict reader said of each deed and rule that was heard in the texts of
// labelled/, and held-out.json the same way without each of their writers; what it prints is told of each writer by the weights of the others
const FOLDER = new URL("../src/domain/drafter/analysis/sure/", import.meta.url);
const IDEAS = new URL("../src/domain/drafter/ideas/", import.meta.url);
/** The ideas whose deeds and rules were judged one by one. */
const JUDGED = "listened-sixteenth";
const ROUNDS = 30;
const SHRINKING = 30;
/**
 * Of the older ideas it is only known what a reader listed: a deed that is one of the listed was heard right, and is worth the more where
 * nothing else carries it; what is like none of them may be wrong.
 */
const OF_ONLY = 8;
const OF_LISTED = 0.5;
const OF_UNLISTED = 1;
const UNLISTED_RULE = 0.34;

type Kind = "deed" | "rule";
type Item = { kind: Kind; actor?: string | null; text: string; wrong: string | null };
type Labelled = { id: string; items: Item[] };
type Example = {
  writer: string;
  kind: Kind;
  isWrong: boolean;
  worth: number;
  evidence: Evidence;
  told: string;
  carries: string[];
};

const keyOf = ({ kind, actor, text }: Pick<Item, "kind" | "actor" | "text">) => [kind, actor ?? "", text.toLowerCase()].join("|");

function heardOf(text: string) {
  const { heard, statements } = heardIn(text);
  const rules = withoutRepeated(heard);
  const whole = wholeOf({ ...heard, rules }, statements);
  return [
    ...heard.activities.map((deed) => ({
      kind: "deed" as const,
      actor: deed.actor?.singular ?? null,
      text: deed.said,
      evidence: evidenceOfDeed(deed, whole),
    })),
    ...rules.map((rule) => ({ kind: "rule" as const, actor: null, text: rule.text, evidence: evidenceOfRule(rule, whole) })),
  ];
}

/** What was judged and is still heard so. */
function labelledBy(writer: string): Example[] {
  const ideas = JSON.parse(readFileSync(new URL(`labelled/${writer}.json`, FOLDER), "utf8")) as Labelled[];
  return ideas.flatMap(({ id, items }) => {
    const { text } = JSON.parse(readFileSync(new URL(`${JUDGED}/${id}.json`, IDEAS), "utf8")) as ListenedIdea;
    const verdicts = Map.groupBy(items, keyOf);
    return heardOf(text).flatMap(({ kind, actor, text: said, evidence }) => {
      const verdict = verdicts.get(keyOf({ kind, actor, text: said }))?.shift();
      const told = `[${actor}] ${said}`;
      return verdict ? [{ writer, kind, isWrong: verdict.wrong !== null, worth: 1, evidence, told, carries: [] }] : [];
    });
  });
}

function olderIdeas(): ListenedIdea[] {
  const folders = readdirSync(IDEAS).filter((name) => name.startsWith("listened-") && name !== JUDGED);
  const files = folders.flatMap((folder) => readdirSync(new URL(`${folder}/`, IDEAS)).map((name) => `${folder}/${name}`));
  const read = files
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(new URL(name, IDEAS), "utf8")));
  return [...LISTENED_IDEAS, ...(read as ListenedIdea[])].filter(({ language }) => language === "en");
}

/** Deeds and rules of an older idea that are one of the listed, or like none of them. */
function listedIn(idea: ListenedIdea): Example[] {
  return heardOf(idea.text).flatMap(({ kind, actor, text: said, evidence }) => {
    const of = (isWrong: boolean, carries: string[] = []) => [
      { writer: "", kind, isWrong, worth: isWrong ? OF_UNLISTED : OF_LISTED, evidence, told: `[${actor}] ${said}`, carries },
    ];
    if (kind === "rule") {
      const kept = idea.rules.filter((rule) => keeps(said, rule));
      if (kept.length > 0)
        return of(
          false,
          kept.map((rule) => `${idea.text.slice(0, 80)} ${idea.rules.indexOf(rule)}`),
        );
      return idea.rules.every((rule) => Math.max(shareOf(rule.said, said), shareOf(said, rule.said)) < UNLISTED_RULE)
        ? of(true)
        : [];
    }
    const told = idea.deeds.filter((deed) => isToldBySomebody(deed, idea, [{ who: actor ?? "", want: said }]));
    const meant = told.filter(({ aside }) => !aside);
    if (meant.length > 0)
      return of(
        false,
        meant.map((deed) => `${idea.text.slice(0, 80)} ${idea.deeds.indexOf(deed)}`),
      );
    return told.length > 0 || !idea.deeds.some(({ verb }) => hasVerb(said, verb)) ? of(true) : [];
  });
}

/** A deed or rule of an idea that only this one carries must not be lost. */
function worthMore(examples: readonly Example[]): Example[] {
  return examples.map((one) => {
    const others = examples.filter((other) => other !== one && other.kind === one.kind);
    const isOnly = one.carries.some((carried) => others.every(({ carries }) => !carries.includes(carried)));
    return isOnly ? { ...one, worth: OF_ONLY } : one;
  });
}

/** Logistic regression by Newton's steps, each weight the more shrunk the more its evidence differs. */
function fitted(examples: readonly Example[], shrinking: number): Record<string, number> {
  const names = [...new Set(examples.flatMap(({ evidence }) => [...evidence.keys()]))].toSorted((a, b) =>
    a.localeCompare(b, "en"),
  );
  const rows = examples.map(({ evidence }) => names.map((name) => evidence.get(name) ?? 0));
  const spread = names.map((name, at) => (name === "any" ? 0 : varianceOf(rows.map((row) => row[at] ?? 0))));
  let weights = names.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, at) => shrinking * (spread[at] ?? 0) * weight);
    const bend = names.map((_, at) => names.map((_, other) => (at === other ? shrinking * (spread[at] ?? 0) + 1e-6 : 0)));
    for (const [index, row] of rows.entries()) {
      const { isWrong, worth } = examples[index] as Example;
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
      const used = row.flatMap((value, at) => (value === 0 ? [] : [at]));
      for (const at of used) {
        slope[at] = (slope[at] ?? 0) + worth * (chance - Number(isWrong)) * (row[at] ?? 0);
        const line = bend[at] as number[];
        for (const other of used)
          line[other] = (line[other] ?? 0) + worth * chance * (1 - chance) * (row[at] ?? 0) * (row[other] ?? 0);
      }
    }
    const step = solved(bend, slope);
    weights = weights.map((weight, at) => weight - (step[at] ?? 0));
    if (Math.max(...step.map(Math.abs)) < 1e-6) break;
  }
  const told = names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(3))] as const);
  return Object.fromEntries(told.filter(([, weight]) => weight !== 0));
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}

/** The solution of linear equations, by Gauss. */
function solved(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, row] of rows.entries())
    for (const lower of rows.slice(at + 1)) {
      const factor = (lower[at] ?? 0) / (row[at] ?? 1);
      if (factor !== 0)
        for (let column = at; column < lower.length; column += 1)
          lower[column] = (lower[column] ?? 0) - factor * (row[column] ?? 0);
    }
  const found = rows.map(() => 0);
  for (const [at, row] of [...rows.entries()].reverse()) {
    const known = found.reduce((sum, value, column) => (column > at ? sum + value * (row[column] ?? 0) : sum), 0);
    found[at] = ((row.at(-1) ?? 0) - known) / (row[at] ?? 1);
  }
  return found;
}

const writers = readdirSync(new URL("labelled/", FOLDER)).map((name) => name.replace(".json", ""));
const labelled = writers.flatMap(labelledBy);
const older = olderIdeas().flatMap((idea) => worthMore(listedIn(idea)));
const weightsWithout = (writer: string | undefined): Weights => {
  const known = [...labelled.filter((one) => one.writer !== writer), ...older];
  const of = (kind: Kind) =>
    fitted(
      known.filter((one) => one.kind === kind),
      SHRINKING,
    );
  return { deed: of("deed"), rule: of("rule") };
};
const heldOut = Object.fromEntries(writers.map((writer) => [writer, weightsWithout(writer)]));
const weights = weightsWithout(undefined);

for (const kind of ["deed", "rule"] as const) {
  const judged = labelled.filter((one) => one.kind === kind);
  const doubt = (one: Example) => doubtOf(one.evidence, heldOut[one.writer]?.[kind] ?? {});
  const listed = older.filter((one) => one.kind === kind && one.carries.length > 0);
  const all = new Set(listed.flatMap(({ carries }) => carries));
  for (const enough of [-2, -1.5, -1.2, -1, -0.8, -0.4, 0, 0.4, 0.8, 1.05]) {
    const share = (writer: string | undefined, isWrong: boolean) => {
      const part = judged.filter((one) => (writer === undefined || one.writer === writer) && one.isWrong === isWrong);
      return `${Math.round((100 * part.filter((one) => doubt(one) > enough).length) / part.length)}%`;
    };
    const kept = new Set(
      listed.filter((one) => doubtOf(one.evidence, weights[kind]) <= enough).flatMap(({ carries }) => carries),
    );
    const told = [undefined, ...writers].map((writer) => `${writer ?? "all"} ${share(writer, true)}/${share(writer, false)}`);
    console.log(
      `${kind} over ${enough}: wrong/right left out ${told.join(" ")}, listed lost ${(100 * (1 - kept.size / all.size)).toFixed(1)}%`,
    );
  }
}
writeFileSync(new URL("weights.json", FOLDER), `${JSON.stringify(weights, null, 2)}\n`);
writeFileSync(new URL("held-out.json", FOLDER), `${JSON.stringify(heldOut, null, 2)}\n`);
