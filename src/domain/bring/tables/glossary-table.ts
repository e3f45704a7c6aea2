import { meaningsOf } from "#domain/bring/labels.ts";

const TERM =
  /^(?:term|(?:fach)?begriff|abbreviation|acronym|abkürzung|terme|término|termine|termo|begrip|afkorting|sigle|sigla)(?:s|e|en)?\b/iu;

/** Whether a table says words and what they mean, beside whatever else it says of them. */
export function isGlossary(columns: readonly string[]): boolean {
  const at = columns.findIndex((name) => TERM.test(name.trim()));
  return at >= 0 && columns.some((name, column) => column !== at && isDefining(name));
}

/** Whether a table says what signs mean, or else explains what stands in it: a legend, where no chapter calls it a glossary. */
export const isLegend = (columns: readonly string[]) =>
  columns.some((name) => TERM.test(name.trim()) || /^definition/iu.test(name.trim())) ||
  (columns.length === 2 && isMeaning(columns[1] ?? ""));

const isMeaning = (name: string) => meaningsOf(name).includes("definition");
const isDefining = (name: string) => isMeaning(name) || meaningsOf(name).includes("description");
