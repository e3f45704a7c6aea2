import type { Brief } from "#domain/brief.ts";
import { listed } from "#domain/drafter/language/words.ts";
import { chosenTechnology } from "./chosen-technology.ts";

/** What was decided about technology, a sentence for each decision. */
export function technologySentences(brief: Brief): string[] {
  const chosen = chosenTechnology(brief);
  const built = [
    named("the frontend", chosen.frontend),
    named("the backend", chosen.backend),
    named("the database", chosen.database),
    named("the design", chosen.design),
  ].filter((part) => part !== undefined);
  const sentences = built.length > 0 ? [`It is built with ${listed(built)}.`] : [];
  const { sign_in, sign_in_provider: provider } = chosen;
  if (sign_in.length > 0 || provider)
    sentences.push(
      `People sign in${sign_in.length > 0 ? ` with ${listed(sign_in)}` : ""}${provider ? ` through ${provider}` : ""}.`,
    );
  if (chosen.payment) sentences.push(`Payments go through ${chosen.payment}.`);
  if (chosen.services.length > 0) sentences.push(`Services of third parties: ${listed(chosen.services)}.`);
  return sentences;
}

function named(part: string, choice: string | undefined): string | undefined {
  return choice ? `${choice} for ${part}` : undefined;
}
