import { allNouns } from "#domain/nouns/all.ts";
import type { RuleId } from "./finding.ts";
import { rules } from "./rules/all.ts";
import { languageOf, type QualitySettings, standardSettings } from "./settings.ts";

/** As a project stores what its words are held to. */
export type ChosenRules = { rules_off: string[]; rules_strict: string[]; form: "shall" | "ears"; forbidden: string[] };

export const nothingChosen: ChosenRules = { rules_off: [], rules_strict: [], form: "shall", forbidden: [] };

type Term = { name: string; avoid?: string | null | undefined };
type Row = Readonly<Record<string, unknown>>;
type Lists = Readonly<Partial<Record<string, readonly Row[]>>>;

const known = (names: readonly string[]): RuleId[] => rules.map(({ id }) => id).filter((id) => names.includes(id));

/** What the linter goes by in a project of these lists: what was chosen, its glossary, and the language of its rows. */
export function settingsOfLists(chosen: ChosenRules | null, lists: Lists): QualitySettings {
  const terms = (lists.glossary_terms ?? []).map(({ name, avoid }) => ({ name: textOf(name), avoid: textOf(avoid) }));
  const settings = settingsOf(chosen, terms, languageOfRows(lists));
  const said = JSON.stringify(settings);
  if (said !== JSON.stringify(last)) last = settings;
  return last;
}

/** What was read of a text is remembered with the settings, as long as they stay the same object. */
let last: QualitySettings = standardSettings;

const textOf = (told: unknown) => (typeof told === "string" ? told : "");

/** What was chosen, a glossary, and the language rows are mostly written in. */
export function settingsOf(
  chosen: ChosenRules | null,
  glossary: readonly Term[],
  language: QualitySettings["language"],
): QualitySettings {
  const { rules_off, rules_strict, form, forbidden } = chosen ?? nothingChosen;
  return {
    ...standardSettings,
    off: known(rules_off),
    strict: known(rules_strict),
    form,
    forbidden,
    language,
    glossary: glossary.map(({ name, avoid }) => ({ term: name, avoid: wordsIn(avoid ?? "") })),
  };
}

/** "crate, parcel" or one a line. */
export function wordsIn(list: string): string[] {
  return list
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** In rows: enough to tell the language of a project. */
const ENOUGH = 60;

/** The language most of the first rows of a project are written in, by list. */
export function languageOfRows(lists: Lists): QualitySettings["language"] {
  const texts = allNouns.flatMap((noun) =>
    (lists[noun] ?? [])
      .slice(0, ENOUGH)
      .flatMap((row) => ["description", "story", "statement", "measure"].map((name) => row[name])),
  );
  return languageOf(texts.filter((text): text is string => typeof text === "string" && text.trim() !== ""));
}
