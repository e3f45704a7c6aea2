import type { Found } from "#domain/quality/finding.ts";
import type { Statement } from "#domain/quality/reading/statement.ts";
import type { QualitySettings } from "#domain/quality/settings.ts";
import { replaced } from "./fixes.ts";

const escaped = (words: string) =>
  words
    .trim()
    .replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
const finderOf = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(words)}(?![\\p{L}\\p{N}_])`, "giu");

/** What this project forbids, and second words for what its glossary names. */
export function ownWords({ text, plain }: Statement, { forbidden, glossary }: QualitySettings): Found[] {
  const banned = forbidden
    .filter((words) => words.trim())
    .flatMap((words) =>
      [...plain.matchAll(finderOf(words))].map(
        ({ 0: said, index }): Found => ({
          rule: "forbidden",
          start: index,
          end: index + said.length,
          why: `“${said}” is not wanted in this project.`,
        }),
      ),
    );
  const second = glossary.flatMap(({ term, avoid }) =>
    avoid
      .filter((words) => words.trim())
      .flatMap((words) =>
        [...plain.matchAll(finderOf(words))].map(
          ({ 0: said, index }): Found => ({
            rule: "two-words",
            start: index,
            end: index + said.length,
            why: `The glossary calls this “${term}”: two words for one thing read like two things.`,
            fix: {
              label: `Say “${term}”`,
              kind: "replace",
              text: replaced(
                text,
                index,
                index + said.length,
                /^\p{Lu}/u.test(said) ? term.charAt(0).toUpperCase() + term.slice(1) : term,
              ),
            },
          }),
        ),
      ),
  );
  return [...banned, ...second];
}
