import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { dataSheetAddress } from "#domain/catalog/data-sheet.ts";
import { docsIndexAddress } from "#domain/docs/doc-places.ts";
import { sharedBySignedIn, sharedByWaking } from "./scripts/chunks.ts";
import { writeDataSheet } from "./scripts/data-sheet.ts";
import { deployFiles } from "./scripts/deploy-files.ts";
import { writeDocsIndex } from "./scripts/docs-index.ts";

const COMPRESSIBLE = new Set([".css", ".js", ".json", ".svg", ".txt"]);

function precompress(): Plugin {
  let folder = "dist";
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle(failure) {
      if (failure) return;
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = await readFile(path);
        if (bytes.length < 1024) continue;
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      }
    },
  };
}

function preloadFont(): Plugin {
  return {
    name: "preload-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
        if (!font) return [];
        return [
          {
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${font}`, crossorigin: "" },
            injectTo: "head-prepend",
          },
        ];
      },
    },
  };
}

/** What comes before the first paint, and before the app, costs no way to the server of its own. */
function writeBeforePaint(): Plugin {
  return {
    name: "write-before-paint",
    transformIndexHtml: {
      order: "pre",
      handler: async (html) => {
        const files = ["src/web/app/before-paint.js", "src/web/app/ask-ahead.js"];
        const scripts = await Promise.all(files.map((file) => readFile(file, "utf8")));
        return html.replace("<script></script>", () => `<script>${scripts.join("")}</script>`);
      },
    },
  };
}

/** A file that is made of the sources when somebody asks for it, and once in a build. */
function madeFile(address: string, type: string, write: () => Promise<string | Buffer<ArrayBuffer>>): Plugin {
  return {
    name: `made-file:${address}`,
    configureServer({ middlewares }) {
      middlewares.use(address, async (_request, response) => {
        response.setHeader("content-type", type);
        response.end(await write());
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: address.slice(1), source: await write() });
    },
  };
}

/** Public pages are there before any script ran. */
function drawPages(): Plugin {
  let folder = "dist";
  return {
    name: "draw-pages",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle(failure) {
      if (!failure) await promisify(execFile)(process.execPath, ["scripts/draw-pages.ts", folder]);
    },
  };
}

const server = process.env.PRODUCT_ARCHITECT_SERVER ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    writeBeforePaint(),
    preloadFont(),
    madeFile(dataSheetAddress, "application/pdf", writeDataSheet),
    madeFile(docsIndexAddress, "application/json", writeDocsIndex),
    deployFiles(),
    drawPages(),
    precompress(),
  ],
  resolve: {
    alias: {
      // its variant for browsers reads names by means of the page, and Markdown is taken apart in workers, which have none
      "decode-named-character-reference": fileURLToPath(import.meta.resolve("decode-named-character-reference")),
    },
  },
  // found by nobody who only looks at the page: the export imports it in its worker
  optimizeDeps: { include: ["mdast-util-to-markdown"] },
  build: {
    outDir: "dist",
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // from it the server knows what the screen of an address is made of
    manifest: true,
    rolldownOptions: {
      input: ["index.html", "src/web/app/wake.ts"],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // what public pages share is small, and smaller in one piece
          groups: [
            { name: sharedByWaking() },
            { name: sharedBySignedIn() },
            {
              name: "public",
              test: /screens\/marketing\/(band|closing|page-head|page-hero|points|previews|structured-data|public-\w+|product-menu|waitlist-form)\.tsx?$|web\/(queries\/(waitlist|form-failure)|lib\/page-description)\.ts$/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(
        ["/auth/v1", "/rest/v1", "/storage/v1", "/functions/v1", "/mcp", "/oauth", "/.well-known", "/outbox"].map((path) => [
          path,
          server,
        ]),
      ),
      "/realtime/v1": { target: server, ws: true },
    },
  },
});
