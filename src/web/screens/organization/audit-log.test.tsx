import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { author, join, person } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { passSecondFactor } from "#tests/support/second-factor.ts";
import { db } from "#web/lib/supabase.ts";

const server = inject("server");
const said = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();
const events = () => page.getByRole("region", { name: "Events" }).getByRole("row");

async function accessible() {
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

/** What the next download holds. */
function nextDownload() {
  const { promise, resolve } = Promise.withResolvers<{ name: string; text: string }>();
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    HTMLAnchorElement.prototype.click = click;
    void fetch(this.href)
      .then((answer) => answer.text())
      .then((text) => resolve({ name: this.download, text }));
  };
  return promise;
}

test("an admin opens the audit log from the settings, filters it by kind and person, and reads what changed [AUDIT-15]", async () => {
  const ada = await author(server);
  const bo = await person(server, { name: "bo" });
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "member" });
  await ada.db.from("organization_members").update({ role: "viewer" }).eq("user_id", bo.id).throwOnError();
  const { address } = await openAs(ada, "/organization/settings");
  await page.getByRole("link", { name: "Open the audit log" }).click();
  await expect.poll(address).toBe("/organization/audit-log");
  await expect
    .element(
      events()
        .filter({ hasText: "Changed a member's role" })
        .filter({ hasText: `${bo.email} · member → viewer` }),
    )
    .toBeVisible();
  await accessible();
  await page.getByRole("combobox", { name: "Kind" }).click();
  await page.getByRole("option", { name: "Projects" }).click();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect.element(events().filter({ hasText: "Created a project" }).filter({ hasText: ada.email })).toBeVisible();
  await expect.poll(() => events().elements().length).toBe(2);
  await page.getByLabelText("Person").fill("nobody@example.com");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await said("No events");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(events().filter({ hasText: "Created a project" })).toBeVisible();
});

test("an admin exports what the filter shows as CSV and JSON, and says how long the log is kept [AUDIT-15]", async () => {
  const ada = await author(server);
  await openAs(ada, "/organization/audit-log");
  await expect.element(events().filter({ hasText: "Created a project" })).toBeVisible();
  let taken = nextDownload();
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect(await taken).toMatchObject({
    name: expect.stringMatching(/^audit-log-.*\.csv$/),
    text: expect.stringContaining('"project.created"'),
  });
  taken = nextDownload();
  await page.getByRole("button", { name: "Export JSON" }).click();
  expect(JSON.parse((await taken).text)).toEqual(expect.arrayContaining([expect.objectContaining({ action: "audit.exported" })]));
  await expect.element(events().filter({ hasText: "Exported the audit log" }).first()).toBeVisible();
  const days = page.getByLabelText("Days");
  await expect.element(days).toHaveValue("365");
  await days.fill("7");
  await page.getByRole("button", { name: "Save" }).click();
  await said("Enter a number of days from 30 to 3650");
  await days.fill("90");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .element(events().filter({ hasText: "Changed how long the audit log is kept" }).filter({ hasText: "365 → 90" }))
    .toBeVisible();
});

test("whoever is no admin finds neither the audit log nor the rules for signing in [AUDIT-15]", async () => {
  const bo = await author(server, { role: "member" });
  await openAs(bo, "/organization/audit-log");
  await said("Only admins read the audit log");
  await openAs(bo, "/organization/settings");
  await said("No pending invitations.");
  for (const name of ["Open the audit log", "Set up a second factor"])
    expect(page.getByRole("link", { name }).elements()).toEqual([]);
});

test("an admin with a second factor requires it; a member without is told why the organization is closed and where to set one up [AUDIT-16]", async () => {
  const ada = await author(server);
  const bo = await person(server, { name: "bo" });
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "member" });
  await openAs(ada, "/organization/settings");
  await said("To require it you need one yourself, so that you do not lock yourself out.");
  await passSecondFactor(db);
  await page.getByRole("button", { name: "Require a second factor" }).click();
  await said("Members without one cannot open this organization and are told how to set one up.");
  await accessible();
  const { address } = await openAs(bo, "/dashboard");
  await said("Acme asks for a second factor");
  expect(page.getByText("Harbour").elements()).toEqual([]);
  await accessible();
  await page.getByRole("link", { name: "Set up a second factor" }).click();
  await expect.poll(address).toBe("/profile");
});

test("a limit to domains shows whom it keeps out before it is set, and refuses other addresses in one sentence [AUDIT-16]", async () => {
  const ada = await author(server);
  await openAs(ada, "/organization/settings");
  const form = page.getByRole("form", { name: "E-mail domains" });
  const save = form.getByRole("button", { name: "Save domains" });
  await form.getByLabelText("E-mail domains").fill("nodomain");
  await save.click();
  await expect
    .element(form.getByText('"nodomain" is not the domain of an e-mail address. Write it like example.com.'))
    .toBeVisible();
  await form.getByLabelText("E-mail domains").fill("elsewhere.example");
  await save.click();
  const question = page.getByRole("alertdialog", { name: "Lock out a member?" });
  await expect.element(question.getByText(ada.email)).toBeVisible();
  await question.getByRole("button", { name: "Limit to these domains" }).click();
  await expect.element(form.getByText(/Name the domain of your own address, too \(example.com\)/)).toBeVisible();
  await form.getByLabelText("E-mail domains").fill("example.com, elsewhere.example");
  await save.click();
  await said("The rules for signing in are saved");
  const invite = page.getByRole("form", { name: "Invite somebody" });
  await invite.getByLabelText("Email").fill("eve@other.example");
  await invite.getByRole("button", { name: "Invite" }).click();
  await said("This organization admits only addresses at elsewhere.example, example.com.");
});
