/** In milliseconds: far less than a frame, which has other things to do. */
const slice = 5;

/** Does something with each of many, a little at a time; false when it was stopped before the end. */
export async function inSlices<Item>(items: Iterable<Item>, stop: AbortSignal, each: (item: Item) => void): Promise<boolean> {
  let begun = performance.now();
  for (const item of items) {
    each(item);
    if (performance.now() - begun < slice) continue;
    await new Promise((next) => setTimeout(next));
    if (stop.aborted) return false;
    begun = performance.now();
  }
  return !stop.aborted;
}
