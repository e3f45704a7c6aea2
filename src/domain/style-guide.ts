import * as z from "zod";
import { designSystems } from "./catalog/specification-options.ts";
import { hexColor } from "./colors.ts";
import { jsonFields, textIn } from "./json-value.ts";
import { freeText } from "./text.ts";

/** In pixels; drawn as half of the side, which makes a square a circle. */
export const circularRadius = 9999;

const color = freeText(50)
  .refine((text) => text === "" || hexColor(text) !== null, "Enter a colour like #2f4fd0")
  .transform((text) => hexColor(text) ?? text);
const radius = z
  .string()
  .trim()
  .regex(/^\d{0,4}$/, `Enter whole pixels from 0 to ${circularRadius}`);
const font = z.string().max(100);

/** The form's values; radii are pixel numbers as typed. What is empty nobody chose. */
export const styleGuideInput = z.object({
  design_system: freeText(100),
  custom_design_system_url: freeText(2000),
  primary_color: color,
  secondary_color: color,
  primary_font: font,
  secondary_font: font,
  roundedSmall: radius,
  roundedMedium: radius,
  roundedLarge: radius,
  circular: radius,
});
export type StyleGuideInput = z.output<typeof styleGuideInput>;

/** What stands where nothing of a look is chosen. */
export const notChosen = "Not chosen yet";

/** A look to begin with, for whoever takes it. */
export const styleDefaults = {
  primary_color: "#007bff",
  secondary_color: "#6c757d",
  primary_font: "Inter",
  secondary_font: "Roboto",
  roundedSmall: "2",
  roundedMedium: "4",
  roundedLarge: "8",
  circular: String(circularRadius),
} as const satisfies Partial<StyleGuideInput>;

type Words = "design_system" | "custom_design_system_url" | "selected_colors" | "selected_typography" | "selected_corners";
type Stored = { [Word in Words]?: string | null | undefined };

/** The stored style guide; what was never chosen is empty. */
export function readStyleGuide(row: Stored | null): StyleGuideInput {
  const colors = jsonFields(row?.selected_colors);
  const fonts = jsonFields(row?.selected_typography);
  const corners = jsonFields(row?.selected_corners);
  return {
    design_system: row?.design_system ?? "",
    custom_design_system_url: row?.custom_design_system_url ?? "",
    primary_color: textIn(colors.primary),
    secondary_color: textIn(colors.secondary),
    primary_font: textIn(fonts.primary),
    secondary_font: textIn(fonts.secondary),
    roundedSmall: pixelsOf(corners.roundedSmall),
    roundedMedium: pixelsOf(corners.roundedMedium),
    roundedLarge: pixelsOf(corners.roundedLarge),
    circular: pixelsOf(corners.circular),
  };
}

/** The defaults of those colours, fonts and corners that nobody chose. */
export function missingDefaults(guide: StyleGuideInput): Partial<StyleGuideInput> {
  return Object.fromEntries(unchosen(guide).map((key) => [key, styleDefaults[key]]));
}

export function unchosen(guide: StyleGuideInput) {
  return (Object.keys(styleDefaults) as (keyof typeof styleDefaults)[]).filter((key) => guide[key] === "");
}

/** Colours, fonts and corners as JSON text, each null while nothing of it is chosen; corners in pixels ("8px"). */
export function storedStyleGuide(guide: StyleGuideInput) {
  const px = (radius: string) => radius && `${Number(radius)}px`;
  return {
    design_system: guide.design_system || null,
    custom_design_system_url: guide.custom_design_system_url.trim() || null,
    selected_colors: chosenOnly({ primary: guide.primary_color, secondary: guide.secondary_color }),
    selected_typography: chosenOnly({ primary: guide.primary_font, secondary: guide.secondary_font }),
    selected_corners: chosenOnly({
      roundedSmall: px(guide.roundedSmall),
      roundedMedium: px(guide.roundedMedium),
      roundedLarge: px(guide.roundedLarge),
      circular: px(guide.circular),
    }),
  };
}

function chosenOnly(words: Readonly<Record<string, string>>): string | null {
  const chosen = Object.entries(words).filter(([, word]) => word !== "");
  return chosen.length > 0 ? JSON.stringify(Object.fromEntries(chosen)) : null;
}

/** A radius for people and for CSS; null while it is no pixel number. */
export function cornerRadius(pixels: string): string | null {
  if (pixels.trim() === "" || !radius.safeParse(pixels).success) return null;
  return Number(pixels) === circularRadius ? "50%" : `${Number(pixels)}px`;
}

export function designSystemLabel(system: string): string {
  return designSystems.find(({ value }) => value === system)?.label ?? system;
}

/** "8px", "8" and 8 are the same radius; "50%" is the circular one. */
function pixelsOf(stored: unknown): string {
  const text = typeof stored === "number" ? String(stored) : textIn(stored).trim();
  if (text === "50%") return String(circularRadius);
  return /^(\d{1,4})(\.\d+)?(px)?$/.exec(text)?.[1] ?? "";
}
