import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as keysFetch } from "jose";
import { allowInsecureRequests, type Configuration, customFetch, discovery } from "openid-client";
import { connectorBy } from "#server/outside/connector.ts";
import { AuthError } from "./errors.ts";

export type OidcProvider = {
  /** Where `/.well-known/openid-configuration` is found. */
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  /** Other client ids whose id_tokens are taken, those of mobile apps for instance. */
  otherClientIds?: readonly string[] | undefined;
  /** E-mail domains whose people sign in here through `sso`; of other addresses it opens no account. */
  domains?: readonly string[] | undefined;
  /** Its word counts for every address, whatever its domains. */
  vouchesForAll?: boolean | undefined;
  scopes?: string | undefined;
};

export type OidcProviders = {
  names(): string[];
  /** Whether anybody signs in by the domain of their address. */
  hasDomains: boolean;
  find(name: string): { name: string; provider: OidcProvider } | undefined;
  ofDomain(domain: string): { name: string; provider: OidcProvider } | undefined;
  /** Fetched once and kept; a failed fetch is tried again at the next request. */
  configuration(name: string): Promise<Configuration>;
  /** The issuer as it names itself, and its public keys. */
  issuerOf(name: string): Promise<{ issuer: string; keys: JWTVerifyGetKey }>;
};

export function createOidcProviders(providers: Record<string, OidcProvider>): OidcProviders {
  const configurations = new Map<string, Promise<Configuration>>();
  const keySets = new Map<string, JWTVerifyGetKey>();
  const find = (name: string) => {
    const provider = Object.hasOwn(providers, name) ? providers[name] : undefined;
    return provider === undefined ? undefined : { name, provider };
  };
  const configuration = (name: string): Promise<Configuration> => {
    const provider = find(name)?.provider;
    if (provider === undefined) throw new AuthError(400, "provider_disabled", "Unsupported provider: provider is not enabled");
    const known = configurations.get(name) ?? discover(provider);
    configurations.set(name, known);
    return known.catch(() => {
      configurations.delete(name);
      throw new AuthError(503, "unexpected_failure", `The sign-in provider ${name} does not answer: try again later`, {
        retryAfter: 30,
      });
    });
  };
  return {
    names: () => Object.keys(providers),
    hasDomains: Object.values(providers).some(({ domains = [] }) => domains.length > 0),
    find,
    ofDomain: (domain) => {
      const found = Object.entries(providers).find(([, provider]) =>
        provider.domains?.some((own) => own.toLowerCase() === domain.toLowerCase()),
      );
      return found === undefined ? undefined : { name: found[0], provider: found[1] };
    },
    configuration,
    issuerOf: async (name) => {
      const { issuer, jwks_uri } = (await configuration(name)).serverMetadata();
      if (jwks_uri === undefined)
        throw new AuthError(503, "unexpected_failure", `The sign-in provider ${name} publishes no keys`);
      const keys =
        keySets.get(name) ?? createRemoteJWKSet(new URL(jwks_uri), { [keysFetch]: asker(find(name)?.provider.issuer ?? issuer) });
      keySets.set(name, keys);
      return { issuer, keys };
    },
  };
}

function discover(provider: OidcProvider): Promise<Configuration> {
  const server = new URL(provider.issuer);
  const onThisMachine = server.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(server.hostname);
  return discovery(server, provider.clientId, provider.clientSecret, undefined, {
    [customFetch]: asker(provider.issuer),
    ...(onThisMachine ? { execute: [allowInsecureRequests] } : {}),
  });
}

/** What a provider's own words name leads inside only where the provider itself is there. */
function asker(issuer: string) {
  const ask = connectorBy(issuer);
  return (address: string, init: object) => ask(address, init);
}
