import { article, isPlural } from "#domain/drafter/language/words.ts";
import { contentWords, isNearDuplicate } from "#domain/drafter/similarity.ts";
import { vagueWordOf } from "#domain/drafter/vague.ts";

export type Finding = { rule: string; text: string; says: string };

const STORY = /^As (an?) ([^,]+), I want (?:to )?([\s\S]+?), so that ([\s\S]+)\.$/;
const FAILS =
  /\b(refused?|reject(s|ed)?|den(y|ied)|not|no|none|nothing|nobody|cannot|fail(s|ed|ure)?|error|warn(ed|ing)?|conflict|offline|expired?|blocked|missing|too (few|many|long|short|large)|without|again|invalid|unavailable|timeout|declin(e|es|ed))\b/i;

export function storyFindings(story: string): Finding[] {
  const match = STORY.exec(story.trim());
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
    const words = scenario.split("\n").map((line) => line.trim().split(/\s/)[0] ?? "");
    const steps = words.filter((word) => word !== "And" && word !== "But" && word !== "Scenario:").join(" ");
    if (steps !== "Given When Then")
      findings.push({
        rule: "given-when-then",
        text: scenario,
        says: "Write each scenario as Given, When and Then, a line for each.",
      });
  }
  if (!scenarios.some((scenario) => FAILS.test(scenario.split("\n").slice(1).join(" ")) || FAILS.test(scenario))) {
    findings.push({ rule: "failure-path", text: criteria, says: "Add a scenario that says what happens when it goes wrong." });
  }
  return findings;
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

function wrongArticleOf(text: string): string | undefined {
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
