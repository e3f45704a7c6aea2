import { cite } from "#domain/citation.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { rowsToCompare } from "#domain/quality/contradictions/project-rows.ts";
import type { Fact } from "#domain/quality/facts/fact.ts";
import { factsOfText } from "#domain/quality/facts/facts-of-text.ts";
import { isPerson } from "#domain/quality/facts/people.ts";
import { readIntegrations } from "#domain/third-party-integrations.ts";
import type { Gap } from "./gap.ts";
import { rowOf } from "./links.ts";

const FAILS =
  /\b(?:fail|fails|failure|down|unavailable|unreachable|does not answer|no answer|timeout|time-out|outage|retried|tried again|given up|error|refused|offline|breaks?)\b/iu;
const SENSITIVE: readonly (readonly [string, RegExp])[] = [
  [
    "Health data",
    /\b(?:health|medical|patient|diagnos\w+|treatment notes?|prescriptions?|allerg\w+|lab results?|disabilit\w+)\b/iu,
  ],
  ["Payment data", /\b(?:card numbers?|credit cards?|bank accounts?|iban|bank details)\b/iu],
  ["Identity papers", /\b(?:passports?|identity cards?|id cards?|driving licen[cs]es?|social security|tax numbers?)\b/iu],
  ["Data on children", /\b(?:children|pupils|minors|under 1[0-8])\b/iu],
  ["Positions of people", /\b(?:gps positions?|whereabouts|location of (?:drivers|people|employees|staff)|live location)\b/iu],
  ["Salaries and income", /\b(?:salar(?:y|ies)|wages?|payslips?|proofs? of income)\b/iu],
  ["Biometric data", /\b(?:fingerprints?|face recognition|biometric\w*|voice print)\b/iu],
  [
    "Personal data",
    /\b(?:personal data|e-mail address(?:es)?|phone numbers?|postal addresses|birth ?dates?|dates? of birth)\b/iu,
  ],
];

/** What is said to be made, connected, kept or limited, and then left alone. */
export function contentGaps(content: ProjectContent): Gap[] {
  const rows = rowsToCompare(content);
  const facts = rows.map(({ row, text }) => ({ row, text, facts: factsOfText(text) }));
  const all = facts.map(({ text }) => text).join("\n");
  return [
    ...lostThings(content),
    ...integrationGaps(content),
    ...privacyGaps(
      all,
      facts.flatMap((one) => one.facts),
    ),
    ...boundaryGaps(content),
  ];
}

const LATER = { view: "shown", change: "changed", delete: "removed" } as const;
const MADE = new Set(["create", "register", "book", "enter"]);

/** "create a voucher", and nobody who sees, changes or removes one. */
function lostThings({ user_stories, features }: ProjectContent): Gap[] {
  const done = new Map<string, Set<string>>();
  const made = new Map<string, (typeof user_stories)[number]>();
  const texts = [
    ...user_stories.map(({ story }) => story),
    ...features.flatMap(({ name, description }) => [name, description ?? ""]),
  ];
  for (const text of texts) {
    for (const { about } of factsOfText(text)) {
      for (const thing of about.terms.flatMap(({ ids }) => ids)) {
        const deeds = done.get(thing) ?? new Set();
        for (const deed of about.deeds) deeds.add(deed);
        done.set(thing, deeds);
      }
    }
  }
  for (const story of user_stories) {
    for (const { about, kind } of factsOfText(story.story)) {
      const object = about.terms.find((term, at) => at > 0 && term.weight === 1 && term.isNamed && !isPerson(term));
      const id = object?.ids[0];
      if (kind === "permission" && MADE.has(about.main) && id && !made.has(id)) made.set(id, story);
    }
  }
  return [...made].flatMap(([thing, story]): Gap[] => {
    const deeds = done.get(thing) ?? new Set();
    const seen = deeds.has("view") || deeds.has("search") || deeds.has("filter");
    const lacking = Object.entries(LATER).flatMap(([deed, word]) => ((deed === "view" ? seen : deeds.has(deed)) ? [] : [word]));
    if (lacking.length < 2) return [];
    const sentence = `${cite("user_stories", story.number)} makes something (“${thing}”) that is never ${lacking.join(" or ")}.`;
    return [{ kind: "never-seen", rows: [rowOf("user_stories")(story)], sentence, makes: "user_stories" }];
  });
}

function integrationGaps({ specification, external_interfaces, risks, test_cases }: ProjectContent): Gap[] {
  if (!specification) return [];
  const { payment_provider, payment_provider_other, auth_provider, auth_provider_other, custom_providers } = readIntegrations({
    third_party_integrations: specification.third_party_integrations,
    payment_provider: specification.payment_provider ?? null,
  });
  const named = [
    payment_provider_other || payment_provider || "",
    auth_provider_other || auth_provider,
    ...custom_providers.map(({ name }) => name),
  ];
  const names = [...new Set(named.map((name) => name.trim()).filter((name) => name !== "" && !/^(?:none|other)$/iu.test(name)))];
  return names.flatMap((name): Gap[] => {
    const speaks = (text: string) => text.toLowerCase().includes(name.toLowerCase());
    const described = external_interfaces.filter((row) => speaks(`${row.name} ${row.description}`));
    if (described.length === 0)
      return [
        {
          kind: "interface",
          rows: [],
          sentence: `${name} is relied on, and no external interface describes it.`,
          makes: "external_interfaces",
        },
      ];
    const fails = [
      ...described.map(({ description }) => description),
      ...risks.map(({ name: risk, description }) => `${risk} ${description}`).filter(speaks),
      ...test_cases.map(({ given, when, then }) => `${given} ${when} ${then}`).filter(speaks),
    ].some((text) => FAILS.test(text));
    return fails
      ? []
      : [
          {
            kind: "interface",
            rows: described.map(rowOf("external_interfaces")),
            sentence: `What happens while ${name} does not answer stands nowhere.`,
          },
        ];
  });
}

function privacyGaps(all: string, facts: readonly Fact[]): Gap[] {
  const kept = facts.some(({ kind }) => kind === "retention");
  const lacking = [
    ...(kept ? [] : ["how long it is kept"]),
    ...(/\b(?:export\w*|download\w*|copy of (?:my|their|the) data|take .{0,20}data .{0,10}(?:away|along))\b/iu.test(all)
      ? []
      : ["how people get a copy"]),
    ...(/\b(?:eras\w+|delet\w+|remov\w+|anonymi[sz]\w+|purg\w+)\b/iu.test(all) ? [] : ["how it is erased"]),
  ];
  if (lacking.length === 0) return [];
  const found = SENSITIVE.filter(([, words]) => words.test(all)).map(([name]) => name);
  const special = found.filter((name) => name !== "Personal data");
  return (special.length > 0 ? special : found).map((name) => ({
    kind: "privacy",
    rows: [],
    sentence: `${name} is spoken of, but not ${lacking.join(", nor ")}.`,
    makes: "security_measures",
  }));
}

/** A limit in a story or feature whose value no test or criterion names. */
function boundaryGaps({ user_stories, features, test_cases }: ProjectContent): Gap[] {
  if (test_cases.length === 0) return [];
  const tried = [
    ...test_cases.flatMap(({ given, when, then }) => [given, when, then]),
    ...user_stories.map(({ acceptance_criteria }) => acceptance_criteria),
  ];
  const values = new Set(tried.flatMap((text) => numbersIn(text)));
  const limits = [
    ...user_stories.map((row) => ({ row: rowOf("user_stories")(row), text: row.story })),
    ...features.map((row) => ({ row: rowOf("features")(row), text: row.description ?? "" })),
  ];
  return limits.flatMap(({ row, text }): Gap[] =>
    factsOfText(text)
      .filter(({ kind, comparator }) => kind === "quantity" && (comparator === "at most" || comparator === "at least"))
      .filter(({ value, unit }) => typeof value === "number" && !values.has(`${value} ${unit}`))
      .slice(0, 1)
      .map(({ span }) => ({
        kind: "boundary",
        rows: [row],
        sentence: `No test tries the limit “${text.slice(span.start, span.end)}” of ${cite(row.noun, row.number)}.`,
        makes: "test_cases",
      })),
  );
}

function numbersIn(text: string): string[] {
  return factsOfText(text).flatMap(({ kind, value, unit }) =>
    (kind === "quantity" || kind === "retention") && typeof value === "number" ? [`${value} ${unit}`] : [],
  );
}
