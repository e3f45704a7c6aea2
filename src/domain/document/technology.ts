import type { ContentSpecification } from "#domain/project-content.ts";
import { answer, type NamedLink } from "#domain/questionnaires.ts";
import { noPaymentProvider, readIntegrations, type ThirdPartyIntegrations } from "#domain/third-party-integrations.ts";
import { said } from "./blocks.ts";
import { type Choices, chosenWords, kindOfProduct } from "./choices.ts";
import type { Inline } from "./document.ts";

/** What was decided about technology, as rows of aspect and choice. */
export function technologyRows(choices: Choices): Inline[][][] {
  const words = chosenWords(choices);
  return answered([
    ["Kind of product", kindOfProduct(choices)],
    ["Front end", said(words.frontend_details)],
    ["Back end", said(words.backend_details)],
    ["Database", said(words.database_details)],
    ...serviceRows(integrationsOf(words)),
  ]);
}

function serviceRows(integrations: ThirdPartyIntegrations | null): [string, string][] {
  if (!integrations) return [];
  return [
    ["Sign-in", integrations.auth_types.map(said).join(", ")],
    ["Sign-in provider", answer(integrations.auth_provider, integrations.auth_provider_other)],
    ["Payment provider", answer(integrations.payment_provider, integrations.payment_provider_other) || noPaymentProvider],
  ];
}

/** The integrations as they are edited; null where none were saved or brought in. */
function integrationsOf({ third_party_integrations, payment_provider }: ContentSpecification): ThirdPartyIntegrations | null {
  if (!third_party_integrations && !payment_provider) return null;
  return readIntegrations({ third_party_integrations, payment_provider: payment_provider ?? null });
}

export function answered(rows: readonly (readonly [string, string])[]): Inline[][][] {
  return rows.filter(([, choice]) => said(choice)).map(([aspect, choice]) => [[aspect], [said(choice)]]);
}

/** Providers as rows of name, what they are for, and link. */
export function providerRows(choices: Choices): Inline[][][] {
  const integrations = integrationsOf(chosenWords(choices));
  const named = (name: string): NamedLink[] => (said(name) ? [{ name, link: "" }] : []);
  return [
    ...listed("Sign-in", named(answer(integrations?.auth_provider, integrations?.auth_provider_other))),
    ...listed("Payments", named(answer(integrations?.payment_provider, integrations?.payment_provider_other))),
    ...listed("Third party", integrations?.custom_providers),
  ];
}

function listed(kind: string, providers: readonly NamedLink[] = []): Inline[][][] {
  return providers
    .filter(({ name, link }) => said(name) || said(link))
    .map(({ name, link }) => [[said(name) || "–"], [kind], [said(link) || "–"]]);
}
