import { addRow } from "#data/rows.ts";
import { type NewRow, type Noun, nouns } from "#domain/nouns/all.ts";
import { choicesOf, type Field } from "#domain/nouns/noun.ts";
import type { Author } from "./people.ts";

/** The rows a row cannot be without, by their list. */
type Around = Partial<Record<string, string>>;

/** Adds a row of any noun that says what it must, under a name; answers its id and number. */
export async function addRowOf(
  noun: Noun,
  name: string,
  { db, project_id }: Pick<Author, "db" | "project_id">,
  around: Around = {},
) {
  const said = Object.entries<Field>(nouns[noun].fields).flatMap(([field, { to, nothing, ...more }]) => {
    if (nothing) return [];
    if (to) return [[field, around[to]]];
    return [[field, choicesOf(more)[0]?.value ?? (field === "name" ? name : "Said.")]];
  });
  const order = noun === "sections" ? { order_index: 0 } : {};
  // the fields are the noun's own, which the types cannot see of a noun that is a parameter
  return addRow(db, noun, { ...Object.fromEntries(said), ...order, project_id } as unknown as NewRow<Noun>);
}
