import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#server/auth/request.ts";
import { author } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer } from "#tests/support/server.ts";
import { createBodyRoom } from "./body-room.ts";
import { createDataDoor } from "./data-door.ts";
import { createUnsent } from "./unsent.ts";

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
    unsent: createUnsent(),
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
    unsent: createUnsent(),
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

test("bodies on their way are bounded for an address and for all, small ones go through, and room that is let go is given again [ATTACK-21, ATTACK-56]", async () => {
  const room = createBodyRoom({ perAddress: 8_000_000, all: 12_000_000 });
  const ask = (address: string, length?: string) => {
    const headers = new Headers({
      [CLIENT_ADDRESS_HEADER]: address,
      ...(length === undefined ? { "transfer-encoding": "chunked" } : { "content-length": length }),
    });
    const coming = room.keep({ method: "POST", url: "http://localhost/", headers }, 4_000_000);
    coming.take(3_000_000);
    coming.take(Number(length ?? 4_000_000) - 3_000_000);
    return coming;
  };
  const refusal = expect.objectContaining({
    status: 503,
    message: "Too much is sent at once right now. Try again in a moment.",
    more: { retry_after: 2 },
  });
  const first = ask("203.0.113.9", "4000000");
  // whoever does not say how much it is, is counted as well
  const unsaid = ask("203.0.113.9");
  expect(() => ask("203.0.113.9", "100000")).toThrow(refusal);
  ask("203.0.113.9", "60000");
  const whole = ask("203.0.113.8", "4000000");
  await whole.whole(Promise.resolve());
  first.letGo();
  first.letGo();
  const slow = ask("203.0.113.7", "4000000");
  const read = expect(slow.whole(new Promise<never>(() => {}))).rejects.toEqual(refusal);
  await unsaid.whole(Promise.resolve());
  // whoever sends less gets the room of whoever sends more and is not done
  await ask("203.0.113.6", "4000000").whole(Promise.resolve());
  await read;
  expect(slow.refusal).toEqual(refusal);
  expect(() => slow.take(1)).toThrow(refusal);
  expect([whole.refusal, unsaid.refusal]).toEqual([undefined, undefined]);
  expect(() => ask("203.0.113.5", "100000")).toThrow(refusal);
});

test("of short bodies those that do not come at once are kept in the same room, and have no longer than others [ATTACK-70]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const room = createBodyRoom({ perAddress: 1_000_000, all: 1_500_000 });
  const begin = (address: string) => {
    const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: address, "content-length": "60000" });
    return room.keep({ method: "POST", url: "http://localhost/", headers }, 4_000_000);
  };
  const slow = Array.from({ length: 20 }, () => begin("203.0.113.9"));
  const [first] = slow.map((coming) => {
    coming.take(50_000);
    return coming.over;
  });
  const full = expect.objectContaining({ status: 503, message: "Too much is sent at once right now. Try again in a moment." });
  expect(() => begin("203.0.113.9").take(1)).toThrow(full);
  // what comes whole at once goes through
  begin("203.0.113.9").take(60_000);
  const late = expect(first).rejects.toMatchObject({ status: 408 });
  const whole = begin("203.0.113.8");
  whole.take(59_999);
  await whole.whole(Promise.resolve());
  await vi.advanceTimersByTimeAsync(30_000);
  await late;
  expect([slow[1]?.refusal?.status, whole.refusal]).toEqual([408, undefined]);
  expect(() => slow[1]?.take(10_000)).toThrow(expect.objectContaining({ status: 408 }));
  for (const coming of slow) coming.letGo();
  begin("203.0.113.9").take(1);
});

const MB = 1024 * 1024;

test("files in forms, files to import, applications and what agents say are kept in the same room, whoever reads them [ATTACK-26]", async () => {
  const server = await startServer({ variables: { TRUST_PROXY: "1" } });
  const ada = await author(server);
  const { token } = await addKey(ada, ada.project_id);
  const open: Socket[] = [];
  let answers: string[] = [];
  const startAnew = () => {
    for (const socket of open.splice(0)) socket.destroy();
    answers = [];
  };
  onTestFinished(startAnew);
  const form = { "content-type": "multipart/form-data; boundary=b" };
  const json = { "content-type": "application/json" };
  const kinds: Record<string, { path: string; length: number; headers: Record<string, string> }> = {
    upload: {
      path: `/storage/v1/object/project_documents/${ada.project_id}/a.txt`,
      length: 10 * MB,
      headers: { ...form, authorization: `Bearer ${ada.token}`, apikey: server.publishableKey },
    },
    import: { path: "/functions/v1/read-source", length: 6 * MB, headers: { ...json, authorization: `Bearer ${ada.token}` } },
    application: { path: "/forms/application", length: 5 * MB, headers: { ...form, origin: server.url } },
    agent: { path: "/mcp", length: 900_000, headers: { ...json, authorization: `Bearer ${token}` } },
  };
  /** Says how long a body is and sends it but for its end, and waits whether it is refused. */
  const begin = async (from: string, { path, length, headers }: (typeof kinds)[string], patience: number) => {
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => {});
    open.push(socket);
    const said = { host: `127.0.0.1:${server.port}`, "x-forwarded-for": from, "content-length": length, ...headers };
    const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}`);
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${"{".padEnd(length - 1)}`);
    const heard = answers;
    const answer = once(socket, "data").then(([data]) => {
      heard.push(String(data));
      return String(data);
    });
    return Promise.race([answer, new Promise<string>((done) => setTimeout(() => done("it waits for the rest"), patience))]);
  };
  for (const [at, [name, kind]] of Object.entries(kinds).entries()) {
    const from = `203.0.113.${at}`;
    const fits = Math.floor((64 * MB) / kind.length);
    const begun = await Promise.all(Array.from({ length: fits }, () => begin(from, kind, 4_000)));
    expect(new Set(begun), name).toEqual(new Set(["it waits for the rest"]));
    // one of them gives way: the last one, or the one that holds most by then
    await begin(from, kind, 1_500);
    await expect.poll(() => answers.length, { timeout: 15_000 }).toBe(1);
    expect(answers[0], name).toMatch(
      /^HTTP\/1.1 503 [\s\S]*retry-after: 2[\s\S]*Too much is sent at once right now\. Try again in a moment\./i,
    );
    expect(await begin("203.0.113.99", kind, 1_500), name).toBe("it waits for the rest");
    startAnew();
    await expect.poll(() => begin(from, kind, 300), { timeout: 10_000 }).toBe("it waits for the rest");
    startAnew();
  }
}, 120_000);

test("of a body counts what has come, not what was promised, and one that does not come whole within 30 seconds is refused [ATTACK-49]", async () => {
  const server = await startServer({ variables: { TRUST_PROXY: "1" } });
  const ada = await author(server);
  const { token } = await addKey(ada, ada.project_id);
  const ways = [
    { path: "/rest/v1/pages", host: `127.0.0.1:${server.port}`, token: ada.token },
    { path: "/rest/v1/pages", host: `[::1]:${server.port}`, token: ada.token },
    { path: "/functions/v1/read-source", host: `127.0.0.1:${server.port}`, token: ada.token },
    { path: "/mcp", host: `127.0.0.1:${server.port}`, token },
  ];
  const said = { "content-length": 4 * MB, "content-type": "application/json", apikey: server.publishableKey };
  const answers = Array.from({ length: 80 }, async (_, at) => {
    const way = ways[at % ways.length];
    const socket = connect(server.port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    const headers = { ...said, host: way?.host, "x-forwarded-for": `203.0.113.${Math.floor(at / 20)}` };
    const lines = Object.entries({ ...headers, authorization: `Bearer ${way?.token}` }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    if (way?.path === "/mcp") lines[0] = "content-length: 900000";
    socket.write(`POST ${way?.path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n{`);
    return String((await once(socket, "data"))[0]);
  });
  const early = await Promise.race([...answers, new Promise((done) => setTimeout(() => done("all wait"), 3_000))]);
  expect(early).toBe("all wait");
  for (const from of ["203.0.113.0", "203.0.113.9"]) {
    const rows = Array.from({ length: 20 }, (_, at) => ({
      project_id: ada.project_id,
      name: `Page ${at} of ${from}`,
      description: "x".repeat(8_000),
    }));
    const { status } = await fetch(`${server.url}/rest/v1/pages`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        apikey: server.publishableKey,
        authorization: `Bearer ${ada.token}`,
        "x-forwarded-for": from,
      },
      body: JSON.stringify(rows),
    }).catch((error: unknown) => ({ status: error }));
    expect(status, from).toBe(201);
  }
  for (const answer of await Promise.all(answers))
    expect(answer).toMatch(
      /^HTTP\/1.1 408 [\s\S]*"This was not sent whole within 30 seconds\. Send it again, or less at once\."/,
    );
}, 90_000);
