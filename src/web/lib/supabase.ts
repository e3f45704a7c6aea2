import { createClient } from "@supabase/supabase-js";
import type { Database } from "#data/database.types.ts";
import { APP_CLIENT } from "#domain/mail-links.ts";
import { fetchOnce } from "./asked-ahead.ts";
import { publishableKey } from "./publishable-key.ts";
import { sessionKey } from "./session-key.ts";

export const db = createClient<Database>(location.origin, publishableKey(), {
  // the query client tries again; twice over, a lost connection would go unnoticed for a quarter of a minute
  db: { retry: false },
  global: { headers: { "X-Client-Info": APP_CLIENT }, fetch: fetchOnce },
  auth: {
    storageKey: sessionKey,
    // a session in the address may be anybody's: what an address brings, arrival.ts judges
    flowType: "pkce",
    detectSessionInUrl: false,
    persistSession: true,
    autoRefreshToken: true,
    experimental: { recoveryCodes: true },
  },
});
