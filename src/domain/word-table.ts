/** A table that is asked for words as people write them: it has its own alone, and none that every object has, such as "constructor". */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), entries);
}
