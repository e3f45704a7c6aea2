import { usePageDescription } from "#web/lib/page-description.ts";
import { pageTitle, productName } from "#web/lib/page-title.ts";
import { siteOrigin } from "#web/lib/site-origin.ts";
import { previewOf } from "./previews.ts";
import { type Described, pageAmong } from "./structured-data.ts";

/**
 * What a public page tells the browser's tab, search engines and link previews. `name` is what it is called where it stands among
 * others, below `above`; `data` is what else it has to say of itself (schema.org); `unlisted` says that it is for no search engine.
 */
export function PageHead({
  name,
  title = pageTitle(name),
  description,
  path,
  above = [],
  data = [],
  unlisted = false,
}: {
  name: string;
  title?: string;
  description: string;
  path: string;
  above?: readonly { name: string; path: string }[];
  data?: readonly Described[];
  unlisted?: boolean;
}) {
  usePageDescription(description);
  const address = siteOrigin() + path;
  const { file, alt } = previewOf(path);
  const graph = [...data, ...(path === "/" ? [] : pageAmong([...above, { name, path }], { title, description, path }))];
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={address} />
      {unlisted ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:site_name" content={productName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={siteOrigin() + file} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{JSON.stringify({ "@context": "https://schema.org", "@graph": graph })}</script>
    </>
  );
}
