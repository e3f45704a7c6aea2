import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#server/auth/request.ts";
import { createBodyRoom } from "./body-room.ts";
import { createDataDoor } from "./data-door.ts";

test("nothing of a body is taken before it is known who sends it, and nothing of one is kept whose sender goes away [ATTACK-21]", async () => {
  const incoming = Object.assign(new EventEmitter(), {
    method: "POST",
    url: "/rest/v1/waitlist",
    headers: { host: "localhost", "content-length": "4000000" },
    socket: {},
  });
  const taken: number[] = [];
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const answerData = createDataDoor({
    ask: async (_ask, body) => {
      await new Promise((done) => setTimeout(done));
      taken.push(incoming.listenerCount("data"));
      const sent = body(1);
      taken.push(incoming.listenerCount("data"));
      incoming.emit("close");
      expect(await sent).toBeUndefined();
      return { status: 401, headers: {}, body: "" };
    },
    proxies: 0,
    failed: async () => ({ status: 500, headers: {}, body: "" }),
  });
  const outgoing = { writeHead: () => {}, end };
  answerData(...([incoming, outgoing] as unknown as Parameters<typeof answerData>));
  await ended;
  expect(taken).toEqual([0, 1]);
});

test("whoever is gone before it is known who they are keeps no request waiting [ATTACK-21]", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<unknown>();
  const door = createDataDoor({
    ask: async (_ask, body) => {
      await known;
      answer(await body(1));
      return { status: 401, headers: {}, body: "" };
    },
    proxies: 0,
    failed: async () => ({ status: 500, headers: {}, body: "" }),
  });
  const { promise: known, resolve: know } = Promise.withResolvers<void>();
  const server = createServer((incoming, outgoing) => {
    door(incoming, outgoing);
    incoming.once("close", know);
    sender.destroy();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const sender = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sender.write("POST /rest/v1/waitlist HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000000\r\n\r\n[");
  expect(await answered).toBeUndefined();
});

test("bodies on their way are bounded for an address and for all, small ones go through, and room that is let go is given again [ATTACK-21]", () => {
  const room = createBodyRoom({ perAddress: 8_000_000, all: 12_000_000 });
  const ask = (address: string, length?: string) => {
    const headers = new Headers({
      [CLIENT_ADDRESS_HEADER]: address,
      ...(length === undefined ? {} : { "content-length": length }),
    });
    return room.keep({ method: "POST", url: "http://localhost/", headers }, 4_000_000);
  };
  const refusal = expect.objectContaining({
    status: 503,
    message: "Too much is sent at once right now. Try again in a moment.",
    more: { retry_after: 2 },
  });
  const first = ask("203.0.113.9", "4000000");
  // whoever does not say how much it is, is counted with as much as may come
  ask("203.0.113.9");
  expect(() => ask("203.0.113.9", "100000")).toThrow(refusal);
  ask("203.0.113.9", "60000");
  ask("203.0.113.8", "4000000");
  expect(() => ask("203.0.113.7", "100000")).toThrow(refusal);
  first();
  first();
  ask("203.0.113.7", "4000000");
  expect(() => ask("203.0.113.6", "100000")).toThrow(refusal);
});
