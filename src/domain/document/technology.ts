import { answer, type NamedLink } from "#domain/questionnaires.ts";
import { said } from "./blocks.ts";
import type { Inline } from "./document.ts";
import type { DocumentQuestionnaire } from "./document-input.ts";

/** What the questionnaire decides about technology, as rows of aspect and choice; only what was answered. */
export function technologyRows(form: DocumentQuestionnaire | null): Inline[][][] {
  if (!form) return [];
  const rows: [string, string][] = [
    ["Kind of product", answer(form.project_type, form.project_type_other)],
    ["Front end", answer(form.frontend_technology, form.frontend_technology_other)],
    ["Back end", answer(form.backend_technology, form.backend_technology_other)],
    ["Database", answer(form.database_type, form.database_type_other)],
    ["Sign-in", (form.authentication_types ?? []).join(", ")],
    ["Sign-in provider", answer(form.authentication_provider, form.authentication_provider_other)],
    ["Payment provider", answer(form.payment_provider, form.payment_provider_other)],
  ];
  return answered(rows);
}

/** What the questionnaire decides about the look, in the same way. */
export function designRows(form: DocumentQuestionnaire | null): Inline[][][] {
  if (!form) return [];
  return answered([
    ["Design framework", answer(form.design_framework, form.design_framework_other)],
    ["Primary colour", said(form.main_color_primary)],
    ["Secondary colour", said(form.main_color_secondary)],
    ["Primary font", said(form.main_font_primary)],
    ["Secondary font", said(form.main_font_secondary)],
  ]);
}

function answered(rows: [string, string][]): Inline[][][] {
  return rows.filter(([, choice]) => choice).map(([aspect, choice]) => [[aspect], [choice]]);
}

/** Providers as rows of name, link and what they are for. */
export function providerRows(form: DocumentQuestionnaire | null): Inline[][][] {
  const listed = (kind: string, providers: readonly NamedLink[] = []) =>
    providers
      .filter(({ name, link }) => said(name) || said(link))
      .map(({ name, link }): Inline[][] => [[said(name) || "–"], [kind], [said(link) || "–"]]);
  return [...listed("Technology", form?.technology_providers), ...listed("Third party", form?.third_party_providers)];
}
