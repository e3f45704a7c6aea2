import { isBare } from "./money/bare.ts";
import { moneyIn } from "./money/money.ts";
import { isName } from "./part-name.ts";
import type { SeenPart } from "./sight.ts";

export type Plan = { name: string; said: string; includes: readonly string[] };

/** What is longer names no plan. */
export const MOST_NAME = /^\S+(?:\s\S+){0,5}$/;

const ON_REQUEST =
  /(?<!\p{L})(contact (us|sales)|talk to (us|sales)|call us|ask (us|for (a price|an offer|a quote))|(price )?on request|by quote|custom (pricing|quote)|get a quote|request a quote|let['’]?s talk|get in touch|(?:speak|write) to us|e-?mail us|bespoke|by arrangement|price on application|poa|auf anfrage|individuelle[rs]? (?:preis|angebot)|angebot anfordern|(?:sprechen|fragen) sie uns|kontaktieren sie uns|rufen sie (?:uns )?an|nach (vereinbarung|absprache|aufwand)|sur (devis|demande)|nous consulter|contactez-nous|(a )?consultar|consúltanos|contáctanos|llámanos|escríbenos|pídenos (precio|presupuesto)|bajo consulta|sob consulta|fale con(?:n)?osco|su richiesta|contattaci|neem contact op|kontakt(?:a)? oss|på forespørsel|op aanvraag)(?!\p{L})/iu;
/** In place of a price. */
const MADE_TO_MEASURE =
  /^(?:custom|bespoke|individuell|a (?:tu )?medida|sur mesure|sob medida|personalizado|su misura|op maat)\.?$/iu;
const PRICE_WORD = /(?<!\p{L})(?:prices?|pricing|preise?|prix|precios?|preços?)(?!\p{L})/iu;
const FREE_WORD =
  "(?:(?:always |forever )?free(?: forever| of charge)?|[$€£]\\s?0(?:[.,]00)?|0(?:[.,]00)?\\s?[€£]|kostenlos|kostenfrei|gratis|gratuit|gratuito|grátis|umsonst|beitragsfrei)(?!\\p{L})";
/** "Free for one bed." */
const FREE_FOR = new RegExp(`^${FREE_WORD}\\s+(?:for|für|pour|para|bis)\\s`, "iu");
const TRIAL = /\d+\s(?:days?|weeks?|months?|tage|wochen|monate|jours|mois|días|meses)/iu;
const FREE = new RegExp(`^${FREE_WORD}(?:[\\s.]*(?:/|(?:per|a|pro|al|par|por|im|für)\\s)\\s*\\p{L}{0,8})?\\.?$`, "iu");
const SAID_FREE = new RegExp(
  `(?<!\\p{L})(?:is|stays|ist|bleibt|est|es|é)\\s+(?:always\\s+|immer\\s+|siempre\\s+|toujours\\s+)?${FREE_WORD}(?! (?:for|in|für|pour|por) (?:(?:a|the first|\\d+) )?(?:days?|weeks?|months?|tage|wochen|monate|jours|mois|días|meses))`,
  "iu",
);
/** "Rounds – free, for one tower": a name, a mark, and that it costs nothing. */
const FREE_BEHIND = new RegExp(`[–—:|(-]\\s*(?=${FREE_WORD})|\\s(?=${FREE_WORD}$)`, "iu");
/** In characters: what asks for a call in place of a price is short. */
const MOST = 80;

export const isOnRequest = (text: string) => text.length <= MOST && (ON_REQUEST.test(text) || MADE_TO_MEASURE.test(text));
/** Nothing but that one has to ask for the price. */
const isOnlyOnRequest = (text: string) =>
  isOnRequest(text) && !/\p{L}{3}/u.test(text.replace(MADE_TO_MEASURE, "").replace(ON_REQUEST, "").replace(PRICE_WORD, ""));
export const isFree = (text: string) =>
  FREE.test(text.trim()) || (text.length <= MOST && FREE_FOR.test(text) && !TRIAL.test(text));
/** "The Reed plan is free for one boat" */
export const isSaidFree = (text: string) => SAID_FREE.test(text);
/** What stands where others have their price. */
export const isInPlaceOfPrice = (text: string) => isFree(text) || isOnlyOnRequest(text);
/** So it does in one line with its name: "Rounds: free, for one tower". */
export const isLineWithoutPrice = ({ kind, text }: SeenPart) =>
  kind === "item" && (FREE_BEHIND.test(text) || isOnRequest(text)) && nameBefore(text) !== "";

/** What a row or a card without a price tells of a plan that costs nothing, or what one has to ask for. */
export function unpricedIn(parts: readonly SeenPart[]): Plan | undefined {
  const free = parts.find(({ text }) => isFree(text));
  // beside "Free" stands what things beyond it cost
  const isPrice = ({ text }: SeenPart) => (!free || isBare(text)) && moneyIn(text).some(({ amount }) => amount > 0);
  if (parts.some(isPrice)) return undefined;
  const said = free ?? parts.find(({ text }) => isOnRequest(text) || FREE_BEHIND.test(text));
  if (!said) return undefined;
  const before = parts.slice(0, parts.indexOf(said)).filter(isName);
  const heading = parts.find(({ kind }) => kind === "heading");
  const own = (!heading || heading === said) && !isInPlaceOfPrice(said.text) ? nameBefore(said.text) : "";
  const name = own || (heading ?? before[0])?.text || "";
  if (!MOST_NAME.test(name)) return undefined;
  return { name, said: said.text, includes: includedBeside(parts, said, name) };
}

/** What a row or a card lists beside its name and price: its items, or else the short lines behind its price. */
export function includedBeside(parts: readonly SeenPart[], price: SeenPart, name: string): string[] {
  const others = parts.filter((one) => one !== price && one.text !== name);
  const items = others.filter(({ kind }) => /^(item|definition)$/.test(kind));
  const lines = others.filter((one) => isLine(one) && parts.indexOf(one) > parts.indexOf(price));
  return (items.length > 0 ? items : lines).map(({ text }) => text.slice(0, 200));
}

const isLine = (part: SeenPart) =>
  part.kind === "text" &&
  isName(part) &&
  !part.isLink &&
  MOST_NAME.test(part.text) &&
  !/[.:!?]$/.test(part.text) &&
  moneyIn(part.text).length === 0;

/** The name in one line with how it is to be had. */
function nameBefore(text: string): string {
  const at = FREE_BEHIND.exec(text)?.index ?? ON_REQUEST.exec(text)?.index ?? 0;
  const name = text.slice(0, at).replace(/[\s–—:|(,.-]+$/u, "");
  return /^\p{Lu}/u.test(name) ? name : "";
}
