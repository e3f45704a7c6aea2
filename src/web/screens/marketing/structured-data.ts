import { productName } from "#web/lib/page-title.ts";
import { siteOrigin } from "#web/lib/site-origin.ts";

/** As schema.org describes things: what each says has to be so, and to be on the page it stands in. */
export type Described = { "@type": string; [name: string]: unknown };

export const organization = (): Described => ({
  "@type": "Organization",
  name: productName,
  url: `${siteOrigin()}/`,
  logo: `${siteOrigin()}/icons/icon-512.png`,
});

export const website = (): Described => ({
  "@type": "WebSite",
  name: productName,
  url: `${siteOrigin()}/`,
  inLanguage: "en",
  publisher: organization(),
});

type Crumb = { name: string; path: string };

/** What every page but the first says: what it is, and where it stands. */
export function pageAmong(trail: readonly Crumb[], page: { title: string; description: string; path: string }): Described[] {
  const url = siteOrigin() + page.path;
  const places = [{ name: "Home", path: "/" }, ...trail];
  return [
    { "@type": "WebPage", name: page.title, description: page.description, url, inLanguage: "en" },
    {
      "@type": "BreadcrumbList",
      itemListElement: places.map(({ name, path }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name,
        item: siteOrigin() + path,
      })),
    },
  ];
}
