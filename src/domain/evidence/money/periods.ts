import type { PricePeriod } from "#domain/evidence/evidence.ts";

const words: readonly (readonly [PricePeriod, string])[] = [
  [
    "month",
    "mo|mth|months?|mon|monat|monats|monatlich|monthly|mois|mensuel|mes|mensual|mese|mensile|maand|mês|måned|måneden|mnd|månad|månaden|mån",
  ],
  ["year", "yr|years?|annum|annual|annually|yearly|jahr|jahres|jährlich|an|année|annuel|año|anual|anno|annuo|jaar|ano|år|året"],
  ["quarter", "quarters?|quarterly|quartal|vierteljahr|trimestre|trimestral|trimestriel|kvartal"],
  ["season", "seasons?|saison|temporada|stagione"],
  ["week", "wk|weeks?|weekly|woche|wöchentlich|semaine|semana|settimana|week"],
  ["night", "nights?|nacht|nuit|noche|notte|übernachtung"],
  ["day", "days?|daily|tag|täglich|jour|día|giorno|dag"],
  ["hour", "h|hr|hours?|hourly|stunde|std|heure|hora|ora"],
];
const EACH = "(?:per|/|a|an|each|every|pro|pr\\.?|je|im|om|i|p\\.|par|por|al|alla|ao|the|à|le|la)";
/** What says behind an amount that it is asked for one thing or one time. */
export const EACH_ONE = /^[\s\u00a0]*(?:each|apiece|per|pro|je|an?|pr\.?|par|por|al?|\/)(?![\p{L}\d])/iu;
const BESIDE =
  "(?:plus|incl\\.?|excl\\.?|including|excluding|inkl\\.?|zzgl\\.?|\\+|vat|mwst\\.?|ust\\.?|taxe?s?|ht|ttc|net|netto|brutto|billed|paid|each|apiece|jeweils|user|seat|person|member|adult|child)";
/** "per user and month" */
const AND = "(?:and|und|et|y|e|&)";
const DIRECT = words.map(
  ([period, names]) =>
    [
      period,
      new RegExp(
        `^[\\s\\u00a0)*]*(?:,\\s*)?(?:(?:\\(?${EACH}\\s*[\\p{L}-]+|${BESIDE})[,)]?\\s*){0,3}?(?:\\(?\\s*${EACH}\\s*|/\\s*|(?<=\\p{L}\\s+)${AND}\\s+(?:${EACH}\\s+)?)(?:${names})(?![\\p{L}\\d])`,
        "iu",
      ),
    ] as const,
);
const ADVERB =
  /^[\s\u00a0),*]*(?:(?:billed|paid|if paid|when paid|with|bei|plus vat|\+ vat|zzgl\. mwst\.?)\s*)?(?<word>monthly|monatlich(?:er)?|mensuels?|mensual(?:es)?|mensalmente|mensile|mensili|annually|annual(?= (?:billing|payment))|yearly|jährlich(?:er)?|jährl|mtl|p\.\s?a|annuels?|anual(?:es)?|annui|weekly|wöchentlich|semanales|quarterly|vierteljährlich|trimestral(?:es)?|trimestriels?|daily|täglich|hourly|nightly)(?![\p{L}\d])/iu;

/** The period said right behind an amount. */
export function periodAfter(after: string): PricePeriod | null {
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
const ONE_OF =
  "(?:per|pro|je|each|every|a|an|one|für (?:einen|eine|1)|im|par|l[ae']|à l[ae']|por|al|a la|ao|à|cada|chaque|pr\\.|om|i)";
const NAMED: readonly (readonly [PricePeriod, RegExp])[] = [
  [
    "year",
    `jahres${PAID}|annual|annually|yearly|jährl|p\\.\\s?a|annuel\\w*|anual|${ONE_OF}\\s*(?:years?|annum|jahr|an|année|año|ano|anno|jaar|året|år)(?!\\p{L})`,
  ],
  [
    "month",
    `monats${PAID}|monthly|monatlich|mtl|mensuel\\w*|mensual|mensal|mensil\\w+|${ONE_OF}\\s*(?:months?|monat|mois|mes|mese|mês|maand|måned(?:en)?|månad(?:en)?|mnd)(?!\\p{L})`,
  ],
  ["quarter", `quartals${PAID}|quarterly|vierteljährlich|trimestr\\w+|${ONE_OF}\\s*(?:quarter|quartal|vierteljahr)`],
  ["night", `nightly|übernachtung|${ONE_OF}\\s*(?:nights?|nacht|nuit(?:ée)?|noche|noite|notte)`],
  ["week", `wochen${PAID}|weekly|wöchentlich|semanal|hebdomadaire|${ONE_OF}\\s*(?:weeks?|woche|semaine|semana)`],
  ["hour", `stunden${PAID}|hourly|${ONE_OF}\\s*(?:hours?|stunde|heure|hora)`],
  ["day", `tages${PAID}|daily|täglich|${ONE_OF}\\s*(?:days?|tag|jour(?:née)?|día|dia|giorno)`],
].map(([period, names]) => [period as PricePeriod, new RegExp(`(?<!\\p{L})(?:${names})`, "iu")] as const);

/** The period a heading, a column or a sentence names, such as "per month", "Jahresbeitrag" or "nightly". */
export function periodNamed(text: string): PricePeriod | null {
  return NAMED.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
