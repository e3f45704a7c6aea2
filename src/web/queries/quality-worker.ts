import { allNouns, type Noun } from "#domain/nouns/all.ts";
import { comparedFindings } from "#domain/quality/compared-findings.ts";
import type { Finding } from "#domain/quality/finding.ts";
import { findingsInField, findingsInRow } from "#domain/quality/lint.ts";
import { mended } from "#domain/quality/mend.ts";
import { settingsOfLists } from "#domain/quality/project-settings.ts";
import { cleanShares, overall } from "#domain/quality/score.ts";
import { type QualitySettings, standardSettings } from "#domain/quality/settings.ts";
import { keptBy, type Suppression, sentenceAround } from "#domain/quality/suppression.ts";
import { inSlices } from "#web/lib/in-slices.ts";
import {
  type Between,
  isOpen,
  type LeftVersion,
  type LintedLists,
  type LintedRow,
  type MendedText,
  type PlacedFinding,
  type QualityAsked,
  type QualityTold,
  type ToldProject,
  type WordingBetween,
} from "./quality-told.ts";

let told: Required<ToldProject> = { lists: {}, chosen: null, kept: [] };
let settings = standardSettings;
let stop = new AbortController();
let looks = 0;

type Placed = { noun: Noun; row: LintedRow };
type Read = { words: string; found: { field: string; finding: Finding }[] };
/** What was found in a row, by what it said and by what it was held to. */
const read = new Map<string, Read>();

const say = (answer: QualityTold) => postMessage(answer);
const textOf = (row: object, field: string) => String(Reflect.get(row, field) ?? "");

function* rowsOf(lists: LintedLists): Generator<Placed> {
  for (const noun of allNouns) for (const row of lists[noun] ?? []) yield { noun, row };
}

const countsOf = (lists: LintedLists) => Object.fromEntries(allNouns.map((noun) => [noun, lists[noun]?.length ?? 0]));

function found({ noun, row }: Placed): Read["found"] {
  const key = `${noun} ${row.id}`;
  const words = JSON.stringify(row);
  const before = read.get(key);
  if (before?.words === words) return before.found;
  const now = findingsInRow(noun, row, settings);
  read.set(key, { words, found: now });
  return now;
}

function placed(kept: readonly Suppression[], { noun, row }: Placed, { field, finding }: Read["found"][number]): PlacedFinding {
  const { id, number, revision } = row;
  const text = textOf(row, field);
  const sentence = sentenceAround(text, finding.start, finding.end);
  const decision = keptBy(kept, { table_name: noun, row_id: id, field }, text, finding);
  return { noun, id, number, revision, field, text, sentence, finding, kept: decision };
}

async function look() {
  stop.abort();
  stop = new AbortController();
  const all: PlacedFinding[] = [];
  const isWhole = await inSlices(rowsOf(told.lists), stop.signal, (at) => {
    for (const one of found(at)) all.push(placed(told.kept, at, one));
  });
  looks += 1;
  if (!isWhole) return;
  const { language } = settings;
  say({
    kind: "project",
    findings: { look: looks, found: all, counts: countsOf(told.lists), language },
  });
}

function take({ lists, ...more }: ToldProject) {
  told = { ...told, ...more, lists: { ...told.lists, ...lists } };
  const next = settingsOfLists(told.chosen, told.lists);
  if (JSON.stringify(next) !== JSON.stringify(settings)) read.clear();
  settings = next;
}

/** As it is written: what is kept of it is not found. */
function inField({ noun, field, text, id }: Extract<QualityAsked, { kind: "field" }>): Finding[] {
  const place = id && { table_name: noun, row_id: id, field };
  return findingsInField(noun, field, text, settings).filter((one) => !place || !keptBy(told.kept, place, text, one));
}

function mend({ rule }: Extract<QualityAsked, { kind: "mend" }>): MendedText[] {
  return [...rowsOf(told.lists)].flatMap(({ noun, row }) => {
    const fields = new Set(found({ noun, row }).flatMap(({ field, finding }) => (finding.rule === rule ? [field] : [])));
    return [...fields].flatMap((field) => {
      const before = textOf(row, field);
      const place = { table_name: noun, row_id: row.id, field };
      const after = mended({ noun, field, text: before }, rule, settings, (text, start, end) =>
        Boolean(keptBy(told.kept, place, text, { rule, start, end })),
      );
      return after === undefined ? [] : [{ noun, id: row.id, number: row.number, revision: row.revision, field, before, after }];
    });
  });
}

/** What was kept by the time a version was left counts for it. */
async function lookBack({ lists, left_at }: LeftVersion, held: { settings: QualitySettings; kept: readonly Suppression[] }) {
  const by = left_at === undefined ? Number.POSITIVE_INFINITY : Date.parse(left_at);
  const kept = held.kept.filter(({ suppressed_at }) => Date.parse(suppressed_at) <= by);
  const found: PlacedFinding[] = [];
  await inSlices(rowsOf(lists), new AbortController().signal, (at) => {
    for (const one of findingsInRow(at.noun, at.row, held.settings)) found.push(placed(kept, at, one));
  });
  return { found, shares: cleanShares(countsOf(lists), found.filter(isOpen)) };
}

async function between({ chosen, kept, before, after }: Between): Promise<WordingBetween> {
  const held = { settings: settingsOfLists(chosen, after.lists), kept };
  const [old, now] = [await lookBack(before, held), await lookBack(after, held)];
  return {
    before: overall(old.shares.values()),
    after: overall(now.shares.values()),
    ...comparedFindings(old.found, now.found),
  };
}

addEventListener("message", async ({ data }: MessageEvent<QualityAsked>) => {
  if (data.kind === "project") {
    take(data.told);
    await look();
  } else if (data.kind === "field") say({ kind: "field", key: data.key, answer: inField(data) });
  else if (data.kind === "mend") say({ kind: "mend", key: data.key, answer: mend(data) });
  else say({ kind: "between", key: data.key, answer: await between(data) });
});
