import type { Brief } from "#domain/brief.ts";
import { listed } from "#domain/drafter/language/words.ts";
import type { Plan } from "#domain/drafter/plan/plan.ts";
import { type ChosenTechnology, chosenTechnology } from "./chosen-technology.ts";
import type { DraftedSecurityMeasure } from "./drafted-security-measure.ts";

/** Measures that depend on what the product is built with and how people sign in. */
export function technologyMeasures(brief: Brief, plan: Plan): DraftedSecurityMeasure[] {
  const chosen = chosenTechnology(brief);
  return [
    ...(plan.concerns.some(({ pattern }) => pattern.key === "accounts") ? [signIn(chosen)] : []),
    typedText(chosen),
    queries(chosen),
    libraries(chosen),
    ...serviceKeys(chosen),
  ];
}

function signIn({ sign_in, sign_in_provider }: ChosenTechnology): DraftedSecurityMeasure {
  const ways = sign_in.join(" ");
  const through = sign_in_provider ? ` with ${sign_in_provider}` : "";
  if (/saml|sso/i.test(ways)) {
    return {
      name: `Checked answers of the single sign-on${through}`,
      threat: "Somebody sends a forged or repeated answer of the sign-in service and is taken for somebody else.",
      measure:
        "Signature, issuer, audience and time of each answer are checked; an answer is taken once and within 5 minutes, and a session ends after 12 hours.",
      verification: "A test sends 5 answers, each wrong in one of these points: 5 of 5 are refused.",
    };
  }
  if (/magic|passwordless/i.test(ways) && !/password\b/i.test(ways.replace(/passwordless/gi, ""))) {
    return {
      name: `Sign-in links for one use${through}`,
      threat: "Somebody who reads an old mail of another person signs in with the link in it.",
      measure: "A sign-in link works once and for 15 minutes, and at most 5 links an hour are sent to one address.",
      verification: "A test opens a link twice and another one after 16 minutes: 2 of 3 attempts are refused.",
    };
  }
  return {
    name: `Limited sign-in attempts${through}`,
    threat: "Somebody tries passwords that leaked elsewhere until one opens the account of another person.",
    measure:
      "After 5 wrong passwords in a row for one account, and after 50 failed attempts from one address, further ones are refused for 15 minutes; the answer is the same whether or not the account exists.",
    verification: "A test makes 5 wrong attempts and then 1 right one: the right one is refused, with the time to wait.",
  };
}

function typedText({ frontend }: ChosenTechnology): DraftedSecurityMeasure {
  return {
    name: "Typed text is never run as code",
    threat: "Somebody types a script into a text; it runs in the browser of whoever reads it and acts in that name.",
    measure: `Text is escaped wherever it is shown${frontend ? ` (${frontend} does so unless it is switched off)` : ""}, and a Content-Security-Policy allows scripts from 1 address alone, the product's own.`,
    verification: "A test saves 10 known script texts in every text field and opens each page: 0 of them run.",
  };
}

function queries({ database }: ChosenTechnology): DraftedSecurityMeasure {
  const store = database ?? "the database";
  return {
    name: `Queries to ${store} with parameters alone`,
    threat: `A text typed into a field is worded so that ${store} reads it as a command and hands out data of others.`,
    measure: `Values reach ${store} as parameters, never as parts of a query text, through an account that cannot change the schema.`,
    verification:
      "A check of the code finds 0 queries put together from text; 20 attack texts in each field show 0 foreign entries.",
  };
}

const AUDITS: readonly [RegExp, string][] = [
  [/node|deno|bun|typescript|javascript|next|nuxt|express/i, "npm audit"],
  [/python|django|flask|fastapi/i, "pip-audit"],
  [/java|kotlin|spring/i, "OWASP Dependency-Check"],
  [/ruby|rails/i, "bundler-audit"],
  [/php|laravel|symfony/i, "composer audit"],
  [/\.net|c#/i, "dotnet list package --vulnerable"],
  [/\bgo\b|golang/i, "govulncheck"],
  [/rust/i, "cargo audit"],
  [/elixir|phoenix/i, "mix deps.audit"],
];

function libraries({ backend, frontend }: ChosenTechnology): DraftedSecurityMeasure {
  const built = [...new Set([backend, frontend].filter((part) => part !== undefined))];
  const audit = AUDITS.find(([names]) => names.test(built.join(" ")))?.[1];
  return {
    name: "Libraries without known weaknesses",
    threat: `A weakness that was published in a library${built.length > 0 ? ` beside ${listed(built)}` : ""} is used before anybody here has heard of it.`,
    measure: `Versions are pinned and checked each night${audit ? ` with ${audit}` : ""}; a critical weakness is repaired within 7 days, a high one within 30 days.`,
    verification: "The report of the last 30 nights shows 0 weaknesses older than these limits.",
  };
}

function serviceKeys({ services, payment, sign_in_provider }: ChosenTechnology): DraftedSecurityMeasure[] {
  const used = [...new Set([payment, sign_in_provider, ...services])].filter((name) => name !== undefined).slice(0, 4);
  if (used.length === 0) return [];
  return [
    {
      name: "Keys of other services out of reach",
      threat: `A key for ${listed(used, "or")} gets into the code or the browser, and somebody acts in the product's name at its cost.`,
      measure:
        "Keys are kept in a store of secrets, are read by the server alone, differ for test and operation, and are replaced every 90 days.",
      verification: "A search of the code, its history and what the browser loads finds 0 keys, in each build.",
    },
  ];
}
