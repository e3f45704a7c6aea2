import type { SeenPart } from "./sight.ts";

const ON_REQUEST =
  /(?<!\p{L})(contact (us|sales)|talk to (us|sales)|call us|ask (us|for (a price|an offer|a quote))|ask us .*|(price )?on request|by quote|custom (pricing|quote)|get a quote|request a quote|let['’]?s talk|price on application|poa|auf anfrage|preis auf anfrage|individuell\w*|angebot anfordern|sprechen sie uns an|nach vereinbarung|nach absprache|sur (devis|demande)|nous consulter|contactez-nous|consultar|a consultar|consúltanos|pídenos (precio|presupuesto)|bajo consulta|a medida|sob consulta|su richiesta|på forespørsel|op aanvraag)(?!\p{L})/iu;
const FREE =
  /^(?:(?:always |forever )?free(?: forever| of charge)?|[$€£]\s?0(?:[.,]00)?|0(?:[.,]00)?\s?[€£]|kostenlos|kostenfrei|gratis|gratuit|gratuito|grátis|umsonst)(?!\p{L})[\s./]*(?:(?:forever|per|a|pro|al|par|por|im|für immer)?\s*\p{L}{0,8})$/iu;
/** In characters: what asks for a call in place of a price is short. */
const MOST = 80;

export const isOnRequest = (text: string) => text.length <= MOST && ON_REQUEST.test(text);
export const isFree = (text: string) => FREE.test(text.trim());

type Line = { name: string; said: string; part: SeenPart; includes: readonly string[] };

/** The lines of a list of plans that cost nothing or what one has to ask for: "Rounds – free, for one tower". */
export function unpricedLines(lines: readonly SeenPart[]): Line[] {
  return lines.flatMap((part, at) => {
    if (part.kind === "term") return termOf(part, lines.slice(at + 1));
    const split = /^(?<name>[^–—:|]{2,60}?)\s*(?:[–—:|]|\s-\s)\s*(?<rest>.*)$/u.exec(part.text)?.groups;
    const [name, rest] = [split?.name?.trim() ?? "", split?.rest ?? ""];
    const said = /^[^,;.(]*/.exec(rest)?.[0] ?? "";
    return name && (isFree(said) || isOnRequest(said)) ? [{ name, said: part.text, part, includes: [] }] : [];
  });
}

function termOf(part: SeenPart, behind: readonly SeenPart[]): Line[] {
  const end = behind.findIndex(({ kind }) => kind === "term");
  const own = behind.slice(0, end < 0 ? undefined : end);
  const said = own.find(({ text }) => isFree(text) || isOnRequest(text));
  const includes = own.filter((one) => one !== said).map(({ text }) => text.slice(0, 200));
  return said ? [{ name: part.text, said: said.text, part, includes }] : [];
}
