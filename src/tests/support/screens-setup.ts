import type { TestProject } from "vitest/node";
import { requireChromium } from "#scripts/browser.ts";
import type { Cluster } from "./cluster.ts";
import { startSampleWeb } from "./sample-web.ts";
import { openServer } from "./server.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an augmentation must repeat the kind of what it augments
  export interface ProvidedContext {
    server: { url: string; publishableKey: string; secretKey: string };
    /** Where a website stands that may be read. */
    website: string;
  }
}

/** The real server behind the screens under test, at the address vite.config.ts passes the platform paths to. */
export async function setup(project: TestProject) {
  requireChromium();
  const cluster: Cluster = project.getProvidedContext().cluster;
  const port = Number(new URL(process.env.PRODUCT_ARCHITECT_SERVER ?? "").port);
  const web = await startSampleWeb();
  const variables = { ...web.variables, OPERATORS: "operator@example.com" };
  const { url, publishableKey, secretKey, close } = await openServer(cluster, { port, variables });
  project.provide("server", { url, publishableKey, secretKey });
  project.provide("website", web.url);
  return async () => {
    await close();
    await web.close();
  };
}
