import { expect, test } from "vitest";
import { firstVersion, newProjectInput, projectColor, projectColors, projectInput } from "./projects.ts";

const organization_id = "0f8fad5b-d9cb-469f-a165-70867728950e";

test("a project without a colour takes one of 8 pastels by its id, each as often as the others, the first by default [SHELL-12, CONST-20]", () => {
  expect(projectColors).toHaveLength(8);
  for (const color of projectColors) {
    const [red = 0, green = 0, blue = 0] = [...color.matchAll(/\d+/g)].map(Number);
    expect(color).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
    expect((Math.max(red, green, blue) + Math.min(red, green, blue)) / 2 / 255, `${color} is pale`).toBeGreaterThan(0.7);
  }
  const many = Array.from({ length: 4_000 }, () => projectColor({ id: crypto.randomUUID(), color: null }));
  const counted = Map.groupBy(many, (color) => color);
  expect([...counted.keys()].sort()).toEqual([...projectColors].sort());
  for (const [color, drawn] of counted) expect(drawn.length, color).toBeGreaterThan(300);
  expect(projectColor({ id: "no id", color: null })).toBe(projectColors[0]);
  expect(projectColor({ id: organization_id, color: "#123456" })).toBe("#123456");
});

test("a new project needs a name and an organization, and starts at version 0.1", () => {
  expect(newProjectInput.parse({ organization_id, name: " Shop ", type: "" })).toEqual({
    organization_id,
    name: "Shop",
    type: null,
    description: null,
  });
  expect(newProjectInput.safeParse({ organization_id, name: "  " }).success).toBe(false);
  expect(newProjectInput.safeParse({ organization_id: "", name: "Shop" }).error?.issues[0]?.message).toBe(
    "Choose an organization",
  );
  expect(firstVersion).toBe("0.1");
});

test("the settings of a project refuse an empty version", () => {
  const settings = { name: "Shop", type: null, color: null };
  expect(projectInput.safeParse({ ...settings, version: " " }).error?.issues[0]?.message).toBe("Version is required");
  expect(Object.keys(projectInput.parse({ ...settings, version: "1" }))).toEqual(["name", "type", "version", "color"]);
});
