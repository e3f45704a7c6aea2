import type { PricePeriod } from "./evidence.ts";

export type Money = {
  amount: number;
  currency: string;
  period: PricePeriod | null;
  /** Where in the text it begins and ends, its period not included. */
  from: number;
  to: number;
};

const symbols: Readonly<Record<string, string>> = {
  "€": "EUR",
  eur: "EUR",
  euro: "EUR",
  euros: "EUR",
  $: "USD",
  us$: "USD",
  usd: "USD",
  dollars: "USD",
  "£": "GBP",
  gbp: "GBP",
  pounds: "GBP",
  chf: "CHF",
  "fr.": "CHF",
  sfr: "CHF",
  "¥": "JPY",
  jpy: "JPY",
  a$: "AUD",
  aud: "AUD",
  c$: "CAD",
  cad: "CAD",
  r$: "BRL",
  brl: "BRL",
  "₹": "INR",
  inr: "INR",
  sek: "SEK",
  nok: "NOK",
  dkk: "DKK",
  pln: "PLN",
  zł: "PLN",
  kč: "CZK",
  czk: "CZK",
};

const SIGN = "(?:US\\$|A\\$|C\\$|R\\$|[€$£¥₹]|EUR|USD|GBP|CHF|SFr|Fr\\.|AUD|CAD|BRL|INR|JPY|SEK|NOK|DKK|PLN|CZK|kr\\.?)";
const UNIT = "(?:[€$£¥₹]|EUR|euros?|USD|dollars|GBP|pounds|CHF|Fr\\.|AUD|CAD|SEK|NOK|DKK|kr\\.?|PLN|zł|Kč|CZK)";
const SPACE = "[ \\u00a0\\u202f\\u2009]";
const NUMBER = `\\d{1,3}(?:[.,'’\\u00a0\\u202f\\u2009 ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,7}(?:[.,]\\d{1,3})?(?!\\d)`;
const BEFORE = new RegExp(`(?<![\\p{L}\\d.,-])(?<sign>${SIGN})${SPACE}?(?<number>${NUMBER})(?:[.,][-–—]{1,2})?`, "giu");
const AFTER = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?<number>${NUMBER})(?:[.,][-–—]{1,2})?${SPACE}?(?<sign>${UNIT})(?![\\p{L}\\d])`,
  "giu",
);
const CENTS = /(?<![\p{L}\d.,])(?<number>\d{1,3})\s?(?<sign>¢|cents?|ct|p)(?![\p{L}\d])/giu;

const KRONER: Readonly<Record<string, string>> = { da: "DKK", nb: "NOK", nn: "NOK", no: "NOK" };
/** Whose crowns "kr" are on a page in this language. */
export const kroneOf = (language: string) => KRONER[language.slice(0, 2).toLowerCase()] ?? "SEK";

/** The amounts of money in a text, each with the period said right behind it; what is no price of anything is not told apart here. */
export function moneyIn(text: string, krone = "SEK"): Money[] {
  const found = [...matches(text, BEFORE, krone), ...matches(text, AFTER, krone)];
  const kept: Money[] = [];
  for (const one of found.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (!kept.some((known) => one.from < known.to && known.from < one.to)) kept.push(one);
  }
  const currency = kept[0]?.currency;
  return currency ? [...kept, ...centsIn(text, currency, kept)] : kept;
}

function matches(text: string, pattern: RegExp, krone: string): Money[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { sign = "", number = "" } = match.groups ?? {};
    const currency = /^kr\.?$/i.test(sign) ? krone : symbols[sign.toLowerCase()];
    const amount = amountOf(number);
    if (!currency || amount === undefined) return [];
    const to = match.index + match[0].length;
    return isLarge(text.slice(to)) ? [] : [{ amount, currency, period: periodAfter(text.slice(to)), from: match.index, to }];
  });
}

function centsIn(text: string, currency: string, known: readonly Money[]): Money[] {
  return [...text.matchAll(CENTS)].flatMap((match) => {
    const to = match.index + match[0].length;
    if (known.some((one) => match.index < one.to && one.from < to)) return [];
    const amount = Number(match.groups?.number) / 100;
    return [{ amount, currency, period: periodAfter(text.slice(to)), from: match.index, to }];
  });
}

/** "1.234,50", "1,234.50", "1 234.50", "1'234" and "12,5" are numbers; undefined where it is none. */
export function amountOf(written: string): number | undefined {
  const plain = written.replace(/['’\s\u00a0\u202f\u2009]/g, "");
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  if (last < 0) return numberOf(plain);
  const mark = plain.charAt(last);
  const decimals = plain.length - last - 1;
  const isRepeated = plain.indexOf(mark) !== last;
  const isThousands =
    decimals === 3 && (isRepeated || !/^0/.test(plain)) && !plain.slice(0, last).includes(mark === "." ? "," : ".");
  if (isThousands) return numberOf(plain.replace(/[.,]/g, ""));
  return numberOf(`${plain.slice(0, last).replace(/[.,]/g, "")}.${plain.slice(last + 1)}`);
}

function numberOf(digits: string): number | undefined {
  const number = Number(digits);
  return digits !== "" && Number.isFinite(number) ? number : undefined;
}

/** Millions are what companies raise and turn over, never what something costs. */
const isLarge = (after: string) =>
  /^[\s\u00a0]?(m|mn|k|bn|b|mio|mrd|million|billion|thousand|millionen|milliarden|millions|milliards)\b/iu.test(after);

const words: readonly (readonly [PricePeriod, string])[] = [
  ["month", "mo|mth|months?|monat|monats|monatlich|monthly|mois|mensuel|mes|mensual|mese|mensile|maand|mês"],
  ["year", "yr|years?|annum|annual|annually|yearly|jahr|jahres|jährlich|an|année|annuel|año|anual|anno|annuo|jaar|ano"],
  ["season", "seasons?|saison|temporada|stagione"],
  ["week", "wk|weeks?|weekly|woche|wöchentlich|semaine|semana|settimana|week"],
  ["night", "nights?|nacht|nuit|noche|notte|übernachtung"],
  ["day", "days?|daily|tag|täglich|jour|día|giorno|dag"],
  ["hour", "h|hr|hours?|hourly|stunde|std|heure|hora|ora"],
];
const EACH = "(?:per|/|a|an|each|every|pro|je|im|p\\.|par|por|al|alla|the|à|le|la)";
const BESIDE =
  "(?:plus|incl\\.?|excl\\.?|including|excluding|inkl\\.?|zzgl\\.?|\\+|vat|mwst\\.?|ust\\.?|taxe?s?|ht|ttc|net|netto|brutto|billed|paid|user|seat|person|member|adult|child)";
const DIRECT = words.map(
  ([period, names]) =>
    [
      period,
      new RegExp(
        `^[\\s\\u00a0)*]*(?:,\\s*)?(?:(?:\\(?${EACH}\\s*[\\p{L}-]+|${BESIDE})[,)]?\\s*){0,3}?(?:\\(?\\s*${EACH}\\s*|/\\s*)(?:${names})(?![\\p{L}\\d])`,
        "iu",
      ),
    ] as const,
);
const ADVERB =
  /^[\s\u00a0),*]*(?:(?:billed|paid|plus vat|\+ vat|zzgl\. mwst\.?)\s*)?(?<word>monthly|monatlich|mensuel|mensual|mensile|annually|yearly|jährlich|weekly|wöchentlich|daily|täglich|hourly|nightly)(?![\p{L}\d])/iu;

function periodAfter(after: string): PricePeriod | null {
  const near = after.slice(0, 60);
  const adverb = ADVERB.exec(near)?.groups?.word;
  if (adverb) return periodNamed(adverb);
  let [best, at] = [null as PricePeriod | null, 60];
  for (const [period, pattern] of DIRECT) {
    const length = pattern.exec(near)?.[0].length;
    if (length !== undefined && length < at) [best, at] = [period, length];
  }
  return best;
}

/** What is paid once for a stretch of time and named after it: a "Jahresinspektion" is none, a "Jahresbeitrag" is. */
const PAID = "(?:beitr|gebühr|preis|abo|miet|tarif|lizenz|karte|mitglied|pauschale|satz|rate|kosten)";
const ONE_OF = "(?:per|pro|je|each|every|a|an|one|für (?:einen|eine|1)|im|par|l[ae']|à l[ae']|por|al|a la|ao|à|cada|chaque)";
const NAMED: readonly (readonly [PricePeriod, RegExp])[] = [
  ["year", `jahres${PAID}|annual|annually|yearly|jährlich|annuel\\w*|anual|${ONE_OF}\\s*(?:years?|annum|jahr|an|année|año|ano)`],
  ["month", `monats${PAID}|monthly|monatlich|mensuel\\w*|mensual|mensal|${ONE_OF}\\s*(?:months?|monat|mois|mes|mês)`],
  ["night", `nightly|übernachtung|${ONE_OF}\\s*(?:nights?|nacht|nuit(?:ée)?|noche|noite|notte)`],
  ["week", `wochen${PAID}|weekly|wöchentlich|semanal|hebdomadaire|${ONE_OF}\\s*(?:weeks?|woche|semaine|semana)`],
  ["hour", `stunden${PAID}|hourly|${ONE_OF}\\s*(?:hours?|stunde|heure|hora)`],
  ["day", `tages${PAID}|daily|täglich|${ONE_OF}\\s*(?:days?|tag|jour(?:née)?|día|dia|giorno)`],
].map(([period, names]) => [period as PricePeriod, new RegExp(`(?<!\\p{L})(?:${names})`, "iu")] as const);

/** The period a heading, a column or a sentence names, such as "per month", "Jahresbeitrag" or "nightly". */
export function periodNamed(text: string): PricePeriod | null {
  return NAMED.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
