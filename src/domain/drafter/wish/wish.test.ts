import { describe, expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { draftOverview } from "#domain/drafter/overview.ts";
import { draftPages } from "#domain/drafter/pages.ts";
import { draftUserClasses } from "#domain/drafter/user-classes.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { unusedParts } from "./unused.ts";
import { wishOf } from "./wish.ts";
import { wishedRows, wishedText } from "./wished.ts";

const project_description =
  "A marketplace where farmers sell boxes of vegetables to restaurants. Restaurants order boxes and drivers deliver them.";
const briefWith = (instruction: string | undefined) =>
  ({ ...nothingYet, project: { name: "Boxed" }, questionnaire: { project_description }, instruction }) as Brief;
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
const classes = (said?: string) => names(wishedRows(draftUserClasses(briefWith(said)), said, "user_classes"));
const pages = (said?: string) => wishedRows(draftPages(briefWith(said)), said, "pages");
const overview = (said?: string) => wishedText(draftOverview(briefWith(said)), said);

describe("an instruction", () => {
  test.each([
    ["Add a manager who approves refunds over 100 euros.", "**Managers** approve refunds over 100 euros."],
    ["Managers approve refunds over 100 euros", "**Managers** approve refunds over 100 euros."],
    ["Please add a page where drivers see their route", "**Drivers** deliver the boxes and see their route."],
    ["We need a way for restaurants to dispute a delivery.", "**Restaurants** order boxes and dispute a delivery."],
  ])("%s is told in the draft like the description [BETTER-3]", (said, expected) => {
    expect(overview()).not.toContain(expected);
    expect(overview(said)).toContain(expected);
    expect(unusedParts(said, overview)).toEqual([]);
  });

  test("its people become user classes, its things pages, its rules rules with their numbers [BETTER-3]", () => {
    expect(classes("Add a manager who approves refunds")).toEqual([...classes().slice(0, -1), "Manager", "Administrator"]);
    expect(names(pages("Include invoices"))).toContain("Invoices");
    expect(overview("No refund after 14 days.")).toContain("No refund after 14 days.");
  });

  test("its bounds hold: left out, alone, at most, shorter [BETTER-4]", () => {
    expect(classes("Leave out the drivers")).toEqual(["Farmer", "Restaurant", "Administrator"]);
    expect(classes("Without drivers, and no restaurants")).toEqual(["Farmer", "Administrator"]);
    expect(classes("Only drivers, please.")).toEqual(["Driver"]);
    expect(classes("only for drivers")).toEqual(["Driver"]);
    expect(pages("at most three pages")).toHaveLength(3);
    expect(pages("Shorter.").map(({ description }) => description?.length ?? 0)).toSatisfy((lengths: number[]) =>
      lengths.every((length, at) => length <= (pages()[at]?.description?.length ?? 0)),
    );
    expect(overview("Make it shorter").length).toBeLessThan(overview().length);
    expect(overview("at most 40 words").split(/\s+/).length).toBeLessThanOrEqual(40);
    expect(overview("nothing about notifications")).not.toMatch(/notif/i);
  });

  test("of several bounds each holds for the list it names, and one that names none for every list [FIRST-19]", () => {
    const rows = Array.from({ length: 9 }, (_, at) => ({ name: `Row ${at}` }));
    const left = (list: Noun, instruction: string) => wishedRows(rows, instruction, list).length;
    const said = "At most 2 pages. At most three user stories. No more than 40 words.";
    expect([left("pages", said), left("user_stories", said), left("features", said), left("test_cases", said)]).toEqual([
      2, 3, 9, 9,
    ]);
    expect([left("pages", "at most 4"), left("risks", "at most 4 rows")]).toEqual([4, 4]);
  });

  test("a rule that sounds like a bound is a rule [BETTER-4]", () => {
    for (const rule of ["Only managers approve refunds", "No refund after 14 days", "At most five people share a table"]) {
      expect(wishOf(`${rule}.`)).toEqual({ statements: [rule], without: [], only: [], most: [], shorter: false });
    }
  });

  test("what changed nothing of the draft is named, and nothing else [BETTER-5]", () => {
    const said = "Write like Shakespeare. Add a manager who approves refunds; at most 2 pages, no drivers";
    expect(unusedParts(said, overview)).toEqual(["Write like Shakespeare", "at most 2 pages"]);
    expect(unusedParts("Only for astronauts", classes)).toEqual(["Only for astronauts"]);
    expect(unusedParts("Drivers deliver the boxes.", overview)).toEqual(["Drivers deliver the boxes"]);
  });
});
