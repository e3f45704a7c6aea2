import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { breakOff, refuse } from "#tests/support/intercept.ts";
import { author, join, person } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true });

test("security measures are listed with name, threat, measure and verification, and added, edited and deleted by hand [SPEC-09]", async () => {
  const ada = await author(server);
  const address = `/dashboard/project/${ada.project_id}/specification?section=securityMeasures`;
  const stored = async () =>
    (await ada.db.from("security_measures").select("name, threat, measure, verification").order("number").throwOnError()).data;
  await openAs(ada, address);
  await expect.element(page.getByText("No security measures yet", { exact: true })).toBeVisible();

  await button("Add Security Measure").first().click();
  await field("Threat").fill("Somebody guesses passwords.");
  await field("Measure").fill("Ten tries an hour.");
  await button("Add Security Measure").last().click();
  await expect.element(page.getByText("Name the measure", { exact: true })).toBeVisible();
  await field("Name").fill("Slow guesses");
  await expect.poll(() => Object.values(localStorage).some((text) => String(text).includes("Slow guesses"))).toBe(true);
  await open(address);
  await button("Add Security Measure").first().click();
  await expect.element(field("Threat")).toHaveValue("Somebody guesses passwords.");
  const stepAside = refuse("POST", "/rest/v1/security_measures", "Enough measures.");
  await button("Add Security Measure").last().click();
  await expectFailure("Enough measures.");
  await expect.element(page.getByText("Not saved: Enough measures.", { exact: true })).toBeVisible();
  stepAside();
  await button("Add Security Measure").last().click();
  await expectToast("Security measure created successfully");
  await expect.element(heading("Slow guesses")).toBeVisible();
  await expect.element(page.getByRole("row").filter({ hasText: "SM-1" })).toHaveFocus();
  expect(page.getByText(/^Not saved/).elements()).toEqual([]);
  expect(await stored()).toEqual([
    { name: "Slow guesses", threat: "Somebody guesses passwords.", measure: "Ten tries an hour.", verification: null },
  ]);

  const row = page.getByRole("row").filter({ hasText: "SM-1" });
  await expect.element(row).toMatchTextContent(/Threat.*Somebody guesses.*Measure.*Ten tries.*Verification.*Not said yet/);
  await button("Edit Slow guesses").click();
  await field("Verification").fill("A test that guesses 11 times.");
  await field("Name").fill("Slower guesses");
  await button("Save").click();
  await expectToast("Security measure updated successfully");
  await expect.element(row).toMatchTextContent(/Slower guesses.*A test that guesses 11 times\./);
  await button("Edit Slower guesses").click();
  await field("Name").fill("Never mind");
  await button("Cancel").click();
  await expect.element(heading("Slower guesses")).toBeVisible();
  await expect.element(row).toHaveFocus();

  const kept = row.getByText("Unsaved changes", { exact: true });
  const menu = page.getByRole("navigation", { name: "Specification" }).getByRole("link", { name: /^Security measures/ });
  expect(kept.elements()).toEqual([]);
  await button("Edit Slower guesses").click();
  await field("Threat").fill("Half a thought");
  await userEvent.keyboard("{Escape}");
  await expect.element(kept).toBeVisible();
  await expect.element(row).toHaveFocus();
  await expect.element(menu).toMatchTextContent(/unsaved changes/);
  await button("Edit Slower guesses").click();
  await expect.element(field("Threat")).toHaveValue("Half a thought");
  await button("Discard").click();
  await expect.element(field("Threat")).toHaveValue("Somebody guesses passwords.");
  await expect.element(field("Name")).toHaveFocus();
  await button("Undo").first().click();
  await expect.element(field("Threat")).toHaveValue("Half a thought");
  await button("Cancel").click();
  await expect.element(heading("Slower guesses")).toBeVisible();
  expect(kept.elements()).toEqual([]);
  await button("Add Security Measure").click();
  await field("Name").fill("Another");
  await button("Cancel").click();
  await expect.element(button("Add Security Measure")).toHaveFocus();

  await button("Delete Slower guesses").click();
  await expect.element(page.getByText("No security measures yet", { exact: true })).toBeVisible();
  expect(await stored()).toEqual([]);
  await button("Undo").first().click();
  await expect.element(heading("Slower guesses")).toBeVisible();
  expect(await stored()).toHaveLength(1);

  const broken = breakOff("POST", "/functions/v1/generate-security-measures");
  await button("Generate with AI").click();
  await expectFailure("Failed to generate security measures. Please try again.");
  broken();
});

test("a viewer reads all four sections and can change nothing in them", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const words = { project_id, name: "Words" };
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
  const viewer = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: viewer.id, role: "viewer" });
  await openAs(viewer, `/dashboard/project/${project_id}/specification?section=securityMeasures`);
  for (const label of ["Security measures", "Testing", "External Interfaces", "Other Requirements"]) {
    await page.getByRole("navigation", { name: "Specification" }).getByRole("link", { name: label, exact: true }).click();
    await expect.element(page.getByRole("heading", { name: label, level: 1 })).toBeVisible();
    await expect.element(heading("Words")).toBeVisible();
    await expect.element(page.getByText("Read only", { exact: true })).toBeVisible();
    expect(page.getByRole("button", { name: /^(Add|Edit|Delete|Generate)/ }).elements()).toEqual([]);
    expect(page.getByRole("checkbox").elements()).toEqual([]);
  }
});
