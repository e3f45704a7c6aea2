import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Resolver } from "node:dns/promises";
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { connectorBy, connectorTo } from "./connector.ts";

let connections = 0;
const server: Server = createServer((request, response) => {
  if (request.url === "/moved") response.writeHead(302, { location: "/elsewhere" }).end();
  else if (request.url === "/bomb") {
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(30_000_000)));
  } else response.end("here");
}).on("connection", () => {
  connections += 1;
});
await new Promise<void>((ready) => server.listen(0, ready));
afterAll(() => server.close());
const address = server.address();
const port = typeof address === "object" && address ? address.port : 0;
const refused = new Error("refused");
const far = connectorTo({ may_be_inside: false, refusal: () => refused });
const near = connectorTo({ may_be_inside: true });

test.each(["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "0.0.0.0", "no.such.name.invalid"])(
  "to %s nothing is connected, and the refusal is the same as for any other [OUTSIDE-07]",
  async (host) => {
    const before = connections;
    await expect(far(`http://${host}:${port}/`)).rejects.toBe(refused);
    await expect(far(`https://${host}:${port}/`)).rejects.toBe(refused);
    await expect(far(`http://${host}:64999/`)).rejects.toBe(refused);
    expect(connections).toBe(before);
  },
);

test("who may go inside does, redirects are never followed, and an answer without end is cut off [OUTSIDE-08]", async () => {
  const at = `http://127.0.0.1:${port}`;
  expect(await (await near(`${at}/`)).text()).toBe("here");
  await expect(near(`${at}/moved`)).rejects.toThrow();
  const moved = await near(`${at}/moved`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([302, "/elsewhere"]);
  await expect((await near(`${at}/bomb`)).arrayBuffer()).rejects.toThrow("longer than anything");
});

test("what the operator has named may be inside, and what that names only where it is there itself [OUTSIDE-08]", async () => {
  const at = `http://127.0.0.1:${port}`;
  expect(await (await connectorBy(at)(`${at}/`)).text()).toBe("here");
  expect(await (await connectorBy("http://localhost:1")(`${at}/`)).text()).toBe("here");
  const before = connections;
  await expect(connectorBy("http://8.8.8.8")(`${at}/`)).rejects.toThrow("does not lead to a server on the internet");
  expect(connections).toBe(before);
});

/** The addresses connections are tried to from now on; none is waited for. */
function watchAttempts(giveUp: () => void): string[] {
  const tried: string[] = [];
  const opened = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.on("connectionAttempt", (ip) => {
      tried.push(ip);
      giveUp();
    });
  };
  subscribe("net.client.socket", opened);
  onTestFinished(() => void unsubscribe("net.client.socket", opened));
  return tried;
}

test("a name that leads outside when it is looked at and inside a moment later is connected to where it was looked at, or not at all [ATTACK-153]", async () => {
  const answers = [["8.8.8.8"], ["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["127.0.0.1"]];
  const asked = vi.spyOn(Resolver.prototype, "resolve4").mockImplementation(async () => answers.shift() ?? ["127.0.0.1"]);
  vi.spyOn(Resolver.prototype, "resolve6").mockResolvedValue([]);
  onTestFinished(() => void vi.restoreAllMocks());
  const given = new AbortController();
  const tried = watchAttempts(() => given.abort());
  const before = connections;
  const there = `http://moves.example.test:${port}/`;
  await expect(far(there, { signal: given.signal })).rejects.toThrow();
  expect([tried, asked.mock.calls.length]).toEqual([["8.8.8.8"], 1]);
  // now it leads inside, and then to both
  await expect(far(there)).rejects.toBe(refused);
  await expect(far(there)).rejects.toBe(refused);
  expect(asked.mock.calls.length).toBe(3);
  expect(tried).toEqual(["8.8.8.8"]);
  expect(connections).toBe(before);
});
