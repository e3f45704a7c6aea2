// The server, restarted when its code changes, and Vite in front of it with the web app as it is being written.
import { spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { createServer } from "vite";

process.env.PRODUCT_ARCHITECT_SERVER ??= "http://127.0.0.1:3000";
const api = process.env.PRODUCT_ARCHITECT_SERVER;
const web = new URL(process.env.SITE_URL ?? "http://localhost:5173");

const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", "src/server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, PORT: new URL(api).port, SITE_URL: web.origin },
});
const vite = await createServer({
  server: { host: web.hostname, port: Number(web.port), strictPort: true },
  plugins: [{ name: "key-of-the-server", transformIndexHtml: withKey }],
});
let ending = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(signal));
server.on("exit", () => end("SIGTERM"));
try {
  await vite.listen();
  vite.printUrls();
} catch (error) {
  console.error(`The web app cannot be served at ${web.origin} (${error.message}); free the port or set SITE_URL to another.`);
  process.exitCode = 1;
  end("SIGTERM");
}

/** The server writes its key into the built page; here the page is Vite's. */
async function withKey(html) {
  const key = await keyOfServer();
  return html.replace(/(name="product-architect-key" content=)"[^"]*"/, `$1"${key}"`);
}

async function keyOfServer() {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await delay(100)) {
    const page = await fetch(`${api}/`).then(
      (answer) => answer.text(),
      () => "",
    );
    const key = /name="product-architect-key" content="([^"]+)"/.exec(page)?.[1];
    if (key) return key;
  }
  return "";
}

function end(signal) {
  if (ending) return;
  ending = true;
  server.kill(signal);
  void vite.close();
}
