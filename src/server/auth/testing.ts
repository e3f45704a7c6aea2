import { tmpdir } from "node:os";
import { serve } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { createMailer } from "#server/mail/mailer.ts";
import { connect } from "#server/postgres/connect.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { openVault } from "#server/secrets/vault.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { createAuth } from "./auth.ts";
import type { AuthOptions } from "./core.ts";
import { CLIENT_ADDRESS_HEADER } from "./request.ts";
import { follow, linkIn, startMailServer } from "./testing-mail.ts";

export const PUBLISHABLE_KEY = "sb_publishable_for_tests_only";
export const SECRET_KEY = "sb_secret_for_tests_only_0123456789abcdef";

export const testVault = (secret = "a secret for tests only", previous?: string) =>
  openVault({ secret, previous, directory: tmpdir() });

/** The service on a real port, over a database of its own, its mails taken by a real mail server. */
export async function startAuth(options: Partial<AuthOptions> = {}) {
  const database = await createDatabase();
  const { ownerUrl } = await prepareDatabase({ adminUrl: database.url });
  const sql = connect(ownerUrl, { max: 10 });
  const post = await startMailServer();
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${post.port}`,
    from: "Product Architect <hello@example.com>",
    outbox: { store: async () => Promise.reject(new Error("Mails go over SMTP here.")) },
  });
  const door: { fetch(request: Request): Promise<Response> } = { fetch: async () => new Response(null, { status: 503 }) };
  const { url, stop } = await listen((request) => door.fetch(request));
  const auth = await createAuth({
    sql,
    mailer,
    siteUrl: url,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: SECRET_KEY,
    vault: await testVault(),
    ...options,
  });
  door.fetch = (request) => auth.fetch(request);

  return {
    url,
    auth,
    sql,
    mailer,
    mails: post,
    /** A browser's client: nothing stored, nothing refreshed behind the test's back. */
    client: (more: { flowType?: "implicit" | "pkce"; key?: string; address?: string; detectSessionInUrl?: boolean } = {}) =>
      createClient(url, more.key ?? PUBLISHABLE_KEY, {
        auth: {
          autoRefreshToken: false,
          persistSession: true,
          storage: memory(),
          detectSessionInUrl: more.detectSessionInUrl ?? false,
          flowType: more.flowType ?? "implicit",
        },
        global: { headers: { [CLIENT_ADDRESS_HEADER]: more.address ?? "203.0.113.7" } },
      }),
    stop: async () => {
      await stop();
      await auth.close();
      await mailer.close();
      await post.stop();
      await sql.end({ timeout: 1 });
      await database.drop();
    },
  };
}
export type TestAuth = Awaited<ReturnType<typeof startAuth>>;

async function listen(handle: (request: Request) => Promise<Response>): Promise<{ url: string; stop(): Promise<void> }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: handle, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
      const stop = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ url: `http://127.0.0.1:${port}`, stop });
    });
  });
}

export function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A new account whose address is confirmed, signed in. */
export async function person(auth: TestAuth, email: string, password = "correct horse battery") {
  const client = auth.client();
  const { error } = await client.auth.signUp({ email, password });
  if (error) throw error;
  const landed = await follow(linkIn(auth.mails.to(email).at(-1)));
  const values = new URLSearchParams(landed.hash.slice(1));
  await client.auth.setSession({
    access_token: values.get("access_token") ?? "",
    refresh_token: values.get("refresh_token") ?? "",
  });
  const { data } = await client.auth.getSession();
  if (data.session === null) throw new Error(`No session came with the confirmation: ${landed.href}`);
  return { client, email, password, session: data.session };
}

const many = { max: 10_000, seconds: 60 };
export const plenty = {
  signupPerAddress: many,
  mailPerAddress: many,
  mailPerAccount: many,
  mailPerAccountAndAddress: many,
  verifyPerAddress: many,
  passwordPerAddress: many,
  refreshPerAddress: many,
  grantPerAddress: many,
  proofPerAccount: many,
};
