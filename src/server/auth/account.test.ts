import { afterAll, beforeAll, expect, test } from "vitest";
import { person, plenty, startAuth, type TestAuth } from "./testing.ts";
import { codeIn, follow, linkIn } from "./testing-mail.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
});
afterAll(() => auth.stop());

test("recovery mails a link that signs in; the new password ends the other sessions and the old password", async () => {
  const { email, password, client: other } = await person(auth, "lost@example.com");
  const client = auth.client();
  const asked = await client.auth.resetPasswordForEmail(email, { redirectTo: `${auth.url}/auth?mode=recovery` });
  expect(asked.error).toBeNull();
  const letter = auth.mails.to(email).at(-1);
  expect(letter?.subject).toBe("Set a new password");
  const landed = await follow(linkIn(letter));
  expect(landed.pathname + landed.search).toBe("/auth?mode=recovery");
  const values = new URLSearchParams(landed.hash.slice(1));
  expect(values.get("type")).toBe("recovery");
  await client.auth.setSession({
    access_token: values.get("access_token") ?? "",
    refresh_token: values.get("refresh_token") ?? "",
  });

  expect((await client.auth.updateUser({ password: "a new secret" })).error).toBeNull();
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await auth.client().auth.signInWithPassword({ email, password })).error?.code).toBe("invalid_credentials");
  expect((await auth.client().auth.signInWithPassword({ email, password: "a new secret" })).error).toBeNull();
});

test("recovery for an unknown address answers the same and sends nothing", async () => {
  const { email } = await person(auth, "known@example.com");
  const known = await auth.client().auth.resetPasswordForEmail(email);
  const unknown = await auth.client().auth.resetPasswordForEmail("unknown@example.com");
  expect(unknown).toEqual(known);
  expect(auth.mails.to("unknown@example.com")).toHaveLength(0);
});

test("while the mail server is down recovery says so, for known and unknown addresses alike", async () => {
  const { email } = await person(auth, "down@example.com");
  auth.mails.refuse(true);
  const known = await auth.client().auth.resetPasswordForEmail(email);
  const unknown = await auth.client().auth.resetPasswordForEmail("nobody-down@example.com");
  auth.mails.refuse(false);
  expect(known.error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
  expect(unknown.error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
  expect((await auth.client().auth.resetPasswordForEmail(email)).error).toBeNull();
});

test("a later recovery mail makes the link of the earlier one useless, and a link lives one hour", async () => {
  const { email } = await person(auth, "twice@example.com");
  await auth.client().auth.resetPasswordForEmail(email);
  await auth.client().auth.resetPasswordForEmail(email);
  const [earlier, later] = auth.mails.to(email).slice(-2);
  expect((await follow(linkIn(earlier))).hash).toContain("error_code=otp_expired");
  await auth.sql`update auth.one_time_tokens set created_at = created_at - interval '61 minutes' where relates_to = ${email}`;
  expect((await follow(linkIn(later))).hash).toContain("error_code=otp_expired");
});

test("POST recover starts recovery, and POST resend sends the confirmation again [AUTHAPI-07]", async () => {
  const client = auth.client();
  await client.auth.signUp({ email: "again@example.com", password: "correct horse" });
  expect((await client.auth.resend({ type: "signup", email: "again@example.com" })).error).toBeNull();
  const letters = auth.mails.to("again@example.com");
  expect(letters.map((letter) => letter.subject)).toEqual(["Confirm your e-mail address", "Confirm your e-mail address"]);
  expect((await follow(linkIn(letters[0]))).hash).toContain("otp_expired");
  expect((await follow(linkIn(letters[1]))).hash).toContain("access_token=");
  expect((await client.auth.resetPasswordForEmail("again@example.com")).error).toBeNull();
  const recovery = auth.mails.to("again@example.com").at(-1);
  expect(recovery?.subject).toBe("Set a new password");
  const redeemed = await client.auth.verifyOtp({ email: "again@example.com", token: codeIn(recovery), type: "recovery" });
  expect(redeemed.error).toBeNull();
});

test("POST otp mails a one-time code and POST verify redeems it once [AUTHAPI-06]", async () => {
  const client = auth.client();
  expect((await client.auth.signInWithOtp({ email: "code@example.com" })).error).toBeNull();
  const code = codeIn(auth.mails.to("code@example.com").at(-1));
  const redeemed = await client.auth.verifyOtp({ email: "code@example.com", token: code, type: "email" });
  expect(redeemed.data.user?.email).toBe("code@example.com");
  const again = await client.auth.verifyOtp({ email: "code@example.com", token: code, type: "email" });
  expect(again.error).toMatchObject({ code: "otp_expired" });
  const unknown = await client.auth.signInWithOtp({ email: "no-account@example.com", options: { shouldCreateUser: false } });
  expect(unknown.error).toBeNull();
  expect(auth.mails.to("no-account@example.com")).toHaveLength(0);
});

test("a too short or too long password is weak, with its reasons, at sign-up and at a change", async () => {
  const { client } = await person(auth, "weak@example.com");
  const attempts = [
    await auth.client().auth.signUp({ email: "weaker@example.com", password: "12345" }),
    await auth.client().auth.signUp({ email: "weaker@example.com", password: "x".repeat(1025) }),
    await client.auth.updateUser({ password: "12345" }),
  ];
  for (const { error } of attempts) {
    expect(error).toMatchObject({ name: "AuthWeakPasswordError", code: "weak_password", status: 422, reasons: ["length"] });
  }
  expect(attempts[0]?.error?.message).toBe("Password should be at least 6 characters.");
});

test("the signed-in user is read, changed and asked to prove it again [AUTHAPI-09]", async () => {
  const { client, email } = await person(auth, "self@example.com");
  expect((await client.auth.getUser()).data.user).toMatchObject({ email, identities: [{ provider: "email" }] });
  const changed = await client.auth.updateUser({ data: { full_name: "Ada L.", theme: "dark" } });
  expect(changed.data.user?.user_metadata).toMatchObject({ full_name: "Ada L.", theme: "dark" });

  const same = await client.auth.updateUser({ password: "correct horse battery" });
  expect(same.error).toMatchObject({ code: "same_password", status: 422 });
  await auth.sql`update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'`;
  const stale = await client.auth.updateUser({ password: "a new secret" });
  expect(stale.error).toMatchObject({ code: "reauthentication_needed" });
  expect((await client.auth.reauthenticate()).error).toBeNull();
  const nonce = codeIn(auth.mails.to(email).at(-1));
  const wrong = await client.auth.updateUser({ password: "a new secret", nonce: nonce === "000000" ? "111111" : "000000" });
  expect(wrong.error).toMatchObject({ code: "reauthentication_not_valid" });
  expect((await client.auth.updateUser({ password: "a new secret", nonce })).error).toBeNull();
  const used = await client.auth.updateUser({ password: "yet another one", nonce });
  expect(used.error).toMatchObject({ code: "reauthentication_not_valid" });
});

test("a new address counts once the old and the new one have confirmed it", async () => {
  const { client, password } = await person(auth, "old@example.com");
  expect((await client.auth.updateUser({ email: "new@example.com" })).data.user?.new_email).toBe("new@example.com");
  const half = await follow(linkIn(auth.mails.to("old@example.com").at(-1)));
  expect(new URLSearchParams(half.hash.slice(1)).get("message")).toMatch(/other email/);
  expect((await client.auth.getUser()).data.user?.email).toBe("old@example.com");
  const whole = await follow(linkIn(auth.mails.to("new@example.com").at(-1)));
  expect(whole.hash).toContain("type=email_change");
  expect((await client.auth.getUser()).data.user?.email).toBe("new@example.com");
  expect((await auth.client().auth.signInWithPassword({ email: "new@example.com", password })).error).toBeNull();
  expect((await auth.client().auth.signInWithPassword({ email: "old@example.com", password })).error?.code).toBe(
    "invalid_credentials",
  );
});

test("the address of somebody else cannot be taken, and asking for it tells nothing of it [SIGN-13]", async () => {
  const { client } = await person(auth, "mine@example.com");
  const { client: theirs } = await person(auth, "theirs@example.com");
  const answers = [];
  for (const email of ["theirs@example.com", "nobodys@example.com"]) {
    const { data, error } = await client.auth.updateUser({ email });
    expect(error).toBeNull();
    const half = await follow(linkIn(auth.mails.to("mine@example.com").at(-1)));
    answers.push([JSON.stringify(Object.keys(data.user ?? {})), data.user?.new_email === email, half.hash]);
  }
  expect(answers[0]).toEqual(answers[1]);
  const letter = auth.mails.to("theirs@example.com").at(-1);
  expect(letter?.subject).toBe("Your address has an account already");
  expect(letter?.text).not.toContain("/verify");
  expect((await client.auth.getUser()).data.user?.email).toBe("mine@example.com");
  expect((await theirs.auth.getUser()).data.user?.email).toBe("theirs@example.com");
});

test("the last identity cannot be removed, an unknown one is not found, and the session stays", async () => {
  const { client } = await person(auth, "identity@example.com");
  const { data } = await client.auth.getUserIdentities();
  const [identity] = data?.identities ?? [];
  if (identity === undefined) throw new Error("There is no identity.");
  expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({
    code: "single_identity_not_deletable",
    status: 422,
  });
  const unknown = await client.auth.unlinkIdentity({ ...identity, identity_id: crypto.randomUUID() });
  expect(unknown.error).toMatchObject({ code: "identity_not_found", status: 422 });
  expect((await client.auth.getUser()).error).toBeNull();
});

test("the PKCE flow trades the link's code and the kept verifier for a session, once", async () => {
  const client = auth.client({ flowType: "pkce" });
  const signedUp = await client.auth.signUp({ email: "pkce@example.com", password: "correct horse" });
  expect(signedUp.error).toBeNull();
  const landed = await follow(linkIn(auth.mails.to("pkce@example.com").at(-1)));
  const code = landed.searchParams.get("code") ?? "";
  expect(landed.hash).toBe("");
  const stolen = await fetch(`${auth.url}/auth/v1/token?grant_type=pkce`, {
    method: "POST",
    headers: { "x-supabase-api-version": "2024-01-01" },
    body: JSON.stringify({ auth_code: code, code_verifier: "guessed" }),
  });
  expect(await stolen.json()).toMatchObject({ code: "bad_code_verifier" });
  const exchanged = await client.auth.exchangeCodeForSession(code);
  expect(exchanged.error).toBeNull();
  expect(exchanged.data.user?.email).toBe("pkce@example.com");
  const again = await fetch(`${auth.url}/auth/v1/token?grant_type=pkce`, {
    method: "POST",
    headers: { "x-supabase-api-version": "2024-01-01" },
    body: JSON.stringify({ auth_code: code, code_verifier: "guessed" }),
  });
  expect(await again.json()).toMatchObject({ code: "flow_state_not_found" });
});

test("a code that was given out before an account was locked opens no session [ATTACK-65]", async () => {
  const { email, session } = await person(auth, "locked@example.com");
  const client = auth.client({ flowType: "pkce" });
  await client.auth.resetPasswordForEmail(email);
  const landed = await follow(linkIn(auth.mails.to(email).at(-1)));
  await auth.sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${session.user.id}`;
  const exchanged = await client.auth.exchangeCodeForSession(landed.searchParams.get("code") ?? "");
  expect(exchanged.error).toMatchObject({ code: "user_banned", status: 403 });
  expect(await auth.sql`select from auth.sessions where user_id = ${session.user.id}`).toHaveLength(1);
});
