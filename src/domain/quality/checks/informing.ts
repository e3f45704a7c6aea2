import type { Found, RuleId } from "#domain/quality/finding.ts";
import type { Statement } from "#domain/quality/reading/statement.ts";
import { phraseFinder, phrasesIn } from "#domain/quality/words/phrases.ts";

const LOOSE = phraseFinder([
  "this(?= (?:is|was|shall|must|should|will|may|can|means|includes|process|function|group|feature|facility|procedure|information|data|system|case|way))|such (?:groups?|users?|cases?|information|data|a case)|these(?= \\p{L}+)|we|our|us|it(?= (?:shall|must|should|will|may|can))|they(?= (?:shall|must|should|will|may|can))",
]);
const PURPOSE = phraseFinder([
  "in order to|in order that|so as to|for the purpose of|with the (?:aim|goal|intent|intention) of|to ensure(?: that)?|so that|thereby|thus|because",
]);
const WHEN = phraseFinder([
  "eventually|at a later (?:time|point|date|stage)|later|in (?:the )?(?:near )?future|immediately|instantly|instantaneously|simultaneously|concurrently|in real[- ]time|on a real[- ]time basis|as soon as|at once|at last|from time to time|whenever|while (?:still )?possible|until further notice|at (?:some|later) points? in time|after a while",
]);
const SOLUTION = phraseFinder([
  "drop-?down(?: list| menu| box)?|radio buttons?|check ?box(?:es)?|combo ?box(?:es)?|modal (?:dialog|window)|pop-?up(?: window)?|tool ?tips?|accordion|carousel|side ?bar|hamburger menu|stored procedures?|database tables?|foreign keys?|primary keys?|REST endpoints?|SQL|PostgreSQL|MySQL|MongoDB|Redis|Kafka|React|Angular|Vue|Java|Python|Kubernetes|Docker|microservices?|JSON|XML|AJAX|cron ?jobs?",
]);
const BARE =
  /(?<![\p{L}\p{N}.,:/#-])(?:at least|at most|up to|within|more than|less than|no more than|not more than|maximum of|minimum of)\s+\d[\d.,]*(?=\s*(?:[.,;)]|$|\s(?:and|or|for|in|of|when|if|at|on|per)\b))/giu;
const ABBREVIATION = /(?<![\p{L}\p{N}_/.-])[A-Z]{2,6}(?:s)?(?![\p{L}\p{N}_/-])/gu;
const EVERYBODY_KNOWS = new Set(
  `AND OR NOT IF THEN WHEN GIVEN AM PM OK ID IDS URL URLS PDF CSV XML JSON HTML HTTP HTTPS CSS API APIS SQL SMS GPS USB PC TV FAQ CEO VAT EU UK US USA UTC GMT ISO IEC IEEE PNG JPG JPEG SVG GIF MP ZIP QR PIN TLS SSL SSH FTP SFTP TCP IP IO CI CD
  WCAG GDPR OWASP IT DVD CD PR HR MB GB KB TB KM KG CM MM KW MW EUR USD GBP CHF MIT RFC DIN EN UI UX REST OAUTH SSO MFA TOTP AA AAA ISBN IBAN BIC SEPA PCI DSS TBD TBC TBA TBR TODO FIXME DNA LED LCD NFC RFID ATM VIP DIY OCR SEO CMS CRM ERP`.split(
    /\s+/,
  ),
);

const info =
  (rule: RuleId, why: (said: string) => string) =>
  (phrase: { start: number; end: number; said: string }): Found => ({
    rule,
    start: phrase.start,
    end: phrase.end,
    why: why(phrase.said),
  });

/** Hints that are shown and not counted. */
export function hints(statement: Statement): Found[] {
  const bare = [...statement.plain.matchAll(BARE)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    said,
  }));
  return [
    ...phrasesIn(statement, LOOSE).map(
      info("pronoun", (said) => `“${said}” points at something: is it clear to a reader of this row alone?`),
    ),
    ...phrasesIn(statement, PURPOSE).map(
      info("purpose", (said) => `“${said}” gives the reason: it helps, and is no part of what is tested.`),
    ),
    ...phrasesIn(statement, WHEN).map(info("time", (said) => `“${said}” says no time: name the event or the limit.`)),
    ...phrasesIn(statement, SOLUTION).map(
      info("solution", (said) => `“${said}” says how it is built: is that wanted, or one way among others?`),
    ),
    ...bare.map(info("units", (said) => `“${said}” has no unit: of what?`)),
  ];
}

/** Abbreviations that the glossary does not explain, each at its first place. */
export function unknownAbbreviations({ plain }: Statement, terms: ReadonlySet<string>): Found[] {
  const seen = new Set<string>();
  return [...plain.matchAll(ABBREVIATION)].flatMap(({ 0: said, index }) => {
    const name = said.replace(/s$/, "");
    const explained =
      EVERYBODY_KNOWS.has(name) ||
      terms.has(name.toLowerCase()) ||
      /^Q+$/.test(name) ||
      /\(\s*$/.test(plain.slice(0, index)) ||
      /^\s*\(/.test(plain.slice(index + said.length));
    if (explained || seen.has(name)) return [];
    seen.add(name);
    return [
      {
        rule: "abbreviation" as const,
        start: index,
        end: index + said.length,
        why: `“${said}” stands in no glossary: add it, or write it out.`,
      },
    ];
  });
}
