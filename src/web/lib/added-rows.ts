const listeners = new Set<(id: string) => void>();

/** Says that this person just added the row. */
export function reportAdded(id: string) {
  for (const listener of listeners) listener(id);
}

export function followAdded(listener: (id: string) => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
