import {
  AlignmentType,
  Bookmark,
  ExternalHyperlink,
  InternalHyperlink,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from "docx";
import type { Language, Run, Words } from "#domain/export/paper/paper.ts";

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** As Word tells languages: those of its complex scripts, of East Asia, and all others each have a place of their own. */
const LANGUAGES: Readonly<Record<Language, NonNullable<IRunOptions["language"]>>> = {
  ar: { bidirectional: "ar-SA" },
  bn: { bidirectional: "bn-BD" },
  he: { bidirectional: "he-IL" },
  hi: { bidirectional: "hi-IN" },
  hy: { value: "hy-AM" },
  ja: { eastAsia: "ja-JP" },
  ka: { value: "ka-GE" },
  ko: { eastAsia: "ko-KR" },
  ta: { bidirectional: "ta-IN" },
  th: { bidirectional: "th-TH" },
  zh: { eastAsia: "zh-CN" },
};

/** The name a bookmark of Word may have. */
const bookmarkOf = (anchor: string) => anchor.replaceAll("-", "_");

/** A paragraph of words, which begins at the right where they are read from there. */
export function paragraphOf(words: Words, options: IParagraphOptions = {}): Paragraph {
  const direction = words.rtl ? { bidirectional: true, alignment: AlignmentType.START } : {};
  return new Paragraph({ ...direction, ...options, children: childrenOf(words) });
}

export function childrenOf({ runs, language }: Words): ParagraphChild[] {
  return runs.map((run) => {
    const text = new TextRun(lookOf(run, language));
    if (run.url) return new ExternalHyperlink({ link: run.url, children: [text] });
    if (run.to) return new InternalHyperlink({ anchor: bookmarkOf(run.to), children: [text] });
    return text;
  });
}

function lookOf(run: Run, language: Words["language"]): IRunOptions {
  if (run.text === "\n") return { break: 1 };
  const rtl = RIGHT_TO_LEFT.test(run.text);
  return {
    text: run.text,
    ...(run.strong ? { bold: true, boldComplexScript: true } : {}),
    ...(run.emphasis ? { italics: true, italicsComplexScript: true } : {}),
    ...(run.deleted ? { strike: true } : {}),
    ...(run.url || run.to ? { style: "Hyperlink" } : run.code ? { style: "CodeText" } : {}),
    ...(rtl ? { rightToLeft: true } : {}),
    ...(language ? { language: LANGUAGES[language] } : {}),
  };
}

/** Words other words lead to. */
export function anchored(anchor: string | null, children: TextRun[]): ParagraphChild[] {
  return anchor ? [new Bookmark({ id: bookmarkOf(anchor), children })] : children;
}
