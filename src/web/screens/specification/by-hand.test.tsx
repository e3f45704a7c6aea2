import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { type DraftedText, draftingTechnology } from "#domain/drafting-parts.ts";
import { draftingFunctions } from "#domain/generation-labels.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { queryClient } from "#web/lib/query-client.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

/** How a person writes a part: over a text, or in rows, where `fields` are filled in to add one and the first of them is changed later. */
type Part =
  | { section: string; text: string; column: DraftedText }
  | { section: string; table: Table; opens?: string; fields: readonly string[]; adds: string; saves: string };
type Table =
  | ("pages" | "user_classes" | "user_stories" | "features" | "risks")
  | ("security_measures" | "test_cases" | "external_interfaces" | "quality_requirements" | "assumptions" | "glossary_terms");

const inPlace = (table: Table, section: string, opens: string, adds: string, ...fields: string[]): Part => ({
  ...{ table, section, opens, adds, saves: "Save" },
  fields: ["Name", ...fields],
});

/** Each part a function drafts. */
const parts: Record<string, Part> = {
  "generate-overview": { section: "projectIntroduction", text: "Project overview", column: "project_overview" },
  "generate-scope": { section: "projectIntroduction", text: "Project scope", column: "project_scope" },
  "generate-references": { section: "projectIntroduction", text: "References", column: "references_list" },
  "generate-product-perspective": { section: "projectIntroduction", text: "Product perspective", column: "product_perspective" },
  "generate-business-model": { section: "overallDescription", text: "Business model description", column: "business_model" },
  "generate-pricing": { section: "overallDescription", text: "Pricing details", column: "pricing_details" },
  "generate-pages": {
    ...{ section: "pages", table: "pages", fields: ["Page Name *"] },
    ...{ opens: "Add Page", adds: "Create Page", saves: "Update Page" },
  },
  "generate-user-stories": {
    ...{ section: "documentation", table: "user_stories", fields: ["Name", "Story", "Acceptance Criteria"] },
    ...{ opens: "Add User Story", adds: "Create User Story", saves: "Update User Story" },
  },
  // after the stories: of one class only, a story needs no choice
  "generate-user-classes": inPlace("user_classes", "userClasses", "Add User Class", "Add User Class"),
  "generate-feature": {
    ...{ section: "features", table: "features", fields: ["Feature Name *"] },
    ...{ opens: "Add Feature", adds: "Create Feature", saves: "Update Feature" },
  },
  "generate-risks": inPlace("risks", "risks", "Add Risk", "Add Risk", "Functionality at risk", "Description"),
  "generate-security-measures": inPlace(
    ...(["security_measures", "securityMeasures", "Add Security Measure", "Add Security Measure"] as const),
    ...["Threat", "Measure"],
  ),
  "generate-test-cases": inPlace("test_cases", "testing", "Add Test Case", "Add Test Case", "Given", "When", "Then"),
  "generate-external-interfaces": inPlace(
    ...(["external_interfaces", "externalInterfaces", "Add to Communication interfaces", "Add External Interface"] as const),
    "Description",
  ),
  "generate-quality-requirements": inPlace(
    ...(["quality_requirements", "otherRequirements", "Add to Safety", "Add Requirement"] as const),
    ...["Requirement", "Target"],
  ),
  "generate-assumptions": inPlace(
    ...(["assumptions", "assumptions", "Add Assumption", "Add Assumption"] as const),
    ...["Statement", "If it is wrong"],
  ),
  "generate-glossary": {
    ...{ section: "glossary", table: "glossary_terms", fields: ["Term", "Definition"] },
    ...{ opens: "Add Glossary Term", adds: "Add Glossary Term", saves: "Save" },
  },
};

async function written() {
  const ada = await author(server);
  const { db, project_id } = ada;
  const words = { project_id, name: "Words" };
  const risk = { id: "1", name: "Words", functionality: "F", description: "D" };
  const introduction = {
    project_overview: "Words",
    project_scope: "Words",
    references_list: "Words",
    product_perspective: "Words",
  };
  const texts = { ...introduction, business_model: "Words", pricing_details: "Words" };
  const specification = { project_id, version: "0.1", ...texts, security_risks: JSON.stringify([risk]) };
  await db.from("specifications").insert(specification).throwOnError();
  await db.from("pages").insert(words).throwOnError();
  const owner = await db.from("user_classes").insert(words).select("id").single().throwOnError();
  const story = { ...words, user_class_id: owner.data.id, story: "S", acceptance_criteria: "A" };
  await db.from("user_stories").insert(story).throwOnError();
  await db.from("features").insert(words).throwOnError();
  await db
    .from("assumptions")
    .insert({ ...words, statement: "S", consequence: "C" })
    .throwOnError();
  await db
    .from("glossary_terms")
    .insert({ ...words, definition: "D" })
    .throwOnError();
  await db
    .from("security_measures")
    .insert({ ...words, threat: "T", measure: "M" })
    .throwOnError();
  await db
    .from("test_cases")
    .insert({ ...words, given: "G", when: "W", then: "T" })
    .throwOnError();
  await db
    .from("external_interfaces")
    .insert({ ...words, kind: "user", description: "D" })
    .throwOnError();
  const quality = { ...words, characteristic: "safety" as const, description: "D", target: "1" };
  await db.from("quality_requirements").insert(quality).throwOnError();
  return ada;
}

// every section is opened, typed into and saved: a machine under load is slow, not wrong
const LONG_TRIP = 240_000;

test(
  "whatever part of a specification can be drafted can also be typed, edited and saved by hand [SPEC-13]",
  async () => {
    expect(Object.keys(parts).toSorted()).toEqual(draftingFunctions.filter((name) => name !== draftingTechnology).toSorted());
    const { db, project_id, ...ada } = await written();
    const specification = async () => (await db.from("specifications").select().single().throwOnError()).data;
    const names = async (table: Table) => {
      return (await db.from(table).select("name").eq("project_id", project_id).throwOnError()).data.map(({ name }) => name);
    };
    const { router } = await openAs(ada, `/dashboard/project/${project_id}/specification`);
    for (const [drafted, part] of Object.entries(parts)) {
      // whoever leaves what is being saved is asked
      await expect.poll(() => queryClient.isMutating()).toBe(0);
      await router.navigate(`/dashboard/project/${project_id}/specification?section=${part.section}`);
      if ("text" in part) {
        await expect.element(page.getByLabelText(part.text, { exact: true })).toHaveValue("Words");
        await page.getByLabelText(part.text, { exact: true }).fill("By hand");
        await button("Save Changes").click();
        await expect.poll(async () => (await specification())[part.column], { message: drafted }).toBe("By hand");
        continue;
      }
      const { table, opens, fields, adds, saves } = part;
      const [name = ""] = fields;
      if (opens) await button(opens).first().click();
      for (const label of fields) await field(label).last().fill("By hand");
      await button(adds).last().click();
      await (table === "pages" ? page.getByRole("link", { name: "Edit Words" }) : button("Edit Words")).click();
      await expect.element(field(name).first()).toHaveValue("Words");
      await field(name).first().fill("Edited");
      await button(saves).click();
      await expect.poll(async () => (await names(table)).toSorted(), { message: drafted }).toEqual(["By hand", "Edited"]);
    }
  },
  LONG_TRIP,
);
