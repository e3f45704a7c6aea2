// The launcher behind every npm script. Plain JavaScript: it must run on the Node that is there, and fetch a newer one if need be.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { checks } from "./checks.mjs";
import { endWithParent } from "./end-with-parent.mjs";
import { become, capture, run } from "./processes.mjs";
import { root } from "./root.mjs";
import { hashOf, readStamp, writeStamp } from "./stamps.mjs";

const [task = "start", ...rest] = process.argv.slice(2);

const tasks = {
  start: async () => {
    await build();
    // in this very process: nothing stands between the terminal and who keeps the server running
    await import("#server/start.ts");
    return process.exitCode;
  },
  dev: async () => become("node", ["scripts/dev.mjs", ...rest]),
  build: async () => {
    await build({ always: true });
    return 0;
  },
  test: async () => {
    await build();
    return checks({ run, capture, root, which: "test" });
  },
  verify: async () => checks({ run, capture, root, which: "verify" }),
  e2e: async () => {
    await build();
    return become("npx", ["playwright", "test", ...rest]);
  },
  trace: async () => become("node", ["scripts/trace.ts", ...rest]),
  bench: async () => {
    await build();
    return become("node", ["src/bench/main.ts", ...rest]);
  },
  demo: async () => become("node", ["scripts/demo.ts", ...rest]),
  "files:move": async () => become("node", ["scripts/move-files.ts", ...rest]),
  backup: async () => become("node", ["src/server/backup/main.ts", "backup", ...rest]),
  restore: async () => become("node", ["src/server/backup/main.ts", "restore", ...rest]),
  "db:types": async () => become("node", ["scripts/write-database-types.ts", ...rest]),
};

process.chdir(root);
process.exitCode = await main();

async function main() {
  const chosen = tasks[task];
  if (!chosen) {
    console.error(`There is no task '${task}'; choose one of ${Object.keys(tasks).join(", ")}.`);
    return 1;
  }
  endWithParent();
  if (!isNewEnough()) return underNewerNode();
  // the programs we start by name shall be of this Node
  process.env.PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  const installed = await install();
  return installed === 0 ? chosen() : installed;
}

async function underNewerNode() {
  const { code, output } = await capture("npm", ["exec", "--yes", "--package=node@24", "--", "node", "-p", "process.execPath"]);
  const node = output.trim().split("\n").at(-1) ?? "";
  if (code !== 0 || !existsSync(node)) {
    console.error(
      `Node ${process.versions.node} is too old and a newer one could not be fetched; install Node 24 and try again.`,
    );
    return 1;
  }
  return become(node, ["scripts/run.mjs", task, ...rest]);
}

function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

async function install() {
  const wanted = hashOf(["package-lock.json", "package.json"]);
  if (readStamp("installed") === wanted) return 0;
  console.log("Installing what package-lock.json names …");
  const code = await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0) {
    console.error("The packages could not be installed; check the connection to the npm registry and try again.");
    return 1;
  }
  // npm may tidy the lockfile while it installs
  writeStamp("installed", hashOf(["package-lock.json", "package.json"]));
  return 0;
}

async function build({ always = false } = {}) {
  const drawing = ["scripts/draw-pages.ts", "scripts/page-styles.ts", "scripts/docs-index.ts", "scripts/deploy-files.ts", "docs"];
  const wanted = hashOf([
    "src/web",
    "src/domain",
    "src/data",
    "deploy",
    "public",
    "index.html",
    "vite.config.ts",
    "package-lock.json",
    ...drawing,
  ]);
  if (!always && readStamp("built") === wanted && existsSync(join(root, "dist", "index.html"))) return;
  if (!existsSync(join(root, "index.html"))) return;
  console.log("Building the web app …");
  const { code, output } = await capture("npx", ["vite", "build", "--logLevel", "warn"]);
  if (code !== 0) {
    console.error(`${output}\nThe web app could not be built.`);
    process.exit(1);
  }
  writeStamp("built", wanted);
}
