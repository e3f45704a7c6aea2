import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { APP_CLIENT, linkInAddress } from "#domain/mail-links.ts";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { PUBLISHABLE_KEY, person, plenty, startAuth, type TestAuth } from "./testing.ts";
import { linkIn } from "./testing-mail.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
});
afterAll(() => auth.stop());

/** Our web app in one browser. */
const app = () =>
  createClient(auth.url, PUBLISHABLE_KEY, {
    auth: {
      flowType: "pkce",
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: crypto.randomUUID(),
    },
    global: { headers: { "X-Client-Info": APP_CLIENT } },
  });
const lastLink = (email: string) => new URL(linkIn(auth.mails.to(email).at(-1)));

test("a mail that our app asked for in one browser signs in in another, and its link uses nothing up by being opened [AUDIT-11, ASVS-20]", async () => {
  const email = "phone@example.com";
  await app().auth.signUp({ email, password: "correct horse", options: { emailRedirectTo: `${auth.url}/auth` } });
  const confirmed = await redeem(email, "signup");
  expect(confirmed.user?.email).toBe(email);
  await app().auth.resetPasswordForEmail(email, { redirectTo: `${auth.url}/auth?mode=recovery` });
  const recovered = await redeem(email, "recovery");
  expect((await recovered.client.auth.updateUser({ password: "another correct horse" })).error).toBeNull();
  expect((await app().auth.signInWithPassword({ email, password: "another correct horse" })).error).toBeNull();
});

test("an address is changed by the links of both mails, opened wherever [AUDIT-11, ASVS-20]", async () => {
  const { session } = await person(auth, "old@example.com");
  const client = app();
  await client.auth.setSession(session);
  expect((await client.auth.updateUser({ email: "new@example.com" })).error).toBeNull();
  expect((await redeem("new@example.com", "email_change")).user).toBeNull();
  expect((await redeem("old@example.com", "email_change")).user?.email).toBe("new@example.com");
});

async function redeem(email: string, type: "signup" | "recovery" | "email_change") {
  const link = lastLink(email);
  expect(link.origin + link.pathname).toBe(`${auth.url}/auth`);
  const brought = linkInAddress(link);
  expect(brought?.type).toBe(type);
  // the proof is behind the fragment's mark, which browsers keep to themselves
  expect(link.search).toBe("");
  const client = app();
  const { data, error } = await client.auth.verifyOtp({ token_hash: brought?.token_hash ?? "", type });
  if (error) throw error;
  return { user: data.user, client };
}

test("another client's mail goes on to lead through the sign-in service, with a code for its own browser", async () => {
  await person(auth, "other@example.com");
  await auth.client({ flowType: "pkce" }).auth.resetPasswordForEmail("other@example.com", { redirectTo: `${auth.url}/auth` });
  expect(lastLink("other@example.com").pathname).toBe("/auth/v1/verify");
});

test("no session and no key is taken from an address, wherever it is shown there [ASVS-20]", async () => {
  const server = await startServer();
  const ada = await author(server);
  const opens = (path: string) => fetch(server.url + path).then(({ status }) => status);
  const listens = (shown: string) =>
    new Promise<number | undefined>((done) => {
      const socket = new WebSocket(`${server.url.replace("http", "ws")}/realtime/v1/websocket?${shown}&vsn=2.0.0`);
      socket.once("open", () => {
        socket.close();
        done(101);
      });
      socket.once("unexpected-response", (_request, { statusCode }) => done(statusCode));
      socket.on("error", () => {});
    });
  expect(await listens(`apikey=${server.publishableKey}`)).toBe(101);
  for (const [name, secret] of [
    ["access_token", ada.token],
    ["apikey", server.secretKey],
    ["token", ada.token],
    ["key", ada.token],
  ] as const) {
    const shown = `${name}=${encodeURIComponent(secret)}`;
    expect(await opens(`/rest/v1/projects?${shown}`), name).toBe(401);
    expect(await opens(`/auth/v1/user?${shown}`), name).toBe(401);
    expect(await opens(`/auth/v1/admin/users?${shown}`), name).toBe(401);
    expect(await opens(`/storage/v1/object/authenticated/project_documents/${ada.project_id}/a.txt?${shown}`), name).toBe(401);
    const asked = await fetch(`${server.url}/functions/v1/describe-open-points?${shown}`, { method: "POST", body: "{}" });
    expect(asked.status, name).toBe(401);
    if (name !== "apikey") expect(await listens(`apikey=${secret}`), name).toBe(401);
    expect((await fetch(`${server.url}/mcp?${shown}`, { method: "POST", body: "{}" })).status, name).toBe(401);
  }
});
