import type { EvidenceKind, FoundEvidence } from "#domain/evidence/evidence.ts";
import { evidenceOf } from "#domain/evidence/evidence-of.ts";
import type { WhoActs } from "#domain/evidence/people/who-acts.ts";
import { seePage } from "./see-page.ts";

type About = { language?: string; path?: string; host?: string; head?: string; whoActs?: WhoActs };

/** What is found of one kind on a page about prices with this content. */
export function seen(
  kind: EvidenceKind,
  body: string,
  { language = "en", path = "/prices", host = "a.example", head = "", whoActs = () => [] }: About = {},
): FoundEvidence[] {
  const markup = `<html lang="${language}"><title>Prices</title>${head}<main><h1>Prices</h1>${body}</main></html>`;
  const about = { address: `https://${host}${path}`, content_type: "text/html; charset=utf-8" };
  return evidenceOf(seePage(Buffer.from(markup), about), whoActs).filter((one) => one.kind === kind);
}

/** The prices of such a page: what, how much, in which currency, for which period. */
export const pricesSeen = (body: string, about?: About) =>
  seen("price", body, about).map(({ detail: { what, amount, currency, period } }) => [what, amount, currency, period]);
