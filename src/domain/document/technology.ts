import type { ContentQuestionnaire, ContentSpecification } from "#domain/project-content.ts";
import { answer, type NamedLink } from "#domain/questionnaires.ts";
import { noPaymentProvider, readIntegrations, type ThirdPartyIntegrations } from "#domain/third-party-integrations.ts";
import { said } from "./blocks.ts";
import type { Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";

type Choices = Pick<DocumentInput, "questionnaire" | "specification">;

/** What was decided about technology, as rows of aspect and choice: the specification's word before the questionnaire's. */
export function technologyRows({ questionnaire: form, specification }: Choices): Inline[][][] {
  return answered([
    ["Kind of product", answer(form?.project_type, form?.project_type_other)],
    ["Front end", said(specification?.frontend_details) || answer(form?.frontend_technology, form?.frontend_technology_other)],
    ["Back end", said(specification?.backend_details) || answer(form?.backend_technology, form?.backend_technology_other)],
    ["Database", said(specification?.database_details) || answer(form?.database_type, form?.database_type_other)],
    ...serviceRows(integrationsOf(specification), form),
  ]);
}

function serviceRows(integrations: ThirdPartyIntegrations | null, form: ContentQuestionnaire | null): [string, string][] {
  const types = integrations?.auth_types ?? form?.authentication_types ?? [];
  const [provider, payment] = integrations
    ? [
        answer(integrations.auth_provider, integrations.auth_provider_other),
        answer(integrations.payment_provider, integrations.payment_provider_other) || noPaymentProvider,
      ]
    : [
        answer(form?.authentication_provider, form?.authentication_provider_other),
        answer(form?.payment_provider, form?.payment_provider_other),
      ];
  return [
    ["Sign-in", types.map(said).join(", ")],
    ["Sign-in provider", provider],
    ["Payment provider", payment],
  ];
}

/** The integrations as they are edited; null where none were saved or brought in. */
function integrationsOf(specification: ContentSpecification | null): ThirdPartyIntegrations | null {
  const { third_party_integrations, payment_provider } = specification ?? {};
  if (!third_party_integrations && !payment_provider) return null;
  return readIntegrations({ third_party_integrations, payment_provider: payment_provider ?? null });
}

export function answered(rows: readonly (readonly [string, string])[]): Inline[][][] {
  return rows.filter(([, choice]) => said(choice)).map(([aspect, choice]) => [[aspect], [said(choice)]]);
}

/** Providers as rows of name, what they are for, and link; one named in both places stands once. */
export function providerRows({ questionnaire: form, specification }: Choices): Inline[][][] {
  const integrations = integrationsOf(specification);
  const named = (name: string): NamedLink[] => (said(name) ? [{ name, link: "" }] : []);
  const custom = integrations?.custom_providers ?? [];
  const isCustom = ({ name, link }: NamedLink) => custom.some((row) => row.name === name && row.link === link);
  return [
    ...listed("Sign-in", named(answer(integrations?.auth_provider, integrations?.auth_provider_other))),
    ...listed("Payments", named(answer(integrations?.payment_provider, integrations?.payment_provider_other))),
    ...listed("Technology", form?.technology_providers),
    ...listed("Third party", [...(form?.third_party_providers ?? []).filter((row) => !isCustom(row)), ...custom]),
  ];
}

function listed(kind: string, providers: readonly NamedLink[] = []): Inline[][][] {
  return providers
    .filter(({ name, link }) => said(name) || said(link))
    .map(({ name, link }) => [[said(name) || "–"], [kind], [said(link) || "–"]]);
}
