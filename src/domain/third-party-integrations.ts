import * as z from "zod";
import { other, paymentProviders } from "./catalog/questionnaire-options.ts";
import { jsonFields, listIn, textIn } from "./json-value.ts";
import { answer, namedLink } from "./questionnaires.ts";
import { freeText } from "./text.ts";

export const thirdPartyIntegrations = z.object({
  auth_types: z.array(freeText(100)).max(30, "Keep at most 30 authentication types").describe("Ways people sign in"),
  auth_provider: freeText(100).describe("Who checks them; 'other' is named in auth_provider_other"),
  auth_provider_other: freeText(200),
  payment_provider: freeText(100).nullable().describe("Who takes the payments; null for none"),
  payment_provider_other: freeText(200),
  custom_providers: z.array(namedLink).max(100, "Keep at most 100 providers").describe("Every other service it relies on"),
});
export type ThirdPartyIntegrations = z.output<typeof thirdPartyIntegrations>;

/** How 'no payment provider' is shown, and null where it is stored. */
export const noPaymentProvider = "None";

/** The stored record, an object or its JSON text, with blanks for what is absent or malformed. */
export function readThirdPartyIntegrations(stored: unknown): ThirdPartyIntegrations {
  const fields = jsonFields(stored);
  const payment = textIn(fields.payment_provider);
  return {
    auth_types: listIn(fields.auth_types).filter((type) => typeof type === "string"),
    auth_provider: textIn(fields.auth_provider),
    auth_provider_other: textIn(fields.auth_provider_other),
    payment_provider: payment === noPaymentProvider ? null : payment || null,
    payment_provider_other: textIn(fields.payment_provider_other),
    custom_providers: listIn(fields.custom_providers).map((provider) => {
      const { name, link } = jsonFields(provider);
      return { name: textIn(name), link: textIn(link) };
    }),
  };
}

type Row = { third_party_integrations: unknown; payment_provider: string | null };

/** The record of a specification; one that has none yet may name its payment provider in the column of its own. */
export function readIntegrations(row: Row | null): ThirdPartyIntegrations {
  const record = readThirdPartyIntegrations(row?.third_party_integrations);
  if (row?.third_party_integrations || !row?.payment_provider || row.payment_provider === noPaymentProvider) return record;
  const named = paymentProviders.some((provider) => provider === row.payment_provider);
  return named
    ? { ...record, payment_provider: row.payment_provider }
    : { ...record, payment_provider: other, payment_provider_other: row.payment_provider };
}

/** The record and the provider's own column as they are stored; rows without a word are left out. */
export function storedThirdPartyIntegrations(integrations: ThirdPartyIntegrations) {
  const record = readThirdPartyIntegrations(integrations);
  const custom_providers = record.custom_providers.filter(({ name, link }) => name.trim() !== "" || link.trim() !== "");
  return {
    third_party_integrations: { ...record, custom_providers },
    payment_provider: answer(record.payment_provider, record.payment_provider_other) || record.payment_provider,
  };
}
