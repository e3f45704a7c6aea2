/** Two people changed a field to different values; the values are what the edit began from, what one types, and what is stored now. */
export type Contest = { field: string; base: unknown; mine: unknown; theirs: unknown };

/** `merged` holds every field; a contested one stands there as mine until somebody chooses. */
export type Merge<Values> = { merged: Values; contested: readonly Contest[] };

/**
 * Three-way merge, field by field: what only one side changed is taken over, what both changed differently is contested. Lists
 * are never contested: what either side added is there, what either removed is not.
 */
export function mergeFields<Values extends object>(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const contested: Contest[] = [];
  const fields = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = [...fields].map((field) => {
    const [before, here, there] = [valueIn(base, field), valueIn(mine, field), valueIn(theirs, field)];
    if (isSame(here, there) || isSame(there, before)) return [field, here];
    if (isSame(here, before)) return [field, there];
    if (Array.isArray(here) && Array.isArray(there)) return [field, mergeLists(Array.isArray(before) ? before : [], here, there)];
    contested.push({ field, base: before, mine: here, theirs: there });
    return [field, here];
  });
  return { merged: fieldsOf<Values>(merged), contested };
}

function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const has = (list: readonly unknown[], item: unknown) => list.some((other) => isSame(other, item));
  const kept = theirs.filter((item) => has(mine, item) || !has(base, item));
  return [...kept, ...mine.filter((item) => !has(base, item) && !has(theirs, item))];
}

/** The merged values with what was chosen for the contested fields. */
export function withChosen<Values extends object>(merged: Values, chosen: Readonly<Record<string, unknown>>): Values {
  return { ...merged, ...chosen };
}

/** Whether two values say the same: nothing is nothing, and records count by what they hold, in whichever order. */
export function isSame(one: unknown, another: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(another));
}

function plain(value: unknown): unknown {
  if (value === undefined || value === "") return null;
  if (typeof value === "string") return value.replaceAll("\r\n", "\n");
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, plain(inner)]),
  );
}

function valueIn(values: object, field: string): unknown {
  return Reflect.get(values, field);
}

/** The entries come from fields of the same values; `Object.fromEntries` cannot say so. */
function fieldsOf<Values extends object>(entries: unknown[][]) {
  return Object.fromEntries(entries) as Values;
}
