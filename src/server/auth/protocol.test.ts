import { afterAll, beforeAll, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "./request.ts";
import { person, plenty, SECRET_KEY, startAuth, type TestAuth } from "./testing.ts";
import { follow, linkIn } from "./testing-mail.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
});
afterAll(() => auth.stop());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${auth.url}/auth/v1${path}`, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

const bad: [string, string, string, number, string][] = [
  ["no JSON", "/signup", "{not json", 400, "bad_json"],
  ["a list", "/signup", "[1,2]", 400, "bad_json"],
  ["a bare string", "/token?grant_type=password", '"hello"', 400, "bad_json"],
  ["a NUL character", "/signup", '{"email":"a\\u0000@example.com","password":"correct horse"}', 400, "bad_json"],
  [
    "half a character",
    "/signup",
    '{"email":"a@example.com","password":"correct horse","data":{"name":"\\ud800"}}',
    400,
    "bad_json",
  ],
  ["no address that is one", "/signup", '{"email":"not-an-address","password":"correct horse"}', 400, "validation_failed"],
  ["a number for a password", "/signup", '{"email":"a@example.com","password":12345678}', 400, "validation_failed"],
  ["a number for an address", "/token?grant_type=password", '{"email":1,"password":"x"}', 400, "validation_failed"],
  ["an unknown grant", "/token?grant_type=implicit", "{}", 400, "validation_failed"],
  ["no grant", "/token", "{}", 400, "validation_failed"],
  ["no refresh token", "/token?grant_type=refresh_token", "{}", 400, "validation_failed"],
  ["an unknown refresh token", "/token?grant_type=refresh_token", '{"refresh_token":"made-up"}', 400, "refresh_token_not_found"],
  ["neither address nor phone for a code", "/otp", "{}", 400, "validation_failed"],
  ["an unknown kind of verification", "/verify", '{"type":"magic","token":"1"}', 400, "validation_failed"],
  ["a made-up link", "/verify", '{"type":"signup","token_hash":"made-up"}', 403, "otp_expired"],
  ["an anonymous sign-up", "/signup", "{}", 422, "anonymous_provider_disabled"],
  ["a phone sign-up", "/signup", '{"phone":"+4912345678","password":"correct horse"}', 400, "phone_provider_disabled"],
  ["a phone sign-in", "/token?grant_type=password", '{"phone":"+4912345678","password":"x"}', 400, "phone_provider_disabled"],
  ["a phone code", "/otp", '{"phone":"+4912345678"}', 400, "phone_provider_disabled"],
  ["a sign-out without a token", "/logout", "", 401, "no_authorization"],
  ["an address that is not there", "/nowhere", "{}", 404, "not_found"],
];

test.each(bad)("%s is refused with a code, for new and old clients", async (_name, path, body, status, code) => {
  const modern = await post(path, body, { "x-supabase-api-version": "2024-01-01" });
  expect(modern.status).toBe(status);
  expect(modern.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(await modern.json()).toMatchObject({ code, message: expect.stringMatching(/./) });
  const old = await post(path, body);
  expect(old.status).toBe(status);
  expect(old.headers.get("x-supabase-api-version")).toBeNull();
  expect(await old.json()).toMatchObject({ code: status, error_code: code, msg: expect.stringMatching(/./) });
});

test("a body that is too large is refused before it is read whole", async () => {
  const announced = await post("/signup", JSON.stringify({ email: "x".repeat(70_000) }));
  expect(announced.status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      if (sent > 2_000) controller.close();
      else controller.enqueue(new Uint8Array(16_384).fill(32));
    },
  });
  const request = new Request(`${auth.url}/auth/v1/signup`, { method: "POST", body: endless, ...{ duplex: "half" } });
  const chunked = await auth.auth.fetch(request);
  expect(chunked.status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test("looking at a link without following it does not use it up", async () => {
  await auth.client().auth.signUp({ email: "scanned@example.com", password: "correct horse" });
  const link = linkIn(auth.mails.to("scanned@example.com")[0]);
  expect((await fetch(link, { method: "HEAD", redirect: "manual" })).status).toBe(200);
  expect((await follow(link)).hash).toContain("access_token=");
});

test("what a user keeps about themselves stays small enough for a token", async () => {
  const { client } = await person(auth, "large@example.com");
  const { error } = await client.auth.updateUser({ data: { story: "x".repeat(7_000) } });
  expect(error).toMatchObject({ code: "validation_failed", status: 400 });
});

test("a user's account answers under its fields, and nobody's without a token", async () => {
  const none = await auth.client().auth.getUser("");
  expect(none.error?.name).toBe("AuthSessionMissingError");
  const key = await fetch(`${auth.url}/auth/v1/user`, { headers: { authorization: `Bearer ${SECRET_KEY}` } });
  expect(key.status).toBe(401);
});

test("settings say what is open, and health that the database answers", async () => {
  const settings = await (await fetch(`${auth.url}/auth/v1/settings`)).json();
  expect(settings).toMatchObject({
    external: { email: true, phone: false, anonymous_users: false },
    mailer_autoconfirm: false,
    disable_signup: false,
  });
  const health = await fetch(`${auth.url}/auth/v1/health`);
  expect(health.status).toBe(200);
});

test("answers are never kept by caches, except the public keys", async () => {
  const settings = await fetch(`${auth.url}/auth/v1/settings`);
  expect(settings.headers.get("cache-control")).toBe("no-store");
  const keys = await fetch(`${auth.url}/auth/v1/.well-known/jwks.json`);
  expect(keys.headers.get("cache-control")).toBe("public, max-age=600");
});

test("a wrong password and an unknown address take the same time", async () => {
  await person(auth, "timing@example.com");
  const lasting = async (email: string) => {
    const started = performance.now();
    await post("/token?grant_type=password", JSON.stringify({ email, password: "not the password" }), {
      [CLIENT_ADDRESS_HEADER]: "203.0.113.9",
    });
    return performance.now() - started;
  };
  // the shortest of each is what it takes; on a busy machine it needs some rounds to show
  const shortest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
  const ratio = async () => {
    shortest.known = Math.min(shortest.known, await lasting("timing@example.com"));
    shortest.unknown = Math.min(shortest.unknown, await lasting("nobody-there@example.com"));
    return shortest.known / shortest.unknown;
  };
  for (let round = 0; round < 3; round++) await ratio();
  await expect.poll(async () => Math.abs(Math.log(await ratio())), { timeout: 30_000 }).toBeLessThan(Math.log(1.7));
});

test("nobody but the owner can read a table of auth or the signing keys", async () => {
  const tables = await auth.sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'auth' or (schemaname = 'platform' and tablename like 'auth%')`;
  expect(tables.length).toBeGreaterThan(10);
  for (const role of ["anon", "authenticated", "service_role"]) {
    for (const { name } of tables) {
      const [row] = await auth.sql`select has_table_privilege(${role}, ${name}, 'select, insert, update, delete') as may`;
      expect(`${role} ${name} ${row?.may}`).toBe(`${role} ${name} false`);
    }
  }
});
