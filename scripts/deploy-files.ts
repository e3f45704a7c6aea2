import { globSync, readFileSync, statSync } from "node:fs";
import { zipSync } from "fflate";
import type { Plugin } from "vite";
import { deployAddress, deployArchiveAddress } from "#domain/catalog/deploy-files.ts";

const below = (path: string) => path.slice("deploy/".length);

/** Every file of `deploy/` by its path below it, but those where somebody keeps secrets of theirs. */
export function readDeployFiles(): Map<string, Uint8Array> {
  const paths = globSync(["deploy/**/*", "deploy/**/.helmignore"])
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => statSync(path).isFile() && !path.endsWith("/.env"));
  return new Map(paths.sort().map((path) => [below(path), new Uint8Array(readFileSync(path))]));
}

export function writeDeployArchive(): Uint8Array {
  const files = [...readDeployFiles()].map(([path, bytes]) => [`deploy/${path}`, bytes]);
  return zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 1) });
}

/** The site hands out the files the product is installed with. */
export function deployFiles(): Plugin {
  return {
    name: "deploy-files",
    configureServer({ middlewares }) {
      middlewares.use(deployAddress, (request, response, next) => {
        const path = decodeURIComponent((request.url ?? "").replace(/^\/|\?.*$/g, ""));
        const isArchive = deployArchiveAddress.endsWith(`/${path}`);
        const bytes = isArchive ? writeDeployArchive() : readDeployFiles().get(path);
        if (!bytes || request.url?.includes("?")) return next();
        response.setHeader("content-type", "application/octet-stream");
        response.end(bytes);
      });
    },
    generateBundle() {
      for (const [path, source] of readDeployFiles()) {
        this.emitFile({ type: "asset", fileName: `${deployAddress.slice(1)}${path}`, source });
      }
      this.emitFile({ type: "asset", fileName: deployArchiveAddress.slice(1), source: writeDeployArchive() });
    },
  };
}
