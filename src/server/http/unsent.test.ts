import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import type { ProductApp } from "./app.ts";
import { listen } from "./listen.ts";
import { createUnsent } from "./unsent.ts";

const MB = 1024 * 1024;

/** Asks and reads nothing of the answer until it is told to. */
async function ask(port: number, lines: string[]): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return socket;
}

/** Waits for an answer and takes what has come of it. */
async function beginningOf(socket: Socket): Promise<string> {
  await once(socket, "readable");
  return String(socket.read());
}

test("answers that nobody takes are bounded for an address, whichever way they go, and there is room again when one is taken or its connection ends [ATTACK-47]", async () => {
  const server = await startServer({ variables: { TRUST_PROXY: "1" } });
  const ada = await author(server);
  const texts = { description: "語".repeat(8_000), features: "語".repeat(8_000), sections: "語".repeat(8_000) };
  const rows = Array.from({ length: 100 }, (_, at) => ({ ...texts, project_id: ada.project_id, name: `Page ${at}` }));
  for (let at = 0; at < rows.length; at += 50)
    await ada.db
      .from("pages")
      .insert(rows.slice(at, at + 50))
      .throwOnError();
  // 21 MB of them
  const columns = ["a", "b", "c"].flatMap((name) => Object.keys(texts).map((text) => `${name}_${text}:${text}`));
  const path = `/rest/v1/pages?project_id=eq.${ada.project_id}&select=${columns.join(",")}`;
  const read = (from: string, { method = "GET", host = `127.0.0.1:${server.port}` } = {}) =>
    ask(server.port, [
      `${method} ${path} HTTP/1.1`,
      `host: ${host}`,
      `x-forwarded-for: ${from}`,
      `apikey: ${server.publishableKey}`,
      `authorization: Bearer ${ada.token}`,
      ...(method === "PATCH" ? ["prefer: return=representation", "content-length: 13", "", '{"forms":"x"}'] : []),
    ]);
  const longWay = { host: `[::1]:${server.port}` };
  const waiting = [];
  for (const way of [{}, longWay, {}]) {
    const socket = await read("203.0.113.1", way);
    expect(await beginningOf(socket)).toMatch(/^HTTP\/1.1 200 /);
    waiting.push(socket);
  }
  for (const way of [{}, longWay]) {
    expect(await beginningOf(await read("203.0.113.1", way))).toMatch(
      /^HTTP\/1.1 503 [\s\S]*retry-after: 2[\s\S]*"Too many answers wait to be read\. Read those first, or try again in a moment\."/i,
    );
  }
  expect(await beginningOf(await read("203.0.113.1", { method: "PATCH" }))).toMatch(
    /^HTTP\/1.1 503 [\s\S]*"Too many answers wait to be read\. What you sent was done; read those first before you ask for what came of it\."/,
  );
  const { data: written } = await ada.db.from("pages").select("forms").eq("project_id", ada.project_id).limit(1).single();
  expect(written).toEqual({ forms: "x" });
  expect(await beginningOf(await read("203.0.113.2"))).toMatch(/^HTTP\/1.1 200 /);
  waiting[0]?.destroy();
  await expect
    .poll(async () => (await beginningOf(await read("203.0.113.1", longWay))).slice(0, 13), { timeout: 10_000 })
    .toBe("HTTP/1.1 200 ");
  expect(await beginningOf(await read("203.0.113.1"))).toMatch(/^HTTP\/1.1 503 /);
  waiting[2]?.resume();
  await expect
    .poll(async () => (await beginningOf(await read("203.0.113.1"))).slice(0, 13), { timeout: 10_000 })
    .toBe("HTTP/1.1 200 ");
}, 120_000);

test("answers that wait are bounded for everybody together, small ones go through, and whoever holds least takes the place of whoever holds most [ATTACK-47, ATTACK-56]", async () => {
  const unsent = createUnsent();
  const server = createServer(({ headers }, outgoing) => {
    const refusal = unsent.keep(outgoing, { address: String(headers["x-from"]), bytes: Number(headers["x-bytes"]) });
    if (refusal) outgoing.writeHead(refusal.status).end();
    else outgoing.writeHead(200).flushHeaders();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const asked: Socket[] = [];
  const statusOf = async (from: string, bytes: number) => {
    const { port } = server.address() as AddressInfo;
    const socket = await ask(port, ["GET / HTTP/1.1", "host: localhost", `x-from: ${from}`, `x-bytes: ${bytes}`]);
    asked.push(socket);
    return Number((await beginningOf(socket)).slice(9, 12));
  };
  for (const from of ["a", "b", "c"]) expect(await statusOf(from, 64 * MB)).toBe(200);
  expect(await statusOf("a", 65_537)).toBe(503);
  expect(await statusOf("a", 65_536)).toBe(200);
  expect(await statusOf("d", 64 * MB + 1)).toBe(503);
  expect(await statusOf("d", 64 * MB)).toBe(200);
  expect(await statusOf("e", 64 * MB)).toBe(503);
  const [first] = asked;
  const cutOff = first && once(first, "close");
  first?.resume();
  expect(await statusOf("e", 65_537)).toBe(200);
  await cutOff;
});

test("whoever takes nothing of an answer is cut off, whoever takes it slowly or waits for one that is being made is not [ATTACK-48]", async () => {
  // long enough for a machine that does much else not to be late itself
  const unread = 1_000;
  const server = await listen({ host: "127.0.0.1", port: 0, unread });
  onTestFinished(() => server.drain(100));
  const usual = await listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => usual.drain(100));
  const app: ProductApp = {
    routes: [],
    fetch: async (request, peer) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/usual") return new Response(String(peer?.outgoing?.socket?.timeout));
      if (pathname === "/late") await delay(4 * unread);
      if (pathname === "/pieces") return new Response(new Blob([new Uint8Array(40 * MB)]).stream());
      return new Response(pathname === "/late" ? "well" : new Uint8Array(40 * MB));
    },
    watch: (_incoming, _outgoing, answer) => answer(),
    upgrade: async () => {},
    goAway: async () => {},
  };
  for (const one of [server, usual]) one.answerWith(app);
  expect(await (await fetch(`${usual.url}/usual`)).text()).toBe("30000");
  const begin = (path: string) => ask(server.port, [`GET ${path} HTTP/1.1`, "host: localhost", "connection: close"]);
  /** How much comes where so much is taken at a time, with pauses. */
  const take = async (socket: Socket, each: number, pause: number) => {
    let taken = 0;
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      const before = taken;
      taken += chunk.length;
      if (Math.floor(taken / each) > Math.floor(before / each)) await delay(pause);
    }
    return taken;
  };
  const isCutOff = async (path: string) => {
    const idle = await begin(path);
    await delay(5 * unread);
    expect(await take(idle, MB, 0).catch(() => 0), path).toBeLessThan(40 * MB);
  };
  const isTaken = async (path: string) => {
    const slow = await begin(path);
    const began = performance.now();
    expect(await take(slow, MB, unread / 8), path).toBeGreaterThan(40 * MB);
    expect(performance.now() - began).toBeGreaterThan(4 * unread);
  };
  const isAwaited = async (path: string) =>
    expect(String(await beginningOf(await begin(path)))).toMatch(/^HTTP\/1.1 200 [\s\S]*well$/);
  const big = ["/whole", "/pieces"];
  await Promise.all([...big.map(isCutOff), ...big.map(isTaken), isAwaited("/late")]);
}, 60_000);
