import { expect, inject, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { draftingFunctions } from "#domain/generation-labels.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

/** Where the words of a part are typed: a text, or rows of which "Words" is there. */
type Part = { section: string; text: string } | { section: string; add: string; name?: string };

/** Each part a function drafts, and how a person writes it. */
const parts: Record<string, Part> = {
  "generate-overview": { section: "projectIntroduction", text: "Project overview" },
  "generate-scope": { section: "projectIntroduction", text: "Project scope" },
  "generate-pricing": { section: "overallDescription", text: "Pricing details" },
  "generate-pages": { section: "pages", add: "Add Page", name: "Page Name *" },
  "generate-user-classes": { section: "userClasses", add: "Add User Class" },
  "generate-user-stories": { section: "documentation", add: "Add User Story" },
  "generate-feature": { section: "features", add: "Add Feature", name: "Feature Name *" },
  "generate-risks": { section: "risks", add: "Add Risk" },
  "generate-security-measures": { section: "securityMeasures", add: "Add Security Measure" },
  "generate-test-cases": { section: "testing", add: "Add Test Case" },
  "generate-external-interfaces": { section: "externalInterfaces", add: "Add External Interface" },
  "generate-quality-requirements": { section: "otherRequirements", add: "Add Requirement" },
};

async function written() {
  const ada = await author(server);
  const { db, project_id } = ada;
  const words = { project_id, name: "Words" };
  const risk = { id: "1", name: "Words", functionality: "F", description: "D" };
  const texts = { project_overview: "Words", project_scope: "Words", pricing_details: "Words" };
  const specification = { project_id, version: "0.1", ...texts, security_risks: JSON.stringify([risk]) };
  await db.from("specifications").insert(specification).throwOnError();
  await db.from("pages").insert(words).throwOnError();
  const owner = await db.from("user_classes").insert(words).select("id").single().throwOnError();
  const story = { ...words, user_class_id: owner.data.id, story: "S", acceptance_criteria: "A" };
  await db.from("user_stories").insert(story).throwOnError();
  await db.from("features").insert(words).throwOnError();
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

/** Other words are taken; afterwards nothing is left that is not saved. */
async function typeOver(text: Locator) {
  await text.fill("Words by hand");
  await expect.element(text).toHaveValue("Words by hand");
  await text.fill("Words");
}

test("whatever part of a specification can be drafted can also be typed and edited by hand [SPEC-13]", async () => {
  expect(Object.keys(parts).toSorted()).toEqual(draftingFunctions.toSorted());
  const ada = await written();
  const { router } = await openAs(ada, `/dashboard/project/${ada.project_id}/specification`);
  for (const part of Object.values(parts)) {
    await router.navigate(`/dashboard/project/${ada.project_id}/specification?section=${part.section}`);
    if ("text" in part) {
      const text = page.getByLabelText(part.text, { exact: true });
      await expect.element(text).toHaveValue("Words");
      await typeOver(text);
      continue;
    }
    const { add, name = "Name" } = part;
    // risks are added in a form that is always there
    if (part.section !== "risks") await button(add).first().click();
    await field(name).fill("By hand");
    await expect.element(field(name)).toHaveValue("By hand");
    if (part.section === "risks") await field(name).fill("");
    else await button("Cancel").click();
    await (part.section === "pages" ? page.getByRole("link", { name: "Edit Words" }) : button("Edit Words")).click();
    await expect.element(field(name).first()).toHaveValue("Words");
    await typeOver(field(name).first());
  }
});
