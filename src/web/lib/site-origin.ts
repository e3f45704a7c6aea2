import { unknownSite } from "#domain/site-address.ts";

/** The address this site is known by, which need not be the one it was reached at. */
export function siteOrigin(): string {
  if (typeof document === "undefined") return unknownSite;
  return document.querySelector<HTMLMetaElement>('meta[name="product-architect-site"]')?.content || location.origin;
}
