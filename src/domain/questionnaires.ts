import * as z from "zod";
import { other, sameChoice } from "./catalog/questionnaire-options.ts";
import { freeText } from "./text.ts";

/** A name and a link, both free text. */
export const namedLink = z.object({ name: freeText(200), link: freeText(2000) });
export type NamedLink = z.output<typeof namedLink>;

export const projectDocument = z.object({
  name: z.string().max(300),
  path: z.string().max(1024),
  url: z.string().max(2000),
  type: z.string().max(200),
  size: z.number().int().nonnegative().describe("In bytes"),
});
export type ProjectDocument = z.output<typeof projectDocument>;

/** A short question about the domain; `key` names it among those of one questionnaire, an empty answer was skipped. */
export const domainAnswer = z.object({ key: z.string().max(100), question: z.string().max(500), answer: freeText(2000) });
export type DomainAnswer = z.output<typeof domainAnswer>;

/** The form's values: texts as typed, lists as shown. Nothing is required. */
export const questionnaireInput = z.object({
  project_description: freeText(20_000).describe("What is to be built, for whom and why"),
  domain_answers: z.array(domainAnswer).max(24, "Keep at most 24 answers"),
  prd_language: freeText(100),
  prd_language_other: freeText(200),
  github_repo_link: freeText(2000),
  project_documents: z.array(projectDocument).max(50, "Keep at most 50 documents"),
  project_type: freeText(100),
  project_type_other: freeText(200),
  frontend_technology: freeText(100),
  frontend_technology_other: freeText(200),
  backend_technology: freeText(100),
  backend_technology_other: freeText(200),
  database_type: freeText(100),
  database_type_other: freeText(200),
  technology_providers: z.array(namedLink).max(50, "Keep at most 50 providers"),
  authentication_types: z.array(freeText(100)).max(20),
  authentication_provider: freeText(100),
  authentication_provider_other: freeText(200),
  payment_provider: freeText(100).nullable(),
  payment_provider_other: freeText(200),
  third_party_providers: z.array(namedLink).max(50, "Keep at most 50 providers"),
  business_model: freeText(100),
  business_model_other: freeText(200),
  design_description: freeText(20_000),
  design_links: z.array(freeText(2000)).max(50, "Keep at most 50 links"),
  design_framework: freeText(100),
  design_framework_other: freeText(200),
  main_color_primary: freeText(50),
  main_color_secondary: freeText(50),
  main_font_primary: freeText(100),
  main_font_secondary: freeText(100),
});
export type QuestionnaireInput = z.output<typeof questionnaireInput>;

/** What a question is about, whatever nouns it was worded with. */
export function kindOfQuestion({ key }: { key: string }): string {
  return key.split(":")[0] ?? key;
}

/** What a new form starts with. */
export const newQuestionnaire: QuestionnaireInput = {
  project_description: "",
  domain_answers: [],
  prd_language: "English",
  prd_language_other: "",
  github_repo_link: "",
  project_documents: [],
  project_type: "SaaS",
  project_type_other: "",
  frontend_technology: "React",
  frontend_technology_other: "",
  backend_technology: "Node.js",
  backend_technology_other: "",
  database_type: "PostgreSQL",
  database_type_other: "",
  technology_providers: [{ name: "", link: "" }],
  authentication_types: [],
  authentication_provider: "Firebase",
  authentication_provider_other: "",
  payment_provider: null,
  payment_provider_other: "",
  third_party_providers: [],
  business_model: "Subscription",
  business_model_other: "",
  design_description: "",
  design_links: [""],
  design_framework: "Tailwind CSS",
  design_framework_other: "",
  main_color_primary: "",
  main_color_secondary: "",
  main_font_primary: "",
  main_font_secondary: "",
};

/** Whether the background save has anything worth creating a questionnaire for. */
export function isWorthSaving(form: QuestionnaireInput): boolean {
  return [form.project_description, form.main_color_primary, form.main_font_primary, form.design_description].some(
    (text) => text.trim() !== "",
  );
}

/** The last touches at submit: a provider list keeps one blank row, an empty design framework becomes the default. */
export function completed(form: QuestionnaireInput): QuestionnaireInput {
  return {
    ...form,
    technology_providers: form.technology_providers.length > 0 ? form.technology_providers : [{ name: "", link: "" }],
    design_framework: form.design_framework || newQuestionnaire.design_framework,
  };
}

type Stored = { [Field in keyof QuestionnaireInput]: unknown };

/** A stored row as form values: null becomes the empty text or list, doubled spellings become the one kept. */
export function readQuestionnaire(row: Stored): QuestionnaireInput {
  const read = Object.fromEntries(
    Object.keys(newQuestionnaire).map((field) => {
      const stored = row[field as keyof Stored];
      const blank = newQuestionnaire[field as keyof QuestionnaireInput];
      if (Array.isArray(blank)) return [field, Array.isArray(stored) ? stored : []];
      if (field === "payment_provider") return [field, stored ?? null];
      return [field, typeof stored === "string" ? (sameChoice[stored] ?? stored) : ""];
    }),
  );
  const form = questionnaireInput.parse(read);
  return {
    ...form,
    technology_providers: form.technology_providers.length > 0 ? form.technology_providers : [{ name: "", link: "" }],
    design_links: form.design_links.length > 0 ? form.design_links : [""],
  };
}

/** Form values as a row to store: empty texts are null, lists stay lists. */
export function storedQuestionnaire(form: QuestionnaireInput) {
  const text = (value: string | null) => value || null;
  return {
    ...form,
    project_description: text(form.project_description),
    prd_language: text(form.prd_language),
    prd_language_other: text(form.prd_language_other),
    github_repo_link: text(form.github_repo_link),
    project_type: text(form.project_type),
    project_type_other: text(form.project_type_other),
    frontend_technology: text(form.frontend_technology),
    frontend_technology_other: text(form.frontend_technology_other),
    backend_technology: text(form.backend_technology),
    backend_technology_other: text(form.backend_technology_other),
    database_type: text(form.database_type),
    database_type_other: text(form.database_type_other),
    authentication_provider: text(form.authentication_provider),
    authentication_provider_other: text(form.authentication_provider_other),
    payment_provider: text(form.payment_provider),
    payment_provider_other: text(form.payment_provider_other),
    business_model: text(form.business_model),
    business_model_other: text(form.business_model_other),
    design_description: text(form.design_description),
    design_framework: text(form.design_framework),
    design_framework_other: text(form.design_framework_other),
    main_color_primary: text(form.main_color_primary),
    main_color_secondary: text(form.main_color_secondary),
    main_font_primary: text(form.main_font_primary),
    main_font_secondary: text(form.main_font_secondary),
  };
}

/** A choice and its free text as one answer: 'other' stands for what was typed beside it. */
export function answer(choice: string | null | undefined, typed: string | null | undefined): string {
  return (choice === other ? typed : choice)?.trim() ?? "";
}
