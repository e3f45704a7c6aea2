import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { ProductApp } from "./app.ts";
import { type Listening, listen } from "./listen.ts";

const app: ProductApp = {
  routes: [],
  fetch: async (request) => (request.url.endsWith("/long") ? new Promise(() => {}) : new Response("well")),
  watch: (_incoming, _outgoing, answer) => answer(),
  upgrade: async () => {},
  goAway: async () => {},
};

/** Opens a connection from an address of this machine, and says as much on it. */
async function open({ port }: Listening, localAddress: string, said = "") {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  onTestFinished(() => void socket.destroy());
  const come = { socket, isClosed: false, heard: "" };
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    come.heard += chunk;
  });
  socket.once("close", () => {
    come.isClosed = true;
  });
  await once(socket, "connect");
  if (said) socket.write(said);
  return come;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

test("whoever opens connections without end and says nothing or little on them keeps nobody else out [ATTACK-120]", async () => {
  const server = await listen({ host: "127.0.0.1", port: 0, connections: 8 });
  onTestFinished(() => server.drain(100));
  server.answerWith(app);
  const kept = await open(server, "127.0.0.3", get("/"));
  const asking = await open(server, "127.0.0.2", get("/long"));
  const silent: { isClosed: boolean }[] = [];
  for (let at = 0; at < 12; at += 1) silent.push(await open(server, "127.0.0.2", at % 2 ? "" : "GET / HTTP/1.1\r\nx-long: "));
  for (const from of ["127.0.0.4", "127.0.0.5"]) {
    const come = await open(server, from, get("/"));
    await expect.poll(() => come.heard).toMatch(/^HTTP\/1.1 200 [\s\S]*well/);
  }
  await expect.poll(() => silent.filter(({ isClosed }) => isClosed)).toHaveLength(8);
  expect(silent.slice(8).map(({ isClosed }) => isClosed)).toEqual([false, false, false, false]);
  expect([kept.isClosed, asking.isClosed]).toEqual([false, false]);
});
