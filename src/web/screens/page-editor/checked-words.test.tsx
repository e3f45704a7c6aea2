import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { addRow } from "#data/rows.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const lines = () => [...document.querySelectorAll("[aria-hidden] .underline")].map(({ textContent }) => textContent);

test("lines are underlined as well as long texts, in the page editor and in the document, and are described by what is found [QUAL-15]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const quay = await addRow(db, "pages", {
    project_id,
    name: "Quay",
    description: "Where vans stand.",
    features: null,
    designs_link: null,
  });
  await openAs(ada, `/dashboard/project/${project_id}/specification/pages/${quay.id}/edit`);
  const name = page.getByRole("textbox", { name: "Page Name *" });
  await name.fill("TBD quay");
  await expect.element(name).toHaveAccessibleDescription(/1 finding\. “TBD”/);
  expect(lines()).toEqual(["TBD"]);
  const [mirror, field] = [document.querySelector("[aria-hidden] > [dir=auto]"), name.element()];
  expect(mirror?.clientWidth).toBe(field.clientWidth);
  expect(getComputedStyle(mirror ?? field).fontSize).toBe(getComputedStyle(field).fontSize);
  await page.getByRole("textbox", { name: "Description", exact: true }).fill("Where vans stand, etc.");
  await expect.poll(() => lines().length).toBe(2);

  await addRow(db, "features", {
    project_id,
    page_id: null,
    section_id: null,
    name: "Log",
    description: "The desk shall log boats.",
  });
  await openAs(ada, `/dashboard/project/${project_id}/document`);
  await page.getByRole("button", { name: "Edit FEAT-1" }).click();
  const form = page.getByRole("region", { name: "Edit FEAT-1" });
  await form.getByRole("textbox", { name: /Description/ }).fill("The desk should log boats.");
  await expect.element(form.getByRole("textbox", { name: /Description/ })).toHaveAccessibleDescription(/“should”/);
  await form.getByRole("textbox", { name: /Name/ }).fill("Log TBD");
  await expect.element(form.getByRole("textbox", { name: /Name/ })).toHaveAccessibleDescription(/“TBD”/);
  expect(lines().toSorted()).toEqual(["TBD", "should"]);
});
