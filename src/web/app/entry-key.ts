/**
 * The first entry of a document has no key of its own: the router calls each of them 'default', and all would share one scroll
 * position. With a key in the browser's state it keeps its own, over a reload as well.
 */
export function keepEntryKey(): void {
  const state: unknown = history.state;
  const known = typeof state === "object" && state !== null ? state : {};
  if ("key" in known) return;
  history.replaceState({ ...known, key: crypto.randomUUID() }, "");
}
