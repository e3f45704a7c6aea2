import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import {
  qualityCharacteristicBlurbs,
  qualityCharacteristicLabels,
  qualityCharacteristics,
} from "#domain/nouns/quality-requirements.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const group = (characteristic: (typeof qualityCharacteristics)[number]) =>
  page.getByRole("rowgroup", { name: qualityCharacteristicLabels[characteristic], exact: true });

test("requirements stand under the nine characteristics of ISO/IEC 25010, none without a target to measure [SPEC-12]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  expect(Object.values(qualityCharacteristicLabels)).toEqual([
    ...["Functional suitability", "Performance efficiency", "Compatibility", "Interaction capability", "Reliability"],
    ...["Security", "Maintainability", "Flexibility", "Safety"],
  ]);
  for (const characteristic of qualityCharacteristics) {
    const words = {
      project_id,
      characteristic,
      name: `On ${characteristic}`,
      description: "The product shall.",
      target: `9 of 10 for ${characteristic}`,
    };
    await db.from("quality_requirements").insert(words).throwOnError();
  }
  await openAs(ada, `/dashboard/project/${project_id}/specification?section=otherRequirements`);
  for (const characteristic of qualityCharacteristics) {
    await expect.element(group(characteristic).getByRole("heading", { name: `On ${characteristic}` })).toBeInTheDocument();
    await expect.element(group(characteristic)).toMatchTextContent(qualityCharacteristicBlurbs[characteristic]);
    await expect.element(group(characteristic)).toMatchTextContent(new RegExp(`Target.*9 of 10 for ${characteristic}`));
    await group(characteristic)
      .getByRole("heading", { name: `On ${characteristic}` })
      .element()
      .scrollIntoView();
  }

  await button("Add to Safety").click();
  await field("Name").fill("Stops in time");
  await field("Requirement").fill("The product shall stop the belt.");
  await button("Add Requirement").last().click();
  await expect.element(page.getByText("Give it a target that can be measured", { exact: true })).toBeVisible();
  await field("Target").fill("Within 200 ms");
  await field("Verification").fill("With a stopwatch");
  await button("Add Requirement").last().click();
  await expectToast("Quality requirement created successfully");
  const { data } = await db
    .from("quality_requirements")
    .select("characteristic, name, description, target, verification")
    .eq("number", 10)
    .throwOnError();
  expect(data).toEqual([
    {
      characteristic: "safety",
      name: "Stops in time",
      description: "The product shall stop the belt.",
      target: "Within 200 ms",
      verification: "With a stopwatch",
    },
  ]);

  await page.getByRole("searchbox").fill("stops");
  await button("Edit Stops in time").click();
  await page.getByRole("combobox", { name: "Characteristic", exact: true }).click();
  await page.getByRole("option", { name: "Reliability" }).click();
  await field("Target").fill("Within 100 ms");
  const colleague = { characteristic: "security", verification: "By a colleague" } as const;
  await db.from("quality_requirements").update(colleague).eq("number", 10).throwOnError();
  await expect.element(page.getByText("Somebody else changed this meanwhile", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Characteristic", exact: true })).toMatchTextContent("Reliability");
  await button("Save").click();
  // what is chosen from a list is told by its name, and what only one of them changed is kept
  const contested = page.getByRole("radiogroup", { name: "Characteristic" });
  await expect.element(contested).toMatchTextContent(/Reliability.*Security/);
  await contested.getByRole("radio", { name: "Keep mine" }).click();
  await button("Save what I chose").click();
  await expect.element(group("reliability")).toMatchTextContent("By a colleague");
  await expect.element(group("reliability")).toMatchTextContent(/Stops in time.*Within 100 ms/);
  await button("Delete Stops in time").click();
  await expect.element(page.getByText("No requirements match", { exact: true })).toBeVisible();
  await button("Undo").first().click();
  await expect.element(group("reliability")).toMatchTextContent("NFR-10");
});
