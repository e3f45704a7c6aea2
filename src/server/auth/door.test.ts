import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { person } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { CLIENT_ADDRESS_HEADER } from "./request.ts";

const OWN_WORD = "198.51.100.99";
const forwarded = { [CLIENT_ADDRESS_HEADER]: OWN_WORD, "x-forwarded-for": `${OWN_WORD}, 203.0.113.7` };

async function addressOfSession(variables: Record<string, string>) {
  const server = await startServer({ variables });
  const { email, password } = await person(server);
  const client = createClient(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: forwarded },
  });
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  const [session] = await server.database.sql<
    { ip: string }[]
  >`select host(ip) as ip from auth.sessions order by created_at desc`;
  return session?.ip;
}

test("a caller's own word about its address is not believed", async () => {
  expect(await addressOfSession({})).toMatch(/127\.0\.0\.1$/);
});

test("behind a proxy that is counted on, the address it saw is the caller's", async () => {
  expect(await addressOfSession({ TRUST_PROXY: "1" })).toBe("203.0.113.7");
});
