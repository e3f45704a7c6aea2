import type { Label } from "#domain/bring/labels.ts";

type Rows = readonly (readonly string[])[];

const MARK = /^(?:[x✓✔●•✗rw-]|rw|yes|no|ja|nein|oui|non|sí)$/iu;
/** Who may do what, or what covers what: columns of marks. */
export function isMatrix(columns: readonly string[], rows: Rows): boolean {
  const marked = columns.filter(
    (_, at) => at > 0 && rows.some((row) => row[at]) && rows.every((row) => !row[at] || MARK.test(row[at])),
  );
  return columns.length > 3 && marked.length >= columns.length / 2;
}

const WHO =
  /^(?:who|author|by|responsible|owner|wer|autor|verantwortlich|zuständig|qui|auteur|responsable|quién|autor|responsable|chi|wie)$/iu;
const UNTIL =
  /^(?:by when|due(?: date)?|until|deadline|date|when|bis(?: wann)?|termin|datum|frist|échéance|pour le|date|fecha|plazo|para cuándo|entro|wanneer)$/iu;
const VERSION = /^(?:version|rev(?:ision)?\.?|ausgabe|versión|versione|versie|stand)$/iu;
/** Who is to do what until when, and who changed what: no rows. */
export function isDiary(columns: readonly string[], meanings: readonly Label[][]): boolean {
  const has = (says: RegExp) => columns.some((name) => says.test(name.trim()));
  const isSpecified = meanings.some((of) => of[0] === "priority" || of.includes("then"));
  return !isSpecified && columns.length <= 5 && ((has(WHO) && has(UNTIL)) || (has(VERSION) && (has(WHO) || has(UNTIL))));
}
