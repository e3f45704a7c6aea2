import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuth } from "./auth.ts";
import { createLimits } from "./limits.ts";
import { CLIENT_ADDRESS_HEADER } from "./request.ts";
import { PUBLISHABLE_KEY, person, SECRET_KEY, startAuth, type TestAuth, testVault } from "./testing.ts";
import { codeIn } from "./testing-mail.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({
    limits: {
      signupPerAddress: { max: 10, seconds: 600 },
      passwordPerAccountAndAddress: { max: 2, seconds: 600 },
      passwordPerAccount: { max: 3, seconds: 600 },
      passwordPerAddress: { max: 6, seconds: 600 },
      mailPerAccountAndAddress: { max: 3, seconds: 600 },
      mailPerAccount: { max: 5, seconds: 600 },
      codePerAccountAndAddress: { max: 3, seconds: 600 },
      codePerAccount: { max: 5, seconds: 600 },
    },
  });
});
afterAll(() => auth.stop());

const wrong = (email: string, address: string) =>
  auth.client({ address }).auth.signInWithPassword({ email, password: "not the password" });

test("guessing the password of one account from one address is stopped there, and locks nobody out elsewhere [SIGN-10]", async () => {
  const { email, password } = await person(auth, "locked@example.com");
  for (let guess = 0; guess < 2; guess++) expect((await wrong(email, "198.51.100.60")).error?.code).toBe("invalid_credentials");
  for (let guess = 0; guess < 3; guess++)
    expect((await wrong(email, "198.51.100.60")).error?.code).toBe("over_request_rate_limit");
  expect((await auth.client({ address: "198.51.100.61" }).auth.signInWithPassword({ email, password })).error).toBeNull();
});

test("guessing from everywhere is stopped, but not for an address where the account was signed in before [SIGN-11]", async () => {
  const { email, password } = await person(auth, "besieged@example.com");
  const home = () => auth.client({ address: "198.51.100.70" }).auth.signInWithPassword({ email, password });
  expect((await home()).error).toBeNull();
  for (let n = 0; n < 8; n++) await wrong(email, `198.51.100.8${n}`);
  expect((await wrong(email, "198.51.100.90")).error?.code).toBe("over_request_rate_limit");
  expect((await home()).error).toBeNull();
  // there, too, guessing ends
  for (let n = 0; n < 2; n++) expect((await wrong(email, "198.51.100.70")).error?.code).toBe("invalid_credentials");
  expect((await home()).error?.code).toBe("over_request_rate_limit");
});

test("guessing the password of one account is stopped, from wherever it comes, and says when to try again", async () => {
  const { email, password } = await person(auth, "guessed@example.com");
  for (const address of ["198.51.100.1", "198.51.100.2", "198.51.100.3"]) {
    expect((await wrong(email, address)).error?.code).toBe("invalid_credentials");
  }
  const stopped = await auth.client({ address: "198.51.100.4" }).auth.signInWithPassword({ email, password });
  expect(stopped.error).toMatchObject({ code: "over_request_rate_limit", status: 429 });
  const raw = await fetch(`${auth.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { [CLIENT_ADDRESS_HEADER]: "198.51.100.5" },
    body: JSON.stringify({ email, password }),
  });
  expect(Number(raw.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(raw.headers.get("retry-after"))).toBeLessThanOrEqual(600);
});

test("an account that is not there is limited just the same", async () => {
  for (let round = 0; round < 3; round++)
    expect((await wrong("nobody@example.com", `198.51.100.2${round}`)).error?.code).toBe("invalid_credentials");
  expect((await wrong("nobody@example.com", "198.51.100.29")).error?.code).toBe("over_request_rate_limit");
});

test("one address that tries many accounts is stopped", async () => {
  for (let round = 0; round < 6; round++)
    expect((await wrong(`account-${round}@example.com`, "192.0.2.1")).error?.code).toBe("invalid_credentials");
  expect((await wrong("account-7@example.com", "192.0.2.1")).error?.code).toBe("over_request_rate_limit");
  expect((await wrong("account-7@example.com", "192.0.2.2")).error?.code).toBe("invalid_credentials");
});

test("a right password forgets the wrong ones before it, and counts for nothing itself", async () => {
  const { email, password } = await person(auth, "clumsy@example.com");
  const here = () => auth.client({ address: "192.0.2.10" }).auth.signInWithPassword({ email, password });
  for (let round = 0; round < 2; round++) {
    expect((await wrong(email, "192.0.2.10")).error?.code).toBe("invalid_credentials");
    expect((await here()).error).toBeNull();
  }
  const [row] =
    await auth.sql`select count(*)::int as known from platform.auth_known_addresses k join auth.users u on u.id = k.user_id
    where u.email = ${email} and k.address = '192.0.2.10'`;
  expect(row?.known).toBe(1);
});

test("mails somebody else asks for do not keep an account's owner from theirs [SIGN-12]", async () => {
  const { email, password } = await person(auth, "mailed@example.com");
  const from = (address: string) => auth.client({ address }).auth.resetPasswordForEmail(email);
  expect((await auth.client({ address: "192.0.2.70" }).auth.signInWithPassword({ email, password })).error).toBeNull();
  for (let n = 0; n < 8; n++) await from(`192.0.2.8${n}`);
  expect((await from("192.0.2.90")).error?.code).toBe("over_email_send_rate_limit");
  expect((await from("192.0.2.70")).error).toBeNull();
});

test("wrong codes typed elsewhere do not keep an account's owner from theirs [SIGN-12]", async () => {
  const { email, password } = await person(auth, "coded@example.com");
  const home = auth.client({ address: "192.0.2.170" });
  expect((await home.auth.signInWithPassword({ email, password })).error).toBeNull();
  await home.auth.signInWithOtp({ email });
  const type = (client: typeof home, token: string) => client.auth.verifyOtp({ email, token, type: "email" });
  for (let n = 0; n < 8; n++) await type(auth.client({ address: `192.0.2.18${n}` }), "00000x");
  expect((await type(auth.client({ address: "192.0.2.190" }), "00000x")).error?.code).toBe("over_request_rate_limit");
  expect((await type(home, codeIn(auth.mails.to(email).at(-1)))).error).toBeNull();
});

test("mails to one address are limited, whether it has an account or not", async () => {
  const client = () => auth.client({ address: "192.0.2.30" });
  for (const email of ["flooded@example.com", "flooded-too@example.com"]) {
    if (email === "flooded@example.com") await client().auth.signUp({ email, password: "correct horse" });
    else await client().auth.resetPasswordForEmail(email);
    for (let round = 0; round < 2; round++) expect((await client().auth.resetPasswordForEmail(email)).error).toBeNull();
    expect((await client().auth.resetPasswordForEmail(email)).error).toMatchObject({
      code: "over_email_send_rate_limit",
      status: 429,
    });
  }
});

test("whoever gives an address as their new one has it mailed as often as others may, and learns nothing by asking again [ATTACK-103]", async () => {
  const next = "named-by-many@example.com";
  const mailed = () => auth.mails.to(next).length;
  const [one, other] = [await person(auth, "moves-1@example.com"), await person(auth, "moves-2@example.com")];
  for (const { client } of [one, one, other]) expect((await client.auth.updateUser({ email: next })).error).toBeNull();
  expect(mailed()).toBe(3);
  const tooMany = { code: "over_email_send_rate_limit", status: 429 };
  expect((await other.client.auth.updateUser({ email: next })).error).toMatchObject(tooMany);
  for (const [at, { email }] of [other, other, one].entries()) {
    const again = auth.client({ address: `192.0.2.20${at}` }).auth.resend({ type: "email_change", email });
    expect((await again).error).toBeNull();
  }
  expect(mailed()).toBe(5);
});

test("guessing a one-time code is stopped before it can succeed", async () => {
  const email = "otp@example.com";
  await auth.client().auth.signInWithOtp({ email });
  for (let round = 0; round < 3; round++) {
    expect((await auth.client().auth.verifyOtp({ email, token: `00000${round}`, type: "email" })).error?.code).toBe(
      "otp_expired",
    );
  }
  expect((await auth.client().auth.verifyOtp({ email, token: "000009", type: "email" })).error?.code).toBe(
    "over_request_rate_limit",
  );
});

test("several processes share one count", async () => {
  const other = await createAuth({
    sql: auth.sql,
    mailer: auth.mailer,
    siteUrl: auth.url,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: SECRET_KEY,
    vault: await testVault(),
    limits: { passwordPerAccount: { max: 3, seconds: 600 } },
  });
  for (let round = 0; round < 3; round++)
    expect((await wrong("shared@example.com", `192.0.2.4${round}`)).error?.code).toBe("invalid_credentials");
  const answer = await other.fetch(
    new Request(`${auth.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { [CLIENT_ADDRESS_HEADER]: "192.0.2.50" },
      body: JSON.stringify({ email: "shared@example.com", password: "x" }),
    }),
  );
  expect(answer.status).toBe(429);
  await other.close();
});

test("forty uses at once are all counted, and a window that ran out starts anew", async () => {
  const limits = createLimits(auth.sql, { grantPerAddress: { max: 10, seconds: 600 } });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () => limits.spend({ grantPerAddress: "a", verifyPerAddress: "b" })),
  );
  expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(10);
  await auth.sql`update platform.auth_limits set window_ends = now() - interval '1 second'`;
  await expect(limits.spend({ grantPerAddress: "a" })).resolves.toBeUndefined();
  await auth.sql`update platform.auth_limits set window_ends = now() - interval '1 second'`;
  await limits.sweep();
  expect(await auth.sql`select from platform.auth_limits`).toHaveLength(0);
});
