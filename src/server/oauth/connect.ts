import type { Part } from "#server/http/app.ts";
import { createMcp } from "#server/mcp/answer-mcp.ts";
import { vaultOf } from "#server/secrets/vault-of.ts";
import { oauthAddresses } from "./addresses.ts";
import { wordFor } from "./secrets.ts";

/** The Model Context Protocol for those who hold no key: whoever shows none is told where to ask for one (RFC 9728, section 5.1). */
export function createConnect(): Part {
  return createMcp({
    challenge: ({ env }) => `Bearer resource_metadata="${oauthAddresses(env.SITE_URL).resource_metadata}", scope="read write"`,
    shownAt: async ({ env }) => wordFor(oauthAddresses(env.SITE_URL).resource, await vaultOf(env)),
  });
}
