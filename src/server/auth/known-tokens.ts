import { hash } from "node:crypto";
import type { Claims } from "#server/http/identity.ts";

const MOST = 10_000;

export type KnownTokens = {
  find(token: string): Claims | undefined;
  keep(token: string, claims: Claims & { exp: number }): void;
};

/** The tokens whose signature was verified, until they expire: a digest of each and what it claims, the oldest forgotten first. */
export function createKnownTokens(): KnownTokens {
  const known = new Map<string, Claims & { exp: number }>();
  const digest = (token: string) => hash("sha256", token, "base64url");

  return {
    find: (token) => {
      const claims = known.get(digest(token));
      return claims && claims.exp * 1000 > Date.now() ? claims : undefined;
    },
    keep: (token, claims) => {
      const [oldest] = known.keys();
      if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
      known.set(digest(token), claims);
    },
  };
}
