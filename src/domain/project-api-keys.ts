import * as z from "zod";
import { Failure } from "./failure.ts";
import { requiredText } from "./text.ts";

export const keyScopes = ["read_only", "read_write"] as const;
export type KeyScope = (typeof keyScopes)[number];
/** In bytes. */
export const tokenRandomness = 32;

/** What a person says about a key; `expires_on` is a day such as 2026-12-31, empty for never. */
export const projectApiKeyInput = z.object({
  name: requiredText("Please enter a name for the API key.", 100),
  scope: z.enum(keyScopes),
  expires_on: z.union([z.literal(""), z.iso.date("Choose a day")]),
});
export type ProjectApiKeyInput = z.input<typeof projectApiKeyInput>;

/** The token made of 32 random bytes: 'srs_' and 64 hex characters. */
export function tokenOf(random: Uint8Array): string {
  return `srs_${hexOf(random)}`;
}

/** What is stored of a token: its SHA-256 in hex, its first 8 and its last 4 characters. */
export async function traceOfToken(token: string) {
  // browsers offer no hashing to pages that came over plain http from another machine
  if (!globalThis.crypto?.subtle) {
    throw new Failure("unavailable", "Open this page over https or on this machine itself to create a key.");
  }
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return { hashed_key: hexOf(new Uint8Array(hash)), prefix: token.slice(0, 8), last_four: token.slice(-4) };
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type KeyState = "active" | "expired" | "revoked";

/** `now` is in milliseconds since the epoch. */
export function keyStateOf(key: { revoked: boolean; expires_at: string | null }, now: number): KeyState {
  if (key.revoked) return "revoked";
  return key.expires_at !== null && Date.parse(key.expires_at) <= now ? "expired" : "active";
}

/** The end of the day in the person's own time zone, as ISO 8601; null for never. */
export function expiryOf(expires_on: string): string | null {
  return expires_on === "" ? null : new Date(`${expires_on}T23:59:59.999`).toISOString();
}
