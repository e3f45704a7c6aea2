const marks = new WeakMap<object, string>();
let made = 0;

/** A short text that stands for an object, another for each, where all that is asked is whether it is still the same one. */
export function markOf(object: object): string {
  const known = marks.get(object);
  if (known !== undefined) return known;
  made += 1;
  const mark = String(made);
  marks.set(object, mark);
  return mark;
}
