import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { plenty, startAuth, type TestAuth } from "./testing.ts";

const message = z.object({ phone: z.string(), channel: z.string(), message: z.string() });

let auth: TestAuth;
let stopWebhook: () => void;
let answer = 200;
const sent: z.output<typeof message>[] = [];
beforeAll(async () => {
  const smsWebhook = await new Promise<string>((resolve) => {
    const server = serve(
      {
        port: 0,
        hostname: "127.0.0.1",
        fetch: async (request) => {
          if (answer === 200) sent.push(message.parse(await request.json()));
          return new Response(null, { status: answer });
        },
      },
      ({ port }) => resolve(`http://127.0.0.1:${port}/sms`),
    );
    stopWebhook = () => server.close();
  });
  auth = await startAuth({ limits: plenty, smsWebhook });
});
afterAll(async () => {
  await auth.stop();
  stopWebhook();
});

test("a one-time code for a phone goes to the operator's webhook, by SMS unless told otherwise, and signs in once", async () => {
  const client = auth.client();
  expect((await client.auth.signInWithOtp({ phone: "+491701234567" })).error).toBeNull();
  expect(sent.at(-1)).toMatchObject({ phone: "+491701234567", channel: "sms" });
  const token = /\d{6}$/.exec(sent.at(-1)?.message ?? "")?.[0] ?? "";
  const signedIn = await client.auth.verifyOtp({ phone: "+491701234567", token, type: "sms" });
  expect(signedIn.data.user?.phone).toBe("491701234567");
  expect((await client.auth.verifyOtp({ phone: "+491701234567", token, type: "sms" })).error).toMatchObject({
    code: "otp_expired",
  });
});

test("a webhook that fails leaves no account behind", async () => {
  answer = 500;
  const refused = await auth.client().auth.signInWithOtp({ phone: "+491709999999" });
  answer = 200;
  expect(refused.error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
  expect(await auth.sql`select from auth.users where phone = '491709999999'`).toHaveLength(0);
});
