export type Pair<Each> = { key: string; before?: Each; after?: Each };

/** Two lists as one, in the order of the later; what the later lacks stands behind what it stood behind. Keys that occur twice are counted. */
export function paired<Each>(
  { before, after }: Record<"before" | "after", readonly Each[]>,
  keyOf: (each: Each) => string,
): Pair<Each>[] {
  const old = keyed(before, keyOf);
  const now = keyed(after, keyOf);
  const places = new Map(old.map(([key], at) => [key, at]));
  const left = new Set(now.map(([key]) => key));
  const pairs: Pair<Each>[] = [];
  const tellGoneFrom = (start: number) => {
    for (const [key, each] of old.slice(start)) {
      if (left.has(key)) return;
      pairs.push({ key, before: each });
    }
  };
  tellGoneFrom(0);
  for (const [key, each] of now) {
    const place = places.get(key);
    const was = place === undefined ? undefined : old[place]?.[1];
    pairs.push(was === undefined ? { key, after: each } : { key, before: was, after: each });
    if (place !== undefined) tellGoneFrom(place + 1);
  }
  return pairs;
}

function keyed<Each>(list: readonly Each[], keyOf: (each: Each) => string): [string, Each][] {
  const counts = new Map<string, number>();
  return list.map((each) => {
    const key = keyOf(each);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return [count === 0 ? key : `${key} ${count}`, each];
  });
}
