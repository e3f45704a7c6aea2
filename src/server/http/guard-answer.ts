/** A year, as browsers ask of a site that is to be reached encrypted only; over plain HTTP they ignore it. */
export const STRICT_TRANSPORT = "max-age=31536000; includeSubDomains";

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** What every answer carries, whoever made it: files, mails and the platform's services set their own policies beside it. */
export function guardAnswer(headers: Headers, { isApi }: { isApi: boolean }): void {
  headers.set("strict-transport-security", STRICT_TRANSPORT);
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", NOTHING);
  if (isApi && !headers.has("cache-control")) headers.set("cache-control", "no-store");
}

/** What the data API's answers say of themselves: nobody shows them as a page, so the short policy is enough. */
export const DATA_HEADERS: Readonly<Record<string, string>> = Object.fromEntries(guardData(new Headers()));

export function guardData(headers: Headers): Headers {
  headers.set("cross-origin-resource-policy", "same-origin");
  guardAnswer(headers, { isApi: true });
  return headers;
}
