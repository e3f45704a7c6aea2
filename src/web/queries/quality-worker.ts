import { allNouns, type Noun } from "#domain/nouns/all.ts";
import type { Finding } from "#domain/quality/finding.ts";
import { findingsInField, findingsInRow } from "#domain/quality/lint.ts";
import { mended } from "#domain/quality/mend.ts";
import { settingsOfLists } from "#domain/quality/project-settings.ts";
import { cleanShares, type Shares } from "#domain/quality/score.ts";
import { standardSettings } from "#domain/quality/settings.ts";
import { hashOf, keptBy, sentenceAround } from "#domain/quality/suppression.ts";
import { inSlices } from "#web/lib/in-slices.ts";
import type {
  LintedLists,
  LintedRow,
  MendedText,
  PlacedFinding,
  QualityAsked,
  QualityTold,
  ToldProject,
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

function placed({ noun, row }: Placed, { field, finding }: Read["found"][number]): PlacedFinding {
  const { id, number, revision } = row;
  const text = textOf(row, field);
  const kept = keptBy(told.kept, { table_name: noun, row_id: id, field }, text, finding);
  const sentence = sentenceAround(text, finding.start, finding.end);
  return { noun, id, number, revision, field, text, sentence, finding, kept };
}

async function look() {
  stop.abort();
  stop = new AbortController();
  const all: PlacedFinding[] = [];
  const isWhole = await inSlices(rowsOf(told.lists), stop.signal, (at) => {
    for (const one of found(at)) all.push(placed(at, one));
  });
  looks += 1;
  if (!isWhole) return;
  const { language } = settings;
  say({
    kind: "project",
    findings: { look: looks, found: all, counts: countsOf(told.lists), language, heldTo: heldTo() },
  });
}

/** The name of this file changes with the rules it was built from. */
const heldTo = () => hashOf(`${new URL(import.meta.url).pathname} ${JSON.stringify(settings)}`);

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

/** What was kept by the time it was left counts for it. */
async function ofVersion({ lists, left_at }: Extract<QualityAsked, { kind: "version" }>): Promise<Shares> {
  const by = Date.parse(left_at);
  const kept = told.kept.filter(({ suppressed_at }) => Date.parse(suppressed_at) <= by);
  const all: { noun: Noun; id: string; finding: Finding }[] = [];
  await inSlices(rowsOf(lists), new AbortController().signal, ({ noun, row }) => {
    for (const { field, finding } of findingsInRow(noun, row, settings)) {
      const place = { table_name: noun, row_id: row.id, field };
      if (!keptBy(kept, place, textOf(row, field), finding)) all.push({ noun, id: row.id, finding });
    }
  });
  return Object.fromEntries(cleanShares(countsOf(lists), all));
}

addEventListener("message", async ({ data }: MessageEvent<QualityAsked>) => {
  if (data.kind === "project") {
    take(data.told);
    await look();
  } else if (data.kind === "field") say({ kind: "field", key: data.key, answer: inField(data) });
  else if (data.kind === "mend") say({ kind: "mend", key: data.key, answer: mend(data) });
  else say({ kind: "version", key: data.key, answer: await ofVersion(data) });
});
