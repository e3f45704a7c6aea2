import type { Matched } from "./match.ts";
import type { FileReading } from "./reading.ts";
import { type Unit, type UnitKey, unitKey, unitsOf } from "./source.ts";

export type Fate = "placed" | "changed" | "same" | "left_out" | "heading" | "kept";
export type Accounted = Unit & { key: UnitKey; fate: Fate };

/** What becomes of every part of a file: nothing of it is missing. `out` are the keys of rows the person left out. */
export function accountOf(reading: FileReading, matched: readonly Matched[], out: ReadonlySet<string>): Accounted[] {
  const fates = new Map<UnitKey, Fate>();
  for (const key of reading.headings) fates.set(key, "heading");
  const order: readonly Fate[] = ["left_out", "kept", "same", "changed", "placed"];
  for (const { match } of matched) {
    const { row } = match;
    const fate: Fate = out.has(row.key)
      ? "left_out"
      : row.kind === "source"
        ? "kept"
        : match.is === "new"
          ? "placed"
          : match.is === "change"
            ? "changed"
            : "same";
    for (const key of row.sources) {
      const before = fates.get(key);
      if (!before || order.indexOf(before) < order.indexOf(fate)) fates.set(key, fate);
    }
  }
  return unitsOf(reading.blocks).map((unit) => {
    const key = unitKey(unit.block, unit.row);
    return { ...unit, key, fate: fates.get(key) ?? "kept" };
  });
}

export function countsOf(units: readonly Accounted[]): Record<Fate, number> {
  const counts = { placed: 0, changed: 0, same: 0, left_out: 0, heading: 0, kept: 0 };
  for (const { fate } of units) counts[fate] += 1;
  return counts;
}
