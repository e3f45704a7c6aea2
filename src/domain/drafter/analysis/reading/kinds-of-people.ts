import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { wordsOf } from "./word.ts";

/** "six resident singers", "guest singers": of several kinds, so that "a singer" is any of them. */
export function areOfKinds({ singular: name, plural: many }: Noun, statements: readonly string[]): boolean {
  if (name.includes(" ")) return false;
  const named = new RegExp(`([\\p{L}-]{3,}) (?:${escapePattern(name)}|${escapePattern(many)})\\b`, "giu");
  const kinds = statements.flatMap((statement) => [...statement.matchAll(named)].map(([, kind = ""]) => kind.toLowerCase()));
  const own = new Set(
    kinds.filter((kind) => wordsOf(kind)[0]?.tag === "noun" && !verbForm(kind)?.form.match(/^(?:third|base)$/)),
  );
  return own.size > 1;
}
