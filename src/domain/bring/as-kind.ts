import { isNoun } from "#domain/nouns/all.ts";
import { wordsOf } from "./entry.ts";
import { fieldLabel, fieldsOf, type Kind, mainField } from "./kinds.ts";
import { nameFrom, type Placed } from "./placed.ts";

/** The same words as another kind: those with a field of their own go there, the rest is said in the main text. */
export function asKind(row: Placed, kind: Kind): Placed {
  if (row.kind === kind) return row;
  const { number: _ofItsList, ...rest } = row;
  if (row.kind === "source" && isNoun(kind))
    return { ...rest, kind, words: wordsOf(kind, { pieces: [{ text: row.words.text ?? "" }] }) };
  const main = mainField(kind);
  const fields = fieldsOf(kind);
  const words: Record<string, string> = {};
  const said: string[] = [];
  for (const [name, text] of Object.entries(row.words)) {
    if (!text.trim()) continue;
    if (name === mainField(row.kind)) said.unshift(text);
    else if (name in fields && fields[name]?.kind !== "choice") words[name] = text;
    else if (name === "name") said.unshift(text);
    else said.push(`${fieldLabel(row.kind, name)}: ${text}`);
  }
  if (isNoun(kind) && !words.name) words.name = nameFrom(said[0] ?? "");
  const text = said.filter((line) => line !== words.name).join("\n");
  return { ...rest, kind, words: { ...words, ...(text || !words.name ? { [main]: text } : {}) } };
}
