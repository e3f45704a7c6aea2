import type { Provider } from "@supabase/supabase-js";
import * as z from "zod";
import { passwordLength } from "#domain/credentials.ts";
import { Failure } from "#domain/failure.ts";
import { providersOf } from "#domain/sign-in-ways.ts";
import type { Db } from "./db.ts";
import { refusalOf } from "./session.ts";

const settings = z.object({
  external: z.record(z.string(), z.boolean().catch(false)),
  password_min_length: z.number().int().positive().default(passwordLength.least),
  /** In seconds. */
  mailer_otp_exp: z.number().positive().default(3600),
  sso_enabled: z.boolean().default(false),
});

/** How one may sign in here: the providers by name, whether by one's company, and how long a password must be, and how long mailed links live. */
export async function getSignInWays({ origin, key }: { origin: string; key: string }) {
  const answer = await fetch(`${origin}/auth/v1/settings`, { headers: { apikey: key } }).catch(() => undefined);
  const said = settings.safeParse(await answer?.json().catch(() => undefined)).data;
  if (!said) throw new Failure("unavailable", "The ways to sign in could not be read.");
  return {
    providers: providersOf(said.external),
    byCompany: said.sso_enabled,
    passwordLeast: said.password_min_length,
    linkMinutes: Math.round(said.mailer_otp_exp / 60),
  };
}
export type SignInWays = Awaited<ReturnType<typeof getSignInWays>>;

const elsewhere = z.object({ url: z.url({ protocol: /^https?$/ }) });
const refusal = z.object({ msg: z.string().optional(), message: z.string().optional() });

/** Where to go on to sign in with a provider; asked for first, so that a provider that does not answer is said here. */
export async function addressOfProvider(db: Db, { provider, return_to }: { provider: string; return_to: string }) {
  const { data, error } = await db.auth.signInWithOAuth({
    // providers are named by whoever runs the server, not from the client's list
    provider: provider as Provider,
    options: { redirectTo: return_to, skipBrowserRedirect: true },
  });
  if (error) throw refusalOf(error);
  const answer = await fetch(`${data.url}&skip_http_redirect=true`).catch(() => undefined);
  if (!answer) throw new Failure("unavailable", "The connection failed. Check your network and try again.");
  const said: unknown = await answer.json().catch(() => undefined);
  const found = elsewhere.safeParse(said).data;
  if (answer.ok && found) return found.url;
  const { msg, message } = refusal.safeParse(said).data ?? {};
  throw new Failure("unavailable", message ?? msg ?? "The provider does not answer. Try again later.");
}

/** Where the people of an e-mail domain sign in. */
export async function addressOfCompany(db: Db, { domain, return_to }: { domain: string; return_to: string }) {
  const { data, error } = await db.auth.signInWithSSO({ domain, options: { redirectTo: return_to, skipBrowserRedirect: true } });
  if (error) throw refusalOf(error);
  return data.url;
}
