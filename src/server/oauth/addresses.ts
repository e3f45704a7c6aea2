/** Where everything of our authorization server is; `site` is the address of the web app, without a slash at the end. */
export function oauthAddresses(site: string) {
  const issuer = `${site}/oauth`;
  return {
    issuer,
    authorize: `${issuer}/authorize`,
    token: `${issuer}/token`,
    register: `${issuer}/register`,
    revoke: `${issuer}/revoke`,
    /** What its tokens are for, and the only thing. */
    resource: `${site}/mcp/connect`,
    resource_metadata: `${site}${RESOURCE_METADATA}`,
    consent: `${site}/connect`,
  };
}

/** RFC 8414 and RFC 9728: the well-known word stands between the host and the path of what is described. */
export const SERVER_METADATA = "/.well-known/oauth-authorization-server/oauth";
export const RESOURCE_METADATA = "/.well-known/oauth-protected-resource/mcp/connect";
