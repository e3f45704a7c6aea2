import { expect, test } from "vitest";
import * as z from "zod";
import { criteriaFindings, storyFindings, textFindings, verificationFindings } from "#domain/drafter/checks.ts";
import { filled, nounFrom } from "#domain/drafter/language/fill.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { inWords } from "#domain/drafter/telling/deed-words.ts";
import { BUSINESS_MODELS } from "./business-models.ts";
import { CONCERNS } from "./catalog.ts";
import { DEEDS } from "./deeds/all.ts";
import { trialsOfKind } from "./deeds/trials.ts";
import { concern, deed } from "./pattern.ts";
import { ANY_PROJECT_TYPE, PROJECT_TYPES } from "./project-types.ts";
import { QUALITY_ALWAYS, qualityPattern } from "./quality.ts";
import { QUALITY_OF_CONCERNS } from "./quality-concerns.ts";
import { SECURITY_ALWAYS, securityPattern } from "./security.ts";
import { SECURITY_OF_PEOPLE, SECURITY_OF_TRADE } from "./security-concerns.ts";
import { trialsOfStory } from "./story-trials.ts";

const slots = {
  object: nounFrom(["apple", "apples"]),
  customer: nounFrom(["buyer", "buyers"]),
  provider: nounFrom(["owner", "owners"]),
  actor: nounFrom(["buyer", "buyers"]),
  admin: nounFrom(["administrator", "administrators"]),
};
const fill = (text: string) => capitalised(filled(text, slots));
const words = {
  deed: "sort apples",
  theirs: "sort apples",
  doing: "sorting apples",
  who: "buyers",
  theyDo: "buyers sort apples",
  it: "them",
  occasion: "apples are to be sorted",
} as const;
const fillDeed = (text: string) => fill(inWords(text, words));

test("every requirement pattern has the shape the drafter reads", () => {
  expect(() => z.array(concern).parse(CONCERNS)).not.toThrow();
  expect(() => z.array(deed).parse(DEEDS)).not.toThrow();
  expect(new Set(CONCERNS.map((item) => item.key)).size).toBe(CONCERNS.length);
  expect(CONCERNS.length).toBeGreaterThanOrEqual(18);
});

test("every section of a pattern names stories of that pattern alone", () => {
  for (const { key, pages, stories } of CONCERNS) {
    const told = new Set(stories.map(({ name }) => name));
    const named = pages.flatMap(({ sections }) => sections.flatMap((section) => section.stories ?? []));
    expect(
      named.filter((name) => !told.has(name)),
      key,
    ).toEqual([]);
  }
});

test("every project type names concerns that exist", () => {
  const keys = new Set(CONCERNS.map((item) => item.key));
  for (const type of [...PROJECT_TYPES, ANY_PROJECT_TYPE])
    expect(
      type.concerns.filter((key) => !keys.has(key)),
      type.key,
    ).toEqual([]);
});

test.each(CONCERNS)("the patterns for $key read well when their slots are filled", (item) => {
  const texts = [
    item.scope,
    ...(item.excluded ? [item.excluded] : []),
    ...item.pages.flatMap((page) => [
      page.name,
      page.description,
      ...page.sections.flatMap((section) => [section.name, section.description, ...section.features.flat()]),
    ]),
    ...item.stories.flatMap((story) => [story.name, ...story.criteria.flat()]),
    ...item.risks.flatMap((risk) => [risk.name, risk.functionality, risk.description]),
  ];
  expect(texts.flatMap((text) => textFindings(fill(text)))).toEqual([]);
  for (const story of item.stories) {
    expect(storyFindings(filled(`As {a actor}, I want ${story.want}, so that ${story.so}.`, slots))).toEqual([]);
    expect(criteriaFindings(story.criteria.map((lines) => lines.join("\n")).join("\n\n"))).toEqual([]);
  }
});

test.each(DEEDS)("the pattern for the deed $key reads well when its slots are filled", (item) => {
  const texts = [
    item.section,
    item.shows,
    item.feature,
    ...(item.counterpart ? [item.counterpart.name, ...item.counterpart.criteria.flat()] : []),
    ...item.criteria.flat(),
    ...(item.risk ? [item.risk.name, item.risk.functionality, item.risk.description] : []),
  ];
  expect(texts.flatMap((text) => textFindings(fillDeed(text)))).toEqual([]);
  expect(criteriaFindings(item.criteria.map((lines) => lines.join("\n")).join("\n\n"))).toEqual([]);
});

test.each(DEEDS)(
  "the trials of the deed $key read well, go wrong at last and repeat none of its criteria [LISTEN-443]",
  (item) => {
    const trials = trialsOfKind(item);
    expect(trials.flat().flatMap((text) => textFindings(fillDeed(text)))).toEqual([]);
    if (trials.length > 0) expect(criteriaFindings(trials.map((lines) => lines.join("\n")).join("\n\n"))).toEqual([]);
    const criteria = item.criteria.map(([, ...steps]) => steps.join("\n"));
    expect(trials.map(([, ...steps]) => steps.join("\n")).filter((steps) => criteria.includes(steps))).toEqual([]);
  },
);

test("the trials of a story that nearly every product has repeat none of its criteria [LISTEN-443]", () => {
  const told = CONCERNS.flatMap(({ stories }) => stories.map(({ name }) => trialsOfStory(name)));
  const tried = told.filter(({ trials }) => trials.length > 0);
  expect(tried.length).toBeGreaterThanOrEqual(10);
  for (const { criteria, trials } of tried) {
    expect(criteriaFindings(trials.join("\n\n"))).toEqual([]);
    expect(trials.flatMap((text) => text.split("\n")).flatMap((line) => textFindings(fill(line)))).toEqual([]);
    expect(trials.filter((one) => criteria.includes(one))).toEqual([]);
  }
});

test.each(BUSINESS_MODELS)("the plans of the business model $key read well when their slots are filled", (item) => {
  expect([item.summary, ...item.plans, ...item.rules].flatMap((text) => textFindings(fill(text)))).toEqual([]);
});

const SECURITY = [...SECURITY_ALWAYS, ...SECURITY_OF_TRADE, ...SECURITY_OF_PEOPLE];
const QUALITY = [...QUALITY_ALWAYS, ...QUALITY_OF_CONCERNS];

test("every security and quality pattern has its shape, a name of its own and concerns that exist", () => {
  expect(() => z.array(securityPattern).parse(SECURITY)).not.toThrow();
  expect(() => z.array(qualityPattern).parse(QUALITY)).not.toThrow();
  const keys = new Set(CONCERNS.map((item) => item.key));
  for (const patterns of [SECURITY, QUALITY]) {
    expect(new Set(patterns.map(({ name }) => name)).size).toBe(patterns.length);
    const called = patterns.flatMap((item) => (item.for === "always" ? [] : item.for));
    expect(called.filter((key) => !keys.has(key))).toEqual([]);
  }
});

test("security and quality patterns read well when their slots are filled, and say how they are shown", () => {
  const texts = [
    ...SECURITY.flatMap((item) => [item.name, item.threat, item.measure, item.verification]),
    ...QUALITY.flatMap((item) => [item.name, item.description, item.target, item.verification]),
  ];
  expect(texts.flatMap((text) => textFindings(fill(text)))).toEqual([]);
  expect([...SECURITY, ...QUALITY].flatMap(({ verification }) => verificationFindings(verification))).toEqual([]);
  expect(QUALITY.filter(({ description }) => !/\bshall\b/.test(description))).toEqual([]);
});
