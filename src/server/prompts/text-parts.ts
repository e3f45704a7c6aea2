import type { Brief } from "#domain/brief.ts";
import { answer } from "#domain/questionnaires.ts";
import type { Part } from "./budget.ts";
import { questionnaireDecisions, specificationDecisions } from "./decisions.ts";

/** Characters of one text; what is beyond is left out and said so. */
const MOST = { line: 400, text: 6_000, idea: 24_000, document: 12_000, documents: 60_000 };

/** The texts of a brief, in the order a model reads them. */
export function textParts(brief: Brief): Part[] {
  const { project, specification, questionnaire } = brief;
  const parts: (Part & { text: string })[] = [
    part(
      "language",
      "Language of the answer",
      answer(questionnaire?.prd_language, questionnaire?.prd_language_other) || "English",
      MOST.line,
    ),
    part("project", "Project", [project.name, project.type].filter(Boolean).join(", "), MOST.line),
    part("idea", "Idea", questionnaire?.project_description || project.description, MOST.idea),
    part("answers", "What its people answered about the domain", answersOf(brief), MOST.idea),
    part("decisions", "Decisions", questionnaireDecisions(brief)),
    part("documents", "Documents of the project", documents(brief), MOST.documents),
    part("design", "Design", questionnaire?.design_description),
    part("technology", "Technology and integrations so far", specificationDecisions(brief)),
    part("overview", "Overview so far", specification?.project_overview),
    part("scope", "Scope so far", specification?.project_scope),
    part("product_perspective", "Product perspective so far", specification?.product_perspective),
    part("references", "References so far", specification?.references_list),
    part(
      "business_model",
      "Business model so far",
      [specification?.business_model_type, specification?.business_model].filter(Boolean).join("\n"),
    ),
    part("pricing", "Pricing so far", specification?.pricing_details),
  ];
  return parts.filter(({ text }) => text.trim() !== "");
}

function part(key: string, title: string, text: string | null | undefined, most = MOST.text): Part & { text: string } {
  return { key, title, text: text ?? "", most };
}

function answersOf({ questionnaire }: Brief): string {
  return (questionnaire?.domain_answers ?? [])
    .filter(({ answer: said }) => said.trim() !== "")
    .map(({ question, answer: said }) => `${question}\n${said}`)
    .join("\n\n");
}

function documents(brief: Brief): string {
  return brief.documents
    .map(({ name, text }) => {
      const kept = text.length > MOST.document ? `${text.slice(0, MOST.document).toWellFormed()} … (shortened)` : text;
      return `${name}:\n${kept}`;
    })
    .join("\n\n");
}
