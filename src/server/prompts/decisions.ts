import type { Brief } from "#domain/brief.ts";
import { answer } from "#domain/questionnaires.ts";
import { designSystemLabel } from "#domain/style-guide.ts";
import { readThirdPartyIntegrations } from "#domain/third-party-integrations.ts";

type Text = string | null | undefined;
type Decided = readonly [label: string, choice: Text];

const lines = (decided: readonly Decided[]) =>
  decided
    .filter(([, choice]) => choice?.trim())
    .map(([label, choice]) => `${label}: ${choice}`)
    .join("\n");

const named = (list: readonly { name: string }[] | null | undefined) =>
  (list ?? [])
    .map(({ name }) => name)
    .filter(Boolean)
    .join(", ");

/** What the questionnaire chose, a line for each choice; once there is a specification, that says what is chosen. */
export function questionnaireDecisions({ questionnaire: form, specification }: Brief): string {
  if (!form || specification) return "";
  return lines([
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
  ]);
}

/** What the specification chose since, a line for each choice. */
export function specificationDecisions({ specification: row }: Brief): string {
  if (!row) return "";
  const chosen = readThirdPartyIntegrations(row.third_party_integrations);
  return lines([
    ["Front end", row.frontend_details],
    ["Back end", row.backend_details],
    ["Database", row.database_details],
    ["Sign-in", chosen.auth_types.join(", ")],
    ["Sign-in provider", answer(chosen.auth_provider, chosen.auth_provider_other)],
    ["Payments", answer(chosen.payment_provider, chosen.payment_provider_other) || row.payment_provider],
    ["Other services", named(chosen.custom_providers)],
    ["Design system", row.design_system && designSystemLabel(row.design_system)],
  ]);
}
