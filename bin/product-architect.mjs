#!/usr/bin/env node
// Plain JavaScript that an old Node can read: it says what is missing instead of failing at the first modern word.
import { fileURLToPath } from "node:url";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major > 22 || (major === 22 && minor >= 18)) await start();
else {
  process.stderr.write(`product-architect needs Node 22.18 or newer, and this is ${process.versions.node}.\n`);
  process.exitCode = 2;
}

async function start() {
  const program = new URL("../src/cli/main.ts", import.meta.url);
  // Node strips types everywhere but under node_modules, which is where npx puts us
  if (fileURLToPath(program).includes("node_modules")) await stripTypesOf(new URL("..", import.meta.url).href);
  const { main } = await import(program.href);
  process.exitCode = await main(process.argv.slice(2));
}

async function stripTypesOf(root) {
  const { registerHooks, stripTypeScriptTypes } = await import("node:module");
  const { readFileSync } = await import("node:fs");
  const warn = process.emitWarning;
  process.emitWarning = (warning, ...rest) => {
    if (!String(warning).includes("stripTypeScriptTypes")) warn.call(process, warning, ...rest);
  };
  registerHooks({
    load: (url, context, next) => {
      const ours = url.startsWith(root) && url.endsWith(".ts") && !url.slice(root.length).includes("node_modules");
      if (!ours) return next(url, context);
      return { format: "module", source: stripTypeScriptTypes(readFileSync(fileURLToPath(url), "utf8")), shortCircuit: true };
    },
  });
}
