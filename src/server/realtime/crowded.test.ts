import { beforeEach, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { type Author, author } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { limits } from "./limits.ts";

let server: TestServer;
let ada: Author;
// the process has ten thousand places; who gets one where all are taken is the same with six
expect(limits.sockets).toBe(10_000);
Object.assign(limits, { sockets: 6 });

beforeEach(async () => {
  server = await startServer({ variables: { TRUST_PROXY: "1" } });
  ada = await author(server);
});

const patiently = { timeout: 15_000 };

async function from(address: string) {
  const path = `/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=2.0.0`;
  const ws = new WebSocket(`${server.url.replace("http", "ws")}${path}`, { headers: { "x-forwarded-for": address } });
  const client = { ws, answers: [] as unknown[], closed: undefined as number | undefined };
  ws.on("error", () => {});
  ws.on("message", (data) => client.answers.push(JSON.parse(String(data))[4]));
  ws.once("close", (code) => {
    client.closed = code;
  });
  onTestFinished(() => ws.terminate());
  const status = await new Promise<number | undefined>((done) => {
    ws.once("unexpected-response", (_request, answer) => done(answer.statusCode));
    ws.once("open", () => done(101));
  });
  return { ...client, status, client };
}

async function onChannel(address: string) {
  const come = await from(address);
  const payload = { config: { private: true }, access_token: ada.token };
  come.ws.send(JSON.stringify(["1", "1", `realtime:project:${ada.project_id}`, "phx_join", payload]));
  await expect.poll(() => come.answers[0], patiently).toMatchObject({ status: "ok" });
  return come;
}

type Come = Awaited<ReturnType<typeof from>>;
const closes = (come: readonly Come[]) => come.map(({ client }) => client.closed);

test("where all places for connections are taken, the network that holds most gives up its oldest on no channel, and then its oldest, to whoever holds less [ATTACK-84]", async () => {
  const working = await onChannel("2001:db8:1:1::1");
  const idle: Come[] = [];
  // of one line, from another /64 each
  for (let at = 2; at <= 5; at += 1) idle.push(await from(`2001:db8:1:${at}::1`));
  const other = await onChannel("198.51.100.1");
  expect([working, ...idle, other].map(({ status }) => status)).toEqual([101, 101, 101, 101, 101, 101]);

  const newcomer = await onChannel("198.51.100.2");
  await expect.poll(() => closes(idle), patiently).toEqual([1013, undefined, undefined, undefined]);
  expect(closes([working, other, newcomer])).toEqual([undefined, undefined, undefined]);
  // whoever holds most gets no more by coming again from another of their addresses
  expect((await from("2001:db8:1:99::1")).status).toBe(503);
  expect((await from("2001:db8:1:2::1")).status).toBe(503);

  const second = await onChannel("198.51.100.2");
  await expect.poll(() => closes(idle), patiently).toEqual([1013, 1013, undefined, undefined]);
  // three of that line, two of this one and one of that: nobody holds more than another would
  expect((await from("198.51.100.2")).status).toBe(503);
  const third = await onChannel("198.51.100.3");
  await expect.poll(() => closes(idle), patiently).toEqual([1013, 1013, 1013, undefined]);
  expect(closes([working, other, newcomer, second, third])).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test("among the addresses of one network, the one that holds most gives up to another, and who is on a channel does where nobody else is left [ATTACK-84]", async () => {
  const greedy: Come[] = [];
  for (let at = 0; at < 6; at += 1) greedy.push(await onChannel("2001:db8:2:1::1"));
  expect(closes(greedy).filter((code) => code !== undefined)).toEqual([]);
  const neighbour = await onChannel("2001:db8:2:2::1");
  await expect.poll(() => closes(greedy)[0], patiently).toBe(1013);
  expect(closes([...greedy.slice(1), neighbour])).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
});
