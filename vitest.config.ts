import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { freePort } from "#server/postgres/embedded.ts";
import { filesOfHome } from "#tests/support/homes.ts";
import { workersInOne } from "#tests/support/workers-in-one.ts";
import { launchOptions } from "./scripts/browser.ts";
import { writeInMemory } from "./scripts/in-memory.ts";
import { ResultsReporter } from "./scripts/results-reporter.ts";
import { TEST_FILES } from "./scripts/test-files.ts";

// vite.config.ts sends the platform paths of the screen tests there; screens-setup.ts starts the server
process.env.PRODUCT_ARCHITECT_SERVER ??= `http://127.0.0.1:${await freePort()}`;

// what was compiled once need not be in each process and thread that a test starts
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.product-architect/compiled/", import.meta.url));

writeInMemory();

const globalSetup = ["src/tests/support/global-setup.ts"];
const setupFiles = ["src/tests/support/close-opened.ts"];
// a machine under load is slow, not wrong: only what never comes is a failure
const patience = { testTimeout: 150_000, hookTimeout: 180_000, expect: { poll: { timeout: 45_000 } } } as const;
// as the server runs, see src/server/supervise.ts
const execArgv = ["--disable-proto=delete"];
// what the files of a process have in common is loaded once, which is half of what they take
const together = { environment: "node", isolate: false, ...patience } as const;
// where nobody watches, a test that needs the outside gets two more tries, which the report shows
const retry = process.env.CI ? 2 : 0;
const onServer = { ...together, globalSetup, setupFiles, execArgv, retry } as const;

export default defineConfig({
  test: {
    reporters: ["default", ...(process.env.TEST_RESULTS ? [new ResultsReporter(process.env.TEST_RESULTS)] : [])],
    // files wait for their servers more than they compute
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...together,
          name: "unit",
          include: TEST_FILES.unit,
        },
      },
      { test: { ...onServer, name: "server", include: TEST_FILES.server } },
      { test: { ...onServer, name: "home-2", include: filesOfHome(2) } },
      { test: { ...onServer, name: "home-3", include: filesOfHome(3) } },
      {
        extends: "./vite.config.ts",
        plugins: [workersInOne()],
        // the screens are drawn by the React that people get, which is the faster one too
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        oxc: { jsx: { development: false } },
        test: {
          name: "screens",
          ...patience,
          // the app is loaded once a page, and each test opens it anew
          isolate: false,
          // without it a browser has one page at a time
          maxWorkers: 2,
          // browsers compute all the time, and what is drawn beside other work is drawn late
          sequence: { groupOrder: 1 },
          // nor is the browser ours
          retry,
          include: TEST_FILES.screens,
          setupFiles: ["src/tests/support/page-when-failed.ts"],
          globalSetup: [...globalSetup, "src/tests/support/screens-setup.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // of this nothing is written, see page-when-failed.ts
            locators: { errorFormat: "html" },
            provider: playwright({
              launchOptions,
              // what cannot be clicked says why, instead of waiting for the end of its test
              actionTimeout: 30_000,
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
