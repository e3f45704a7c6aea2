import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions, requireChromium } from "./scripts/browser.ts";
import { writeInMemory } from "./scripts/in-memory.ts";
import { TEST_FILES } from "./scripts/test-files.ts";

requireChromium();
writeInMemory();
// Workers read this file again: what is chosen once travels in the environment.
process.env.JOURNEY_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env.JOURNEY_DATA ??= mkdtempSync(join(tmpdir(), "product-architect-journeys-"));
/** Where providers.e2e.ts starts a provider to sign in with. */
process.env.JOURNEY_PROVIDER ??= String(40_000 + Math.floor(Math.random() * 20_000));
const provider = { issuer: `http://127.0.0.1:${process.env.JOURNEY_PROVIDER}`, clientId: "product", clientSecret: "secret" };
/** JOURNEY_URL names a running instance to travel instead, such as one started by `npm start`. */
const baseURL = process.env.JOURNEY_URL ?? `http://localhost:${process.env.JOURNEY_PORT}`;
const ownServer = {
  command: `${process.execPath} src/server/start.ts`,
  url: `${baseURL}/health`,
  env: {
    PORT: process.env.JOURNEY_PORT,
    DATA_DIR: process.env.JOURNEY_DATA,
    LOG_LEVEL: "error",
    OIDC_PROVIDERS: JSON.stringify({ "my-company": { ...provider, domains: ["company.example"] } }),
  },
  gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  stdout: "ignore",
  stderr: "pipe",
} as const;

/** Journeys of real people in a Chromium, against the server as `npm start` runs it. */
export default defineConfig({
  testMatch: TEST_FILES.journeys,
  outputDir: "test-results",
  // each file has people of its own, on one server
  workers: 3,
  // as in vitest.config.ts; a journey that needed its second try is listed as flaky
  retries: process.env.CI ? 1 : 0,
  timeout: 300_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    actionTimeout: 30_000,
    screenshot: "only-on-failure",
    launchOptions,
  },
  ...(process.env.JOURNEY_URL ? {} : { webServer: ownServer }),
});
