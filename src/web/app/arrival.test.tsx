import { createClient } from "@supabase/supabase-js";
import { afterEach, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { addressOfLink } from "#domain/mail-links.ts";
import { type Person, person } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { db } from "#web/lib/supabase.ts";
import { holdOffer, readAuth } from "#web/queries/session.ts";
import { startAuth } from "./start-auth.ts";

const server = inject("server");
const here = location.pathname + location.search;
const said = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();
const admin = createClient(location.origin, server.secretKey, { auth: { persistSession: false, storageKey: "admin" } });

afterEach(() => {
  history.replaceState(history.state, "", here);
  holdOffer(null);
});

async function fragmentOf(someone: Person, age = 0) {
  const { data } = await someone.db.auth.getSession();
  return new URLSearchParams({
    access_token: data.session?.access_token ?? "",
    refresh_token: data.session?.refresh_token ?? "",
    token_type: "bearer",
    expires_in: "3600",
    expires_at: String(Math.floor(Date.now() / 1000) + 3600 - age),
    type: "magiclink",
  });
}

test("somebody else's session in the address replaces nobody's, and is gone from the address [AUDIT-12]", async () => {
  const [ada, eve] = [await person(server), await person(server, { name: "eve" })];
  await openAs(ada, "/profile");
  await said("Sign Out");
  history.replaceState(history.state, "", `${here}#${await fragmentOf(eve)}`);
  await startAuth();
  await said("It would have signed you in as somebody else. Sign out first if that is what you want.");
  expect(location.hash).toBe("");
  expect(readAuth().user?.id).toBe(ada.id);
  expect((await db.auth.getUser()).data.user?.id).toBe(ada.id);
});

test("where nobody is signed in, a session in the address is asked about first, by its address, however old it is [AUDIT-12, LIMIT-08]", async () => {
  const eve = await person(server, { name: "eve" });
  for (const [accepts, age] of [
    [false, 0],
    [true, 121],
  ] as const) {
    await openAs(null, "/");
    history.replaceState(history.state, "", `${here}#${await fragmentOf(eve, age)}`);
    await startAuth();
    expect(location.href).not.toContain("access_token");
    expect(readAuth().user).toBeNull();
    const { address } = await open("/auth");
    await said("Is this you?");
    await page.getByRole("button", { name: accepts ? `Go on as ${eve.email}` : "That is not me" }).click();
    if (accepts) await expect.poll(address).toBe("/dashboard");
    else await expect.element(page.getByRole("form", { name: "Sign In" })).toBeVisible();
    expect(readAuth().user?.id).toBe(accepts ? eve.id : undefined);
  }
});

test("a code without the verifier of this browser signs nobody in or out, and says so [AUDIT-12]", async () => {
  const ada = await person(server);
  for (const someone of [ada, null]) {
    await openAs(someone, someone ? "/profile" : "/auth");
    history.replaceState(history.state, "", `/auth?code=${crypto.randomUUID()}`);
    await startAuth();
    expect(location.search).toBe("");
    await said("This sign-in was already used or belongs to another browser. Sign in here.");
    expect(readAuth().user?.id).toBe(someone?.id);
  }
});

async function mailed(type: "recovery" | "email_change_new" | "email_change_current", email: string, newEmail = "") {
  const asked = type === "recovery" ? { type, email } : { type, email, newEmail };
  const { data, error } = await admin.auth.admin.generateLink(asked);
  if (error) throw error;
  return addressOfLink({ token_hash: data.properties.hashed_token, type: type.replace(/_(new|current)$/, "") });
}

test("the link of a recovery mail, opened in a browser that did not ask for it, leads to a new password by a button [AUDIT-11]", async () => {
  const [ada, bob] = [await person(server), await person(server, { name: "bob" })];
  const link = await mailed("recovery", ada.email);
  await openAs(bob, link);
  await said(`You are signed in as ${bob.email}`);
  expect(readAuth().user?.id).toBe(bob.id);
  await openAs(null, link);
  await page.getByRole("button", { name: "Set a new password" }).click();
  await said(`For ${ada.email}`);
  const password = `Other-${crypto.randomUUID()}`;
  await page.getByLabelText("New password").fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect.poll(() => readAuth().status).toBe("signed_in");
  expect((await ada.db.auth.signInWithPassword({ email: ada.email, password })).error).toBeNull();
  await openAs(null, link);
  await page.getByRole("button", { name: "Set a new password" }).click();
  await said("This link no longer works");
});

test("a changed address is confirmed by a button in either mail, and the profile says what is left [AUDIT-11]", async () => {
  const ada = await person(server);
  const next = `next-${crypto.randomUUID()}@example.com`;
  await openAs(ada, "/profile");
  const form = page.getByRole("form", { name: "Change your address" });
  await form.getByLabelText("New address").fill(next);
  await form.getByRole("button", { name: "Send confirmation mails" }).click();
  await said(`Waiting for ${next}`);
  const first = await open(await mailed("email_change_current", ada.email, next));
  await page.getByRole("button", { name: "Confirm the change" }).click();
  await expect.poll(first.address).toBe("/profile");
  await said("One of two addresses is confirmed");
  const second = await open(await mailed("email_change_new", ada.email, next));
  await page.getByRole("button", { name: "Confirm the change" }).click();
  await said(`You now sign in as ${next}.`);
  await expect.poll(second.address).toBe("/profile");
});
