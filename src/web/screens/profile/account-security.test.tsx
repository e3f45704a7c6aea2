import { createClient } from "@supabase/supabase-js";
import { generate } from "otplib";
import { describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { intercept } from "#tests/support/intercept.ts";
import { author, type Person, person } from "#tests/support/people.ts";
import { db, openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const main = () => page.getByRole("main");
const said = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

async function elsewhere({ email, password }: Person) {
  const client = createClient(location.origin, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

describe("sessions", () => {
  test("are seen with device and day, and others are ended one by one or all at once", async () => {
    const ada = await person(server);
    const others = [await elsewhere(ada), await elsewhere(ada)];
    await openAs(ada, "/profile");
    const rows = main().getByRole("list", { name: "Your sessions" }).getByRole("listitem");
    await expect.poll(() => rows.elements().length).toBe(4);
    const [first = ""] = rows.elements().map((row) => row.textContent);
    expect(first).toMatch(/^Chrome on Linux/);
    expect(first).toMatch(/last seen .*This session$/);
    await rows.nth(1).getByRole("button", { name: "End the session of Chrome on Linux" }).click();
    await said("The session was ended");
    await expect.poll(() => rows.elements().length).toBe(3);
    await main().getByRole("button", { name: "End all others" }).click();
    await said("All other sessions were ended");
    await expect.poll(() => rows.elements().length).toBe(1);
    for (const client of others) expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await db.auth.getUser()).error).toBeNull();
  });
});

test("a new password asks for the one so far, and ends the other sessions", async () => {
  const ada = await person(server);
  const other = await elsewhere(ada);
  await openAs(ada, "/profile");
  const form = page.getByRole("form", { name: "Change your password" });
  const password = `Other-${crypto.randomUUID()}`;
  await form.getByLabelText("Current password").fill("not my password");
  await form.getByLabelText("New password").fill(password);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect.element(form.getByText("The current password is wrong")).toBeVisible();
  await expect.element(form.getByLabelText("Current password")).toHaveFocus();
  expect(page.getByText("Invalid login credentials").elements()).toEqual([]);
  await form.getByLabelText("Current password").fill(ada.password);
  await form.getByRole("button", { name: "Change password" }).click();
  await said("Your new password is saved.");
  await expect.element(form.getByLabelText("New password")).toHaveValue("");
  expect((await other.auth.getUser()).error).not.toBeNull();
  await elsewhere({ ...ada, password });
});

test("a new address is asked for, and the screen says what is left to do", async () => {
  const ada = await person(server);
  await openAs(ada, "/profile");
  const next = `next-${crypto.randomUUID()}@example.com`;
  const form = page.getByRole("form", { name: "Change your address" });
  await form.getByLabelText("New address").fill("no address");
  await form.getByRole("button", { name: "Send confirmation mails" }).click();
  await expect.element(form.getByText("Enter an e-mail address like name@example.com")).toBeVisible();
  await form.getByLabelText("New address").fill(ada.email.toUpperCase());
  await form.getByRole("button", { name: "Send confirmation mails" }).click();
  await expect.element(form.getByText("This is your address already")).toBeVisible();
  await form.getByLabelText("New address").fill(next);
  await form.getByRole("button", { name: "Send confirmation mails" }).click();
  await said(`Open the links in the mails to your current address and to ${next}.`);
  await said(`Waiting for ${next}`);
  expect((await db.auth.getUser()).data.user).toMatchObject({ email: ada.email, new_email: next });
});

describe("two-factor sign-in", () => {
  test("is switched on with a QR code or its key, asked for at sign-in, and switched off again", async () => {
    const ada = await author(server);
    await openAs(ada, "/profile");
    const missed: string[] = [];
    const stop = intercept("GET", "/auth/v1/factors/recovery-codes", async (pass) => {
      const response = await pass();
      if (!response.ok) missed.push(`${response.status}`);
      return response;
    });
    await main().getByRole("button", { name: "Switch on" }).click();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    const picture = dialog.getByRole("img").element();
    if (!(picture instanceof HTMLImageElement)) throw new Error("The QR code is no picture.");
    await picture.decode();
    expect(picture.naturalWidth).toBeGreaterThan(20);
    const secret = dialog.getByTestId("secret").element().textContent.replaceAll(" ", "");
    await dialog.getByLabelText("Code").fill("000000");
    await dialog.getByRole("button", { name: "Switch on" }).click();
    await expect.element(dialog.getByText("That code is wrong. Please try again.")).toBeVisible();
    await expect.element(dialog.getByLabelText("Code")).toHaveFocus();
    await dialog.getByLabelText("Code").fill(await generate({ secret }));
    await dialog.getByRole("button", { name: "Switch on" }).click();
    await said("Two-factor sign-in is on");
    await expect.element(page.getByRole("region", { name: "Recovery codes" })).toBeVisible();
    const codes = page.getByRole("region", { name: "Recovery codes" }).element().textContent.trim().split("\n");
    expect(codes).toHaveLength(10);
    await userEvent.keyboard("{Escape}");
    await page.getByRole("alertdialog").getByRole("button", { name: "Back to the codes" }).click();
    await page.getByRole("button", { name: "I have saved them" }).click();
    await said(/^10 of 10 recovery codes are left\./);
    await expect.element(main().getByRole("button", { name: "New recovery codes" })).toHaveFocus();
    stop();
    expect(missed).toEqual([]);

    const { address } = await openAs(ada, "/organization/settings?from=mail");
    await expect.element(page.getByRole("heading", { name: "Two-factor sign-in" })).toBeVisible();
    expect(address()).toBe("/auth");
    await page.getByLabelText("Code").fill("111111");
    await page.getByRole("button", { name: "Continue" }).click();
    await said("That code is wrong. Please try again.");
    await page.getByRole("button", { name: "Use a recovery code instead" }).click();
    await page.getByLabelText("Recovery code").fill(codes[0] ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect.poll(address).toBe("/organization/settings?from=mail");

    await openAs(ada, "/profile");
    await page.getByLabelText("Code").fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
    await page.getByRole("button", { name: "Continue" }).click();
    await said(/^9 of 10 recovery codes are left\./);
    await main().getByRole("button", { name: "Switch off" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Switch off" }).click();
    await said("Two-factor sign-in is off");
    await expect.element(main().getByRole("button", { name: "Switch on" })).toBeVisible();
    const after = await openAs(ada, "/dashboard");
    await expect.element(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
    expect(after.address()).toBe("/dashboard");
  });
});

describe("the account", () => {
  test("is not deleted while a team would lose its last admin", async () => {
    const ada = await author(server);
    await openAs(ada, "/profile");
    await main().getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("alertdialog");
    const confirm = dialog.getByRole("button", { name: "Delete my account" });
    await expect.element(confirm).toBeDisabled();
    await dialog.getByRole("textbox").fill(ada.email);
    await confirm.click();
    await said("You are the last admin of Acme: make somebody else an admin there or delete it first.");
    expect((await db.auth.getUser()).error).toBeNull();
  });

  test("is deleted once its address is typed, and leaves to the landing page", async () => {
    const ada = await person(server);
    const { address } = await openAs(ada, "/profile");
    const left: number[] = [];
    const stop = intercept("POST", "/auth/v1/logout", async (pass) => {
      const response = await pass();
      left.push(response.status);
      return response;
    });
    await main().getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("textbox").fill(ada.email);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect.poll(address).toBe("/");
    await said("Account deleted");
    await expect.poll(() => left).toEqual([204]);
    stop();
    await expect(elsewhere(ada)).rejects.toMatchObject({ code: "invalid_credentials" });
  });
});
