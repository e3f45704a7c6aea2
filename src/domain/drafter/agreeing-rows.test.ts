import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { CONCERNS } from "#domain/catalog/patterns/catalog.ts";
import { QUALITY_ALWAYS } from "#domain/catalog/patterns/quality.ts";
import { QUALITY_OF_CONCERNS } from "#domain/catalog/patterns/quality-concerns.ts";
import { SECURITY_ALWAYS } from "#domain/catalog/patterns/security.ts";
import { SECURITY_OF_PEOPLE, SECURITY_OF_TRADE } from "#domain/catalog/patterns/security-concerns.ts";
import { contradictionsAmong } from "#domain/quality/contradictions/report.ts";
import { draftEverything } from "./full-draft.ts";
import { filled, nounFrom } from "./language/fill.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Yard" }, questionnaire: { project_description } });

const slots = {
  object: nounFrom(["thing", "things"]),
  customer: nounFrom(["buyer", "buyers"]),
  provider: nounFrom(["owner", "owners"]),
  actor: nounFrom(["buyer", "buyers"]),
  admin: nounFrom(["administrator", "administrators"]),
};

const { quality_requirements, security_measures, external_interfaces, assumptions } = draftOf("Members reserve a kiln.");
/** Whatever may stand beside something else in one draft. */
const SUGGESTED = [
  ...CONCERNS.flatMap(({ pages, stories, risks }) => [
    ...pages.flatMap(({ sections }) => sections.flatMap(({ features }) => features.map(([, description]) => description))),
    ...stories.map(({ criteria }) => criteria.map((lines) => lines.join(", ")).join(". ")),
    ...risks.map(({ description }) => description),
  ]),
  ...[...QUALITY_ALWAYS, ...QUALITY_OF_CONCERNS].map(({ description, target }) => `${description} ${target}`),
  ...[...SECURITY_ALWAYS, ...SECURITY_OF_TRADE, ...SECURITY_OF_PEOPLE].map(
    ({ measure, verification }) => `${measure} ${verification}`,
  ),
  ...quality_requirements.map(({ description, target }) => `${description} ${target}`),
  ...security_measures.map(({ measure, verification }) => `${measure} ${verification}`),
  ...external_interfaces.map(({ description }) => description),
  ...assumptions.map(({ statement }) => statement),
].map((text) => filled(text, slots));

test("no two rows that can stand in one draft are at odds [LISTEN-441]", () => {
  const rows = [...new Set(SUGGESTED)].map((text) => ({ row: text, key: text, text }));
  expect(rows.length).toBeGreaterThan(300);
  // the states that an order can have are no choice to be made
  const found = contradictionsAmong(rows).filter(({ kind }) => kind !== "choice");
  expect(found.map(({ a, b }) => [a.text, b.text])).toEqual([]);
});

test.each([
  ["a breakdown", 3, /(?:Back within|on another machine within|no outage longer than) (\d+ \w+)/g],
  ["a position", 2, /(?:person's position|exact ones)[^.]*? erased after (\d+ \w+)/gi],
  [
    "what is held without being confirmed",
    4,
    /(?:hold the chosen time for|a time is held for|free again after|is free after) (\d+ \w+)/gi,
  ],
  ["a key for programs", 2, /(?:interface key|end) after at most (\d+ months)|end after (\d+ months) at most/gi],
  ["a key that was revoked", 2, /revoked interface key after at most (\d+ \w+)|are refused (\d+ \w+) after they were revoked/gi],
  ["work without a connection", 2, /without a connection for (\d+ days)|(\d+ days) without a connection/gi],
  ["changes that were kept", 3, /(?:waiting changes within|they are sent within|changes sent within) (\d+ \w+)/gi],
  ["answers that are lost", 2, /(?:position in a lesson every|at most) (\d+ seconds)(?: of work lost|\.)/gi],
  ["sign-in that is locked", 2, /(?:lock sign-in for|are refused for) (\d+ minutes)/gi],
  ["a deleted account", 3, /(?:deleted account|personal data)(?: is erased)? within (\d+ days)/gi],
  ["the size of a file", 4, /(?:up to|documents of|limit is) (\d+ MB)\b/gi],
])("%s has one figure wherever it is spoken of [LISTEN-441]", (_subject, least, words) => {
  const figures = SUGGESTED.flatMap((text) => [...text.matchAll(words)].map((found) => found.slice(1).find(Boolean)));
  expect(figures.length).toBeGreaterThanOrEqual(least);
  expect([...new Set(figures)]).toHaveLength(1);
});

test("nobody can read everything, a link that wins back an account asks for no sign-in, and what was not collected is no answer [LISTEN-441]", () => {
  const told = SUGGESTED.join("\n");
  expect(told).not.toMatch(/\b(?:read|see) and change (?:everything|data of everyone)\b/);
  expect(told).toContain("those that confirm an address, invite somebody or win back an account work once");
  const { security_measures: measures } = draftOf(
    "Skaters register online and are told by e-mail when their skates are sharp. Skates that were not collected after 60 days go to the youth section.",
  );
  expect(measures.map(({ measure }) => measure).join("\n")).toContain("Links end after 7 days at most");
});

const BOOKED = "Members register online, reserve a kiln and pay for the kiln. Wardens clean the kilns.";

test.each([
  [`${BOOKED} A member may hold only two open reservations at a time.`, "security_measures", "Limit on open reservations"],
  ["Book a kiln online. A booking can be cancelled up to 2 hours before it starts.", "user_stories", "Move or cancel a booking"],
  [
    "Wardens get notifications about a fault. Wardens are told within 30 seconds when a kiln is too hot.",
    "quality_requirements",
    "Delay of notifications",
  ],
] as const)("a suggested row gives way to what the idea states itself: %s [LISTEN-446]", (told, noun, name) => {
  const [first = ""] = told.split(/ (?=A member|A booking|Wardens are told)/);
  const names = (text: string) => draftOf(text)[noun].map((row) => row.name);
  expect(names(first)).toContain(name);
  expect(names(told)).not.toContain(name);
});

test("who alone may do something is named whole [LISTEN-446]", () => {
  const { features } = draftOf("Only the head of parks approves a felling. Wardens enter the trees. Wardens print the list.");
  const told = features.map(({ name, description }) => `${name}. ${description}`).join("\n");
  expect(told).toContain("let only the head of parks approve a felling");
  expect(told).not.toContain("Who may head");
});
