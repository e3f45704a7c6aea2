import { citationsIn } from "#domain/citations-in.ts";
import { cleaned } from "#domain/document/clean.ts";
import type { Inline } from "#domain/document/document.ts";
import type { Run, Words } from "./paper.ts";

/** The anchors of the requirements that stand in the document. */
export type Anchors = ReadonlySet<string>;
export type Look = Omit<Run, "text">;

const FIRST_LETTER = /\p{L}/u;
const languages = [
  ["ar", /\p{Script=Arabic}/u],
  ["he", /\p{Script=Hebrew}/u],
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["zh", /\p{Script=Han}/u],
  ["th", /\p{Script=Thai}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["bn", /\p{Script=Bengali}/u],
  ["ta", /\p{Script=Tamil}/u],
  ["ka", /\p{Script=Georgian}/u],
  ["hy", /\p{Script=Armenian}/u],
] as const;

const SOFT_HYPHEN = /\u00ad/g;

/** Runs as one paragraph, whose first letter says where it begins. */
export function wordsOf(given: Run[]): Words {
  // at the end of a link one keeps a PDF from being made, and nobody sees it
  const runs = given.map((run) => (run.url ? { ...run, text: run.text.replace(SOFT_HYPHEN, "") } : run));
  const text = runs.map((run) => run.text).join("");
  const first = FIRST_LETTER.exec(text)?.[0] ?? "";
  const rtl = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first);
  const language = languages.find(([, letters]) => letters.test(rtl ? first : text))?.[0];
  const mixed = !rtl && (language === "ar" || language === "he");
  return { runs, ...(rtl ? { rtl } : {}), ...(language && !mixed ? { language } : {}) };
}

const oneLine = (text: string) => cleaned(text).replace(/\s+/g, " ");

/** Plain words on one line, in which citations lead to what they mean. */
export function linkedLine(parts: readonly Inline[], anchors: Anchors, look: Look = {}): Words {
  return wordsOf(
    parts.flatMap((part) =>
      typeof part === "string" ? textRuns(oneLine(part), anchors, look) : [cited(part.cite, anchors, look)],
    ),
  );
}

/** Words as they were typed; a line end stays one. */
export function textRuns(text: string, anchors: Anchors = new Set(), look: Look = {}): Run[] {
  return text.split("\n").flatMap((line, index) => [...(index > 0 ? [{ text: "\n" }] : []), ...lineRuns(line, anchors, look)]);
}

function lineRuns(text: string, anchors: Anchors, look: Look): Run[] {
  const found = citationsIn(text);
  const runs = found.flatMap(({ reference, start }, index) => [
    { ...look, text: text.slice(found[index - 1]?.end ?? 0, start) },
    cited(reference, anchors, look),
  ]);
  return [...runs, { ...look, text: text.slice(found.at(-1)?.end ?? 0) }].filter((run) => run.text !== "");
}

function cited(citation: string, anchors: Anchors, look: Look): Run {
  return { ...look, text: citation, ...(anchors.has(citation) && !look.url ? { to: citation } : {}) };
}
