import { oauthAddresses } from "./addresses.ts";

const scopes_supported = ["read", "write"];

/** RFC 8414, with what RFC 9207 and the drafts on client id metadata documents add. */
export function serverMetadata(site: string) {
  const { issuer, authorize, token, register, revoke } = oauthAddresses(site);
  return {
    issuer,
    authorization_endpoint: authorize,
    token_endpoint: token,
    registration_endpoint: register,
    revocation_endpoint: revoke,
    scopes_supported,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
}

/** RFC 9728. */
export function resourceMetadata(site: string) {
  const { resource, issuer } = oauthAddresses(site);
  return {
    resource,
    authorization_servers: [issuer],
    scopes_supported,
    bearer_methods_supported: ["header"],
    resource_name: "Product Architect",
  };
}
