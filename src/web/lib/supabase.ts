import { createClient } from "@supabase/supabase-js";
import type { Database } from "#data/database.types.ts";
import { sessionKey } from "./session-key.ts";

const key = document.querySelector<HTMLMetaElement>('meta[name="product-architect-key"]')?.content || "anon";

export const db = createClient<Database>(location.origin, key, {
  // the query client tries again; twice over, a lost connection would go unnoticed for a quarter of a minute
  db: { retry: false },
  auth: {
    storageKey: sessionKey,
    detectSessionInUrl: true,
    persistSession: true,
    autoRefreshToken: true,
    experimental: { recoveryCodes: true },
  },
});
