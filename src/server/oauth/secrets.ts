import { createHmac, randomBytes } from "node:crypto";
import type { Vault } from "#server/secrets/vault.ts";

export const newCode = () => randomBytes(32).toString("base64url");

/** What tells the database that this server was shown a key at a resource: nobody else can make it, so nobody else can say so. */
export function wordFor(resource: string, { proof }: Pick<Vault, "proof">): string {
  return createHmac("sha256", proof).update(resource).digest("base64url");
}
