import { afterAll, beforeAll, expect, test } from "vitest";
import { person, plenty, startAuth, type TestAuth } from "./testing.ts";
import { codeIn, follow, linkIn } from "./testing-mail.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
});
afterAll(() => auth.stop());

test("signing up mails a confirmation link, which leads back into the app signed in", async () => {
  const client = auth.client();
  const signedUp = await client.auth.signUp({
    email: "Ada@Example.com",
    password: "correct horse",
    options: { data: { full_name: "Ada" }, emailRedirectTo: `${auth.url}/dashboard?from=mail` },
  });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data.session).toBeNull();
  expect(signedUp.data.user).toMatchObject({ email: "ada@example.com", user_metadata: { full_name: "Ada" } });
  const early = await client.auth.signInWithPassword({ email: "ada@example.com", password: "correct horse" });
  expect(early.error).toMatchObject({ code: "email_not_confirmed", status: 400 });
  const wrong = await client.auth.signInWithPassword({ email: "ada@example.com", password: "something else" });
  expect(wrong.error).toMatchObject({ code: "invalid_credentials" });

  const [letter] = auth.mails.to("ada@example.com");
  expect(letter?.subject).toBe("Confirm your e-mail address");
  const landed = await follow(linkIn(letter));
  expect(`${landed.origin}${landed.pathname}${landed.search}`).toBe(`${auth.url}/dashboard?from=mail`);
  const values = Object.fromEntries(new URLSearchParams(landed.hash.slice(1)));
  expect(values).toMatchObject({ token_type: "bearer", expires_in: "3600", type: "signup" });
  const session = await client.auth.setSession({
    access_token: values.access_token ?? "",
    refresh_token: values.refresh_token ?? "",
  });
  expect(session.data.user?.email).toBe("ada@example.com");

  const again = await follow(linkIn(letter));
  expect(Object.fromEntries(new URLSearchParams(again.hash.slice(1)))).toEqual({
    error: "access_denied",
    error_code: "otp_expired",
    error_description: "Email link is invalid or has expired",
  });
  const signedIn = await auth.client().auth.signInWithPassword({ email: "ada@example.com", password: "correct horse" });
  expect(signedIn.error).toBeNull();
});

test("the code in the mail confirms as well", async () => {
  const client = auth.client();
  await client.auth.signUp({ email: "code@example.com", password: "correct horse" });
  const code = codeIn(auth.mails.to("code@example.com")[0]);
  const wrong = await client.auth.verifyOtp({
    email: "code@example.com",
    token: code === "000000" ? "111111" : "000000",
    type: "signup",
  });
  expect(wrong.error).toMatchObject({ code: "otp_expired", status: 403 });
  const right = await client.auth.verifyOtp({ email: "code@example.com", token: code, type: "signup" });
  expect(right.error).toBeNull();
  expect(right.data.session?.access_token).toBeTruthy();
});

test("a sign-up with an address that has an account answers like a new one and tells the owner", async () => {
  await person(auth, "owner@example.com");
  const known = await auth.client().auth.signUp({ email: "owner@example.com", password: "another secret" });
  const fresh = await auth.client().auth.signUp({ email: "fresh@example.com", password: "another secret" });
  expect(known.error).toBeNull();
  expect(shape(known.data)).toEqual(shape(fresh.data));
  expect(auth.mails.to("owner@example.com").at(-1)?.subject).toBe("You already have an account");
  const signIn = await auth.client().auth.signInWithPassword({ email: "owner@example.com", password: "another secret" });
  expect(signIn.error).toMatchObject({ code: "invalid_credentials" });
});

test("when the mail server is down nothing of the account stays behind", async () => {
  auth.mails.refuse(true);
  const refused = await auth.client().auth.signUp({ email: "unlucky@example.com", password: "correct horse" });
  auth.mails.refuse(false);
  expect(refused.error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
  const rows = await auth.sql`select from auth.users where email = 'unlucky@example.com'`;
  expect(rows).toHaveLength(0);
  const again = await auth.client().auth.signUp({ email: "unlucky@example.com", password: "correct horse" });
  expect(again.error).toBeNull();
});

test("a link leads only to our own origin", async () => {
  await auth.client().auth.signUp({
    email: "elsewhere@example.com",
    password: "correct horse",
    options: { emailRedirectTo: "https://evil.example/steal" },
  });
  const link = new URL(linkIn(auth.mails.to("elsewhere@example.com")[0]));
  expect(link.searchParams.get("redirect_to")).toBe(auth.url);
  link.searchParams.set("redirect_to", "https://evil.example/steal");
  const landed = await follow(link.href);
  expect(landed.origin).toBe(auth.url);
});

function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
}
