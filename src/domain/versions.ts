import * as z from "zod";
import { fallbackVersion } from "./projects.ts";
import { requiredText } from "./text.ts";

export const newVersionInput = z.object({ version: requiredText("Version is required", 50) });

type Stored = { version: string; updated_at: string };
type Kept = { version: string; created_at: string };
/** A version as it was left (ISO 8601); `next_version` was made from it then, null where it was only left. */
type State = Kept & { next_version: string | null };

/** One version of a project; `changed_at` (ISO 8601) is null where nothing of it is stored yet. */
export type Version = { version: string; isCurrent: boolean; changed_at: string | null };

/** The stored versions and the current one, each once, the last changed first; the one entry '1' where there is none. */
export function versionsOf(
  current: string | null,
  specifications: readonly Stored[],
  snapshots: readonly Kept[],
): readonly Version[] {
  const changed = new Map<string, string>();
  const stored = [...specifications, ...snapshots.map(({ version, created_at }) => ({ version, updated_at: created_at }))];
  for (const { version, updated_at } of stored) {
    const known = changed.get(version);
    if (known === undefined || Date.parse(known) < Date.parse(updated_at)) changed.set(version, updated_at);
  }
  const isNew = current !== null && current !== "" && !changed.has(current);
  const rest = [...changed]
    .sort(([, a], [, b]) => Date.parse(b) - Date.parse(a))
    .map(([version, changed_at]) => ({ version, isCurrent: version === current, changed_at }));
  const all = isNew ? [{ version: current, isCurrent: true, changed_at: null }, ...rest] : rest;
  return all.length > 0 ? all : [{ version: fallbackVersion, isCurrent: true, changed_at: null }];
}

/** The states a version was left in: first the one it stands for, which is what the next version was made from, then the last. */
export function statesOf<Each extends State>(version: string, snapshots: readonly Each[]): readonly Each[] {
  const newest = snapshots
    .filter((snapshot) => snapshot.version === version)
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
  const basis = newest.findLast(({ next_version }) => next_version !== null) ?? newest[0];
  return basis ? [basis, ...newest.filter((state) => state !== basis)] : [];
}
