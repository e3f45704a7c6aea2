import { expect, test } from "vitest";
import {
  cornerRadius,
  designSystemLabel,
  missingDefaults,
  readStyleGuide,
  storedStyleGuide,
  styleDefaults,
  styleGuideInput,
} from "./style-guide.ts";

const newStyleGuide = { ...readStyleGuide(null), ...styleDefaults };

test("the defaults are the documented fonts, colours and corners, and stand for nothing that nobody chose [CONST-10] [FIRST-87]", () => {
  const nothing = readStyleGuide(null);
  expect(new Set(Object.values(nothing))).toEqual(new Set([""]));
  expect(missingDefaults({ ...nothing, primary_color: "#111111", circular: "0" })).not.toHaveProperty("primary_color");
  expect(Object.values(storedStyleGuide(nothing))).toEqual([null, null, null, null, null]);
  expect(styleGuideInput.parse(nothing)).toEqual(nothing);
  expect(storedStyleGuide({ ...nothing, secondary_font: "Lora" }).selected_typography).toBe('{"secondary":"Lora"}');
  expect(missingDefaults(nothing)).toEqual({
    primary_color: "#007bff",
    secondary_color: "#6c757d",
    primary_font: "Inter",
    secondary_font: "Roboto",
    roundedSmall: "2",
    roundedMedium: "4",
    roundedLarge: "8",
    circular: "9999",
  });
});

test("colours, fonts and corners are each JSON text, corners as pixel strings [DATA-04]", () => {
  const stored = storedStyleGuide({ ...newStyleGuide, roundedLarge: "012" });
  expect(typeof stored.selected_colors).toBe("string");
  expect(JSON.parse(stored.selected_colors ?? "")).toEqual({ primary: "#007bff", secondary: "#6c757d" });
  expect(JSON.parse(stored.selected_typography ?? "")).toEqual({ primary: "Inter", secondary: "Roboto" });
  expect(JSON.parse(stored.selected_corners ?? "")).toEqual({
    roundedSmall: "2px",
    roundedMedium: "4px",
    roundedLarge: "12px",
    circular: "9999px",
  });
  expect(readStyleGuide(stored)).toEqual({ ...newStyleGuide, roundedLarge: "12" });
});

test("corners are read from pixel strings and numbers alike, malformed ones as not chosen", () => {
  const corners = JSON.stringify({ roundedSmall: 3, roundedMedium: "6", roundedLarge: "a lot", circular: "50%" });
  expect(readStyleGuide({ selected_corners: corners, selected_colors: "no JSON" })).toMatchObject({
    primary_color: "",
    roundedSmall: "3",
    roundedMedium: "6",
    roundedLarge: "",
    circular: "9999",
  });
});

test("a radius of 9999 is shown as 50%, any other in pixels, an unfinished one not at all", () => {
  expect(["9999", "8", " 0 ", "", "-1", "2.5", "10000"].map(cornerRadius)).toEqual(["50%", "8px", "0px", null, null, null, null]);
});

test("a colour that is none and a radius that is none are told apart from the rest", () => {
  const { error } = styleGuideInput.safeParse({ ...newStyleGuide, primary_color: "bluish", circular: "round" });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["primary_color", "Enter a colour like #2f4fd0"],
    ["circular", "Enter whole pixels from 0 to 9999"],
  ]);
  expect(styleGuideInput.parse({ ...newStyleGuide, primary_color: "ABC" }).primary_color).toBe("#aabbcc");
});

test("an empty choice of a design system is stored as null, one of no list is called by its name", () => {
  const stored = storedStyleGuide(newStyleGuide);
  expect([stored.design_system, stored.custom_design_system_url]).toEqual([null, null]);
  expect([designSystemLabel("shadcn"), designSystemLabel("carbon")]).toEqual(["shadcn/ui", "carbon"]);
});
