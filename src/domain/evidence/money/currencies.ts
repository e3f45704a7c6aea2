import { wordTable } from "#domain/word-table.ts";

/** Signs that are of one currency wherever they stand, in lower case. */
const signs = wordTable<string>({
  "€": "EUR",
  euro: "EUR",
  euros: "EUR",
  us$: "USD",
  "£": "GBP",
  pounds: "GBP",
  "fr.": "CHF",
  sfr: "CHF",
  franken: "CHF",
  a$: "AUD",
  au$: "AUD",
  c$: "CAD",
  ca$: "CAD",
  nz$: "NZD",
  s$: "SGD",
  hk$: "HKD",
  r$: "BRL",
  mx$: "MXN",
  "₹": "INR",
  zł: "PLN",
  kč: "CZK",
  ft: "HUF",
  "₺": "TRY",
  "₪": "ILS",
  "₩": "KRW",
});

const codes = "EUR USD GBP CHF JPY CNY AUD CAD NZD SGD HKD BRL MXN INR SEK NOK DKK ISK PLN CZK HUF TRY ILS KRW ZAR".split(" ");

/** Signs that several currencies share: those they can mean, the usual one first. */
export const sharedSigns = {
  $: ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN"],
  kr: ["SEK", "NOK", "DKK", "ISK"],
  "¥": ["JPY", "CNY"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type SharedSign = keyof typeof sharedSigns;

/** What the signs that several currencies share mean on a page, and whose cents are spoken of. */
export type Meaning = Readonly<Record<SharedSign | "cent", string>>;
export const usualMeaning: Meaning = { $: "USD", kr: "SEK", "¥": "JPY", cent: "EUR" };

const sharedNames = wordTable<SharedSign>({
  $: "$",
  dollar: "$",
  dollars: "$",
  kr: "kr",
  "kr.": "kr",
  kroner: "kr",
  kronor: "kr",
  "¥": "¥",
  yen: "¥",
});

/** The code of the currency a sign stands for. */
export function currencyOfSign(sign: string, meaning: Meaning): string | undefined {
  const said = sign.toLowerCase();
  const shared = sharedNames[said];
  if (shared) return meaning[shared];
  // "Try 21 days" is no Turkish money
  return signs[said] ?? codes.find((code) => code === sign) ?? (said === "eur" ? "EUR" : undefined);
}

/** The codes of ISO 4217 that are read. */
export const CODES = codes.join("|");
/** What stands before a number, and what stands behind one. */
export const SIGN_BEFORE = `(?:(?:US|AU|CA|NZ|HK|MX|[ACSR])\\$|[€$£¥₹₺₪₩]|SFr|Fr\\.|kr\\.?|${CODES})`;
export const SIGN_BEHIND = `(?:[€$£¥₹₺₪₩](?!\\d)|(?:euros?|dollars?|pounds|Franken|Fr\\.|kr\\.?|kroner|kronor|yen|zł|Kč|Ft|${CODES})(?![\\p{L}\\d]))`;
