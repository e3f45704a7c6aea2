import type { TestProject } from "vitest/node";
import type { Cluster } from "./cluster.ts";
import { openServer } from "./server.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an augmentation must repeat the kind of what it augments
  export interface ProvidedContext {
    server: { url: string; publishableKey: string; secretKey: string };
  }
}

/** The real server behind the screens under test, at the address vite.config.ts passes the platform paths to. */
export async function setup(project: TestProject) {
  const cluster: Cluster = project.getProvidedContext().cluster;
  const port = Number(new URL(process.env.PRODUCT_ARCHITECT_SERVER ?? "").port);
  const { url, publishableKey, secretKey, close } = await openServer(cluster, { port });
  project.provide("server", { url, publishableKey, secretKey });
  return close;
}
