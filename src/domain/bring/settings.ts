import {
  choiceLabel,
  type FileChoices,
  type FileQuestionnaire,
  type SpecificationChoice,
  specificationChoices,
} from "#domain/export/choices.ts";
import type { Placed } from "./placed.ts";
import type { Standing } from "./standing.ts";

/** What our own export says beside rows and texts. */
export type Settings = { choices: FileChoices; questionnaire: FileQuestionnaire | null };
export type SaidSetting = { label: string; text: string };
type Settled = { taken: Settings | null; said: SaidSetting[]; left: Placed[] };

/** Which of them a project takes: those it says nothing of yet. What it says otherwise stays source text. */
export function settle(given: Settings | null, { specification, hasQuestionnaire }: Standing): Settled {
  if (!given) return { taken: null, said: [], left: [] };
  const stands = (choice: SpecificationChoice) => wordsOf(specification?.[choice]);
  const told = specificationChoices.filter((choice) => wordsOf(given.choices[choice]) !== "");
  const open = told.filter((choice) => stands(choice) === "");
  const other = told.filter((choice) => stands(choice) !== "" && stands(choice) !== wordsOf(given.choices[choice]));
  // a project that said nothing says nothing else afterwards than the one that was exported
  const choices = specification ? Object.fromEntries(open.map((choice) => [choice, given.choices[choice]])) : given.choices;
  const questionnaire = hasQuestionnaire ? null : given.questionnaire;
  const linesOf = (names: readonly SpecificationChoice[]) =>
    names.map((choice): SaidSetting => ({ label: choiceLabel(choice), text: wordsOf(given.choices[choice]) }));
  const answers = answersOf(given.questionnaire);
  const said = [...linesOf(open), ...(questionnaire ? answers : [])];
  const left = [...linesOf(other), ...(questionnaire ? [] : answers)];
  return {
    taken: said.length > 0 ? { choices, questionnaire } : null,
    said,
    left: left.map(({ label, text }, at): Placed => {
      return { key: `setting:${at}`, kind: "source", words: { text: `${label}: ${text}` }, sources: [] };
    }),
  };
}

function answersOf(questionnaire: FileQuestionnaire | null): SaidSetting[] {
  return Object.entries(questionnaire ?? {}).flatMap(([name, value]) => {
    const text = wordsOf(value);
    return text ? [{ label: asLabel(name), text }] : [];
  });
}

const asLabel = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("_", " ")}`;

/** A value as a person reads it; nothing where it says nothing. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value).trim();
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(", ");
  const parts = Object.entries(value).flatMap(([name, inner]) => {
    const text = wordsOf(inner);
    return text ? [`${asLabel(name)}: ${text}`] : [];
  });
  return parts.join("; ");
}
