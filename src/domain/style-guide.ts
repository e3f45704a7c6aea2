import * as z from "zod";
import { designSystems } from "./catalog/specification-options.ts";
import { hexColor } from "./colors.ts";
import { jsonFields, textIn } from "./json-value.ts";
import { freeText } from "./text.ts";

/** In pixels; drawn as half of the side, which makes a square a circle. */
export const circularRadius = 9999;

const color = freeText(50)
  .refine((text) => hexColor(text) !== null, "Enter a colour like #2f4fd0")
  .transform((text) => hexColor(text) ?? text);
const radius = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, `Enter whole pixels from 0 to ${circularRadius}`);
const font = z.string().min(1, "Choose a font").max(100);

/** The form's values; radii are pixel numbers as typed. */
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

export const newStyleGuide: StyleGuideInput = {
  design_system: "",
  custom_design_system_url: "",
  primary_color: "#007bff",
  secondary_color: "#6c757d",
  primary_font: "Inter",
  secondary_font: "Roboto",
  roundedSmall: "2",
  roundedMedium: "4",
  roundedLarge: "8",
  circular: String(circularRadius),
};

type Words = "design_system" | "custom_design_system_url" | "selected_colors" | "selected_typography" | "selected_corners";
type Stored = { [Word in Words]?: string | null | undefined };

/** The stored style guide, with the defaults for what was never chosen. */
export function readStyleGuide(row: Stored | null): StyleGuideInput {
  const colors = jsonFields(row?.selected_colors);
  const fonts = jsonFields(row?.selected_typography);
  const corners = jsonFields(row?.selected_corners);
  return {
    design_system: row?.design_system ?? newStyleGuide.design_system,
    custom_design_system_url: row?.custom_design_system_url ?? newStyleGuide.custom_design_system_url,
    primary_color: textIn(colors.primary) || newStyleGuide.primary_color,
    secondary_color: textIn(colors.secondary) || newStyleGuide.secondary_color,
    primary_font: textIn(fonts.primary) || newStyleGuide.primary_font,
    secondary_font: textIn(fonts.secondary) || newStyleGuide.secondary_font,
    roundedSmall: pixelsOf(corners.roundedSmall) ?? newStyleGuide.roundedSmall,
    roundedMedium: pixelsOf(corners.roundedMedium) ?? newStyleGuide.roundedMedium,
    roundedLarge: pixelsOf(corners.roundedLarge) ?? newStyleGuide.roundedLarge,
    circular: pixelsOf(corners.circular) ?? newStyleGuide.circular,
  };
}

/** Whether anything of a style guide was ever saved. */
export function hasStyleGuide(row: Stored | null): boolean {
  return [row?.design_system, row?.selected_colors, row?.selected_typography, row?.selected_corners].some(Boolean);
}

/** Colours, fonts and corners as JSON text; corners in pixels ("8px"). */
export function storedStyleGuide(guide: StyleGuideInput) {
  const px = (radius: string) => `${Number(radius)}px`;
  return {
    design_system: guide.design_system || null,
    custom_design_system_url: guide.custom_design_system_url.trim() || null,
    selected_colors: JSON.stringify({ primary: guide.primary_color, secondary: guide.secondary_color }),
    selected_typography: JSON.stringify({ primary: guide.primary_font, secondary: guide.secondary_font }),
    selected_corners: JSON.stringify({
      roundedSmall: px(guide.roundedSmall),
      roundedMedium: px(guide.roundedMedium),
      roundedLarge: px(guide.roundedLarge),
      circular: px(guide.circular),
    }),
  };
}

/** A radius for people and for CSS; null while it is no pixel number. */
export function cornerRadius(pixels: string): string | null {
  if (!radius.safeParse(pixels).success) return null;
  return Number(pixels) === circularRadius ? "50%" : `${Number(pixels)}px`;
}

export function designSystemLabel(system: string): string {
  return designSystems.find(({ value }) => value === system)?.label ?? system;
}

/** "8px", "8" and 8 are the same radius; "50%" is the circular one. */
function pixelsOf(stored: unknown): string | null {
  const text = typeof stored === "number" ? String(stored) : textIn(stored).trim();
  if (text === "50%") return String(circularRadius);
  return /^(\d{1,4})(\.\d+)?(px)?$/.exec(text)?.[1] ?? null;
}
