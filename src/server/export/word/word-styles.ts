import { AlignmentType, BorderStyle, type ILevelsOptions, type IStylesOptions, LevelFormat, LineRuleType } from "docx";
import type { Paper } from "#domain/export/paper/paper.ts";

/** In twentieths of a point: A4 and what stands within its margins. */
export const page = { width: 11_906, height: 16_838, margin: 1134, text: 9638 };
export const MOST_LEVELS = 6;
export const INDENT = 360;
export const grey = "5A5A5A";

const font = { ascii: "Calibri", hAnsi: "Calibri", cs: "Arial", eastAsia: "Microsoft YaHei" };
const mono = { ascii: "Consolas", hAnsi: "Consolas", cs: "Courier New", eastAsia: "Microsoft YaHei" };
/** In half points. */
const LARGEST = 36;

/** Colours as Word writes them. */
export const bare = (hex: string) => hex.replace("#", "").toUpperCase();

export function wordStyles({ accent }: Paper["colors"]): IStylesOptions {
  const color = bare(accent);
  const heading = (size: number, before: number) => ({
    run: { size, bold: true, color: size === LARGEST ? color : "1F1F1F", font },
    paragraph: { spacing: { before, after: 140 }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: { size: 21, font, language: { value: "en-GB" } },
        paragraph: { spacing: { after: 120, line: 269, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { size: 64, bold: true, font, color },
        paragraph: {
          spacing: { before: 2600, after: 160 },
          border: { top: { style: BorderStyle.SINGLE, size: 48, space: 24, color } },
        },
      },
      ...{ heading1: heading(LARGEST, 0), heading2: heading(28, 320), heading3: heading(24, 280), heading4: heading(22, 240) },
      hyperlink: { run: { color, underline: { type: "none" } } },
    },
    paragraphStyles: [
      {
        ...{ id: "Subtitle", name: "Subtitle", basedOn: "Normal", next: "Normal", quickFormat: true },
        ...{ run: { size: 30, color: grey }, paragraph: { spacing: { after: 700 } } },
      },
      {
        ...{ id: "Requirement", name: "Requirement", basedOn: "Normal", next: "Normal", quickFormat: true },
        run: { size: 23, bold: true },
        paragraph: {
          ...{ keepNext: true, outlineLevel: 4, spacing: { before: 280, after: 80 } },
          border: { left: { style: BorderStyle.SINGLE, size: 18, space: 6, color } },
        },
      },
      {
        ...{ id: "RequirementLabel", name: "Requirement Label", basedOn: "Normal", next: "Normal" },
        ...{ run: { size: 19, bold: true, color: grey }, paragraph: { keepNext: true, spacing: { before: 80, after: 40 } } },
      },
      {
        ...{ id: "RequirementAbout", name: "Requirement About", basedOn: "Normal", next: "Normal" },
        ...{ run: { size: 18, color: grey }, paragraph: { spacing: { before: 60, after: 200 } } },
      },
      {
        ...{ id: "ContentsHeading", name: "Contents Heading", basedOn: "Normal", next: "Normal" },
        ...{ run: { size: LARGEST, bold: true, color }, paragraph: { spacing: { after: 200 } } },
      },
      ...[1, 2, 3].map((level) => ({
        ...{ id: `TOC${level}`, name: `toc ${level}`, basedOn: "Normal", next: "Normal", run: { bold: level === 1 } },
        paragraph: { indent: { left: (level - 1) * INDENT }, spacing: { before: level === 1 ? 100 : 0, after: 20, line: 252 } },
      })),
      {
        ...{ id: "Code", name: "Code", basedOn: "Normal", next: "Normal", quickFormat: true },
        run: { font: mono, size: 18 },
        paragraph: { spacing: { before: 0, after: 0 }, shading: { fill: "F4F4F4" } },
      },
      {
        ...{ id: "Quote", name: "Quote", basedOn: "Normal", next: "Normal", quickFormat: true },
        ...{ run: { italics: true, color: grey }, paragraph: { indent: { left: INDENT } } },
      },
      {
        ...{ id: "TableText", name: "Table Text", basedOn: "Normal", quickFormat: true },
        ...{ run: { size: 19 }, paragraph: { spacing: { before: 30, after: 30, line: 240 } } },
      },
    ],
    characterStyles: [{ id: "CodeText", name: "Code Text", basedOn: "DefaultParagraphFont", run: { font: mono } }],
  };
}

/** Lists that begin with a number begin anew each, so each such number has numbering of its own. */
export const numberingFrom = (start: number) => `from-${start}`;
export const BULLETS = "bullets";

export function wordNumbering(starts: ReadonlySet<number>) {
  return {
    config: [
      { reference: BULLETS, levels: levelsOf((level) => ({ format: LevelFormat.BULLET, text: level % 2 === 0 ? "•" : "–" })) },
      ...[...starts].map((start) => ({
        reference: numberingFrom(start),
        levels: levelsOf((level) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.`, start })),
      })),
    ],
  };
}

function levelsOf(look: (level: number) => Pick<ILevelsOptions, "format" | "text" | "start">): ILevelsOptions[] {
  return Array.from({ length: MOST_LEVELS }, (_, level) => ({
    ...{ level, alignment: AlignmentType.LEFT, ...look(level) },
    style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT } } },
  }));
}
