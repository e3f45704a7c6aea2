import { useSyncExternalStore } from "react";
import type { Present } from "#data/channels.ts";

const nobody: readonly Present[] = [];
const present = new Map<string, readonly Present[]>();
const listeners = new Set<() => void>();

export function holdPresent(project_id: string, people: readonly Present[]) {
  present.set(
    project_id,
    people.toSorted((a, b) => a.name.localeCompare(b.name)),
  );
  for (const listener of listeners) listener();
}

/** What somebody who was here a moment ago is called. */
export function nameOfPresent(project_id: string, user_id: string | null | undefined): string | undefined {
  return present.get(project_id)?.find((one) => one.user_id === user_id)?.name;
}

/** Who else has the project open now. */
export function usePresentPeople(project_id: string): readonly Present[] {
  return useSyncExternalStore(subscribe, () => present.get(project_id) ?? nobody);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
