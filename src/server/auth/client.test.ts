import { serve } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "./request.ts";
import { memory, PUBLISHABLE_KEY, person, plenty, startAuth, type TestAuth } from "./testing.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
});
afterAll(() => auth.stop());

type Sent = { method: string; url: URL; body: unknown; at: number };

/** The real client with a fetch that also writes down what it sends. */
function recording(url = auth.url) {
  const sent: Sent[] = [];
  const client = createClient(url, PUBLISHABLE_KEY, {
    auth: { autoRefreshToken: false, storage: memory(), detectSessionInUrl: false },
    global: {
      headers: { [CLIENT_ADDRESS_HEADER]: "203.0.113.7" },
      fetch: (input, init) => {
        const body = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
        sent.push({ method: init?.method ?? "GET", url: new URL(String(input)), body, at: performance.now() });
        return fetch(input, init);
      },
    },
  });
  return { client, sent };
}

/** A server that gives one answer to everything. */
async function answering(respond: () => Response): Promise<{ url: string; stop(): void }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: respond, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
      resolve({ url: `http://127.0.0.1:${port}`, stop: () => server.close() });
    });
  });
}

test("every authentication request goes below /auth/v1 [AUTHAPI-01]", async () => {
  const { client, sent } = recording();
  const { email, password } = await person(auth, "paths@example.com");
  await client.auth.signUp({ email: "paths-too@example.com", password });
  await client.auth.signInWithPassword({ email, password });
  await client.auth.getUser();
  await client.auth.getClaims();
  await client.auth.updateUser({ data: { seen: true } });
  await client.auth.reauthenticate();
  await client.auth.refreshSession();
  await client.auth.mfa.enroll({ factorType: "totp" });
  await client.auth.resetPasswordForEmail(email);
  await client.auth.signInWithOtp({ email });
  await client.auth.resend({ type: "signup", email });
  await client.auth.verifyOtp({ email, token: "000000", type: "email" });
  await client.auth.signInWithSSO({ domain: "acme.example" });
  await client.auth.signOut();
  expect(sent.length).toBeGreaterThan(13);
  for (const { url } of sent) expect(url.href).toMatch(new RegExp(`^${auth.url}/auth/v1/`));
});

test("POST signup carries e-mail, password, data, captcha and code challenge, and is understood [AUTHAPI-02]", async () => {
  const { client, sent } = recording();
  const { error, data } = await client.auth.signUp({
    email: "fields@example.com",
    password: "correct horse",
    options: { data: { name: "Ada" }, captchaToken: "a-token" },
  });
  expect(error).toBeNull();
  expect(data.user?.user_metadata.name).toBe("Ada");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: "POST", url: { pathname: "/auth/v1/signup" } });
  expect(sent[0]?.body).toEqual({
    email: "fields@example.com",
    password: "correct horse",
    data: { name: "Ada" },
    gotrue_meta_security: { captcha_token: "a-token" },
    code_challenge: null,
    code_challenge_method: null,
  });
  const pkce = auth.client({ flowType: "pkce" });
  expect((await pkce.auth.signUp({ email: "fields-pkce@example.com", password: "correct horse" })).error).toBeNull();
  const rows = await auth.sql`
    select f.code_challenge_method from auth.flow_state f join auth.users u on u.id = f.user_id where u.email = 'fields-pkce@example.com'`;
  expect(rows).toMatchObject([{ code_challenge_method: "s256" }]);
});

test.each([
  [{ code: "x", msg: "from msg" }, "from msg", undefined],
  [{ code: "a_code", message: "from message" }, "from message", "a_code"],
  [{ error: "x", error_description: "from error_description" }, "from error_description", undefined],
])("an error answer %j is read for its fields [AUTHAPI-15]", async (body, message, code) => {
  const headers = code === undefined ? {} : { "x-supabase-api-version": "2024-01-01" };
  const server = await answering(() => Response.json(body, { status: 400, headers }));
  const { error } = await recording(server.url).client.auth.signInWithPassword({ email: "a@example.com", password: "x" });
  server.stop();
  expect(error).toMatchObject({ name: "AuthApiError", message, code, status: 400 });
});

test.each([502, 503, 504])("the status %i counts as a network error that may be retried [AUTHAPI-17]", async (status) => {
  const server = await answering(() => new Response("bad gateway", { status }));
  const { error } = await recording(server.url).client.auth.signInWithPassword({ email: "a@example.com", password: "x" });
  server.stop();
  expect(error).toMatchObject({ name: "AuthRetryableFetchError", status });
});
