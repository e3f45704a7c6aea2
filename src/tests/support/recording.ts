import { createClient } from "@supabase/supabase-js";
import type { Database } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import type { Person } from "./people.ts";
import type { TestServer } from "./server.ts";

export type Call = { method: string; path: string; body: unknown };

/** The person's client to the real server, and what it sends there: verbs are held to the calls the documents name. */
export function recording(server: Pick<TestServer, "url" | "publishableKey">, { token }: Pick<Person, "token">) {
  const calls: Call[] = [];
  const db: Db = createClient<Database>(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: { Authorization: `Bearer ${token}` },
      fetch: (input, init) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
        calls.push({ method: init?.method ?? "GET", path: decodeURIComponent(`${pathname}${search}`), body });
        return fetch(input, init);
      },
    },
  });
  return { db, calls };
}
