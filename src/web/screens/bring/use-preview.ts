import { useCallback, useMemo, useState } from "react";
import { accountOf } from "#domain/bring/account.ts";
import { asDecided, type Decided, type Decision, decide } from "#domain/bring/decision.ts";
import { fitted } from "#domain/bring/fit.ts";
import { keptText } from "#domain/bring/kept.ts";
import { matchRows } from "#domain/bring/match.ts";
import { chaptersOf } from "#domain/bring/origin.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { settle } from "#domain/bring/settings.ts";
import type { Source } from "#domain/bring/source.ts";
import type { Standing } from "#domain/bring/standing.ts";
import { alikeTables } from "#domain/bring/tables/alike-tables.ts";
import type { TableUse } from "#domain/bring/tables/table-use.ts";
import { isOneOf } from "#domain/option.ts";

type Decisions = Readonly<Record<string, Decision>>;
/** What was decided last of many pieces at once. */
type Together = { said: string; before: Decisions; after: Decisions };

/** What our own export says beside rows and texts is taken or left out as one. */
export const settingsKey = "settings";

/** A file as it would be brought in, with all that was decided about it; nothing is stored. */
export function usePreview({ source, standing }: { source: Source; standing: Standing }) {
  const [tables, setTables] = useState<ReadonlyMap<number, TableUse>>(new Map());
  const [decisions, setDecisions] = useState<Decisions>({});
  const [together, setTogether] = useState<Together | null>(null);
  const guessed = useMemo(() => readingOf(source), [source]);
  const reading = useMemo(() => (tables.size > 0 ? readingOf(source, tables) : guessed), [source, tables, guessed]);
  // as they were guessed: those that a person then reads alike stay apart
  const alike = useMemo(() => alikeTables(guessed.blocks, guessed), [guessed]);
  const chapters = useMemo(() => chaptersOf(guessed.blocks), [guessed]);
  const settings = useMemo(() => settle(reading.settings, standing), [reading, standing]);
  const rows = useMemo(
    () => [...reading.rows, ...settings.left].map((row) => fitted(asDecided(row, decisions[row.key]), standing)),
    [reading, settings, decisions, standing],
  );
  const out = useMemo(() => keysWhere(decisions, ({ isOut }) => isOut === true), [decisions]);
  const apart = useMemo(() => keysWhere(decisions, ({ isApart }) => isApart === true), [decisions]);
  const matched = useMemo(() => matchRows(rows, standing, apart), [rows, standing, apart]);
  const account = useMemo(() => accountOf(reading, matched, out), [reading, matched, out]);
  const kept = useMemo(() => keptText(reading, matched, out), [reading, matched, out]);
  const decideOne = useCallback(
    (key: string, decided: Decided) => setDecisions((before) => ({ ...before, [key]: decide(before[key], decided) })),
    [],
  );
  const decideAll = (keys: readonly string[], decided: Decided, said: string) => {
    const after = Object.fromEntries(keys.map((key) => [key, decide(decisions[key], decided)]));
    setTogether({ said, before: decisions, after });
    setDecisions({ ...decisions, ...after });
  };
  /** What was decided of a piece since stays. */
  const undoTogether = ({ before, after }: Together) => {
    const back = Object.keys(after).filter((key) => decisions[key] === after[key]);
    setDecisions({ ...decisions, ...Object.fromEntries(back.map((key) => [key, before[key] ?? {}])) });
    setTogether(null);
  };
  return {
    reading,
    alike,
    chapters,
    settings,
    matched,
    out,
    apart,
    account,
    kept,
    together,
    decideAll,
    undoTogether,
    decide: decideOne,
    readTables: (all: readonly number[], use: TableUse) =>
      setTables((before) => new Map([...before, ...all.map((at) => [at, use] as const)])),
    hasDecisions: Object.keys(decisions).length > 0 || tables.size > 0,
  };
}
export type Preview = ReturnType<typeof usePreview>;

function keysWhere(decisions: Decisions, is: (decision: Decision) => boolean): ReadonlySet<string> {
  return new Set(Object.entries(decisions).flatMap(([key, decision]) => (is(decision) ? [key] : [])));
}

/** What a picker answers as one of its values. */
export function chosen<Value extends string>(values: readonly Value[], value: string): Value | undefined {
  return isOneOf(values, value) ? value : undefined;
}
