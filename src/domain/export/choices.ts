import * as z from "zod";
import { textParts } from "#domain/compare/parts.ts";
import type { ContentQuestionnaire, ContentSpecification } from "#domain/project-content.ts";
import { questionnaireInput } from "#domain/questionnaires.ts";

/** What a specification says beside its texts, by column. */
export const specificationChoices = [
  "business_model_type",
  "payment_provider",
  "third_party_integrations",
  "design_system",
  "custom_design_system_url",
  "selected_colors",
  "selected_typography",
  "selected_corners",
  "design_connections",
] as const;
export type SpecificationChoice = (typeof specificationChoices)[number];
/** What of them says how the product looks. */
export const lookChoices = [
  "design_system",
  "custom_design_system_url",
  "selected_colors",
  "selected_typography",
  "selected_corners",
] as const satisfies readonly SpecificationChoice[];

const labels = Object.assign({}, ...textParts.map(({ fields }) => fields)) as Readonly<Record<SpecificationChoice, string>>;
export const choiceLabel = (choice: SpecificationChoice) => labels[choice];

/** Of text or, where a choice has parts, as JSON. */
export const fileChoices = z.partialRecord(z.enum(specificationChoices), z.json());
export type FileChoices = z.output<typeof fileChoices>;

/** Uploaded documents lie in the project's storage, and stay there. */
export const fileQuestionnaire = questionnaireInput.omit({ project_documents: true }).partial();
export type FileQuestionnaire = z.output<typeof fileQuestionnaire>;

export function choicesIn(specification: ContentSpecification | null): FileChoices {
  const said = specificationChoices.map((choice) => [choice, portable(choice, specification?.[choice] ?? null)]);
  return z.json().pipe(fileChoices).parse(Object.fromEntries(said));
}

/** Without images that lie in the project's storage. */
function portable(choice: SpecificationChoice, said: unknown): unknown {
  if (choice !== "design_connections" || typeof said !== "object" || said === null) return said;
  const files: unknown = Reflect.get(said, "design_files");
  return Array.isArray(files) ? { ...said, design_files: files.filter((file) => !hasPath(file)) } : said;
}

const hasPath = (file: unknown) => typeof file === "object" && file !== null && Boolean(Reflect.get(file, "path"));

export function questionnaireIn(questionnaire: ContentQuestionnaire | null): FileQuestionnaire | null {
  if (!questionnaire) return null;
  const { project_documents: _stay, ...form } = questionnaire;
  return fileQuestionnaire.parse(form);
}
