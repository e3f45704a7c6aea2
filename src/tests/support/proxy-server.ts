import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";

/**
 * A small proxy before several processes, as any operator has one: the healthy ones take turns, a request that reached none is tried
 * at the next, and one whose process went away before it answered is 502 with a sentence.
 */
const [port = "0", ...ports] = process.argv.slice(2);
const LOOK_MS = 250;
const agent = new Agent({ keepAlive: true, maxSockets: 512 });
/** Whoever is busy may answer late once; whoever says no, or cannot be reached, is sent nobody at once. */
const MOST_LATE = 3;
const processes = ports.map((one) => ({ port: Number(one), healthy: false, late: 0 }));
let turn = 0;

setInterval(() => void Promise.all(processes.map(look)), LOOK_MS);
await Promise.all(processes.map(look));

const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
server.on("upgrade", (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
  const to = next();
  if (!to) return void socket.end("HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\n\r\n");
  const behind = connect(to.port, "127.0.0.1", () => {
    const lines = incoming.rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${incoming.rawHeaders[at + 1]}`] : []));
    behind.write([`GET ${incoming.url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
    behind.write(head);
    socket.pipe(behind).pipe(socket);
  });
  for (const [one, other] of [
    [socket, behind],
    [behind, socket],
  ] as const) {
    one.on("error", () => other.destroy());
    one.on("close", () => other.destroy());
  }
});
server.listen(Number(port), "127.0.0.1");
process.once("disconnect", () => process.exit());

async function look(one: (typeof processes)[number]) {
  const signal = AbortSignal.timeout(2_000);
  const answer = await fetch(`http://127.0.0.1:${one.port}/health`, { signal }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => {});
  one.late = signal.aborted ? one.late + 1 : 0;
  if (!signal.aborted || one.late >= MOST_LATE) one.healthy = answer?.ok === true;
}

function next() {
  const healthy = processes.filter((one) => one.healthy);
  turn += 1;
  return healthy[turn % healthy.length];
}

async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  for (let tried = 0; tried <= processes.length; tried++) {
    const to = next();
    if (!to) break;
    const outcome = await ask(to.port, incoming, body, outgoing);
    if (outcome === "answered") return;
    if (outcome === "away")
      return refuse(outgoing, 502, "The server went away before it answered. Look whether it was done, and try again.");
    to.healthy = false;
  }
  refuse(outgoing, 503, "No server is there right now. Please try again in a moment.");
}

function ask(to: number, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
  const forwarded = [incoming.headers["x-forwarded-for"], incoming.socket.remoteAddress].filter(Boolean).join(", ");
  const { "transfer-encoding": _, ...headers } = incoming.headers;
  const length = body.length > 0 ? { "content-length": String(body.length) } : {};
  const { method, url: path } = incoming;
  return new Promise<"answered" | "away" | "nowhere">((done) => {
    const asked = request(
      { agent, host: "127.0.0.1", port: to, method, path, headers: { ...headers, ...length, "x-forwarded-for": forwarded } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.once("error", () => outgoing.destroy());
        done("answered");
      },
    );
    asked.once("error", (error: NodeJS.ErrnoException) => done(error.code === "ECONNREFUSED" ? "nowhere" : "away"));
    asked.end(body);
  });
}

function refuse(outgoing: ServerResponse, status: number, message: string) {
  outgoing.writeHead(status, { "content-type": "application/json", "retry-after": "1" }).end(JSON.stringify({ message }));
}
