import { EventEmitter } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { createHeldBytes } from "#server/http/held-bytes.ts";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { limits } from "./limits.ts";
import { serveSocket } from "./socket.ts";

/** What a client sent, whose first join waits without end. */
function heard(held: ReturnType<typeof createHeldBytes>, address = "203.0.113.9") {
  const closed: number[] = [];
  const ws = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: () => {},
    close: (code: number) => {
      closed.push(code);
      ws.readyState = 2;
    },
    terminate: () => {},
  });
  const follow = vi.fn(() => new Promise<never>(() => {}));
  const feed = { follow };
  const rest = { version: "2.0.0", key: "", node: () => 1, log: { error: () => {}, warn: () => {} } };
  serveSocket({ ws, feed, held, address, ...rest } as unknown as Parameters<typeof serveSocket>[0]);
  return { closed, read: () => follow.mock.calls.length, say: (text: string) => ws.emit("message", Buffer.from(text), false) };
}

/** A join that takes eighty times its bytes once it is read. */
const wide = (bytes: number) => `["1","1","realtime:x","phx_join",{"junk":[${"{},".repeat(bytes / 3)}{}]}]`;

test("frames that wait are kept as bytes, few of one client, of an address and of all, and each is read when its turn comes [ATTACK-17, ATTACK-56]", async () => {
  const own = heard(createHeldBytes({ perAddress: limits.waitingBytesPerAddress, all: limits.waitingBytesInAll }));
  const frame = wide(12_000);
  const room = Math.floor(limits.waitingBytes / (frame.length + limits.waitingFrame));
  for (let sent = 0; sent < room; sent += 1) own.say(frame);
  expect(own.closed).toEqual([]);
  own.say(frame);
  expect(own.closed).toEqual([1008]);
  await new Promise((done) => setTimeout(done));
  // the connection that is closed has none of the others read
  expect(own.read()).toBe(0);

  const slow = heard(createHeldBytes({ perAddress: limits.waitingBytesPerAddress, all: limits.waitingBytesInAll }));
  for (let sent = 0; sent < 10; sent += 1) slow.say(frame);
  await expect.poll(slow.read).toBe(1);
  await new Promise((done) => setTimeout(done, 50));
  expect(slow.read()).toBe(1);

  const shared = createHeldBytes({ perAddress: 30_000, all: 50_000 });
  const crowd = ["203.0.113.9", "203.0.113.9", "203.0.113.9", "203.0.113.8", "203.0.113.8"].map((from) => heard(shared, from));
  for (const client of crowd) client.say(frame);
  expect(crowd.map(({ closed }) => closed)).toEqual([[], [], [1008], [], [1008]]);
  // whoever has less waiting than another takes the place of the first of whoever has most
  const newcomer = heard(shared, "203.0.113.7");
  newcomer.say(frame);
  expect([newcomer.closed, ...crowd.map(({ closed }) => closed)]).toEqual([[], [1008], [], [1008], [], [1008]]);
});

test("whoever is on no channel sends frames of 16 KB at most, and so does whoever is on one, but for what they say to others [ATTACK-17]", async () => {
  expect(limits.plainFrame).toBe(16_384);
  const server = await startServer();
  const ada = await author(server);
  const opened = async () => {
    const ws = new WebSocket(
      `${server.url.replace("http", "ws")}/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=2.0.0`,
    );
    onTestFinished(() => ws.terminate());
    await new Promise((done, fail) => ws.once("open", done).once("error", fail));
    const answers: unknown[] = [];
    ws.on("message", (data) => {
      const [, , , event, payload] = JSON.parse(String(data));
      if (event === "phx_reply") answers.push(payload);
    });
    const closing = new Promise((done) => ws.once("close", done));
    return { ws, answers, closing };
  };
  const outside = await opened();
  outside.ws.send(wide(12_000));
  await expect.poll(() => outside.answers, patiently).toMatchObject([{ status: "error" }]);
  outside.ws.send(said("broadcast", 20_000));
  expect(await outside.closing).toBe(1009);

  const inside = await opened();
  const payload = { config: { private: true }, access_token: ada.token };
  inside.ws.send(JSON.stringify(["1", "1", `realtime:project:${ada.project_id}`, "phx_join", payload]));
  await expect.poll(() => inside.answers, patiently).toMatchObject([{ status: "ok" }]);
  inside.ws.send(said("broadcast", 20_000));
  await expect.poll(() => inside.answers, patiently).toMatchObject([{}, { response: { reason: "unmatched topic" } }]);
  inside.ws.send(said("presence", 20_000));
  expect(await inside.closing).toBe(1009);
});

const patiently = { timeout: 15_000 };
const said = (event: string, length: number) => JSON.stringify(["1", "2", "realtime:x", event, { much: "x".repeat(length) }]);

test("a connection that is on no channel for 30 seconds ends, and one that is on a channel stays [ATTACK-85]", async () => {
  const server = await startServer();
  const ada = await author(server);
  const address = `${server.url.replace("http", "ws")}/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=2.0.0`;
  const opened = async () => {
    const ws = new WebSocket(address);
    onTestFinished(() => ws.terminate());
    const closed: unknown[] = [];
    ws.on("close", (code, reason) => closed.push([code, String(reason)]));
    await new Promise((done, fail) => ws.once("open", done).once("error", fail));
    return { ws, closed };
  };
  const [idle, joined] = [await opened(), await opened()];
  const payload = { config: { private: true }, access_token: ada.token };
  const answered = new Promise((done) => joined.ws.once("message", (data) => done(JSON.parse(String(data))[4])));
  joined.ws.send(JSON.stringify(["1", "1", `realtime:project:${ada.project_id}`, "phx_join", payload]));
  expect(await answered).toMatchObject({ status: "ok" });
  const now = performance.now.bind(performance);
  const later = vi.spyOn(performance, "now").mockImplementation(() => now() + 30_000);
  onTestFinished(() => later.mockRestore());
  await expect
    .poll(() => idle.closed, { timeout: 60_000 })
    .toEqual([[1000, "Nobody is on a channel here. Connect again to join one."]]);
  expect(joined.closed).toEqual([]);
  expect(joined.ws.readyState).toBe(WebSocket.OPEN);
}, 90_000);
