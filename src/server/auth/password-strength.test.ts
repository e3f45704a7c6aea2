import { dictionary } from "@zxcvbn-ts/language-common";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { person, plenty, SECRET_KEY, startAuth, type TestAuth } from "./testing.ts";

let auth: TestAuth;
let strict: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
  strict = await startAuth({ limits: plenty, passwordMinLength: 12 });
});
afterAll(async () => {
  await auth.stop();
  await strict.stop();
});

const pwned = { name: "AuthWeakPasswordError", code: "weak_password", status: 422, reasons: ["pwned"] };

test("the most used passwords are refused wherever one is set, however they are spelled [SIGN-17]", async () => {
  const { client } = await person(auth, "setter@example.com");
  const admin = auth.client({ key: SECRET_KEY }).auth.admin;
  for (const password of ["password", "PassWord1", "123456", "iloveyou", "qwertyuiop"]) {
    expect((await auth.client().auth.signUp({ email: "common@example.com", password })).error).toMatchObject(pwned);
    expect((await client.auth.updateUser({ password })).error).toMatchObject(pwned);
    expect((await admin.createUser({ email: "common@example.com", password })).error).toMatchObject(pwned);
  }
  expect(await auth.sql`select from auth.users where email = 'common@example.com'`).toHaveLength(0);
  const longEnough = new Set([...dictionary["passwords-common"]].filter((word) => String(word).length >= 6));
  expect(longEnough.size).toBeGreaterThan(3_000);
});

test("what leaked often is refused: from the first to the last of a long list, and the runs and repeats that no list needs [SIGN-17]", async () => {
  const leaked = [...dictionary["passwords-common"]].map(String).filter((word) => word.length >= 6);
  expect(leaked.length).toBeGreaterThan(40_000);
  const fromEverywhere = leaked.filter((_, rank) => rank % 4_000 === 0);
  const signs = ["888888", "00000000", "aaaaaaaa", "12121212", "asdasdasd", "19871987", "654321", "0987654321", "abcdefgh"];
  for (const password of [...fromEverywhere, ...signs, "poiuyt", "LKJHGF", "mnbvcxz", "67890123"]) {
    const { error } = await auth.client().auth.signUp({ email: "leaked@example.com", password });
    expect(error, password).toMatchObject(pwned);
  }
});

test.each([
  ["ada.lovelace@example.com", "AdaLovelace"],
  ["ada.lovelace@example.com", "lovelace_84"],
  ["grace@example.com", "Product Architect!"],
  ["grace@example.com", "productarchitect99"],
])("a password made of one's own address or the product's name is refused: %s with %s [SIGN-17]", async (email, password) => {
  expect((await auth.client().auth.signUp({ email, password })).error).toMatchObject(pwned);
});

test("every other password is taken, long ones whole, without rules of composition [SIGN-18]", async () => {
  const long = `${"é".repeat(200)} and more`;
  for (const [n, password] of ["lovelace counts on engines", "zzzqqq", "         ", long].entries()) {
    const { email } = await person(auth, `taken-${n}@example.com`, password);
    expect((await auth.client().auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await auth.client().auth.signInWithPassword({ email, password: password.slice(0, -1) })).error?.code).toBe(
      "invalid_credentials",
    );
  }
});

test("PASSWORD_MIN_LENGTH raises the minimum, and the settings and refusals say it [SIGN-19]", async () => {
  const settings = async ({ url }: TestAuth) => (await fetch(`${url}/auth/v1/settings`)).json();
  expect(await settings(auth)).toMatchObject({ password_min_length: 6 });
  expect(await settings(strict)).toMatchObject({ password_min_length: 12 });
  expect((await strict.client().auth.signUp({ email: "short@example.com", password: "horse staple" })).error).toBeNull();
  expect((await strict.client().auth.signUp({ email: "shorter@example.com", password: "horse stapl" })).error).toMatchObject({
    reasons: ["length"],
    message: "Password should be at least 12 characters.",
  });
  expect(readEnv({}).PASSWORD_MIN_LENGTH).toBe(6);
  expect(readEnv({ PASSWORD_MIN_LENGTH: "12" }).PASSWORD_MIN_LENGTH).toBe(12);
  expect(() => readEnv({ PASSWORD_MIN_LENGTH: "5" })).toThrow("PASSWORD_MIN_LENGTH must be a number of characters from 6");
});
