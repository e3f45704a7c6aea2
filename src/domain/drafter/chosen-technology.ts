import type { Brief } from "#domain/brief.ts";
import { answer } from "#domain/questionnaires.ts";
import { readThirdPartyIntegrations } from "#domain/third-party-integrations.ts";

export type ChosenTechnology = {
  frontend: string | undefined;
  backend: string | undefined;
  database: string | undefined;
  design: string | undefined;
  sign_in: string[];
  sign_in_provider: string | undefined;
  payment: string | undefined;
  services: string[];
};

/** What was decided about technology: by the specification where it says so, else by the questionnaire. */
export function chosenTechnology({ questionnaire: asked, specification: said }: Brief): ChosenTechnology {
  const integrations = readThirdPartyIntegrations(said?.third_party_integrations);
  const services = [
    ...integrations.custom_providers,
    ...(asked?.technology_providers ?? []),
    ...(asked?.third_party_providers ?? []),
  ];
  const ways = integrations.auth_types.length > 0 ? integrations.auth_types : (asked?.authentication_types ?? []);
  return {
    frontend: firstOf(said?.frontend_details, choice(asked?.frontend_technology, asked?.frontend_technology_other)),
    backend: firstOf(said?.backend_details, choice(asked?.backend_technology, asked?.backend_technology_other)),
    database: firstOf(said?.database_details, choice(asked?.database_type, asked?.database_type_other)),
    design: firstOf(choice(asked?.design_framework, asked?.design_framework_other)),
    sign_in: ways.map(plain).filter((way) => way !== "" && !/^other$/i.test(way)),
    sign_in_provider: firstOf(
      answer(integrations.auth_provider, integrations.auth_provider_other),
      choice(asked?.authentication_provider, asked?.authentication_provider_other),
    ),
    payment: firstOf(
      answer(integrations.payment_provider, integrations.payment_provider_other),
      said?.payment_provider,
      choice(asked?.payment_provider, asked?.payment_provider_other),
    ),
    services: [...new Set(services.map(({ name }) => plain(name)).filter(Boolean))].slice(0, 12),
  };
}

type Text = string | null | undefined;
const LONGEST = 80;

function choice(value: Text, other: Text): string | undefined {
  return (value && !/^other$/i.test(value) ? value : other) ?? undefined;
}

function firstOf(...texts: Text[]): string | undefined {
  return texts.map(plain).find((text) => text !== "" && !/^(none|other)$/i.test(text));
}

/** One short line without what a pattern or a page could stumble over. */
function plain(text: Text): string {
  const [line = ""] = (text ?? "").trim().split("\n");
  return line
    .replace(/[{}<>]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/[.,;:\s]+$/, "");
}
