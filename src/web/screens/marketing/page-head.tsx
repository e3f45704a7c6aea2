import { usePageDescription } from "#web/lib/page-description.ts";
import { productName } from "#web/lib/page-title.ts";
import { siteOrigin } from "#web/lib/site-origin.ts";

/** As schema.org describes things. */
type Described = { "@type": string; [name: string]: unknown };

/** What a public page tells the browser's tab, search engines and link previews; `data` is JSON-LD (schema.org). */
export function PageHead({
  title,
  description,
  path,
  data,
}: {
  title: string;
  description: string;
  path: string;
  data?: Described;
}) {
  usePageDescription(description);
  const address = siteOrigin() + path;
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={productName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${siteOrigin()}/pictures/preview.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="The specification workspace of Product Architect" />
      <meta name="twitter:card" content="summary_large_image" />
      {data ? (
        <script type="application/ld+json">{JSON.stringify({ "@context": "https://schema.org", url: address, ...data })}</script>
      ) : null}
    </>
  );
}
