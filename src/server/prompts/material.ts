import type { Brief } from "#domain/brief.ts";
import { answer } from "#domain/questionnaires.ts";

type Text = string | null | undefined;

/** Characters of one text and rows of one list that a model is given; what is beyond is left out and said so. */
const MOST_TEXT = 6000;
const MOST_ROW = 400;
const MOST_ROWS = 200;

export const classKey = (index: number) => `C${index + 1}`;
export const pageKey = (index: number) => `P${index + 1}`;
export const sectionKey = (page: number, section: number) => `${pageKey(page)}.S${section + 1}`;

/** Words of the project's people: each line begins with a bar, so that none of them can pass for a line of ours. */
export function fenced(text: string, most = MOST_TEXT): string {
  const kept = text.length > most ? `${text.slice(0, most).toWellFormed()} … (shortened)` : text;
  return kept
    .trim()
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `| ${line}`.trimEnd())
    .join("\n");
}

/** Everything the brief knows, under headings of ours, each word of the project's people fenced. */
export function material(brief: Brief): string {
  const { project, specification, questionnaire } = brief;
  const parts = [
    part("Language of the answer", answer(questionnaire?.prd_language, questionnaire?.prd_language_other) || "English"),
    part("Project", [project.name, project.type].filter(Boolean).join(", ")),
    part("Idea", questionnaire?.project_description || project.description),
    part("Decisions", decisions(brief).join("\n")),
    part("Design", questionnaire?.design_description),
    part("Overview so far", specification?.project_overview),
    part("Scope so far", specification?.project_scope),
    part("Product perspective so far", specification?.product_perspective),
    part("Business model so far", [specification?.business_model_type, specification?.business_model].filter(Boolean).join("\n")),
    part("Pricing so far", specification?.pricing_details),
    rows(
      "User classes so far",
      brief.user_classes.map((row, index) => `${classKey(index)} ${row.name}: ${row.description ?? ""}`),
    ),
    rows("Pages and sections so far", places(brief)),
    rows(
      "User stories so far",
      brief.user_stories.map((row) => row.story),
    ),
    rows(
      "Features so far",
      brief.features.map((row) => `${row.name}: ${row.description ?? ""}`),
    ),
    rows(
      "Risks so far",
      brief.risks.map((row) => `${row.name}: ${row.description ?? ""}`),
    ),
  ];
  return parts.filter(Boolean).join("\n\n");
}

function part(title: string, text: Text): string {
  return text?.trim() ? `## ${title}\n${fenced(text)}` : "";
}

function rows(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  const kept = lines.slice(0, MOST_ROWS).map((line) => fenced(line.replace(/\s+/g, " "), MOST_ROW));
  const rest = lines.length - kept.length;
  return [`## ${title}`, ...kept, ...(rest > 0 ? [`(${rest} more)`] : [])].join("\n");
}

function places({ pages }: Brief): string[] {
  return pages.flatMap((page, at) => [
    `${pageKey(at)} ${page.name}: ${page.description ?? ""}`,
    ...page.sections.map((section, index) => `${sectionKey(at, index)} ${section.name}: ${section.description ?? ""}`),
  ]);
}

function decisions({ questionnaire: form }: Brief): string[] {
  if (!form) return [];
  const named = (list: readonly { name: string }[] | null | undefined) =>
    (list ?? [])
      .map(({ name }) => name)
      .filter(Boolean)
      .join(", ");
  const decided: [string, Text][] = [
    ["Kind of product", answer(form.project_type, form.project_type_other)],
    ["Front end", answer(form.frontend_technology, form.frontend_technology_other)],
    ["Back end", answer(form.backend_technology, form.backend_technology_other)],
    ["Database", answer(form.database_type, form.database_type_other)],
    ["Technology providers", named(form.technology_providers)],
    ["Sign-in", form.authentication_types?.join(", ")],
    ["Sign-in provider", answer(form.authentication_provider, form.authentication_provider_other)],
    ["Payments", answer(form.payment_provider, form.payment_provider_other)],
    ["Third parties", named(form.third_party_providers)],
    ["Business model", answer(form.business_model, form.business_model_other)],
    ["Design framework", answer(form.design_framework, form.design_framework_other)],
  ];
  return decided.filter(([, choice]) => choice).map(([label, choice]) => `${label}: ${choice}`);
}
