import type { Brief } from "#domain/brief.ts";
import { listed } from "#domain/drafter/language/words.ts";

function chosen(value: string | null | undefined, other: string | null | undefined): string | undefined {
  const text = value && !/^other$/i.test(value) ? value : other;
  const plain = text?.replace(/[{}<>\n]/g, " ").trim();
  return plain && !/^none$/i.test(plain) ? plain : undefined;
}

/** What the questionnaire decided about technology, a sentence for each decision. */
export function technologySentences(brief: Brief): string[] {
  const said = brief.questionnaire;
  if (!said) return [];
  const built = [
    named("the frontend", chosen(said.frontend_technology, said.frontend_technology_other)),
    named("the backend", chosen(said.backend_technology, said.backend_technology_other)),
    named("the database", chosen(said.database_type, said.database_type_other)),
    named("the design", chosen(said.design_framework, said.design_framework_other)),
  ].filter((part) => part !== undefined);
  const sentences = built.length > 0 ? [`The questionnaire chose ${listed(built)}.`] : [];
  const ways = (said.authentication_types ?? []).filter((way) => way && !/^other$/i.test(way));
  const provider = chosen(said.authentication_provider, said.authentication_provider_other);
  if (ways.length > 0 || provider)
    sentences.push(`People sign in${ways.length > 0 ? ` with ${listed(ways)}` : ""}${provider ? ` through ${provider}` : ""}.`);
  const payment = chosen(said.payment_provider, said.payment_provider_other);
  if (payment) sentences.push(`Payments go through ${payment}.`);
  const others = [...(said.technology_providers ?? []), ...(said.third_party_providers ?? [])]
    .map((item) => item.name.replace(/[{}<>]/g, "").trim())
    .filter(Boolean);
  if (others.length > 0) sentences.push(`Services of third parties: ${listed([...new Set(others)])}.`);
  return sentences;
}

function named(part: string, choice: string | undefined): string | undefined {
  return choice ? `${choice} for ${part}` : undefined;
}
