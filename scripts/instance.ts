import { randomInt } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import * as z from "zod";
import type { Database } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import { signIn, signUp } from "#data/session.ts";
import { fetchFrom } from "./fetch-from.ts";

/** A running instance, reached as a browser reaches it; `cookie` opens an outbox that asks for the token printed at the start. */
export type Instance = { origin: string; key: string; cookie?: string };

/** The instance says its key in the page it serves; `outbox` is the address of its mails, where that is another than usual. */
export async function openInstance(address: string, outbox?: string): Promise<Instance> {
  const origin = address.replace(/\/$/, "");
  const page = await fetch(`${origin}/`).catch(() => undefined);
  const key = /name="product-architect-key" content="([^"]+)"/.exec((await page?.text()) ?? "")?.[1];
  if (!key) throw new Error(`Nothing answers at ${origin}. Start the product with \`npm start\` first, or name its address.`);
  if (outbox === undefined) return { origin, key };
  const opened = await fetch(outbox, { redirect: "manual" });
  return { origin, key, cookie: opened.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

/** Signs up, opens the confirmation link from the local outbox, and signs in; as people do, from a network address of their own. */
export async function newPerson(instance: Instance, { email, password }: { email: string; password: string }) {
  const ask = fetchOf(instance);
  await signUp(visitor(instance, ask), { email, password, return_to: `${instance.origin}/auth` });
  await pressButton(await confirmationLink(instance, email), ask);
  return signedIn(instance, { email, password });
}

function fetchOf({ origin }: Instance): typeof fetch {
  const isHere = ["localhost", "127.0.0.1"].includes(new URL(origin).hostname);
  return isHere && process.platform === "linux" ? fetchFrom(`127.2.${randomInt(256)}.${randomInt(1, 255)}`) : fetch;
}

/** Somebody who has an account. */
export async function signedIn(instance: Instance, { email, password }: { email: string; password: string }) {
  const db = visitor(instance);
  const { user, access_token } = await signIn(db, { email, password });
  return { db, id: user.id, token: access_token };
}

function visitor({ origin, key }: Instance, ask: typeof fetch = fetch): Db {
  return createClient<Database>(origin, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: ask },
  });
}

/** The link of a mail shows a page with a button, which posts what stands in the link. */
async function pressButton(link: string, ask: typeof fetch) {
  const { origin, pathname, searchParams } = new URL(link);
  await ask(origin + pathname, { method: "POST", body: searchParams, redirect: "manual" });
}

async function confirmationLink({ origin, cookie = "" }: Instance, email: string): Promise<string> {
  const headers = { accept: "application/json", cookie };
  const listed = await fetch(`${origin}/outbox`, { headers });
  if (!listed.ok) {
    throw new Error(
      "New accounts are confirmed through the outbox, which exists only while SMTP_URL is not set; where the start printed its address with a token, name that second.",
    );
  }
  const mails = z.array(z.object({ id: z.string(), to: z.string() })).parse(await listed.json());
  const mail = mails.find(({ to }) => to.includes(email));
  const opened = await fetch(`${origin}/outbox/${mail?.id}`, { headers });
  const { links } = z.object({ links: z.array(z.string()) }).parse(await opened.json());
  const link = links.find((url) => url.includes("/auth/v1/verify?"));
  if (!link) throw new Error(`The mail to ${email} has no confirmation link.`);
  return link;
}
