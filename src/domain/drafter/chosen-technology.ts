import type { Brief } from "#domain/brief.ts";
import { chosenWords } from "#domain/chosen-words.ts";
import { answer } from "#domain/questionnaires.ts";
import { designSystemLabel } from "#domain/style-guide.ts";
import { readIntegrations } from "#domain/third-party-integrations.ts";

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

/** What was decided about technology; what somebody took out of the specification is chosen no longer, whatever was answered before. */
export function chosenTechnology(brief: Brief): ChosenTechnology {
  const words = chosenWords(brief);
  const { third_party_integrations, payment_provider = null } = words;
  const said = readIntegrations({ third_party_integrations, payment_provider });
  return {
    frontend: chosen(words.frontend_details),
    backend: chosen(words.backend_details),
    database: chosen(words.database_details),
    design: chosen(designSystemLabel(words.design_system ?? "")),
    sign_in: said.auth_types.map(plain).filter((way) => way !== "" && !/^other$/i.test(way)),
    sign_in_provider: chosen(answer(said.auth_provider, said.auth_provider_other)),
    payment: chosen(answer(said.payment_provider, said.payment_provider_other)),
    services: [...new Set(said.custom_providers.map(({ name }) => plain(name)).filter(Boolean))].slice(0, 12),
  };
}

type Text = string | null | undefined;
const LONGEST = 80;

/** The choice that was made, if one was. */
function chosen(text: Text): string | undefined {
  const line = plain(text);
  return line === "" || /^(none|other)$/i.test(line) ? undefined : line;
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
