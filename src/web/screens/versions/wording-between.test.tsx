import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { addRow, changeRow } from "#data/rows.ts";
import { cloneSpecification } from "#data/specifications.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const feature = { page_id: null, section_id: null };

test("compare says how clean both versions are, and row by row which findings went and came [PROVE-6]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const said = { ...feature, name: "Log" };
  const log = await addRow(db, "features", { project_id, ...said, description: "The desk should log each boat." });
  await addRow(db, "features", { project_id, ...feature, name: "List", description: "The desk shall list each boat." });
  await cloneSpecification(db, { project_id, new_version: "next" });
  await changeRow(db, "features", { ...said, id: log.id, revision: 1, description: "The desk shall log each boat." });
  await addRow(db, "features", { project_id, ...feature, name: "Ring", description: "The bell shall ring TBD times." });
  await openAs(ada, `/dashboard/project/${project_id}/compare?from=0.1&to=next`);
  const main = page.getByRole("main");
  await expect.element(main.getByText("1 finding in the wording was fixed, 1 is new.")).toBeVisible();
  await expect.element(main.getByRole("definition").first()).toMatchTextContent(/50%.*of 2 rows clean/);
  await expect.element(main.getByRole("definition").nth(1)).toMatchTextContent(/67%.*of 3 rows clean/);
  await main.getByRole("button", { name: "Show the findings" }).click();
  const listed = (name: string) => main.getByRole("region", { name }).getByRole("listitem");
  await expect.element(listed("Fixed")).toMatchTextContent(/FEAT-1.*The desk should log each boat\..*Say “shall”/);
  await expect.element(listed("New")).toMatchTextContent(/FEAT-3.*The bell shall ring TBD times\..*Nothing left to fill in/);
  expect([...main.element().querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["should", "TBD"]);
});
