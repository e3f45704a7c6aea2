import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import { RowChoice, RowReference, RowText } from "#workspace/rows/row-fields.tsx";

type Name = Parameters<typeof RowText>[0]["name"];

/** In characters: a text that may be longer is written on several lines. */
const LINE = 200;

/** What can be changed of a row, one below the other in the order it is read. */
export function NounFields({ noun }: { noun: Noun }) {
  const fields = Object.entries<Field>(nouns[noun].fields).filter(([, { once }]) => !once);
  return fields.map(([key, { kind, schema }], at) => {
    // the fields are the noun's own, which the types cannot see of a noun that is a parameter
    const name = key as Name;
    if (kind === "choice") return <RowChoice key={key} name={name} />;
    if (kind === "reference") return <RowReference key={key} name={name} />;
    const isLong = schema.safeParse("x".repeat(LINE + 1)).success;
    return <RowText key={key} name={name} autoFocus={at === 0} {...(isLong ? { rows: 4 } : {})} />;
  });
}
