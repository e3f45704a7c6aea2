import { useMemo, useState } from "react";
import { accountOf } from "#domain/bring/account.ts";
import { asKind } from "#domain/bring/as-kind.ts";
import { fitted } from "#domain/bring/fit.ts";
import { keptText } from "#domain/bring/kept.ts";
import type { Kind } from "#domain/bring/kinds.ts";
import { matchRows } from "#domain/bring/match.ts";
import type { Placed } from "#domain/bring/placed.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { settle } from "#domain/bring/settings.ts";
import type { Source } from "#domain/bring/source.ts";
import type { Standing } from "#domain/bring/standing.ts";
import type { TableUse } from "#domain/bring/tables/table-use.ts";
import { isOneOf } from "#domain/option.ts";

/** What a person decides of a row that was read. */
type Decision = { kind?: Kind; words?: Readonly<Record<string, string>>; isOut?: boolean; isApart?: boolean };

/** What our own export says beside rows and texts is taken or left out as one. */
export const settingsKey = "settings";

/** A file as it would be brought in, with all that was decided about it; nothing is stored. */
export function usePreview({ source, standing }: { source: Source; standing: Standing }) {
  const [tables, setTables] = useState<ReadonlyMap<number, TableUse>>(new Map());
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  const reading = useMemo(() => readingOf(source, tables), [source, tables]);
  const settings = useMemo(() => settle(reading.settings, standing), [reading, standing]);
  const rows = useMemo(
    () => [...reading.rows, ...settings.left].map((row) => fitted(decided(row, decisions[row.key]), standing)),
    [reading, settings, decisions, standing],
  );
  const out = useMemo(() => keysWhere(decisions, ({ isOut }) => isOut === true), [decisions]);
  const apart = useMemo(() => keysWhere(decisions, ({ isApart }) => isApart === true), [decisions]);
  const matched = useMemo(() => matchRows(rows, standing, apart), [rows, standing, apart]);
  const account = useMemo(() => accountOf(reading, matched, out), [reading, matched, out]);
  const kept = useMemo(() => keptText(reading, matched, out), [reading, matched, out]);
  const decide = (key: string, decision: Decision) =>
    setDecisions((before) => ({ ...before, [key]: { ...before[key], ...decision } }));
  return {
    reading,
    settings,
    matched,
    out,
    apart,
    account,
    kept,
    decide,
    readTable: (at: number, use: TableUse) => setTables((before) => new Map(before).set(at, use)),
    hasDecisions: Object.keys(decisions).length > 0 || tables.size > 0,
  };
}
export type Preview = ReturnType<typeof usePreview>;

function decided(row: Placed, { kind, words }: Decision = {}): Placed {
  const told = kind ? asKind(row, kind) : row;
  return words ? { ...told, words: { ...told.words, ...words } } : told;
}

function keysWhere(decisions: Readonly<Record<string, Decision>>, is: (decision: Decision) => boolean): ReadonlySet<string> {
  return new Set(Object.entries(decisions).flatMap(([key, decision]) => (is(decision) ? [key] : [])));
}

/** What a picker answers as one of its values. */
export function chosen<Value extends string>(values: readonly Value[], value: string): Value | undefined {
  return isOneOf(values, value) ? value : undefined;
}
