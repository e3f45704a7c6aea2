import { createHash } from "node:crypto";

const STYLE = `:root{color-scheme:light dark;--back:#f8f8fa;--card:#fff;--line:#e3e3ea;--ink:#17171c;--muted:#565664;--accent:#2f4fd0;--strong:#2540b0}
@media (prefers-color-scheme:dark){:root{--back:#0e0e12;--card:#16161b;--line:#2a2a34;--ink:#ededf2;--muted:#a6a6b5;--accent:#4461e6;--strong:#3a55d4}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--back);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:26rem;padding:2.25rem;background:var(--card);border:1px solid var(--line);border-radius:1rem;box-shadow:0 1px 2px rgb(0 0 0/.05),0 12px 32px rgb(0 0 0/.06)}
.name{margin:0 0 1.5rem;font-weight:600;font-size:.9375rem;color:var(--muted)}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25;letter-spacing:-.01em}
p{margin:0 0 1.5rem;color:var(--muted)}
button{width:100%;min-height:2.875rem;padding:.625rem 1.25rem;border:0;border-radius:.625rem;background:var(--accent);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--strong)}
button:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
a{color:var(--accent)}
.why{margin:1.25rem 0 0;font-size:.875rem}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** `body` is HTML; `form_action` says where its forms may lead, in the words of a content security policy. */
type Page = { heading: string; body: string; status?: number; form_action?: string };

/** A page that stands by itself: no script, nothing to load, nothing to be found again. */
export function plainPage({ heading, body, status = 200, form_action = "'none'" }: Page): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${heading} · Product Architect</title><style>${STYLE}</style></head>
<body><main><p class="name">Product Architect</p><h1>${heading}</h1>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${form_action}; base-uri 'none'; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    },
  });
}
