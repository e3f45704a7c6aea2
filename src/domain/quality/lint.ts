import { allNouns, type Noun } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { nearMisses } from "./checks/ears.ts";
import { criteriaForm } from "./checks/gherkin.ts";
import { hiddenActors } from "./checks/hidden-actors.ts";
import { hints, unknownAbbreviations } from "./checks/informing.ts";
import { absolutes, escapes, infinitives, openLists } from "./checks/lexical.ts";
import { unclearLogic } from "./checks/logic.ts";
import { doubledWords, placeholders } from "./checks/marks.ts";
import { ownWords } from "./checks/own-words.ts";
import { severalDuties } from "./checks/several-duties.ts";
import { weakModals } from "./checks/statements.ts";
import { storyForm } from "./checks/story.ts";
import { vagueWords } from "./checks/vague.ts";
import type { Finding, Found } from "./finding.ts";
import { type Statement, statementOf } from "./reading/statement.ts";
import { isScored } from "./rules/all.ts";
import { fieldsOf, type Scope, scopeOf } from "./scope.ts";
import { languageOf, type QualitySettings } from "./settings.ts";

const LONGEST = 20_000;

// while somebody types in one field, the others stand as they were
const remembered = new WeakMap<QualitySettings, Map<string, Finding[]>>();
const MOST_REMEMBERED = 20_000;

/** What the rules say of a field of a row, in the order it is read; spans are UTF-16 units of the text. */
export function findingsInField(noun: Noun, field: string, text: string, settings: QualitySettings): Finding[] {
  const scope = scopeOf(noun, field);
  if (!scope || !/\S/.test(text)) return [];
  const known = remembered.get(settings) ?? new Map<string, Finding[]>();
  remembered.set(settings, known);
  const key = `${scope} ${text}`;
  const found = known.get(key) ?? findingsIn(text, scope, settings);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, found);
  return found;
}

function findingsIn(text: string, scope: Scope, settings: QualitySettings): Finding[] {
  const statement = statementOf(text.slice(0, LONGEST));
  const english = settings.language === "en" && languageOf([text]) === "en";
  const found = [...inEveryLanguage(statement, settings), ...(english ? inEnglish(statement, scope, settings) : [])];
  return found
    .filter(({ rule }) => !settings.off.includes(rule))
    .map((one) => ({ ...one, scored: isScored(one.rule) || settings.strict.includes(one.rule) }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** The findings of each field of a row. */
export function findingsInRow(noun: Noun, row: object, settings: QualitySettings): { field: string; finding: Finding }[] {
  const texts = new Map<string, unknown>(Object.entries(row));
  return fieldsOf(noun).flatMap((field) => {
    const text = texts.get(field);
    return typeof text === "string" ? findingsInField(noun, field, text, settings).map((finding) => ({ field, finding })) : [];
  });
}

export type PlacedFinding = { noun: Noun; id: string; number: number; field: string; finding: Finding };

/** The findings of all rows of a project, in the order people read them. */
export function findingsInProject(content: ProjectContent, settings: QualitySettings): PlacedFinding[] {
  const sections = content.pages.flatMap((page) => page.sections);
  return allNouns.flatMap((noun) =>
    (noun === "sections" ? sections : content[noun]).flatMap((row) =>
      findingsInRow(noun, row, settings).map(({ field, finding }) => ({ noun, id: row.id, number: row.number, field, finding })),
    ),
  );
}

function inEveryLanguage(statement: Statement, settings: QualitySettings): Found[] {
  return [...placeholders(statement), ...doubledWords(statement), ...ownWords(statement, settings)];
}

function inEnglish(statement: Statement, scope: Scope, settings: QualitySettings): Found[] {
  const terms = new Set(settings.glossary.map(({ term }) => term.toLowerCase()));
  const information = scope === "name" ? [] : [...hintsFor(statement, scope), ...unknownAbbreviations(statement, terms)];
  return [...onceEach(phrasesFor(tested(statement, scope), scope)), ...formOf(statement, scope, settings), ...information];
}

/** A story and its criteria have their reasons and their pronouns. */
function hintsFor(statement: Statement, scope: Scope): Found[] {
  return scope === "duty" || scope === "feature" ? hints(statement) : [];
}

/** The reason of a story is told and never tested. */
function tested(statement: Statement, scope: Scope): Statement {
  const reason = scope === "story" ? statement.plain.search(/\bso that\b/i) : -1;
  return reason < 0 ? statement : { ...statement, plain: statement.plain.slice(0, reason) };
}

function formOf(statement: Statement, scope: Scope, { form }: QualitySettings): Found[] {
  if (scope === "story") return storyForm(statement);
  if (scope === "criteria") return criteriaForm(statement);
  if (scope !== "duty" && scope !== "feature") return [];
  return [
    ...weakModals(statement, scope === "feature"),
    ...hiddenActors(statement),
    ...severalDuties(statement, scope === "feature"),
    ...(form === "ears" ? nearMisses(statement) : []),
  ];
}

function phrasesFor(statement: Statement, scope: Scope): Found[] {
  if (scope === "name") return [];
  if (scope === "phrases") return [...unclearLogic(statement), ...vagueWords(statement)];
  const common = [...escapes(statement), ...openLists(statement)];
  if (scope === "told") return common;
  if (scope === "prose") return [...common, ...vagueWords(statement)];
  if (scope === "criteria") return [...common, ...absolutes(statement), ...vagueWords(statement)];
  return [...common, ...infinitives(statement), ...absolutes(statement), ...unclearLogic(statement), ...vagueWords(statement)];
}

/** Each stretch is reported once: by the longest phrase, and of two as long by the one named first. */
function onceEach(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one);
  return kept;
}
