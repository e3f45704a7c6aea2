import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { breakOff } from "#tests/support/intercept.ts";
import { author, join, person } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const rows = () => page.getByRole("main").getByRole("listitem");

test("an admin sees everybody, with the own address and a short label for others [MEMBER-01, MEMBER-03, MEMBER-04, ROUTE-19]", async () => {
  const ada = await author(server);
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "member" });
  const invitation = {
    organization_id: ada.organization_id,
    email: "cy@example.com",
    role: "viewer",
    invited_by: ada.id,
  } as const;
  await ada.db.from("organization_invitations").insert(invitation).throwOnError();
  await openAs(ada, "/organization/settings");
  await expect.element(rows().filter({ hasText: ada.email })).toBeVisible();
  await expect.element(rows().filter({ hasText: `Member ${bo.id.slice(0, 8)}` })).toBeVisible();
  await expect.element(rows().filter({ hasText: "cy@example.com" })).toBeVisible();
  expect(page.getByText(bo.email).elements()).toHaveLength(0);
});

test("somebody who is no admin sees the own membership and no way to invite, once it is known [MEMBER-02, MEMBER-07]", async () => {
  const bo = await author(server, { role: "member" });
  const away = breakOff("POST", "/rest/v1/rpc/is_org_admin");
  await openAs(bo, "/organization/settings");
  await expect
    .element(page.getByRole("alert").getByText("The connection failed. Check your network and try again."))
    .toBeVisible();
  expect(page.getByText("No pending invitations.").elements()).toEqual([]);
  away();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(rows().filter({ hasText: bo.email })).toBeVisible();
  expect(rows().elements()).toHaveLength(1);
  await expect.element(page.getByText("No pending invitations.")).toBeVisible();
  expect(page.getByRole("form", { name: "Invite somebody" }).elements()).toHaveLength(0);
  expect(page.getByRole("button", { name: "Delete Organization" }).elements()).toHaveLength(0);
});

test("an admin invites by address and role, and can take it back [MEMBER-05, TOAST-16]", async () => {
  const ada = await author(server);
  await openAs(ada, "/organization/settings");
  const form = page.getByRole("form", { name: "Invite somebody" });
  await form.getByLabelText("Email").fill("Bo@Example.com");
  await form.getByRole("combobox", { name: "Role" }).click();
  await page.getByRole("option", { name: "Viewer" }).click();
  await form.getByRole("button", { name: "Invite" }).click();
  await expectToast("Invitation sent to bo@example.com");
  const { data } = await ada.db.from("organization_invitations").select("email, role, invited_by").single().throwOnError();
  expect(data).toEqual({ email: "bo@example.com", role: "viewer", invited_by: ada.id });
  await page.getByRole("button", { name: "Revoke the invitation of bo@example.com" }).click();
  await expect.element(page.getByText("No pending invitations.")).toBeVisible();
});

test("an organization is renamed, and an empty name is refused at the field [FIRST-100]", async () => {
  const ada = await author(server);
  await openAs(ada, "/organization/settings");
  const name = page.getByLabelText("Organization Name");
  const stored = async () => (await ada.db.from("organizations").select("name").single().throwOnError()).data.name;
  await name.fill("  ");
  const save = page.getByRole("main").getByRole("button", { name: "Save", exact: true }).first();
  await save.click();
  await expect.element(page.getByText("Name the organization")).toBeVisible();
  expect(await stored()).toBe("Acme");
  await name.fill("Harbour works");
  await save.click();
  await expect.poll(stored).toBe("Harbour works");
  await openAs(ada, "/organization/settings");
  await expect.element(name).toHaveValue("Harbour works");
});

test("the organization is deleted only once its name is typed", async () => {
  const ada = await author(server);
  const { address } = await openAs(ada, "/organization/settings");
  await page.getByRole("button", { name: "Delete Organization" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog.getByRole("button", { name: "Delete Organization" })).toBeDisabled();
  await dialog.getByRole("textbox").fill("Acme");
  await dialog.getByRole("button", { name: "Delete Organization" }).click();
  await expect.poll(address).toBe("/dashboard");
  const { data } = await ada.db.from("organizations").select("id").throwOnError();
  expect(data).toEqual([]);
});
