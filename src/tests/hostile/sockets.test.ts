import { createHash, randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { deflateRawSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { limits } from "#server/realtime/limits.ts";
import { type RealInstance, startInstance } from "#tests/support/real-server.ts";
import { type Cast, castOf } from "./cast.ts";
import { readCatalogue } from "./catalogue.ts";
import { nested } from "./nasties.ts";
import { spellingsOf } from "./spellings.ts";
import { type Planted, plant } from "./victim.ts";
import { seed } from "./volley.ts";

let server: RealInstance;
let planted: Planted;
let cast: Cast;
let topics: string[];
let holder: number | undefined;
beforeAll(async () => {
  server = await startInstance({ TRUST_PROXY: "1", LOG_LEVEL: "error" });
  const catalogue = await readCatalogue(server);
  planted = await plant(
    server,
    catalogue.tables.map(({ name }) => name),
  );
  cast = await castOf(server, planted.victim);
  const { organization_id, project_id, actor_id } = planted.world;
  const ids = { organization: organization_id, project: project_id, user: actor_id };
  topics = catalogue.topics.flatMap((kind) => Object.values(ids).map((id) => `${kind}:${id}`));
  holder = server.worker();
}, 120_000);
afterAll(() => server.stop());

async function isAlive() {
  expect(server.worker()).toBe(holder);
  const headers = cast.headers.stranger ?? {};
  expect((await fetch(`${server.url}/rest/v1/organizations?select=id`, { headers })).status).toBe(200);
}
/** What comes back for bytes, until the server ends the connection or says nothing more. */
function exchange(chunks: readonly (string | Buffer)[], { pause = 0, patience = 1_500, answers = 0 } = {}): Promise<string> {
  return new Promise((done) => {
    let text = "";
    const socket = connect(server.port, "127.0.0.1");
    const finish = () => {
      socket.destroy();
      done(text);
    };
    let silence = setTimeout(finish, patience);
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      clearTimeout(silence);
      silence = setTimeout(finish, patience);
      if (answers > 0 && statuses(text).length >= answers) finish();
    });
    socket.once("close", finish);
    socket.once("error", finish);
    socket.once("connect", () => void write(socket, chunks, pause));
  });
}

async function write(socket: Socket, chunks: readonly (string | Buffer)[], pause: number) {
  for (const chunk of chunks) {
    if (socket.destroyed) return;
    socket.write(chunk);
    if (pause > 0) await new Promise((done) => setTimeout(done, pause));
  }
}
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code));
const INSIDE = /node:internal|node_modules|\n\s+at |\/src\/server\/|supabase_admin|postgres:\/\//;

test("a request to two hosts is refused, whichever of them a proxy looked at, and so is one for a socket [ATTACK-10]", async () => {
  const socket =
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  for (const [path, more] of [
    ["/health/live", ""],
    ["/", ""],
    ["/outbox", ""],
    ["/rest/v1/organizations?select=id", ""],
    [`/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=1.0.0`, socket],
  ]) {
    const text = await exchange([`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: other.test\r\n${more}\r\n`], { answers: 1 });
    expect(statuses(text)).toEqual([400]);
    expect(text).toContain("Send one Host header.");
  }
  await isAlive();
});

test("requests that no proxy would agree on are answered once or cut off, never understood as two [ATTACK-03]", async () => {
  const head = (rest: string) => `POST /rest/v1/waitlist HTTP/1.1\r\nHost: x\r\napikey: ${server.publishableKey}\r\n${rest}`;
  const hidden = `GET /outbox HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const shapes: Record<string, (string | Buffer)[]> = {
    "two lengths": [head(`Content-Length: 2\r\nContent-Length: ${hidden.length + 2}\r\n\r\n{}${hidden}`)],
    "a length and chunks": [head(`Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`)],
    "chunks that are not": [head(`Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`)],
    "chunks twice": [head(`Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`)],
    "chunks with a tab": [head(`Transfer-Encoding:\tchunked\r\n\r\n0\r\n\r\n`)],
    "chunks after a space": [head(`Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`)],
    "a chunk of a wild length": [head("Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}\r\n0\r\n\r\n")],
    "a chunk of a negative length": [head("Transfer-Encoding: chunked\r\n\r\n-1\r\n{}\r\n0\r\n\r\n")],
    "a length that is negative": [head("Content-Length: -5\r\n\r\n{}")],
    "a length that is no number": [head("Content-Length: 0x10\r\n\r\n{}")],
    "a length beyond numbers": [head("Content-Length: 99999999999999999999999\r\n\r\n{}")],
    "a line that ends early": [head("X-A: b\nContent-Length: 0\n\n"), hidden],
    "a header that goes on": [head("X-A: b\r\n c: d\r\n\tContent-Length: 3\r\nContent-Length: 0\r\n\r\n")],
    "a NUL in a header": [head("X-A: a\0b\r\nContent-Length: 0\r\n\r\n")],
    "no host": ["GET /health HTTP/1.1\r\n\r\n"],
    "two hosts": ["GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"],
    "a wild host": ["GET / HTTP/1.1\r\nHost: [::1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"],
    "a host with a path": ["GET / HTTP/1.1\r\nHost: x/../../etc\r\n\r\n"],
    "an absolute address": ["GET http://localhost/outbox HTTP/1.1\r\nHost: evil.example\r\n\r\n"],
    "an absolute address of another kind": ["GET file:///etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n"],
    "a star": ["OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n"],
    "a tunnel": ["CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n"],
    backslashes: ["GET \\..\\..\\etc\\passwd HTTP/1.1\r\nHost: x\r\n\r\n"],
    dots: ["GET /../../../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n"],
    "bytes in the address": [Buffer.from("474554202fff00fe20485454502f312e310d0a486f73743a20780d0a0d0a", "hex")],
    "another protocol": ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    "an older protocol": ["GET /\r\n"],
    "a handshake of TLS": [Buffer.from("16030100c8010000c40303", "hex"), randomBytes(200)],
    noise: [randomBytes(4_000)],
    "1,000 headers": [
      `GET /health HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 1_000 }, (_, n) => `a${n}: b`).join("\r\n")}\r\n\r\n`,
    ],
    "a header of a megabyte": [`GET /health HTTP/1.1\r\nHost: x\r\nA: ${"x".repeat(1_000_000)}\r\n\r\n`],
    "an address of a megabyte": [`GET /${"x".repeat(1_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    "a poisoned header": ["GET /health HTTP/1.1\r\nHost: x\r\n__proto__: a\r\nconstructor: b\r\n\r\n"],
    "an upgrade to nothing": ["GET /rest/v1/projects HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"],
    "an upgrade with a wild address": ["GET //[ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"],
    "an upgrade without a key": [
      "GET /realtime/v1/websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    ],
    "an upgrade with a body": [
      `GET /realtime/v1/websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 5\r\n\r\nhello`,
    ],
  };
  await Promise.all(
    Object.entries(shapes).map(async ([name, chunks]) => {
      const text = await exchange(chunks);
      expect(
        statuses(text).filter((code) => code >= 500),
        `${name}: ${text.slice(0, 200)}`,
      ).toEqual([]);
      expect(text, name).not.toMatch(INSIDE);
      expect(text, name).not.toMatch(/<ol>|No mail yet|root:x:0/);
    }),
  );
  await isAlive();
});

test("200 requests sent in one go are answered in turn, and bodies that come drop by drop or never do not hold others up", async () => {
  const one = `GET /rest/v1/organizations?select=id HTTP/1.1\r\nHost: x\r\napikey: ${server.publishableKey}\r\n\r\n`;
  const answers = statuses(await exchange([one.repeat(200)], { patience: 40_000, answers: 200 }));
  expect(answers).toHaveLength(200);
  expect(answers.filter((code) => code >= 500)).toEqual([]);
  const slow = [
    "/rest/v1/waitlist",
    "/auth/v1/signup",
    "/storage/v1/object/cv-uploads/cvs/1-a.pdf",
    "/functions/v1/generate-overview",
    "/storage/v1/object/list/design-files",
  ].flatMap((path) =>
    Array.from({ length: 8 }, () =>
      exchange(
        [
          `POST ${path} HTTP/1.1\r\nHost: x\r\napikey: ${server.publishableKey}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
          ...Array.from({ length: 20 }, () => "{"),
        ],
        { pause: 100, patience: 2_500 },
      ),
    ),
  );
  await isAlive();
  for (const text of await Promise.all(slow)) expect(statuses(text).filter((code) => code >= 500)).toEqual([]);
  await isAlive();
});

test("bodies packed so that they unfold without end are not unfolded [ATTACK-03]", async () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000, 32));
  for (const path of ["/rest/v1/waitlist", "/rest/v1/rpc/get_invitation", "/auth/v1/signup", "/functions/v1/generate-overview"]) {
    const headers = { ...cast.headers.stranger, "content-type": "application/json", "content-encoding": "gzip" };
    const answer = await fetch(`${server.url}${path}`, { method: "POST", headers, body: bomb });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
  await isAlive();
});

/** A connection past the handshake, for bytes of one's own. */
function opened(query: string, more = ""): Promise<{ socket: Socket; received: () => string; closed: Promise<void> }> {
  return new Promise((done, fail) => {
    let text = "";
    const socket = connect(server.port, "127.0.0.1");
    const closed = new Promise<void>((ended) => socket.once("close", () => ended()));
    socket.once("error", fail);
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      if (/^HTTP\/1\.1 \d/.test(text)) done({ socket, received: () => text, closed });
    });
    const key = randomBytes(16).toString("base64");
    socket.write(
      `GET /realtime/v1/websocket?${query} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Extensions: permessage-deflate\r\n${more}\r\n`,
    );
  });
}

function frame(first: number, payload: Buffer, { masked = true, length = payload.length } = {}): Buffer {
  const mask = randomBytes(4);
  const head = length < 126 ? Buffer.from([first, (masked ? 0x80 : 0) | length]) : Buffer.alloc(10);
  if (length >= 126) {
    head[0] = first;
    head[1] = (masked ? 0x80 : 0) | 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([
    head,
    masked ? mask : Buffer.alloc(0),
    masked ? Buffer.from(payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))) : payload,
  ]);
}

test("frames that break the WebSocket protocol or ours end their own connection at most [ATTACK-04]", async () => {
  const text = (words: string) => frame(0x81, Buffer.from(words));
  const join = (payload: unknown, topic = "realtime:x") => text(JSON.stringify(["1", "1", topic, "phx_join", payload]));
  const frames: Record<string, Buffer[]> = {
    "no mask": [frame(0x81, Buffer.from("x"), { masked: false })],
    "a reserved opcode": [frame(0x83, Buffer.from("x")), frame(0x8f, Buffer.from("x"))],
    "reserved bits": [frame(0xf1, Buffer.from("x"))],
    "a length of everything": [frame(0x82, Buffer.from("x"), { length: Number.MAX_SAFE_INTEGER })],
    "a ping of a kilobyte": [frame(0x89, Buffer.alloc(1_000))],
    "a close with half a code": [frame(0x88, Buffer.from([3]))],
    "a continuation of nothing": [frame(0x80, Buffer.from("x"))],
    "fragments without end": Array.from({ length: 300 }, (_, at) => frame(at === 0 ? 0x01 : 0x00, Buffer.alloc(2_000, 32))),
    "bytes that are no text": [frame(0x81, Buffer.from([0xff, 0xfe, 0xc0, 0xaf]))],
    "a megabyte": [text("x".repeat(1_000_000))],
    "a packed bomb": [frame(0xc1, deflateRawSync(Buffer.alloc(100_000_000, 32)).subarray(0, -4))],
    "deep JSON": [text(nested(100_000, "[", "]")), join(JSON.parse(nested(900, "[", "]")))],
    "poisoned JSON": [
      text('{"topic":"realtime:x","event":"phx_join","payload":{"__proto__":{"private":true},"constructor":1},"ref":"1"}'),
    ],
    "wrong members": [
      text("[1,2,3,4,5]"),
      text('["1","1",null,"phx_join",{}]'),
      text("{}"),
      text("null"),
      text('""'),
      text("1e400"),
    ],
    "wild joins": [
      join({ config: { private: "yes", presence: { key: {} }, broadcast: [], postgres_changes: {} } }),
      join({ config: { private: true }, access_token: "x".repeat(10_000) }),
      join(null),
      join([]),
    ],
    "wild replays": [
      join({ config: { private: true, broadcast: { replay: { since: -1e308, limit: 1e9 } } } }, `realtime:${topics[0]}`),
      join({ config: { private: true, broadcast: { replay: { since: "x", limit: -1 } } } }),
    ],
    "binary nonsense": [
      frame(0x82, Buffer.from([3, 255, 255, 255, 255, 255, 0])),
      frame(0x82, Buffer.alloc(0)),
      frame(0x82, randomBytes(500)),
    ],
    "2,000 at once": Array.from({ length: 2_000 }, (_, at) =>
      text(JSON.stringify([String(at), String(at), `realtime:t${at}`, "phx_join", { config: { private: true } }])),
    ),
  };
  const token = cast.headers.stranger?.authorization?.replace("Bearer ", "") ?? "";
  for (const vsn of ["1.0.0", "2.0.0", "__proto__"]) {
    await Promise.all(
      Object.entries(frames).map(async ([name, chunks]) => {
        const { socket, received, closed } = await opened(`apikey=${server.publishableKey}&vsn=${vsn}&access_token=${token}`);
        for (const chunk of chunks) if (!socket.destroyed) socket.write(chunk);
        await Promise.race([closed, new Promise((done) => setTimeout(done, 800))]);
        socket.destroy();
        expect(received(), name).not.toMatch(INSIDE);
        expect(received(), name).not.toContain(planted.word);
      }),
    );
  }
  await isAlive();
}, 120_000);

test("one address cannot take the places of all: 200 on no channel, and then a sentence, while others connect [ATTACK-12]", async () => {
  const query = `apikey=${server.publishableKey}&vsn=2.0.0`;
  const from = (address: string) => opened(query, `X-Forwarded-For: ${address}\r\n`);
  const statusOf = async (address: string) => {
    const { received, socket } = await from(address);
    socket.destroy();
    return statuses(received())[0];
  };
  const { idleSocketsPerAddress } = limits;
  expect(idleSocketsPerAddress).toBe(200);
  const crowd = await Promise.all(Array.from({ length: idleSocketsPerAddress }, () => from("203.0.113.9")));
  expect(crowd.flatMap(({ received }) => statuses(received()))).toEqual(crowd.map(() => 101));
  const refused = await from("203.0.113.9");
  await refused.closed;
  expect(statuses(refused.received())).toEqual([429]);
  expect(refused.received()).toContain("Too many connections come from your network. Close some tabs and try again.");
  // what a caller writes in front of the word of the proxy is not their address
  expect(await statusOf("198.51.100.1, 203.0.113.9")).toBe(429);
  expect(await statusOf("198.51.100.1")).toBe(101);

  // whoever is on a channel leaves their place to the next
  const { token } = planted.victim;
  const payload = { access_token: token, config: { private: true } };
  const [first, second] = crowd;
  const topic = `realtime:project:${planted.world.project_id}`;
  first?.socket.write(frame(0x81, Buffer.from(JSON.stringify(["1", "1", topic, "phx_join", payload]))));
  await expect.poll(() => first?.received()).toContain('"status":"ok"');
  const next = await from("203.0.113.9");
  expect(statuses(next.received())).toEqual([101]);
  expect(await statusOf("203.0.113.9")).toBe(429);

  // and whoever closes one may open another
  second?.socket.destroy();
  await expect.poll(() => statusOf("203.0.113.9")).toBe(101);
  for (const { socket } of [...crowd, next]) socket.destroy();

  const subscriber = await Promise.all(Array.from({ length: 200 }, (_, at) => from(`2001:db8:1:2::${at.toString(16)}`)));
  expect(await statusOf("2001:db8:1:2:ffff::1")).toBe(429);
  expect(await statusOf("2001:db8:1:3::1")).toBe(101);
  for (const { socket } of subscriber) socket.destroy();
  await isAlive();
}, 60_000);

test("nobody joins a topic of others, of any kind there is, whatever they write for it, and hears nothing of it [ATTACK-05]", async () => {
  const received: string[] = [];
  const people = [
    "anonymous",
    "admin of another organization",
    "stranger",
    "former member",
    "signed out",
    "unsigned token",
    "token of another key",
  ];
  const sockets = await Promise.all(
    people.map(async (who, at) => {
      const token = cast.headers[who]?.authorization?.replace("Bearer ", "") ?? server.publishableKey;
      const socket = new WebSocket(
        `${server.url.replace("http", "ws")}/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=2.0.0`,
      );
      socket.on("error", () => {});
      socket.on("message", (data) => received.push(`${who}: ${data}`));
      await new Promise((done) => socket.once("open", done));
      let ref = 0;
      const say = (topic: string, event: string, payload: unknown) => {
        ref += 1;
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify([String(ref), String(ref), topic, event, payload]));
      };
      const wild = topics.flatMap((topic, place) => {
        const [kind = "", id = ""] = topic.split(":");
        const drawn = fc.sample(spellingsOf(kind, id), { numRuns: 8, seed: seed + at * topics.length + place });
        return [topic, `${topic}\u0000`, ...drawn];
      });
      for (const topic of wild) {
        say(`realtime:${topic}`, "phx_join", {
          access_token: token,
          config: {
            private: true,
            broadcast: { self: true, replay: { since: 0, limit: 25 } },
            presence: { enabled: true, key: planted.victim.id },
          },
        });
        say(`realtime:${topic}`, "presence", { type: "presence", event: "track", payload: { user_id: planted.victim.id } });
        say(`realtime:${topic}`, "broadcast", {
          type: "broadcast",
          event: "change",
          payload: { table: "pages", op: "delete", rows: 1 },
        });
      }
      return socket;
    }),
  );
  const name = `changed ${createHash("sha256").update(planted.word).digest("hex")}`;
  await expect.poll(() => received.length, { timeout: 40_000 }).toBeGreaterThan(10);
  await planted.victim.db.from("pages").update({ name }).eq("id", planted.world.page_id).throwOnError();
  await new Promise((done) => setTimeout(done, 1_500));
  for (const socket of sockets) socket.terminate();
  expect(received.filter((words) => /"status":"ok"/.test(words) && !/"phx_leave"|heartbeat/.test(words))).toEqual([]);
  expect(received.filter((words) => /"broadcast"|presence_state|presence_diff/.test(words))).toEqual([]);
  expect(received.filter((words) => words.includes(planted.word) || words.includes(planted.world.page_id))).toEqual([]);
  await isAlive();
}, 60_000);
