import { createServer } from "node:http";
import { createClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, test } from "vitest";
import type { Database } from "./database.types.ts";
import { refusalOf, signIn } from "./session.ts";

type Answer = { status: number; body: unknown; version?: string };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A sign-in service that gives these answers, one after the other, then the last one for ever. */
async function service(...answers: Answer[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { status, body, version } = answers[Math.min(asked.length, answers.length - 1)] ?? { status: 404, body: {} };
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { "content-type": "application/json", ...(version && { "x-supabase-api-version": version }) });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  return { asked, db: createClient<Database>(`http://127.0.0.1:${port}`, "key", { auth }) };
}

const words = { email: "ada@example.com", password: "a good password" };
const session = { access_token: "a.b.c", refresh_token: "newer", token_type: "bearer", expires_in: 3600, user: { id: "ada" } };

describe("an answer of the sign-in service", () => {
  test("is read for code, msg, message and error_description [AUTHAPI-15]", async () => {
    for (const [body, version, read] of [
      [{ msg: "No such person" }, undefined, { message: "No such person", code: undefined }],
      [{ message: "No such person" }, undefined, { message: "No such person", code: undefined }],
      [{ error_description: "No such person" }, undefined, { message: "No such person", code: undefined }],
      [
        { code: "user_not_found", message: "No such person" },
        "2024-01-01",
        { message: "No such person", code: "user_not_found" },
      ],
    ] as const) {
      const { db } = await service({ status: 400, body, ...(version && { version }) });
      await expect(signIn(db, words)).rejects.toMatchObject({ kind: "invalid", ...read });
    }
  });

  test("with status 502, 503 or 504 counts as a lost connection, which may be tried again [AUTHAPI-17]", async () => {
    for (const status of [502, 503, 504]) {
      const { db, asked } = await service({ status, body: { message: "Bad day" } }, { status: 200, body: session });
      await expect(signIn(db, words)).rejects.toMatchObject({
        kind: "unavailable",
        message: "The connection failed. Check your network and try again.",
      });
      const { error } = await db.auth.refreshSession({ refresh_token: "kept" });
      expect(error).toBeNull();
      expect(asked).toHaveLength(2);
    }
    const { db, asked } = await service({ status: 503, body: {} }, { status: 504, body: {} }, { status: 200, body: session });
    expect((await db.auth.refreshSession({ refresh_token: "kept" })).data.session?.refresh_token).toBe("newer");
    expect(asked).toEqual(Array(3).fill("POST /auth/v1/token?grant_type=refresh_token"));
    const refused = await service({ status: 400, body: { code: "refresh_token_not_found", message: "Gone" } });
    const { error } = await refused.db.auth.refreshSession({ refresh_token: "kept" });
    expect(error && refusalOf(error)).toMatchObject({ kind: "invalid", message: "Gone" });
    expect(refused.asked).toHaveLength(1);
  });
});
