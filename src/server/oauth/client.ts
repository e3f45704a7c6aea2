import * as z from "zod";
import { isLoopback, isRedirect } from "./redirects.ts";

/** A program that wants in. All are public: none can keep a secret from whoever runs it. */
export type Client = {
  id: string;
  /** What it calls itself. */
  name: string;
  redirect_uris: readonly string[];
  /** The host that published what it says of itself; absent where it came and said so. */
  published_by?: string;
};

/** RFC 7591, section 2: what of it we heed. */
export const clientMetadata = z.object({
  redirect_uris: z.array(z.string().refine(isRedirect)).min(1).max(20),
  client_name: z.string().max(1000).optional(),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
  token_endpoint_auth_method: z.string().optional(),
});

const LONGEST_NAME = 80;

/** A name on one line, without characters that turn, hide or imitate others; the host where none is left. */
export function nameOf(said: string | undefined, redirect_uris: readonly string[]): string {
  const plain = (said ?? "")
    .normalize("NFKC")
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain.slice(0, LONGEST_NAME).trim() || hostOf(redirect_uris[0] ?? "");
}

/** What the person reads of where they are sent back to. */
export function hostOf(redirect: string): string {
  const url = new URL(redirect);
  if (isLoopback(url)) return "this computer";
  return url.protocol === "https:" ? url.host : `${url.protocol.slice(0, -1)} on this computer`;
}

/** A name is vouched for where the host that published it is also the one the person is sent back to. */
export function isVerified({ published_by }: Client, redirect: string): boolean {
  const { protocol, hostname } = new URL(redirect);
  if (published_by === undefined || protocol !== "https:") return false;
  return hostname === published_by || hostname.endsWith(`.${published_by}`);
}
