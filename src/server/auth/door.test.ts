import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { startServer } from "#tests/support/server.ts";
import { CLIENT_ADDRESS_HEADER } from "./request.ts";

test("a caller's own word about its address is not believed", async () => {
  const server = await startServer();
  const admin = createClient(server.url, server.secretKey, { auth: { persistSession: false } });
  const person = { email: "spoof@example.com", password: "correct horse" };
  await admin.auth.admin.createUser({ ...person, email_confirm: true });
  const client = createClient(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { [CLIENT_ADDRESS_HEADER]: "198.51.100.99" } },
  });
  expect((await client.auth.signInWithPassword(person)).error).toBeNull();
  const rows = await server.database.sql`select host(ip) as ip from auth.sessions`;
  expect(rows).toMatchObject([{ ip: expect.stringMatching(/127\.0\.0\.1$/) }]);
});
