/** Browsers name the page a request comes from: only our own may do what nobody else may. */
export function isOwnOrigin(
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
  siteUrl: string,
): boolean {
  if (origin === undefined || origin === new URL(siteUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
