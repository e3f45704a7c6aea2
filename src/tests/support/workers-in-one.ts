import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type ResolvedConfig } from "vite";

/** In one file each, as people get them: of a worker's hundred modules each would be asked for anew whenever a screen is opened. */
export function workersInOne(): Plugin {
  const files = new Map<string, string>();
  const made = new Map<string, Promise<void>>();

  async function make(address: string, { alias }: ResolvedConfig["resolve"]) {
    const name = basename(address, ".ts");
    const outputs = await build({
      configFile: false,
      logLevel: "warn",
      resolve: { alias },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        write: false,
        minify: false,
        lib: { entry: fileURLToPath(new URL(`../../..${address}`, import.meta.url)), formats: ["es"], fileName: name },
        rolldownOptions: { output: { chunkFileNames: `${name}-[name]-[hash].js` } },
      },
    });
    for (const { output } of [outputs].flat().filter((one) => "output" in one))
      for (const file of output) if (file.type === "chunk") files.set(file.isEntry ? address : file.fileName, file.code);
  }

  return {
    name: "workers-in-one",
    configureServer({ middlewares, config: { resolve } }) {
      middlewares.use(async ({ url = "" }, response, next) => {
        const { pathname, searchParams } = new URL(url, "http://localhost");
        if (searchParams.has("worker_file")) {
          if (!made.has(pathname)) made.set(pathname, make(pathname, resolve));
          await made.get(pathname);
        }
        const code = files.get(pathname) ?? files.get(basename(pathname));
        if (code === undefined) return next();
        response.setHeader("content-type", "text/javascript");
        response.end(code);
      });
    },
  };
}
