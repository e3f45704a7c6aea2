import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http";
import { createServer as createTlsServer, type Server as TlsServer } from "node:https";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Halt } from "#server/halt.ts";
import { alive } from "#server/operating/health.ts";
import { requestIdFrom, withinRequest } from "#server/operating/request-scope.ts";
import { refuseUpgrade } from "#server/realtime/upgrade.ts";
import type { ProductApp } from "./app.ts";
import { keepPlaces } from "./connection-places.ts";
import type { Tls } from "./tls.ts";

const IDLE_MILLISECONDS = 50;
/** In milliseconds: how long whoever is answered may take nothing of what waits for them. */
const UNREAD = 30_000;
const STARTING = "Product Architect is starting. Try again in a moment.";
const ONE_HOST = "Send one Host header.";

export type Listening = {
  url: string;
  port: number;
  /** No new connections; requests under way may finish until the deadline. */
  drain(milliseconds: number): Promise<void>;
};

/** Holds the port from now on, and answers with `app` once it is there. */
export async function listen(options: {
  host: string;
  port: number;
  /** Speaks TLS, and nothing else. */
  tls?: Tls | undefined;
  unread?: number;
  connections?: number;
}): Promise<Listening & { answerWith(app: ProductApp): void }> {
  let app: ProductApp | undefined;
  const listener = getRequestListener((request, { incoming, outgoing }) => {
    if (!app) return whileStarting(request);
    const { remoteAddress } = incoming.socket;
    return app.fetch(request, outgoing instanceof ServerResponse ? { remoteAddress, outgoing } : { remoteAddress });
  });
  const secure = options.tls && createTlsServer({ ...LIMITS, ...options.tls.options }, answer);
  const server = secure ?? createServer(LIMITS, answer);
  const places = keepPlaces(server, options.connections);
  const upgraded = new Set<Duplex>();
  server.on("upgrade", (request, socket, head) => {
    places.leave(socket);
    upgraded.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => upgraded.delete(socket));
    if (hasTwoHosts(request)) return refuseUpgrade(socket, 400, ONE_HOST);
    if (!app) return refuseUpgrade(socket, 503, STARTING);
    const scope = { id: requestIdFrom(request.headers["x-request-id"]?.toString()) };
    withinRequest(scope, () => app?.upgrade(request, socket, head).catch(() => socket.destroy()));
  });
  await start(server, options);
  const unfollow = secure && options.tls?.follow(secure);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  const host = options.host.includes(":") ? `[${options.host}]` : options.host;
  return {
    port,
    url: `${options.tls ? "https" : "http"}://${host}:${port}`,
    answerWith: (ready) => {
      app = ready;
    },
    drain: async (milliseconds) => {
      unfollow?.();
      const closed = new Promise((done) => server.close(done));
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_MILLISECONDS);
      const late = delay(milliseconds, undefined, { ref: false });
      await app?.goAway();
      await Promise.race([closed, late]);
      clearInterval(idle);
      server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
    },
  };

  function answer(incoming: IncomingMessage, outgoing: ServerResponse<IncomingMessage>) {
    // whoever keeps a connection would ask on it for as long as it is answered
    if (!server.listening) outgoing.setHeader("connection", "close");
    if (hasTwoHosts(incoming)) {
      outgoing.writeHead(400, { "content-type": "application/json", connection: "close" });
      return void outgoing.end(JSON.stringify({ message: ONE_HOST }));
    }
    // an answer that is still being made may take its time: only what waits and is not taken ends the connection
    places.answers(incoming.socket, outgoing);
    outgoing.setTimeout(options.unread ?? UNREAD, () => {
      if (incoming.socket.writableLength > 0) incoming.socket.destroy();
    });
    if (!app) return void listener(incoming, outgoing);
    const { answerData } = app;
    app.watch(incoming, outgoing, () => {
      if (!answerData?.(incoming, outgoing)) void listener(incoming, outgoing);
    });
  }
}

/** A proxy may have looked at the other one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] ?? "")) hosts += 1;
  return hosts > 1;
}

function whileStarting({ url }: Request): Response {
  if (new URL(url).pathname === "/health/live") return alive();
  return Response.json({ message: STARTING }, { status: 503, headers: { "retry-after": "1" } });
}

const LIMITS = {
  requestTimeout: 120_000,
  headersTimeout: 20_000,
  keepAliveTimeout: 10_000,
  shouldUpgradeCallback: wantsWebSocket,
};

/** Some clients offer HTTP/2 by an upgrade; they are answered as if they had not. */
function wantsWebSocket({ headers }: IncomingMessage) {
  return headers.upgrade?.toLowerCase() === "websocket";
}

function start(server: Server | TlsServer, { host, port }: { host: string; port: number }) {
  return new Promise<void>((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => fail(new Halt(reason(error, host, port))));
    server.listen(port, host, () => done());
  });
}

function reason(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is taken; stop what uses it or set PORT to another.`;
  if (error.code === "EACCES") return `Port ${port} needs more rights than this user has; set PORT to one above 1023.`;
  return `The server cannot listen on ${host}:${port} (${error.code}); check HOST and PORT.`;
}
