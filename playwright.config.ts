import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// Workers read this file again: what is chosen once travels in the environment.
process.env.JOURNEY_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env.JOURNEY_DATA ??= mkdtempSync(join(tmpdir(), "product-architect-journeys-"));
const baseURL = `http://localhost:${process.env.JOURNEY_PORT}`;

/** Journeys of real people in Debian's Chromium, against the server as `npm start` runs it. */
export default defineConfig({
  testDir: "src/tests/e2e",
  testMatch: "*.e2e.ts",
  outputDir: "test-results",
  workers: 1,
  retries: 0,
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: {
    command: `${process.execPath} src/server/main.ts`,
    url: `${baseURL}/health`,
    env: { PORT: process.env.JOURNEY_PORT, DATA_DIR: process.env.JOURNEY_DATA, LOG_LEVEL: "error" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
