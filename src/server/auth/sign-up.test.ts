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

test("a sign-up with an address that has an account answers like a new one and tells the owner [SIGN-09]", async () => {
  await person(auth, "owner@example.com");
  const known = await auth.client().auth.signUp({ email: "owner@example.com", password: "another secret" });
  expect(known.error).toBeNull();
  expect(auth.mails.to("owner@example.com").at(-1)?.subject).toBe("You already have an account");
  const signIn = await auth.client().auth.signInWithPassword({ email: "owner@example.com", password: "another secret" });
  expect(signIn.error).toMatchObject({ code: "invalid_credentials" });
});

test("nothing of a sign-up's answer tells a new from a taken address: neither keys, their order, ids, times nor asking twice [SIGN-09]", async () => {
  const data = { zeta: 1, full_name: "Ada", alpha: { b: 1, a: 2 } };
  await person(auth, "told@example.com");
  const elsewhere = await auth.sql`select gen_random_uuid() as id`;
  await auth.sql`
    insert into auth.users (id, email, email_confirmed_at, created_at, confirmation_token, recovery_token, email_change_token_new, email_change)
    values (${elsewhere[0]?.id}, 'provider@example.com', now(), now() - interval '1 year', '', '', '', '')`;
  const shapes = [];
  for (const email of ["told@example.com", "provider@example.com", "untold@example.com"]) {
    const asked = [];
    for (let time = 0; time < 2; time++) {
      const sent = Date.now();
      const answer = await fetch(`${auth.url}/auth/v1/signup`, {
        method: "POST",
        body: JSON.stringify({ email, password: "another secret", data }),
      });
      const text = await answer.text();
      const user = JSON.parse(text);
      for (const at of [user.created_at, user.updated_at, user.confirmation_sent_at, user.identities[0].created_at]) {
        expect(Date.parse(at)).toBeGreaterThanOrEqual(sent - 1);
      }
      asked.push({ id: user.id, identity: user.identities[0].identity_id });
      const headers = [...answer.headers].map(([name]) => name);
      shapes.push({ status: answer.status, headers, text: masked(text.replaceAll(email, "<email>")) });
    }
    expect(asked[0]).toEqual(asked[1]);
  }
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

/** A text without what differs from account to account, its order kept. */
function masked(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, "<id>")
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, "<time>");
}

test("two sign-ups at once are answered alike, for a new and a taken address [SIGN-09]", async () => {
  await person(auth, "twice-taken@example.com");
  for (const email of ["twice-taken@example.com", "twice-new@example.com"]) {
    const ask = () => auth.client().auth.signUp({ email, password: "another secret" });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    expect(new Set(answers.map(({ data }) => data.user?.id)).size).toBe(1);
    const links = await Promise.all([1, 2, 3].map(() => auth.client().auth.signInWithOtp({ email: `link-${email}` })));
    expect(links.map(({ error }) => error)).toEqual([null, null, null]);
  }
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
