import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { expiryOf, keyStateOf, projectApiKeyInput, tokenOf, traceOfToken } from "./project-api-keys.ts";

test("a token is 'srs_' and the 64 hex characters of 32 random bytes [KEY-05]", () => {
  const random = randomBytes(32);
  expect(tokenOf(random)).toBe(`srs_${random.toString("hex")}`);
  expect(tokenOf(new Uint8Array(32))).toBe(`srs_${"0".repeat(64)}`);
});

test("of a token its SHA-256, its first 8 and its last 4 characters are known [KEY-07]", async () => {
  const token = tokenOf(randomBytes(32));
  expect(await traceOfToken(token)).toEqual({
    hashed_key: createHash("sha256").update(token).digest("hex"),
    prefix: token.slice(0, 8),
    last_four: token.slice(64),
  });
});

test("a key is active until it is revoked or its time has come", () => {
  const noon = Date.parse("2026-11-21T12:00:00Z");
  expect(keyStateOf({ revoked: false, expires_at: null }, noon)).toBe("active");
  expect(keyStateOf({ revoked: false, expires_at: "2026-11-21T12:00:01+00:00" }, noon)).toBe("active");
  expect(keyStateOf({ revoked: false, expires_at: "2026-11-21T12:00:00+00:00" }, noon)).toBe("expired");
  expect(keyStateOf({ revoked: true, expires_at: null }, noon)).toBe("revoked");
});

test("a key lasts to the end of its day, or for ever", () => {
  expect(expiryOf("")).toBeNull();
  expect(Date.parse(expiryOf("2026-12-31") ?? "")).toBe(new Date(2026, 11, 31, 23, 59, 59, 999).getTime());
  expect(projectApiKeyInput.safeParse({ name: "n", scope: "read_only", expires_on: "soon" }).success).toBe(false);
});
