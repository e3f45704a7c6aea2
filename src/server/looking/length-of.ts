/** In characters, of all texts in a value and as much as a few for everything else; counted no further than to `most`. */
export function lengthOf(value: unknown, most = Number.POSITIVE_INFINITY): number {
  if (typeof value === "string") return value.length;
  if (value === null || typeof value !== "object") return 1;
  let length = 4;
  for (const inner of Object.values(value)) {
    length += lengthOf(inner, most - length);
    if (length > most) break;
  }
  return length;
}
