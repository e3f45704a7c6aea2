import type { Found, RuleId } from "#domain/quality/finding.ts";
import type { Statement } from "#domain/quality/reading/statement.ts";
import { ABSOLUTES, ESCAPES, INFINITIVES, OPEN_LISTS } from "#domain/quality/words/escape-phrases.ts";
import { type Phrase, phraseFinder, phrasesIn } from "#domain/quality/words/phrases.ts";
import { withoutPhrase } from "./fixes.ts";

const ESCAPE = phraseFinder(ESCAPES);
const OPEN_LIST = phraseFinder(OPEN_LISTS);
const INFINITIVE = phraseFinder(INFINITIVES);
const ABSOLUTE = phraseFinder(ABSOLUTES);

const found =
  (rule: RuleId, why: (said: string) => string) =>
  ({ start, end, said }: Phrase): Found => ({ rule, start, end, why: why(said.trim()) });

export function escapes(statement: Statement): Found[] {
  return phrasesIn(statement, ESCAPE)
    .filter(({ start, end }) => !isCondition(statement.plain, start, end))
    .map((phrase) => {
      const text = withoutPhrase(statement.text, phrase);
      return {
        ...found(
          "escape",
          (said) => `“${said}” lets whoever builds it decide not to: name the condition, or leave it out.`,
        )(phrase),
        ...(text !== undefined && { fix: { label: `Remove “${phrase.said.trim()}”`, kind: "replace" as const, text } }),
      };
    });
}

/** "if necessary repairs last longer than 3 days" says when, not whether. */
function isCondition(plain: string, start: number, end: number): boolean {
  if (
    !/(?:necessary|appropriate|required|needed|available|possible|applicable|relevant|suitable)$/i.test(plain.slice(start, end))
  )
    return false;
  if (/\b(?:and|or|but|then)\s+$/i.test(plain.slice(0, start))) return false;
  return /^\s+\p{L}+s\s+(?:last|are|were|have|take|exist|fail|arrive|do|cannot|can|exceed|remain|need|go)\b/u.test(
    plain.slice(end),
  );
}

export function openLists(statement: Statement): Found[] {
  return phrasesIn(statement, OPEN_LIST).map(
    found("open-list", (said) => `“${said}” leaves the list open: nobody knows what else belongs to it. Name each item.`),
  );
}

export function infinitives(statement: Statement): Found[] {
  return phrasesIn(statement, INFINITIVE)
    .filter(
      ({ start, said }) =>
        !/\b(?:not|never|cannot)\s+(?:also\s+)?$/i.test(statement.plain.slice(0, start)) ||
        !/able|capable|enabled|allowed|permitted/.test(said),
    )
    .map((phrase) => {
      const fix = plainer(statement.text, phrase);
      return {
        ...found("infinitive", (said) => `“${said}” asks for a possibility, not for the deed: say what is done.`)(phrase),
        ...(fix && { fix }),
      };
    });
}

/** "shall be able to export" is "shall export". */
function plainer(text: string, { start, end, said }: Phrase): Found["fix"] {
  const named = said.trim();
  const plain =
    /\bto$/.test(named) &&
    /^(?:(?:also|only|always|automatically) )?(?:be able|be capable|have|be designed|be built|be intended|be made|be developed)/i.test(
      named,
    );
  if (!plain || !/\b(?:shall|must|should|will|can|to)\s+$/i.test(text.slice(0, start))) return undefined;
  if (/\bto\s+$/i.test(text.slice(0, start)) && !/\bwant to\s+$/i.test(text.slice(0, start))) return undefined;
  return { label: `Say it without “${named}”`, kind: "replace", text: `${text.slice(0, start)}${text.slice(end).trimStart()}` };
}

export function absolutes(statement: Statement): Found[] {
  return asOne(phrasesIn(statement, ABSOLUTE), statement.plain).map(
    found("absolute", (said) => `“${said}” cannot be reached or shown by any test: give a share, a limit or the exceptions.`),
  );
}

/** "absolutely impossible", "100 % reliable at all times": said twice, meant once. */
function asOne(phrases: readonly Phrase[], plain: string): Phrase[] {
  const kept: Phrase[] = [];
  for (const phrase of phrases) {
    const last = kept.at(-1);
    if (!last || !/^\s*(?:\p{L}+\s+)?$/u.test(plain.slice(last.end, phrase.start))) kept.push(phrase);
    else kept.splice(-1, 1, { start: last.start, end: phrase.end, said: plain.slice(last.start, phrase.end) });
  }
  return kept;
}
