import { wordTable } from "#domain/word-table.ts";
import type { FoundEvidence } from "./evidence.ts";
import type { PageSight } from "./sight.ts";

/** The commonest words of a language that are words of no other. */
const common = wordTable<RegExp>({
  en: /\b(the|and|of|with|your|you|we|is|are|for)\b/gi,
  de: /\b(der|die|und|mit|für|ist|sind|wir|sie|ein|eine|nicht|das)\b/gi,
  fr: /\b(le|les|des|et|vous|nous|pour|avec|est|une|dans)\b/gi,
  es: /\b(el|los|las|y|para|con|una|es|del|usted|nuestros)\b/gi,
  it: /\b(il|gli|e|per|con|una|di|della|sono|nostri)\b/gi,
  nl: /\b(het|een|en|van|voor|met|wij|zijn|niet|uw)\b/gi,
});
const ENOUGH_WORDS = 8;

/** The languages a page is in and offers: what it declares, its alternates, and links that say theirs; else a guess by its words. */
export function languagesOf({ language, alternates, links, parts, address }: PageSight): FoundEvidence[] {
  const switchers = links.filter(({ language: said, region, text }) => said !== "" && (region !== "main" || text.length < 25));
  const quotes = new Map<string, string>();
  const add = (tag: string, quote: string) => {
    const code = /^[a-z]{2,3}(?=$|[-_])/i.exec(tag.trim())?.[0].toLowerCase();
    if (code && !quotes.has(code)) quotes.set(code, quote);
  };
  add(language, `lang="${language}"`);
  for (const one of alternates) if (one !== "x-default") add(one, `hreflang="${one}"`);
  for (const { language: said, text } of switchers) add(said, text || `hreflang="${said}"`);
  if (quotes.size > 0) return [...quotes].map(([name, quote]) => ({ kind: "language", name, quote, address, detail: {} }));
  const texts = parts.map(({ text }) => text);
  const name = languageOf(texts.join(" ").slice(0, 20_000));
  const quote = texts.toSorted((a, b) => b.length - a.length)[0]?.slice(0, 200) ?? "";
  return name ? [{ kind: "language", name, quote, address, detail: { guess: true } }] : [];
}

function languageOf(text: string): string | undefined {
  const counted = Object.entries(common).map(([code, words]) => ({ code, count: text.match(words)?.length ?? 0 }));
  const [best, next] = counted.toSorted((a, b) => b.count - a.count);
  return best && best.count >= ENOUGH_WORDS && best.count > 1.5 * (next?.count ?? 0) ? best.code : undefined;
}
