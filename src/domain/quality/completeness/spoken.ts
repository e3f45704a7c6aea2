import { cite } from "#domain/citation.ts";
import { citedTexts } from "#domain/cited.ts";
import { contentLists } from "#domain/content-lists.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { partsByHeading } from "#domain/quality/left-out.ts";
import { withoutUnsettled } from "#domain/to-be-settled.ts";

/** A row by its number, a list by its table, or a text by its column, as a person calls it. */
export type ContentPart = { key: string; label: string; noun: Noun | null };
/** The words that stand at a place; the answers of the questionnaire, which nothing rests on, have the key "". */
export type Spoken = { key: string; noun: Noun | null; words: string };

const otherTexts: Readonly<Record<string, string>> = {
  third_party_integrations: "Third-party integrations",
  payment_provider: "Payment provider",
  design_system: "Design system",
};

/** All that an item can rest on: what is empty is not there. */
export function placesOf(content: ProjectContent): ReadonlyMap<string, ContentPart> {
  const lists = contentLists(content);
  const texts: ContentPart[] = Object.entries({ ...citedTexts, ...otherTexts })
    .filter(([column]) => wordsIn(textOf(content, column)).trim() !== "")
    .map(([key, label]) => ({ key, label, noun: null }));
  const whole = allNouns
    .filter((noun) => lists[noun].length > 0)
    .map((noun): ContentPart => ({ key: noun, label: `All ${nouns[noun].many}`, noun }));
  const rows = allNouns.flatMap((noun) =>
    lists[noun].map(({ number, name }): ContentPart => ({ key: cite(noun, number), label: name, noun })),
  );
  return new Map([...texts, ...whole, ...rows].map((place) => [place.key, place]));
}

/** Everything a project says, without what its scope leaves out. */
export function spokenIn(content: ProjectContent): Spoken[] {
  const lists = contentLists(content);
  const rows = allNouns.flatMap((noun) =>
    lists[noun].map((row) => ({ key: cite(noun, row.number), noun, words: wordsIn(fieldsOf(noun, row)) })),
  );
  const texts = Object.keys({ ...citedTexts, ...otherTexts }).map((column) => {
    const words = wordsIn(textOf(content, column));
    return { key: column, noun: null, words: column === "project_scope" ? withoutExcluded(withoutUnsettled(words)) : words };
  });
  const answers = wordsIn([content.project.description, content.questionnaire]);
  return [...rows, ...texts, { key: "", noun: null, words: answers }].filter(({ words }) => words !== "");
}

const NEGATED = /\b(?:no|not|never|without|nor|neither|instead of|free of)\b[^.;:\n]{0,40}$/iu;

/** Where something is spoken of, leaving out what is said not to be. */
export function speaksOf(spoken: readonly Spoken[], says: RegExp): Spoken[] {
  const all = new RegExp(says.source, says.flags.includes("g") ? says.flags : `${says.flags}g`);
  return spoken.filter(({ words }) =>
    [...words.matchAll(all)].some(({ index }) => !NEGATED.test(words.slice(Math.max(0, index - 60), index))),
  );
}

/** How a place is called within a sentence. */
export function namedPlace({ key, noun }: Pick<Spoken, "key" | "noun">): string {
  if (noun) return key;
  const label = { ...citedTexts, ...otherTexts }[key];
  return label ? `“${label}”` : "the questionnaire";
}

function textOf({ specification }: ProjectContent, column: string): unknown {
  return new Map<string, unknown>(Object.entries(specification ?? {})).get(column);
}

function fieldsOf(noun: Noun, row: object): unknown[] {
  const said = new Map<string, unknown>(Object.entries(row));
  // what somebody might do is not what the product has or does
  return Object.keys(nouns[noun].fields)
    .filter((field) => field !== "threat")
    .map((field) => said.get(field));
}

/** The words of a value, however deep they stand in it. */
function wordsIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join("\n");
  if (value !== null && typeof value === "object") return wordsIn(Object.values(value));
  return "";
}

function withoutExcluded(scope: string): string {
  return partsByHeading(scope)
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ start, end }) => scope.slice(start, end))
    .join("")
    .split("\n")
    .filter((line) => !/\bout of scope\b/iu.test(line))
    .join("\n");
}
