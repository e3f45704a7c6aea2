import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { breakOff, intercept, refuse } from "#tests/support/intercept.ts";
import { author, join, person } from "#tests/support/people.ts";
import { db, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast, otherToasts } from "#tests/support/toasts.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { addInvitationMutation, membersQuery } from "#web/queries/members.ts";

const server = inject("server");
const invite = (organization_id: string, email: string) =>
  queryClient.getMutationCache().build(queryClient, addInvitationMutation(organization_id)).execute({ email, role: "member" });

async function fillInvitation(email: string) {
  const form = page.getByRole("form", { name: "Invite somebody" });
  await form.getByLabelText("Email").fill(email);
  await form.getByRole("button", { name: "Invite" }).click();
}

describe("inviting", () => {
  test("sends the mail with the address, the organization's name, the role and the inviter's address [CALL-22]", async () => {
    const ada = await author(server);
    await openAs(ada, "/organization/settings");
    const bodies: unknown[] = [];
    const stop = intercept("POST", "/functions/v1/send-invitation-email", async (pass, request) => {
      bodies.push(await request.clone().json());
      return pass();
    });
    await fillInvitation("cy@example.com");
    await expectToast("Invitation sent to cy@example.com");
    stop();
    expect(bodies).toEqual([{ email: "cy@example.com", organizationName: "Acme", role: "member", inviterName: ada.email }]);
  });

  test("counts as done where the mail cannot be sent, without a word about it [CALL-23]", async () => {
    const ada = await author(server);
    await openAs(ada, "/organization/settings");
    const stop = breakOff("POST", "/functions/v1/send-invitation-email");
    await fillInvitation("cy@example.com");
    await expectToast("Invitation sent to cy@example.com");
    stop();
    expect(otherToasts()).toEqual([]);
    await expect.element(page.getByRole("list", { name: "Pending invitations" })).toBeVisible();
  });

  test("that fails says so, and the error reaches whoever asked [TOAST-14, TOAST-15]", async () => {
    const ada = await author(server);
    await openAs(ada, "/organization/settings");
    const stop = refuse("POST", "/rest/v1/organization_invitations", "The table is full");
    await expect(invite(ada.organization_id, "cy@example.com")).rejects.toMatchObject({ message: "The table is full" });
    stop();
    await expectFailure("Failed to send invitation");
  });

  test("who is invited or a member already is refused at the field", async () => {
    const [ada, bo] = await Promise.all([author(server), person(server)]);
    await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "member" });
    await openAs(ada, "/organization/settings");
    const form = page.getByRole("form", { name: "Invite somebody" });
    for (const email of [ada.email, bo.email]) {
      await fillInvitation(email);
      await expect.element(form.getByText(`${email} is a member already.`)).toBeVisible();
      await expect.element(form.getByLabelText("Email")).toHaveFocus();
    }
    await fillInvitation("guest@example.com");
    await expectToast("Invitation sent to guest@example.com");
    await fillInvitation("Guest@example.com");
    await expect.element(form.getByText("guest@example.com is invited already. Use Resend below.")).toBeVisible();
    expect(page.getByText("Failed to send invitation").elements()).toEqual([]);
  });

  test("too often says when to try again", async () => {
    const ada = await author(server);
    const rows = Array.from({ length: 50 }, (_, n) => ({
      organization_id: ada.organization_id,
      invited_by: ada.id,
      email: `guest-${n}@example.com`,
      role: "member" as const,
    }));
    await ada.db.from("organization_invitations").insert(rows).throwOnError();
    await openAs(ada, "/organization/settings");
    await fillInvitation("one-more@example.com");
    await expectFailure("This organization has sent 50 invitations within a day. Try again in 24 hours.");
  });

  test("by somebody who is not signed in sends nothing and shows nothing [MEMBER-06]", async () => {
    const ada = await author(server);
    await openAs(null, "/");
    const sent: string[] = [];
    const stops = ["GET", "POST"].map((method) =>
      intercept(method, "/", async (pass, request) => {
        if (/\/(rest|functions)\/v1\//.test(request.url)) sent.push(request.url);
        return pass();
      }),
    );
    await expect(invite(ada.organization_id, "cy@example.com")).rejects.toMatchObject({ kind: "signed_out" });
    for (const stop of stops.reverse()) stop();
    expect(sent).toEqual([]);
    expect(
      page
        .getByRole("region", { name: /^Notifications/ })
        .getByRole("listitem")
        .elements(),
    ).toEqual([]);
  });
});

describe("the lists", () => {
  test("of members and invitations that cannot be read are empty and say so [TOAST-12, TOAST-13]", async () => {
    const ada = await author(server);
    await openAs(ada, "/organization/settings");
    await expect.element(page.getByText("No pending invitations.")).toBeVisible();
    const stops = [
      refuse("GET", "/rest/v1/rpc/read_organization", "Ask for each"),
      refuse("GET", "/rest/v1/organization_members", "Members are being counted"),
      refuse("POST", "/rest/v1/rpc/get_org_invitations", "Out of reach"),
    ];
    await openAs(ada, "/organization/settings");
    await expectFailure("Members are being counted");
    await expectFailure("Failed to fetch organization invitations");
    const { organization_id, id: user_id } = ada;
    expect(queryClient.getQueryData(membersQuery({ organization_id, user_id, isAdmin: true }).queryKey) ?? []).toEqual([]);
    expect(page.getByRole("main").getByRole("listitem").elements()).toEqual([]);
    for (const stop of stops.reverse()) stop();
  });

  test("offer the three roles and no further one [MEMBER-08]", async () => {
    const ada = await author(server);
    const bo = await person(server);
    await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "member" });
    await openAs(ada, "/organization/settings");
    const label = `Role of Member ${bo.id.slice(0, 8)}`;
    for (const box of [page.getByRole("combobox", { name: label }), page.getByRole("combobox", { name: "Role", exact: true })]) {
      await box.click();
      const offered = page
        .getByRole("option")
        .elements()
        .map((option) => option.textContent);
      expect(offered.map((text) => text.match(/^(Viewer|Member|Admin)/)?.[0])).toEqual(["Viewer", "Member", "Admin"]);
      await page.getByRole("option").nth(1).click();
    }
  });

  test("let an admin change a role, remove a member and keep the last admin", async () => {
    const ada = await author(server);
    const bo = await person(server);
    await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "member" });
    await openAs(ada, "/organization/settings");
    const name = `Member ${bo.id.slice(0, 8)}`;
    await expect.element(page.getByRole("button", { name: "Leave" })).toBeDisabled();
    await expect.element(page.getByText("To leave, make somebody else an admin first.", { exact: false })).toBeVisible();
    await page.getByRole("combobox", { name: `Role of ${ada.email}` }).click();
    await page.getByRole("option", { name: "Viewer" }).click();
    await expectFailure("An organization needs an admin. Make somebody else an admin first.");
    await page.getByRole("combobox", { name: `Role of ${name}` }).click();
    await page.getByRole("option", { name: "Viewer" }).click();
    await expectToast("Role updated successfully");
    const { data } = await db.from("organization_members").select("role").eq("user_id", bo.id).single().throwOnError();
    expect(data.role).toBe("viewer");
    await page.getByRole("button", { name: `Remove ${name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expectToast("Member removed");
    await expect.element(page.getByText(name)).not.toBeInTheDocument();
  });
});

test("who is no admin cannot invite and who is no member gets nowhere, whatever is sent [MEMBER-11]", async () => {
  const ada = await author(server);
  const outsider = await author(server);
  const bo = await person(server);
  const { organization_id } = ada;
  await join(server, { organization_id, user_id: bo.id, role: "member" });
  for (const someone of [bo, outsider]) {
    const row = { organization_id, email: "cy@example.com", role: "member", invited_by: someone.id } as const;
    const { status } = await someone.db.from("organization_invitations").insert(row);
    expect(status).toBe(403);
  }
  expect((await outsider.db.from("organizations").select("id").eq("id", organization_id)).data).toEqual([]);
  expect((await outsider.db.from("projects").select("id").eq("organization_id", organization_id)).data).toEqual([]);
  expect((await outsider.db.from("projects").insert({ organization_id, name: "Mine" })).status).toBe(403);
  const { data: changed } = await outsider.db.from("projects").update({ name: "Mine" }).eq("id", ada.project_id).select("id");
  expect(changed).toEqual([]);
  await openAs(bo, "/organization/settings");
  await expect.element(page.getByText("No pending invitations.")).toBeVisible();
  expect(page.getByRole("form", { name: "Invite somebody" }).elements()).toEqual([]);
});
