import { addressPattern } from "#server/http/app-addresses.ts";

/** What is below an address is a table, a file or somebody's id: told as a pattern, of which there are few. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^\/rest\/v1\/rpc\/[^/]+$/, "/rest/v1/rpc/:function"],
  [/^\/rest\/v1\/[^/]+$/, "/rest/v1/:table"],
  [/^\/functions\/v1\/[^/]+$/, "/functions/v1/:name"],
  [/^\/auth\/v1\/admin\//, "/auth/v1/admin/*"],
  [/^\/auth\/v1\/factors(\/|$)/, "/auth/v1/factors/*"],
  [/^\/auth\/v1\/user\/identities(\/|$)/, "/auth/v1/user/identities/*"],
  [/^\/storage\/v1\/object\/sign\//, "/storage/v1/object/sign/*"],
  [/^\/storage\/v1\/object\/upload\/sign\//, "/storage/v1/object/upload/sign/*"],
  [/^\/storage\/v1\/object\/(?:public|authenticated|info)\//, "/storage/v1/object/read/*"],
  [/^\/storage\/v1\/object\/list\//, "/storage/v1/object/list/:bucket"],
  [/^\/storage\/v1\/object\//, "/storage/v1/object/*"],
  [/^\/storage\/v1\//, "/storage/v1/*"],
  [/^\/realtime\/v1\//, "/realtime/v1/*"],
  [/^\/assets\/[^/]+$/, "/assets/:file"],
  [/^\/outbox(\/|$)/, "/outbox/*"],
  [/^\/\.well-known\//, "/.well-known/*"],
];

const AUTH =
  /^\/auth\/v1\/(signup|token|verify|otp|magiclink|recover|resend|logout|user|reauthenticate|settings|health|authorize|callback|sso|\.well-known\/jwks\.json)$/;
const OAUTH = /^\/oauth\/(authorize|token|register|revoke)$/;
const PLAIN: ReadonlySet<string> = new Set(["/mcp", "/mcp/connect", "/health", "/health/live", "/health/ready", "/metrics"]);

/** The pattern of a request's address; one word for all that is none of ours, so that nobody can make up new ones. */
export function routeOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  if (PLAIN.has(path) || AUTH.test(path) || OAUTH.test(path)) return path;
  const [, pattern] = PATTERNS.find(([shape]) => shape.test(path)) ?? [];
  return pattern ?? addressPattern(path) ?? "unknown";
}
