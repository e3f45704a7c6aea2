import { moneyIn } from "./money.ts";
import { periodNamed } from "./periods.ts";

/** What stands around an amount and names nothing: how often, how exactly and with which taxes it is asked for. */
const AROUND =
  /(?<!\p{L})(?:from|starting|starts?|at|only|just|now|or|and|per|an?|each|every|billed|paid|pay|price|prices|cost|costs|for|the|of|forever|free|regular|sale|original|special|current|once|one-time|incl|including|excl|vat|tax|taxes|net|month|months|mo|monthly|year|years|yr|yearly|annual|annually|annum|week|weekly|day|daily|hour|night|save|ab|nur|oder|und|je|im|in|jährlich|monatlich|wöchentlich|täglich|jahr|monat|woche|tag|stunde|nacht|einmalig|pauschal|preis|kosten|normaler|alter|neuer|unser|grundpreis|kostenlos|inkl|zzgl|mwst|ust|dès|à|partir|de|par|mois|an|semaine|jour|ou|et|prix|ttc|ht|tva|gratuit|desde|al|a|el|por|o|y|mes|año|semana|día|hora|mensual|anual|precio|original|actual|era|es|gratis|iva|por|mês|ano|semana|dia|preço|al|mese|anno|prezzo|per|i|om|måned|måneden|mnd|år|året|månad|pris|fra|från)(?!\p{L})/giu;

/** Without an amount, some of these are names: there is many a plan "Pro", "Plus" and "Free". */
const LABEL =
  /(?<!\p{L})(?:from|starting|billed|price|prices|cost|costs|per|month|monthly|year|yearly|annual|annually|week|weekly|daily|or|ab|oder|preis|kosten|jährlich|monatlich|wöchentlich|jahr|monat|inkl|zzgl|mwst|partir|prix|mois|ttc|ht|desde|mes|año|mensual|anual|precio|iva|mês|ano|preço|mese|anno|prezzo|måned|mnd|år|månad|pris|vat)(?!\p{L})/iu;

/** Whether a text says an amount, a period or the word "price" and names nothing of its own. */
export function isBare(text: string): boolean {
  if (text.length > 60) return false;
  const amounts = moneyIn(text);
  if (amounts.length === 0 && !LABEL.test(text)) return !/\p{L}{2}/u.test(text);
  const rest = amounts.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  return !/\p{L}{2}/u.test(rest.replace(AROUND, " ").replace(/(?<!\p{L})(?:pro|plus)(?!\p{L})/gu, " "));
}

const PRICE_WORD =
  /^(?:price|cost|amount|fee|rate|charge|beitrag|betrag|tarif|gebühr|cuota|importe|precio|prezzo|montant|valor|pris)s?$/iu;

/** "Price per user per month", "Membership fee per year", "You pay" */
const PRICE_LINE =
  /^(?:you pay|sie zahlen|vous payez|pagas|(?:\p{L}+ )?(?:price|cost|fee|rate|preis|kosten|gebühr|prix|tarif|precio|cuota|preço)s?)(?: (?:per|a|for|pro|je|par|por|al|à) .{2,40})?$/iu;

/** What a row or a column of prices is called: "Price", "per month", "Jahresbeitrag". */
export const isPriceLabel = (text: string) =>
  text === "" ||
  isBare(text) ||
  PRICE_WORD.test(text) ||
  PRICE_LINE.test(text) ||
  (text.split(/\s+/).length <= 3 && periodNamed(text) !== null);
