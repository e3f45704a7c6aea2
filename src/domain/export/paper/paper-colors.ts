import { hexColor, inkOn } from "#domain/colors.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { projectColors } from "#domain/projects.ts";
import { readStyleGuide } from "#domain/style-guide.ts";
import type { Paper } from "./paper.ts";

/** What the colours of a document are chosen from. */
export type Coloured = Pick<ProjectContent, "project" | "specification">;

const STEPS = 40;
/** More than WCAG 2.2 AA asks for, since paper is not always white. */
const READABLE = 5;

/** The style guide's colour before the project's own; `accent` is the same, dark enough for words on white. */
export function paperColors({ project, specification }: Coloured): Paper["colors"] {
  const chosen = readStyleGuide(specification).primary_color || project.color;
  const cover = cssColor(chosen) ?? cssColor(projectColors[0]) ?? "#bfdbfe";
  return { cover, ink: inkOn(cover), accent: darkened(cover) };
}

function cssColor(text: string | null | undefined): string | null {
  const parts = /^rgb\((\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})\)$/.exec(text?.trim() ?? "")?.slice(1);
  return parts ? hexOf(parts.map(Number)) : hexColor(text ?? "");
}

/** Of the same hue and saturation, in steps from where it is to black. */
function darkened(hex: string): string {
  const parts = partsOf(hex);
  for (let step = 0; step < STEPS; step += 1) {
    const darker = parts.map((part) => toned(part, parts, 1 - step / STEPS));
    if (contrastOnWhite(darker) >= READABLE) return hexOf(darker);
  }
  return "#000000";
}

/** A part of a colour whose lightness is taken times a share, as in HSL. */
function toned(part: number, parts: readonly number[], share: number): number {
  const [low, high] = [Math.min(...parts), Math.max(...parts)];
  const light = (low + high) / 2;
  const room = (lightness: number) => 255 / 2 - Math.abs(lightness - 255 / 2);
  const spread = room(light) === 0 ? 0 : room(light * share) / room(light);
  return Math.round(Math.min(255, Math.max(0, light * share + (part - light) * spread)));
}

/** WCAG 2.2. */
function contrastOnWhite(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexOf = (parts: readonly number[]) => `#${parts.map((part) => Math.min(part, 255).toString(16).padStart(2, "0")).join("")}`;
