import type { Standing } from "#domain/bring/standing.ts";
import { cite } from "#domain/citation.ts";
import type { DescribedRequirements } from "#domain/describe-requirements.ts";
import type { FileRow, ProjectFile } from "#domain/export/json.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";

/** What the project says, made of what it exports and how it describes itself; a row that is not in both was changed in between. */
export function standingOfFile(file: ProjectFile, { requirements, texts_revision }: DescribedRequirements): Standing {
  const revisions = new Map(requirements.map(({ reference, revision }) => [reference, revision]));
  const rowsOf = (noun: Noun) =>
    (file.rows[noun] ?? []).flatMap((row) => {
      const id = cite(noun, row.number);
      const revision = revisions.get(id);
      return revision ? [{ id, number: row.number, revision, words: wordsOf(row) }] : [];
    });
  return {
    rows: Object.fromEntries(allNouns.map((noun) => [noun, rowsOf(noun)])),
    specification: texts_revision === null ? null : { ...file.specification, revision: texts_revision },
    hasQuestionnaire: true,
  };
}

function wordsOf({ number: _, ...said }: FileRow): Record<string, string> {
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, text]) => (text === null || text === undefined ? [] : [[name, String(text)]])),
  );
}
