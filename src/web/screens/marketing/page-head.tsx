import { usePageDescription } from "#web/lib/page-description.ts";
import { productName } from "#web/lib/page-title.ts";

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
  data?: { "@type": string; [name: string]: unknown };
}) {
  usePageDescription(description);
  const address = location.origin + path;
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={productName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {data ? (
        <script type="application/ld+json">{JSON.stringify({ "@context": "https://schema.org", url: address, ...data })}</script>
      ) : null}
    </>
  );
}
