import { businessModels, other } from "./catalog/questionnaire-options.ts";
import { newQuestionnaire, type QuestionnaireInput } from "./questionnaires.ts";
import type { WebToPrdEntry } from "./web-to-prd.ts";

type Described = Omit<WebToPrdEntry, "id" | "created_at">;

/** An entry as the answers of a questionnaire; what the website does not say stays as a new form has it. */
export function questionnaireOf(entry: Described): QuestionnaireInput {
  return {
    ...newQuestionnaire,
    ...businessModelAnswer(entry.business_model),
    project_description: ideaOf(entry).slice(0, 20_000),
    project_type: /e-?commerce|retail|shop/i.test(entry.business_model ?? "") ? "E-Commerce" : newQuestionnaire.project_type,
    design_links: [entry.website_url],
  };
}

/** What is to be built, told from the website: its description, its industry and what it can do. */
export function ideaOf({ name, description, industry, features }: Described): string {
  const can = features.map((feature) =>
    feature.description ? `- ${feature.name}: ${feature.description}` : `- ${feature.name}`,
  );
  return [
    description || `A product like ${name}.`,
    industry ? `It belongs to the industry ${industry}.` : "",
    can.length > 0 ? `What it can do:\n${can.join("\n")}` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

function businessModelAnswer(said: string | null): Pick<QuestionnaireInput, "business_model" | "business_model_other"> {
  const text = said?.trim() ?? "";
  if (text === "") return { business_model: newQuestionnaire.business_model, business_model_other: "" };
  const known = businessModels.find(({ value, label }) =>
    [value, label].some((name) => name.toLowerCase() === text.toLowerCase()),
  );
  return known
    ? { business_model: known.value, business_model_other: "" }
    : { business_model: other, business_model_other: text.slice(0, 200) };
}
