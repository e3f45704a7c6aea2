import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createServer } from "vite";
import { docsSearchAddress } from "#domain/docs/doc-places.ts";
import { unknownSite } from "#domain/site-address.ts";
import { createPageFont } from "./page-font.ts";
import { createPageStyles } from "./page-styles.ts";

/** Draws the public pages into the built web app, whose own page becomes `app.html`: `node scripts/draw-pages.ts dist`. */
const folder = process.argv[2] ?? "dist";
process.env.NODE_ENV = "production";
// what listens to the window when it is loaded hears nothing here
Object.assign(globalThis, { addEventListener: () => {} });

const shell = await readFile(join(folder, "index.html"), "utf8");
const manifest = JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8"));
const wake = manifest["src/web/app/wake.ts"];
const wakesWith = wake.imports.map(
  (name: string) => `<link rel="modulepreload" href="/${manifest[name].file}" fetchpriority="low">`,
);
const frame = shell
  .replace(/<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>|<noscript>.*?<\/noscript>/gs, "")
  .replace(/(?<=<head>)(\s*<link rel="preload"[^>]*>)/, "")
  .replace(/<title>.*?<\/title>/s, "")
  .replace("</head>", `<script type="module" src="/${wake.file}" fetchpriority="low"></script>${wakesWith.join("")}</head>`);

const vite = await createServer({
  configFile: false,
  mode: "production",
  appType: "custom",
  logLevel: "warn",
  oxc: { jsx: { development: false } },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { drawnAddresses, drawPage, nowhere } = await vite.ssrLoadModule("/src/web/app/drawn-page.tsx");
const bodies = new Map<string, { head: string; body: string }>();
for (const address of [...drawnAddresses, nowhere]) bodies.set(address, await drawPage(address));
const face = await createPageFont(folder, [...bodies.values()].map(({ body }) => body).join(""));
const styles = await createPageStyles(folder);
const pages = new Map<string, string>();
for (const [address, { head, body }] of bodies) {
  const [pathname = "", asked] = address.split("?");
  const file = address === nowhere ? "404.html" : join(pathname, asked ? "sign-up.html" : "index.html");
  const drawn = frame
    .replace(head.includes('name="description"') ? /<meta\s+name="description"[^>]*>/ : "", "")
    .replace("</head>", () => `${head}<style>${face}${styles(body)}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-drawn="${address === nowhere ? "*" : pathname}">${body}</div>`);
  pages.set(join(folder, file), drawn);
}
await rename(join(folder, "index.html"), join(folder, "app.html"));
for (const [path, html] of pages) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, html);
}
const listed = [...drawnAddresses].filter((address) => address !== docsSearchAddress && !address.includes("?"));
const places = listed.map((address) => `  <url><loc>${unknownSite}${address}</loc></url>\n`);
const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join("")}</urlset>\n`;
await writeFile(join(folder, "sitemap.xml"), sitemap);
const kept = ["/dashboard", "/projects", "/project/", "/questionnaires", "/organization", "/profile", "/start", "/shared/"];
const rules = ["User-agent: *", ...kept.map((path) => `Disallow: ${path}`), "", `Sitemap: ${unknownSite}/sitemap.xml`, ""];
await writeFile(join(folder, "robots.txt"), rules.join("\n"));
// channels between tabs are open, and nobody is at the other end
process.exit(0);
