import { article, isPlural } from "#domain/drafter/language/words.ts";
import { testsRule } from "#domain/nouns/test-cases.ts";
import { wordTable } from "#domain/word-table.ts";
import { tellsFailure } from "./scenarios.ts";
import { contentWords, isNearDuplicate } from "./similarity.ts";
import { vagueWordOf } from "./vague.ts";

export type Finding = { rule: string; text: string; says: string };

const STORY = /^As (an?) ([^,]+), I want (?:to )?([\s\S]+?), so that ([\s\S]+)\.$/;
/** The same in German, French, Spanish and Portuguese. */
const STORY_ELSEWHERE = /^(?:Als .+ möchte ich .+, damit|En tant qu.+, je veux .+, afin que|Como .+, qui?ero .+, para que) .+\.$/;
export function storyFindings(story: string): Finding[] {
  const match = STORY.exec(story.trim());
  if (STORY_ELSEWHERE.test(story)) return [];
  if (!match) return [{ rule: "story-pattern", text: story, says: 'Write the story as "As a …, I want …, so that …."' }];
  const [, given = "", role = ""] = match;
  const findings: Finding[] = [];
  if (given !== article(role)) findings.push({ rule: "article", text: story, says: `Write "${article(role)} ${role}".` });
  return findings;
}

/** Scenarios are separated by a blank line; each has Given, When and Then in this order. */
export function criteriaFindings(criteria: string): Finding[] {
  const scenarios = criteria.trim().split(/\n\s*\n/);
  const findings: Finding[] = [];
  for (const scenario of scenarios) {
    const words = scenario.split("\n").map((line) => inEnglish(line.trim().split(/[\s,]/)[0] ?? ""));
    const steps = words.filter((word) => word !== "And" && word !== "But" && word !== "Scenario:").join(" ");
    if (steps !== "Given When Then")
      findings.push({
        rule: "given-when-then",
        text: scenario,
        says: "Write each scenario as Given, When and Then, a line for each.",
      });
  }
  if (!scenarios.some(tellsFailure)) {
    findings.push({ rule: "failure-path", text: criteria, says: "Add a scenario that says what happens when it goes wrong." });
  }
  return findings;
}

const STEPS = wordTable<string>({
  Angenommen: "Given",
  Étant: "Given",
  Dado: "Given",
  Wenn: "When",
  Quand: "When",
  Cuando: "When",
  Quando: "When",
  Dann: "Then",
  Alors: "Then",
  Entonces: "Then",
  Então: "Then",
});

function inEnglish(step: string): string {
  return STEPS[step] ?? step;
}

const BROKEN = /\{[^}]*\}|\bundefined\b|\bnull\b|\bNaN\b|\[object|lorem ipsum|\bTODO\b|\bTBD\b|\bxxx\b|…/i;

/** Rules that hold for every text: no vague word without a number, no open slot, a/an, one space, a capital first. */
export function textFindings(text: string): Finding[] {
  const findings: Finding[] = [];
  const add = (rule: string, says: string) => findings.push({ rule, text, says });
  if (text.trim() === "") add("empty", "Say something here.");
  const vague = vagueWordOf(text);
  if (vague) add("vague-word", `Give "${vague}" a number or a condition that can be measured.`);
  if (BROKEN.test(text)) add("unfilled", "Replace the placeholder with what is meant.");
  const wrong = wrongArticleOf(text);
  if (wrong) add("article", `Correct "${wrong}".`);
  if (/\b(\w+) \1\b/i.test(text) && !/\b(that that|had had)\b/i.test(text)) add("repeated-word", "Remove the repeated word.");
  if (/[^\S\n]{2,}|\s[,.;:](?=\s|$)|,,|\.\.(?!\.)/.test(text)) add("spacing", "Correct the spacing or the punctuation.");
  if (/^[a-z]/.test(text.trim())) add("capital", "Begin with a capital letter.");
  return findings;
}

/** There "an" is no article. */
const GERMAN = /[äöüß]|\b(?:möchte|und|oder|nicht|wird)\b/i;

function wrongArticleOf(text: string): string | undefined {
  if (GERMAN.test(text)) return undefined;
  for (const match of text.matchAll(/(?<=^|[\s("])(an?) ([A-Za-z0-9][\w'-]*)/g)) {
    const [phrase, given = "", word = ""] = match;
    if (/^[A-Z]$/.test(word) || given !== article(word)) return phrase;
    if (
      isPlural(word) &&
      !/^(few|series|species|lot|lens|news)$/.test(word) &&
      !/(ss|us|is|ics)$/.test(word) &&
      /s$/.test(word) &&
      isLastOfPhrase(text, phrase)
    )
      return phrase;
  }
  return undefined;
}

function isLastOfPhrase(text: string, phrase: string): boolean {
  const rest = text.slice(text.indexOf(phrase) + phrase.length);
  return /^\s*([.,;:]|$|and\b|or\b|that\b|with\b|to\b|in\b)/.test(rest);
}

const SHOWN =
  /\b(tests?|checks?|measur(e|ed|es)|counts?|counted|compar(e|ed|es)|search(es)?|scan|probe|review(s|ed)?|report(s|ed)?|restored|recorded|run|read out|follows)\b/i;

/** A verification says how it is done, not that it is done. */
export function verificationFindings(text: string): Finding[] {
  if (SHOWN.test(text) && text.split(/\s+/).length >= 5) return [];
  return [{ rule: "verification", text, says: "Say by which test, measurement or review it is shown." }];
}

/** A target can be missed by a number. */
export function targetFindings(text: string): Finding[] {
  return /\d/.test(text) ? [] : [{ rule: "target", text, says: "Name a number that can be measured." }];
}

type TestCase = { name: string; given: string; when: string; then: string; user_story_id: string | null };

/** Each test case is of a story that is there, or names its rule, and has its three parts; each story has one in which something goes wrong. */
export function testCaseFindings(cases: readonly TestCase[], storyIds: readonly string[]): Finding[] {
  const findings = cases.flatMap(({ name, given, when, then, user_story_id }) => {
    const isOfSomething = user_story_id === null ? testsRule({ given }) : storyIds.includes(user_story_id);
    const whole = [given, when, then].every((part) => part.trim() !== "") && isOfSomething;
    return whole
      ? []
      : [{ rule: "test-case", text: name, says: "Give it a story, what is given, what is done and what follows." }];
  });
  const failing = new Set(
    cases.filter((item) => tellsFailure(`${item.given} ${item.when} ${item.then}`)).map((item) => item.user_story_id),
  );
  const untested = storyIds.filter((id) => !failing.has(id));
  return [
    ...findings,
    ...untested.map((id) => ({ rule: "test-case", text: id, says: "Add a test case in which it goes wrong." })),
  ];
}

/** Pairs that say the same to a reader. */
export function duplicateFindings(texts: readonly string[], limit: number): Finding[] {
  const findings: Finding[] = [];
  for (const [at, text] of texts.entries()) {
    const twin = texts.slice(0, at).find((other) => isNearDuplicate(other, text, limit));
    if (twin !== undefined) findings.push({ rule: "duplicate", text, says: `Already said: ${twin}` });
  }
  return findings;
}

type Placed = { name: string; page_id: string | null; section_id: string | null };
type PageLike = { id: string; sections: readonly { id: string }[] };

export function placementFindings(feature: Placed, pages: readonly PageLike[]): Finding[] {
  const page = pages.find((item) => item.id === feature.page_id);
  const known = page?.sections.some((section) => section.id === feature.section_id);
  return known
    ? []
    : [{ rule: "placement", text: feature.name, says: "Choose a page of the project and a section of that page." }];
}

/** The share of the expected names that the texts speak of, by their content words. */
export function coverageOf(expected: readonly string[], texts: readonly string[]): { share: number; missing: string[] } {
  const said = contentWords(texts.join(" "));
  const missing = expected.filter((name) => ![...contentWords(name)].every((word) => said.has(word)));
  return { share: expected.length === 0 ? 1 : 1 - missing.length / expected.length, missing };
}
