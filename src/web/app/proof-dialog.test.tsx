import { generate } from "otplib";
import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { intercept } from "#tests/support/intercept.ts";
import { author, person } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { passSecondFactor } from "#tests/support/second-factor.ts";
import { db } from "#web/lib/supabase.ts";
import { readAuth } from "#web/queries/session.ts";

const server = inject("server");
const dialog = () => page.getByRole("dialog", { name: "Confirm that it is you" });
const said = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();

/** What the server says to a session whose last proof is older than ten minutes, once. */
function asksOnce(method: string, part: string) {
  let asked = 0;
  return intercept(method, part, async (pass, request) => {
    const body = method === "PUT" ? await request.clone().text() : "";
    if (asked > 0 || /current_password|nonce/.test(body)) return pass();
    asked += 1;
    const message = "Confirm that it is you, then try again";
    return part.startsWith("/auth")
      ? Response.json(
          { code: "reauthentication_needed", message },
          { status: 400, headers: { "x-supabase-api-version": "2024-01-01" } },
        )
      : Response.json({ code: "PT403", message, details: "reauthentication_needed", hint: null }, { status: 403 });
  });
}

test("changing the address asks for the password where the sign-in is a while ago, then goes on with what was typed [AUDIT-13]", async () => {
  const ada = await person(server);
  await openAs(ada, "/profile");
  const next = `next-${crypto.randomUUID()}@example.com`;
  const form = page.getByRole("form", { name: "Change your address" });
  await form.getByLabelText("New address").fill(next);
  let stop = asksOnce("PUT", "/auth/v1/user");
  await form.getByRole("button", { name: "Send confirmation mails" }).click();
  await dialog().getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(form.getByLabelText("New address")).toHaveValue(next);
  expect(page.getByText("Nothing was changed.").elements()).toEqual([]);
  stop();
  stop = asksOnce("PUT", "/auth/v1/user");
  await form.getByRole("button", { name: "Send confirmation mails" }).click();
  const field = dialog().getByRole("textbox", { name: "Your password" });
  await expect.element(field).toHaveFocus();
  await field.fill("not my password");
  await dialog().getByRole("button", { name: "Confirm" }).click();
  await expect.element(dialog().getByText("That password is wrong")).toBeVisible();
  await field.fill(ada.password);
  await dialog().getByRole("button", { name: "Confirm" }).click();
  await said(`Waiting for ${next}`);
  await expect.element(dialog()).not.toBeInTheDocument();
  stop();
});

test("a code can be mailed instead, and a wrong one is said at its field [AUDIT-13]", async () => {
  const ada = await person(server);
  await openAs(ada, "/profile");
  const stop = asksOnce("PUT", "/auth/v1/user");
  const form = page.getByRole("form", { name: "Change your address" });
  await form.getByLabelText("New address").fill(`next-${crypto.randomUUID()}@example.com`);
  await form.getByRole("button", { name: "Send confirmation mails" }).click();
  await dialog().getByRole("button", { name: "Get a code by mail instead" }).click();
  await dialog().getByLabelText("Code from the mail").fill("000000");
  await dialog().getByRole("button", { name: "Confirm" }).click();
  await expect.element(dialog().getByText("This code is wrong, was already used, or is too old")).toBeVisible();
  await dialog().getByRole("button", { name: "Close" }).click();
  stop();
});

test("switching a second factor on and off asks first, by the factor where there is one [AUDIT-13]", async () => {
  const ada = await person(server);
  await openAs(ada, "/profile");
  let stop = asksOnce("POST", "/auth/v1/factors");
  await page.getByRole("button", { name: "Switch on" }).click();
  await dialog().getByRole("textbox", { name: "Your password" }).fill(ada.password);
  await dialog().getByRole("button", { name: "Confirm" }).click();
  await expect.element(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  stop();
  await page.getByRole("button", { name: "Cancel" }).click();
  const { secret } = await passSecondFactor(db);
  await expect.element(page.getByRole("button", { name: "Switch off" })).toBeVisible();
  stop = asksOnce("DELETE", "/auth/v1/factors");
  await page.getByRole("button", { name: "Switch off" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Switch off" }).click();
  await dialog()
    .getByLabelText("Code of your authenticator app")
    .fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
  await dialog().getByRole("button", { name: "Confirm" }).click();
  await expect.element(page.getByRole("button", { name: "Switch on" })).toBeVisible();
  stop();
});

test("deleting the account asks first, over the dialog that is open, and then is done [AUDIT-13]", async () => {
  const ada = await author(server, { role: "member" });
  await openAs(ada, "/profile");
  const stop = asksOnce("POST", "/rest/v1/rpc/delete_my_account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const sure = page.getByRole("alertdialog");
  await sure.getByRole("textbox").fill(ada.email);
  await sure.getByRole("button", { name: "Delete my account" }).click();
  await dialog().getByRole("textbox", { name: "Your password" }).fill(ada.password);
  await dialog().getByRole("button", { name: "Confirm" }).click();
  await expect.poll(() => readAuth().user).toBeNull();
  stop();
  expect((await ada.db.auth.signInWithPassword({ email: ada.email, password: ada.password })).error?.code).toBe(
    "invalid_credentials",
  );
});
