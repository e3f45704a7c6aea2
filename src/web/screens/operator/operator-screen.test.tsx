import axe from "axe-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { intercept } from "#tests/support/intercept.ts";
import { author, known } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");

async function operator() {
  const { password, password_hash } = known;
  const email = "operator@example.com";
  const headers = {
    apikey: server.secretKey,
    authorization: `Bearer ${server.secretKey}`,
    "content-type": "application/json",
  };
  const made = await fetch("/auth/v1/admin/users", {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password_hash, email_confirm: true }),
  });
  // a second try finds the account of the first
  expect([200, 422]).toContain(made.status);
  return { email, password };
}

test("an operator opens the page of the instance from the account menu and finds an organization; others find neither [OPS-14]", async () => {
  const ada = await author(server);
  const name = `Guild ${crypto.randomUUID()}`;
  await ada.db.from("organizations").update({ name }).eq("id", ada.organization_id).throwOnError();
  await openAs(ada, "/operator");
  await expect.element(page.getByText("Only operators see this page")).toBeVisible();
  await page.getByRole("button", { name: "Your account" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Profile" })).toBeVisible();
  expect(page.getByRole("menuitem", { name: "This instance" }).elements()).toEqual([]);

  const { address } = await openAs(await operator(), "/profile");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "This instance" }).click();
  await expect.poll(address).toBe("/operator");
  for (const title of ["Health", "What runs", "Limits", "Organizations"])
    await expect.element(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  for (const figure of ["PostgreSQL", "Last backup", "Free on disk", "Organizations an account"])
    await expect.element(page.getByText(figure, { exact: true }).first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Find an organization" }).fill(name.slice(3).toUpperCase());
  const row = page.getByRole("region", { name: "Organizations" }).getByRole("row").filter({ hasText: name });
  await expect.element(row).toBeVisible();
  await expect.element(page.getByText("1 of 1 shown")).toBeVisible();
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
  await page.getByRole("searchbox", { name: "Find an organization" }).fill("nobody is called like this");
  await expect.element(page.getByText("No organization of this name")).toBeVisible();
});

test("an operator sees that the last backup is too old, and that the one since then failed and why [OPS-18]", async () => {
  const reason = "There is no room for a backup at /backups; make some or set BACKUP_DIR.";
  const backup = { succeeded_at: "2026-11-02T02:15:00Z", failed_at: "2026-11-05T02:15:00Z", reason, is_old: true };
  const stepAside = intercept("POST", "/functions/v1/describe-instance", async (pass) => {
    const { server: told, ...rest } = await (await pass()).json();
    return Response.json({ ...rest, server: { ...told, backup } });
  });
  onTestFinished(stepAside);
  await openAs(await operator(), "/operator");
  const figure = (name: string) => page.getByText(name, { exact: true }).element().nextElementSibling;
  await expect.element(page.getByText("Last backup", { exact: true })).toBeVisible();
  expect(figure("Last backup")?.textContent).toMatch(/^Nov 2, 2026.*Too old$/);
  expect(figure("Backup since then")?.textContent).toMatch(/^Failed Nov 5, 2026/);
  expect(figure("Backup since then")?.textContent).toContain(reason);
  for (const name of ["Last backup", "Backup since then"]) expect(figure(name)?.className).toContain("text-danger");
});
