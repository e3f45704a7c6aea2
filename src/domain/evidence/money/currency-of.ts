import type { PageSight } from "#domain/evidence/sight.ts";
import { wordTable } from "#domain/word-table.ts";
import { type Meaning, sharedSigns, usualMeaning } from "./currencies.ts";

type MoneyRegion = {
  /** Its code in a language tag, and as the end of an address. */
  region: string;
  /** What tells that a business is there: names of the country, its telephone prefix, its postcodes, its forms of companies. */
  told: RegExp;
  /** Its currency as it is called in full. */
  named: RegExp;
};

/** Where the currencies that share a sign are paid with. */
const places = wordTable<MoneyRegion>({
  USD: {
    region: "us",
    told: /\b(USA|United States)\b|,\s*[A-Z]{2} \d{5}(-\d{4})?\b/u,
    named: /\b(US|U\.S\.|American) dollars?\b/iu,
  },
  CAD: { region: "ca", told: /\bCanada\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/u, named: /\b(Canadian dollars?|dollars? canadiens?)\b/iu },
  AUD: {
    region: "au",
    told: /\bAustralia\b|\+61\b|\bPty\.? Ltd\b|\bABN \d|\b(NSW|VIC|QLD|TAS|WA|SA|ACT) \d{4}\b/u,
    named: /\bAustralian dollars?\b/iu,
  },
  NZD: { region: "nz", told: /\b(New Zealand|Aotearoa)\b|\+64\b/u, named: /\b(New Zealand|NZ) dollars?\b/iu },
  SGD: { region: "sg", told: /\bSingapore\b|\+65\b|\bPte\.? Ltd\b/u, named: /\bSingapore dollars?\b/iu },
  HKD: { region: "hk", told: /\bHong Kong\b|\+852\b/u, named: /\bHong Kong dollars?\b/iu },
  MXN: { region: "mx", told: /\bM[eé]xico\b|\+52\b/u, named: /\bpesos mexicanos|Mexican pesos?\b/iu },
  SEK: {
    region: "se",
    told: /\b(Sweden|Sverige|Schweden|Suède|Suecia)\b|\+46\b|\bSE-\d{3} ?\d\d\b/u,
    named: /\b(Swedish (kronor|crowns?)|svenska kronor)\b/iu,
  },
  NOK: {
    region: "no",
    told: /\b(Norway|Norge|Noreg|Norwegen|Norvège|Noruega)\b|\+47\b|\bNO-\d{4}\b|\b\d{3} ?\d{3} ?\d{3} ?MVA\b/u,
    named: /\b(Norwegian (kroner?|crowns?)|norske kroner)\b/iu,
  },
  DKK: {
    region: "dk",
    told: /\b(Denmark|Danmark|Dänemark|Danemark|Dinamarca)\b|\+45\b|\bDK-\d{4}\b|\bApS\b|\bCVR\b/u,
    named: /\b(Danish (kroner?|crowns?)|danske kroner)\b/iu,
  },
  ISK: { region: "is", told: /\b(Iceland|Ísland|Island(?=,|$))\b|\+354\b/u, named: /\bIcelandic (krónur|kronur|crowns?)\b/iu },
  JPY: { region: "jp", told: /\b(Japan|Japon|Japón)\b|\+81\b/u, named: /\bJapanese yen\b/iu },
  CNY: { region: "cn", told: /\b(China|Chine)\b|\+86\b/u, named: /\b(Chinese yuan|renminbi)\b/iu },
});
const byLanguage = wordTable<string>({
  sv: "SEK",
  da: "DKK",
  nb: "NOK",
  nn: "NOK",
  no: "NOK",
  is: "ISK",
  ja: "JPY",
  zh: "CNY",
});

/** What "$", "kr" and "¥" mean on a page: what it declares to machines, says, or is told by where it is; else the usual. */
export function meaningOn(sight: PageSight): Meaning {
  const said = sight.parts
    .filter(({ kind }) => kind !== "control" && kind !== "code")
    .map(({ text }) => text)
    .join("\n");
  const declared = declaredCurrencies(sight);
  const of = (sign: keyof typeof sharedSigns): string => {
    const possible: readonly string[] = sharedSigns[sign];
    const only = (isMeant: (code: string) => boolean) => {
      const meant = possible.filter(isMeant);
      return meant.length === 1 ? meant[0] : undefined;
    };
    const saysCode = (code: string) => new RegExp(`(?<![\\p{L}\\d])${code}(?![\\p{L}\\d])`, "u");
    return (
      only((code) => declared.has(code)) ??
      only((code) => saysCode(code).test(said) || places[code]?.named.test(said) === true) ??
      only((code) => regionIn(sight.language) === places[code]?.region) ??
      only((code) => regionIn(sight.meta["og:locale"] ?? "") === places[code]?.region) ??
      only((code) => endingOf(sight.address) === places[code]?.region) ??
      only((code) => places[code]?.told.test(said) === true) ??
      only((code) => byLanguage[sight.language.slice(0, 2).toLowerCase()] === code) ??
      usualMeaning[sign]
    );
  };
  const dollar = of("$");
  return { $: dollar, kr: of("kr"), "¥": of("¥"), cent: said.includes("$") && !said.includes("€") ? dollar : "EUR" };
}

function declaredCurrencies({ data, meta }: PageSight): Set<string> {
  const written = data.flatMap((text) => [...text.matchAll(/"priceCurrency"\s*:\s*"([A-Za-z]{3})"/g)].map(([, code]) => code));
  const shared = [meta["og:price:currency"], meta["product:price:currency"]];
  return new Set([...written, ...shared].flatMap((code) => code?.toUpperCase() ?? []));
}

const regionIn = (language: string) => /^[a-z]{2,3}[-_](?:[a-z]{4}[-_])?([a-z]{2})\b/i.exec(language.trim())?.[1]?.toLowerCase();
const endingOf = (address: string) => /\.([a-z]{2})$/i.exec(new URL(address).hostname)?.[1]?.toLowerCase();
