import { businessModels, other } from "./catalog/questionnaire-options.ts";
import type { EvidenceKind } from "./evidence/evidence.ts";
import type { EvidenceUnit } from "./evidence/units.ts";
import { newQuestionnaire, type QuestionnaireInput } from "./questionnaires.ts";
import type { WebToPrdEntry } from "./web-to-prd.ts";

type Described = Omit<WebToPrdEntry, "id" | "created_at">;

/** A website says nothing of what it is built with. */
const unsaidTechnology = {
  frontend_technology: "",
  backend_technology: "",
  database_type: "",
  authentication_provider: "",
  design_framework: "",
};

/** An entry as the answers of a questionnaire; what the website does not say is left open. */
export function questionnaireOf(entry: Described, units: readonly EvidenceUnit[] = []): QuestionnaireInput {
  return {
    ...newQuestionnaire,
    ...unsaidTechnology,
    ...businessModelAnswer(entry.guesses?.includes("business_model") ? null : entry.business_model),
    project_description: ideaOf(entry, units).slice(0, 20_000),
    project_type: /e-?commerce|retail|shop/i.test(entry.business_model ?? "") ? "E-Commerce" : newQuestionnaire.project_type,
    design_links: [entry.website_url],
  };
}

/** What is to be built, told from the website: its description, its industry and what it can do. */
export function ideaOf({ name, description, ...entry }: Described, units: readonly EvidenceUnit[] = []): string {
  const { industry, business_model, features, guesses = [] } = entry;
  const can = features.map((feature) => {
    const said = feature.description ? `${feature.name}: ${feature.description}` : feature.name;
    return `- ${feature.guess ? "Guess: " : ""}${said}`;
  });
  // not 'it', which a drafter reads as what the description ends with
  const guessed = (field: string) => (guesses.includes(field) ? "Guess: the product" : "The product");
  const earns =
    guesses.includes("business_model") && business_model ? `Guess: the product earns its money by ${business_model}.` : "";
  return [
    description || `A product like ${name}.`,
    industry ? `${guessed("industry")} belongs to the industry ${industry}.` : "",
    earns,
    can.length > 0 ? `What it can do:\n${can.join("\n")}` : "",
    ...toldIn(units),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const headings: readonly (readonly [EvidenceKind, string])[] = [
  ["price", "Prices the website names"],
  ["role", "Who may do what"],
  ["sign_in", "How people get in"],
  ["form", "Forms of the website"],
];
const MOST_LINES = 30;

/** What the website shows, each line with its page and the words it stands on. */
function toldIn(units: readonly EvidenceUnit[]): string[] {
  return headings.flatMap(([kind, heading]) => {
    const lines = units.filter((unit) => unit.kind === kind).slice(0, MOST_LINES);
    return lines.length > 0 ? [`${heading}:\n${lines.map((unit) => `- ${cited(unit)}`).join("\n")}`] : [];
  });
}

/** A statement with its page: 'Small practice: 29 EUR per month ("€29 per month", https://…)'. */
export function cited({ words, quote, address }: EvidenceUnit): string {
  const said = words.replace(/[.\s]+$/, "");
  return said === quote.replace(/[.\s]+$/, "") ? `${said} (${address})` : `${said} ("${quote}", ${address})`;
}

function businessModelAnswer(said: string | null): Pick<QuestionnaireInput, "business_model" | "business_model_other"> {
  const text = said?.trim() ?? "";
  if (text === "") return { business_model: "", business_model_other: "" };
  const known = businessModels.find(({ value, label }) =>
    [value, label].some((name) => name.toLowerCase() === text.toLowerCase()),
  );
  return known
    ? { business_model: known.value, business_model_other: "" }
    : { business_model: other, business_model_other: text.slice(0, 200) };
}
