import { isName } from "./cards.ts";
import { moneyIn } from "./money/money.ts";
import type { SeenPart } from "./sight.ts";

export type Plan = { name: string; said: string; includes: readonly string[] };

/** What is longer names no plan. */
export const MOST_NAME = /^\S+(?:\s\S+){0,5}$/;

const ON_REQUEST =
  /(?<!\p{L})(contact (us|sales)|talk to (us|sales)|call us|ask (us|for (a price|an offer|a quote))|(price )?on request|by quote|custom (pricing|quote)|get a quote|request a quote|let['’]?s talk|get in touch|(?:speak|write) to us|e-?mail us|bespoke|by arrangement|price on application|poa|auf anfrage|individuelle[rs]? (?:preis|angebot)|angebot anfordern|(?:sprechen|fragen) sie uns|kontaktieren sie uns|rufen sie (?:uns )?an|nach (vereinbarung|absprache|aufwand)|sur (devis|demande)|nous consulter|contactez-nous|(a )?consultar|consúltanos|contáctanos|llámanos|escríbenos|pídenos (precio|presupuesto)|bajo consulta|sob consulta|fale con(?:n)?osco|su richiesta|contattaci|neem contact op|kontakt(?:a)? oss|på forespørsel|op aanvraag)(?!\p{L})/iu;
const FREE_WORD =
  "(?:(?:always |forever )?free(?: forever| of charge)?|[$€£]\\s?0(?:[.,]00)?|0(?:[.,]00)?\\s?[€£]|kostenlos|kostenfrei|gratis|gratuit|gratuito|grátis|umsonst|beitragsfrei)(?!\\p{L})";
const FREE = new RegExp(`^${FREE_WORD}[\\s./]*(?:(?:per|a|pro|al|par|por|im|für)?\\s*\\p{L}{0,8})$`, "iu");
/** "Rounds – free, for one tower": a name, a mark, and that it costs nothing. */
const FREE_BEHIND = new RegExp(`[–—:|(-]\\s*(?=${FREE_WORD})|\\s(?=${FREE_WORD}$)`, "iu");
/** In characters: what asks for a call in place of a price is short. */
const MOST = 80;

export const isOnRequest = (text: string) => text.length <= MOST && ON_REQUEST.test(text);
export const isFree = (text: string) => FREE.test(text.trim());

/** What a row or a card without a price tells of a plan that costs nothing, or what one has to ask for. */
export function unpricedIn(parts: readonly SeenPart[]): Plan | undefined {
  if (parts.some(({ text }) => moneyIn(text).some(({ amount }) => amount > 0))) return undefined;
  const said = parts.find(({ text }) => isFree(text) || isOnRequest(text) || FREE_BEHIND.test(text));
  if (!said) return undefined;
  const before = parts.slice(0, parts.indexOf(said)).filter(isName);
  const heading = parts.find(({ kind }) => kind === "heading");
  const own = !heading || heading === said ? nameBefore(said.text) : "";
  const name = own || (heading ?? before[0])?.text || "";
  if (!MOST_NAME.test(name)) return undefined;
  const items = parts.filter((one) => one !== said && /^(item|definition)$/.test(one.kind));
  return { name, said: said.text, includes: items.map(({ text }) => text.slice(0, 200)) };
}

/** The name in one line with how it is to be had. */
function nameBefore(text: string): string {
  const at = FREE_BEHIND.exec(text)?.index ?? ON_REQUEST.exec(text)?.index ?? 0;
  const name = text.slice(0, at).replace(/[\s–—:|(,.-]+$/u, "");
  return /^\p{Lu}/u.test(name) ? name : "";
}
