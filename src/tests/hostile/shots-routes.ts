import fc from "fast-check";
import { brokenBodies, brokenHeaders, nastyJson, nastyText, poisonedKeys, sqlFragments } from "./nasties.ts";
import type { FunctionTarget, Route } from "./routes.ts";
import { type Attacks, written } from "./shots-rest.ts";

/** What the documented bodies of the platform's routes hold. */
const fields = [
  "email",
  "password",
  "current_password",
  "phone",
  "data",
  "type",
  "token",
  "token_hash",
  "refresh_token",
  "auth_code",
  "code_verifier",
  "code_challenge",
  "code_challenge_method",
  "provider",
  "provider_id",
  "domain",
  "id_token",
  "access_token",
  "nonce",
  "factor_type",
  "friendly_name",
  "challenge_id",
  "code",
  "user_metadata",
  "app_metadata",
  "email_confirm",
  "redirect_to",
  "gotrue_meta_security",
  "scope",
  "id",
  "name",
  "public",
  "file_size_limit",
  "allowed_mime_types",
  "prefix",
  "prefixes",
  "limit",
  "offset",
  "sortBy",
  "search",
  "cursor",
  "bucketId",
  "sourceKey",
  "destinationKey",
  "destinationBucket",
  "paths",
  "expiresIn",
  "transform",
  "upsert",
  "with_delimiter",
  ...poisonedKeys,
] as const;
const places = [
  "..%2f..%2f..%2fetc%2fpasswd",
  "..",
  ".",
  "%2e%2e%2f",
  "%00",
  "a%00b",
  "//",
  "%5c..%5c",
  "\\..\\",
  "%c0%ae%c0%ae/",
  "%ff",
  "%",
  "%zz",
  "a/b/../../c",
  "%F0%9F%92%A5",
  "con",
  "x".repeat(4_000),
  "%25%32%65",
  ";a=b",
  "a?b",
  "%0d%0aSet-Cookie:a=b",
  "null",
  "0",
  "-1",
  "%ED%A0%80",
  "...",
  ".%00.",
] as const;
const queries = [
  "grant_type",
  "type",
  "token",
  "redirect_to",
  "page",
  "per_page",
  "provider",
  "scope",
  "code_challenge",
  "state",
  "code",
  "error",
  "limit",
  "offset",
  "sortColumn",
  "sortOrder",
  "search",
  "download",
  "width",
  "skip_http_redirect",
  "apikey",
  "access_token",
  ...poisonedKeys,
] as const;
export const methods = [
  "GET",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "HEAD",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "LOCK",
  "QUERY",
  "SEARCH",
] as const;
const json = { "content-type": "application/json" };
const place = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...places) },
  { weight: 2, arbitrary: nastyText.map((text) => written(text).slice(0, 6_000) || "x") },
);
const body = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), nastyJson), { maxLength: 7 })
    .map((pairs) => `{${pairs.map(([key, text]) => `${JSON.stringify(key)}:${text}`)}}`);
const grants = ["password", "refresh_token", "pkce", "id_token", "web3", "__proto__", "constructor", ""];

/** Fills what a caller fills in. */
function filled(path: string, words: readonly string[]): string {
  let at = 0;
  return path.replaceAll(/:\w+/g, () => words[at++ % words.length] ?? "x");
}

export function routeAttacks({ method, path }: Route, usual: readonly string[]): Attacks {
  const somewhere = fc.constantFrom(filled(path, usual), filled(path, ["00000000-0000-4000-8000-000000000000", "x"]));
  const headed = method === "GET" || method === "HEAD";
  const query = fc.array(fc.tuple(fc.constantFrom(...queries), nastyText), { maxLength: 5 });
  const asked = fc
    .tuple(somewhere, query, fc.constantFrom(...grants))
    .map(([to, pairs, grant]) =>
      `${to}?grant_type=${grant}&${pairs.map(([key, text]) => `${written(key)}=${written(text)}`).join("&")}`.slice(0, 15_000),
    );
  return {
    "a wild place": fc.tuple(place, place).map(([a, b]) => ({ method, path: ensure(filled(path, [a, b])) })),
    "a wild address": asked.map((to) => ({ method, path: to })),
    "a path that turns": fc
      .tuple(somewhere, fc.constantFrom("/..", "//", "/.", "/%2e%2e", "%2f..", "%00", "?", "#x", "/%2f", ";x", "\\"))
      .map(([to, end]) => ({ method, path: ensure(to + end) })),
    "another method": fc
      .tuple(somewhere, fc.constantFrom(...methods))
      .map(([to, other]) => ({ method: other, path: ensure(to) })),
    "wild headers": fc
      .tuple(somewhere, fc.constantFrom(...brokenHeaders), fc.constantFrom(...brokenHeaders))
      .map(([to, one, two]) => ({
        method,
        path: ensure(to),
        headers: withoutChunks(headed, { ...one, ...two }),
        ...(headed ? {} : { body: "{}" }),
      })),
    ...(headed
      ? {}
      : {
          "a body of nonsense": fc
            .tuple(somewhere, fc.constantFrom(...Object.keys(brokenBodies)))
            .map(([to, name]) => ({ method, path: ensure(to), headers: json, body: brokenBodies[name] ?? "", mayCut: true })),
          "wrong fields": fc
            .tuple(asked, body(fields))
            .map(([to, text]) => ({ method, path: ensure(to), headers: json, body: text })),
        }),
  };
}

export function functionAttacks({ name, fields: own }: FunctionTarget, ids: readonly string[]): Attacks {
  const path = `/functions/v1/${name}`;
  const post = (text: string | Buffer, headers = {}) => ({
    method: "POST",
    path,
    headers: { ...json, ...headers },
    body: text,
    mayCut: true,
  });
  const id = fc.constantFrom(...ids).map((one) => JSON.stringify(one));
  const names = own.length === 0 ? ["x"] : own;
  return {
    "fields of other types": body([...names, ...names, ...poisonedKeys]).map((text) => post(text)),
    "an id that is somebody's": fc
      .array(fc.tuple(fc.constantFrom(...names), fc.oneof(id, id, nastyJson)), { minLength: 1, maxLength: 6 })
      .map((pairs) => post(`{${pairs.map(([key, text]) => `${JSON.stringify(key)}:${text}`)}}`)),
    "every id somebody's": fc
      .tuple(id, fc.constantFrom(...sqlFragments))
      .map(([one, fragment]) =>
        post(`{${names.map((key) => `${JSON.stringify(key)}:${/id$/i.test(key) ? one : JSON.stringify(fragment)}`)}}`),
      ),
    "a body of nonsense": fc.constantFrom(...Object.values(brokenBodies)).map((text) => post(text)),
    "wild headers": fc
      .tuple(id, fc.constantFrom(...brokenHeaders))
      .map(([one, headers]) => post(`{"projectId":${one}}`, withoutChunks(false, headers))),
    "as events": body(names).map((text) => post(text, { accept: "text/event-stream" })),
  };
}

/** Node frames the body itself: a header that says otherwise is for raw sockets. */
function withoutChunks(headed: boolean, { "transfer-encoding": _, ...headers }: Record<string, string>): Record<string, string> {
  return headed ? headers : headers;
}

function ensure(path: string): string {
  return (path.startsWith("/") ? path : `/${path}`).slice(0, 15_000).replaceAll(/[\s\u0080-\uffff]/gu, "");
}
