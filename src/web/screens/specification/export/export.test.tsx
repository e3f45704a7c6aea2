import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { describedFormats, exportFormats } from "#domain/export/formats.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const dialog = () => page.getByRole("dialog", { name: "Export" });
const violations = async () => (await axe.run(dialog().element())).violations.map(({ id }) => id);

/** What is saved from here on, without a file being written. */
function savedFiles() {
  const saved: { name: string; blob: Blob }[] = [];
  const [click, make] = [HTMLAnchorElement.prototype.click, URL.createObjectURL];
  let last = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    last = blob;
    return make.call(URL, blob);
  };
  HTMLAnchorElement.prototype.click = function press() {
    saved.push({ name: this.download, blob: last });
  };
  const end = () => {
    HTMLAnchorElement.prototype.click = click;
    URL.createObjectURL = make;
  };
  return { saved, end };
}

async function harbour() {
  const ada = await author(server);
  const { db, project_id } = ada;
  await db
    .from("user_classes")
    .insert([
      { project_id, name: "Skipper" },
      { project_id, name: "Guest" },
    ])
    .throwOnError();
  await db.from("specifications").insert({ project_id, version: "0.1", project_overview: "Boats." }).throwOnError();
  return ada;
}

test("the dialog offers every format with what it is for, whole, some chapters or some requirements, shows what a file holds and keeps it [EXPORT-12]", async () => {
  const ada = await harbour();
  await openAs(ada, `/dashboard/project/${ada.project_id}/specification`);
  await page.getByRole("button", { name: "Export" }).click();
  for (const format of exportFormats) {
    const { label, line } = describedFormats[format];
    await expect.element(dialog().getByRole("radio", { name: label, exact: true })).toHaveAccessibleDescription(line);
  }
  expect(await violations()).toEqual([]);
  const { saved, end } = savedFiles();
  try {
    await dialog().getByRole("radio", { name: "Markdown" }).click();
    await dialog().getByRole("combobox", { name: "What to export" }).click();
    await page.getByRole("option", { name: "Some chapters" }).click();
    await expect.element(dialog().getByRole("button", { name: "Download Markdown" })).toBeDisabled();
    await dialog().getByRole("checkbox", { name: "1.1 Purpose" }).click();
    await dialog().getByRole("button", { name: "Preview" }).click();
    const preview = dialog().getByRole("region", { name: "Markdown preview" });
    await expect.poll(() => preview.query()?.textContent).toContain("Boats.");
    expect(preview.element().textContent).not.toContain("Skipper");
    await dialog().getByRole("button", { name: "Download Markdown" }).click();
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]?.name).toBe("harbour-srs-v0.1-part.md");

    await dialog().getByRole("combobox", { name: "What to export" }).click();
    await page.getByRole("option", { name: "Some requirements" }).click();
    await userEvent.fill(dialog().getByRole("textbox", { name: "Their numbers" }), "UC-2");
    await dialog().getByRole("radio", { name: "Web page" }).click();
    await dialog().getByRole("button", { name: "Preview" }).click();
    const frame = dialog().getByTitle("Web page preview");
    await expect.element(frame).toHaveAttribute("sandbox", "");
    expect(frame.element().getAttribute("srcdoc")).toContain("Guest");
    expect(frame.element().getAttribute("srcdoc")).not.toContain("Skipper");
    expect(await violations()).toEqual([]);
  } finally {
    end();
  }
  await page.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => dialog().elements()).toEqual([]);
});

test("rows that are chosen in a list are exported from there [EXPORT-13]", async () => {
  const ada = await harbour();
  await openAs(ada, `/dashboard/project/${ada.project_id}/specification?section=userClasses`);
  await page.getByRole("checkbox", { name: "Select Guest", exact: true }).click();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByRole("menuitem", { name: "Export…" }).click();
  await expect.element(dialog().getByRole("textbox", { name: "Their numbers" })).toHaveValue("UC-2");
});
