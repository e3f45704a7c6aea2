import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import type { Json } from "#data/database.types.ts";
import { startDraftingRun, stopDraftingRun } from "#data/drafting-runs.ts";
import { intercept } from "#tests/support/intercept.ts";
import { type Author, author, person } from "#tests/support/people.ts";
import { db, openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const said = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

/** An invitation and a link to it, as the mail would carry it. */
async function invited(admin: Author, email: string) {
  const { organization_id } = admin;
  const row = { organization_id, email, role: "member", invited_by: admin.id } as const;
  const { data } = await admin.db.from("organization_invitations").insert(row).select("id").single().throwOnError();
  const token = crypto.randomUUID() + crypto.randomUUID();
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  const token_hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  await admin.db.rpc("renew_invitation", { invitation_id: data.id, token_hash }).throwOnError();
  return { id: data.id, address: `/invitation/${token}` };
}

describe("the link of an invitation", () => {
  test("leads somebody who is signed out through the sign-in, and they join with nothing lost", async () => {
    const [admin, bo] = await Promise.all([author(server), person(server)]);
    const { address: link } = await invited(admin, bo.email);
    const { address } = await openAs(null, link);
    await expect.element(page.getByRole("heading", { name: "Join Acme" })).toBeVisible();
    await page.getByRole("link", { name: "I have an account" }).click();
    await expect.element(page.getByLabelText("Email")).toHaveValue(bo.email);
    await page.getByRole("textbox", { name: "Password" }).fill(bo.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect.poll(address).toBe(link);
    await said("You are invited as a member: you read and edit projects.");
    await page.getByRole("button", { name: "Accept the invitation" }).dblClick();
    await said("You are now a member of Acme");
    await expect.poll(address).toBe("/dashboard");
    expect(page.getByText("This invitation was accepted already.").elements()).toEqual([]);
    await expect.element(page.getByRole("heading", { name: "Harbour" })).toBeVisible();
    expect(localStorage.getItem("pa:lastOrgId")).toBe(admin.organization_id);
  });

  test("waits while the address is confirmed, whichever page the confirmation lands on", async () => {
    const [admin, bo] = await Promise.all([author(server), person(server)]);
    const { address: link } = await invited(admin, bo.email);
    const { address } = await openAs(null, link);
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect.poll(address).toBe("/auth?tab=signup");
    await expect.element(page.getByLabelText("Email")).toHaveValue(bo.email);
    const kept = localStorage.getItem("pa:invitation");
    await openAs(bo, "/profile");
    localStorage.setItem("pa:invitation", kept ?? "");
    const { open } = await import("#tests/support/screen.tsx");
    const landed = await open("/auth");
    await expect.poll(landed.address).toBe(link);
    await page.getByRole("link", { name: "Not now" }).click();
    await expect.poll(landed.address).toBe("/dashboard");
    expect(localStorage.getItem("pa:invitation")).toBeNull();
  });

  test("tells another account whose it is and offers to change accounts", async () => {
    const [admin, eve] = await Promise.all([author(server), person(server)]);
    const { address: link } = await invited(admin, "meant@example.com");
    await openAs(eve, link);
    await said(/This invitation is for meant@example.com, and you are signed in as person-/);
    await page.getByRole("button", { name: "Use another account" }).click();
    await expect.element(page.getByRole("link", { name: "Create an account" })).toBeVisible();
  });

  test("says in one sentence why it does not work any more", async () => {
    const [admin, bo] = await Promise.all([author(server), person(server)]);
    const { id, address: link } = await invited(admin, bo.email);
    await admin.db.from("organization_invitations").update({ revoked_at: new Date().toISOString() }).eq("id", id).throwOnError();
    await openAs(bo, link);
    await said("This invitation was withdrawn. Ask for a new one.");
    await openAs(null, "/invitation/unknown");
    await said("This link was replaced by a newer one or is incomplete. Use the link of the latest mail.");
  });
});

describe("the bell", () => {
  test("shows invitations and finished generations, with a dot until they were seen [SHELL-04]", async () => {
    const [admin, bo] = await Promise.all([author(server), author(server)]);
    await invited(admin, bo.email);
    const run = { project_id: bo.project_id, function: "generate-pages", provider: "built-in" };
    const { data: generation_id } = await bo.db.rpc("start_generation", run).throwOnError();
    await bo.db.rpc("finish_generation", { generation_id, drafted: { pages: [{ name: "Home" }] } }).throwOnError();
    await openAs(bo, "/dashboard");
    await page.getByRole("button", { name: "Notifications, 2 new" }).click();
    const bell = page.getByRole("dialog", { name: "Notifications" });
    await expect.element(bell.getByText("Pages generated, 1 new")).toBeVisible();
    await bell.getByRole("button", { name: "Accept" }).click();
    await said("You are now a member of Acme");
    await expect.element(bell.getByRole("list", { name: "Invitations" })).not.toBeInTheDocument();
    const { data } = await db.from("organization_members").select("role").eq("organization_id", admin.organization_id);
    expect(data).toEqual([{ role: "member" }]);
    await bell.getByRole("link", { name: /Pages generated/ }).click();
    await expect.element(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  });

  test("tells of what was drafted in one go once [POLISH-41]", async () => {
    const ada = await author(server);
    const drafts: [string, Json][] = [
      ["generate-pages", { pages: [{ name: "Home" }] }],
      ["generate-user-classes", { user_classes: [{ name: "Reader" }, { name: "Librarian" }] }],
    ];
    for (const [name, drafted] of drafts) {
      const run = { project_id: ada.project_id, function: name, provider: "built-in" };
      const { data: generation_id } = await ada.db.rpc("start_generation", run).throwOnError();
      await ada.db.rpc("finish_generation", { generation_id, drafted }).throwOnError();
    }
    await openAs(ada, "/dashboard");
    await page.getByRole("button", { name: "Notifications, 1 new" }).click();
    await expect.element(page.getByText("2 sections generated, 3 new")).toBeVisible();
    expect(page.getByRole("list", { name: "Finished generations" }).getByRole("listitem").elements()).toHaveLength(1);
  });

  test("tells of one press over all sections once, however long they took, and of another press by itself [POLISH-41, POLISH-73]", async () => {
    const ada = await author(server);
    const { project_id } = ada;
    const write = async (function_name: string, run_id: string, drafted: Json) => {
      const part = { run_id, attempt: 1, function: function_name, provider: "built-in" };
      const { data: generation_id } = await ada.db.rpc("begin_drafting_part", part).throwOnError();
      await ada.db.rpc("finish_drafting_part", { run_id, generation_id, drafted }).throwOnError();
      return generation_id;
    };
    const press = async (functions: string[], adds_to_all: boolean) =>
      (await startDraftingRun(ada.db, { project_id, functions, adds_to_all, goes_on: undefined })).id;
    const earlier = await press(["generate-user-classes", "generate-pages"], false);
    const readers = await write("generate-user-classes", earlier, { user_classes: [{ name: "Reader" }, { name: "Clerk" }] });
    await write("generate-pages", earlier, { pages: [{ name: "Home" }] });
    await stopDraftingRun(ada.db, { run_id: earlier });
    const later = await press(["generate-pages"], true);
    await write("generate-pages", later, { pages: [{ name: "Shelf" }] });
    const stepAside = intercept("POST", "/rest/v1/rpc/read_mine", async (pass) => {
      const answer = await (await pass()).json();
      // the first section was written an hour before the last one
      for (const one of answer.finished_generations ?? [])
        if (one.id === readers) one.finished_at = new Date(Date.parse(one.finished_at) - 3_600_000).toISOString();
      return Response.json(answer);
    });
    await openAs(ada, "/dashboard");
    await page.getByRole("button", { name: "Notifications, 2 new" }).click();
    const told = page.getByRole("list", { name: "Finished generations" }).getByRole("listitem");
    await expect.element(told.nth(0).getByText("Pages generated, 1 new")).toBeVisible();
    await expect.element(told.nth(1).getByText("2 sections generated, 3 new")).toBeVisible();
    expect(told.elements()).toHaveLength(2);
    stepAside();
  });

  test("declines an invitation", async () => {
    const [admin, bo] = await Promise.all([author(server), person(server)]);
    await invited(admin, bo.email);
    await openAs(bo, "/dashboard");
    await page.getByRole("button", { name: "Notifications, 1 new" }).click();
    await page.getByRole("button", { name: "Decline" }).click();
    await said("Invitation declined");
    await expect.element(page.getByText(/^Nothing new\./)).toBeVisible();
  });
});

test("an admin sends an invitation again, and anybody leaves their organization", async () => {
  const admin = await author(server);
  await invited(admin, "again@example.com");
  await openAs(admin, "/organization/settings");
  await page.getByRole("button", { name: "Send the invitation to again@example.com again" }).click();
  await said("Invitation sent to again@example.com");
  await expect.element(page.getByRole("button", { name: "Leave" })).toBeDisabled();
  await said("An organization needs an admin. To leave, make somebody else an admin first.");
  const bo = await author(server, { role: "viewer" });
  await openAs(bo, "/organization/settings");
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await said("You have left the organization");
  await said("No organization yet");
});
