// The server, restarted when its code changes, and Vite in front of it with the web app as it is being written.
import { spawn } from "node:child_process";

const api = process.env.PRODUCT_ARCHITECT_SERVER ?? "http://127.0.0.1:3000";
const web = "http://localhost:5173";
const children = [
  start("node", ["--watch", "--watch-preserve-output", "src/server/main.ts"], {
    PORT: new URL(api).port,
    SITE_URL: process.env.SITE_URL ?? web,
  }),
  start("npx", ["vite", "--port", new URL(web).port, "--strictPort"], { PRODUCT_ARCHITECT_SERVER: api }),
];
let ending = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(signal));
for (const child of children) child.on("exit", () => end("SIGTERM"));

function start(program, args, env) {
  return spawn(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
}

function end(signal) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill(signal);
}
