import { type Choices, chosenWords, kindOfProduct } from "#domain/chosen-words.ts";
import type { ContentSpecification } from "#domain/project-content.ts";
import { answer, type NamedLink } from "#domain/questionnaires.ts";
import { noPaymentProvider, readIntegrations, type ThirdPartyIntegrations } from "#domain/third-party-integrations.ts";
import { type Choice, madeOf, said } from "./blocks.ts";
import type { Inline } from "./document.ts";

/** What was decided about technology. */
export function technologyChoices(choices: Choices): Choice[] {
  const words = chosenWords(choices);
  return madeOf([
    ["Kind of product", kindOfProduct(choices), "settings"],
    ["Front end", words.frontend_details ?? "", "technologyStack"],
    ["Back end", words.backend_details ?? "", "technologyStack"],
    ["Database", words.database_details ?? "", "technologyStack"],
    ...serviceChoices(integrationsOf(words)),
  ]);
}

function serviceChoices(integrations: ThirdPartyIntegrations | null): Choice[] {
  if (!integrations) return [];
  const { auth_types, auth_provider, auth_provider_other, payment_provider, payment_provider_other } = integrations;
  return [
    ["Sign-in", auth_types.map(said).join(", "), "thirdPartyIntegrations"],
    ["Sign-in provider", answer(auth_provider, auth_provider_other), "thirdPartyIntegrations"],
    ["Payment provider", answer(payment_provider, payment_provider_other) || noPaymentProvider, "thirdPartyIntegrations"],
  ];
}

/** The integrations as they are edited; null where none were saved or brought in. */
function integrationsOf({ third_party_integrations, payment_provider }: ContentSpecification): ThirdPartyIntegrations | null {
  if (!third_party_integrations && !payment_provider) return null;
  return readIntegrations({ third_party_integrations, payment_provider: payment_provider ?? null });
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
