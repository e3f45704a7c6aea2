import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type Context, Hono } from "hono";
import { clientAddress } from "#server/auth/request.ts";
import type { Env } from "#server/env.ts";
import type { Backend } from "#server/homes/backend.ts";
import type { Log } from "#server/log.ts";
import { RESOURCE_METADATA, SERVER_METADATA } from "#server/oauth/addresses.ts";
import { alive, createHealth } from "#server/operating/health.ts";
import { createMetricsDoor } from "#server/operating/metrics-door.ts";
import { currentRequest, nameAddress, requestIdFrom } from "#server/operating/request-scope.ts";
import { watchRequests } from "#server/operating/watch-requests.ts";
import { refuseUpgrade } from "#server/realtime/upgrade.ts";
import { type Refusal, refused } from "#server/rest/errors.ts";
import { responseOf } from "#server/rest/rest.ts";
import { bodyRoomOf, withinRoom } from "./body-room.ts";
import { withAddressOfUpgrade, withClientAddress } from "./client-address.ts";
import { createDataDoor } from "./data-door.ts";
import { failureResponse } from "./failure-response.ts";
import { guardAnswer, guardData } from "./guard-answer.ts";
import { isFromHere } from "./loopback.ts";
import { isOwnOrigin } from "./own-origin.ts";
import { pageHeaders } from "./page-headers.ts";
import { createUnsent } from "./unsent.ts";
import { serveWebFiles } from "./web-files.ts";

export type ServerContext = { backend: Backend; env: Env; log: Log };
/** A part of the server that answers below one path. */
export type Part = (request: Request, context: ServerContext) => Promise<Response>;
/** The other end of the socket, as the listener knows it. */
type Peer = { remoteAddress?: string | undefined; outgoing?: ServerResponse };

export type AppOptions = ServerContext & {
  webRoot: string;
  functions?: Part;
  mcp?: Part;
  connect?: Part;
  oauth?: Part;
  forms?: Part;
};
export type ProductApp = {
  /** Everything that answers, as it is declared. */
  routes: readonly { method: string; path: string }[];
  fetch(request: Request, peer?: Peer): Promise<Response>;
  /** Answers within the scope of the request, which is counted and logged. */
  watch(incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void): void;
  /** Takes what can go the short way to the data API. */
  answerData?(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Takes a connection that wants to become a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Ends what would outlast its request, before the port closes. */
  goAway(): Promise<void>;
};

type Bindings = { Bindings: { peer: Peer } };

const API =
  /^\/(auth\/v1|rest|realtime|storage|functions|mcp|oauth|outbox|health|metrics|\.well-known\/(?:oauth|openid)-[^/]*|_[^/]*)(\/|$)/;

const DATA = /^\/rest\/v1\//;

/** Pages whose address is all that is needed to be let in. */
const TOLD_BY_ADDRESS = /^\/(shared|invitation)\//;

async function nothingHere(): Promise<Response> {
  return Response.json({ message: "There is nothing at this address.", code: "not_found" }, { status: 404 });
}

/** The whole server as one `fetch`. */
export async function createApp(options: AppOptions): Promise<ProductApp> {
  const { backend, env, log } = options;
  const context = { backend, env, log };
  const web = await serveWebFiles({
    root: options.webRoot,
    site: { publishableKey: backend.publishableKey, url: env.SITE_URL },
    log,
  });
  const withPageHeaders = pageHeaders(web.scripts);
  const app = new Hono<Bindings>();

  // first of all, so that nothing behind it sees a caller's own word
  app.use((c, next) => {
    withClientAddress(c.req.raw, { peer: c.env.peer.remoteAddress, proxies: env.TRUST_PROXY });
    nameAddress(clientAddress(c.req.raw));
    return next();
  });
  app.use(async (c, next) => {
    const id = currentRequest()?.id ?? requestIdFrom(c.req.header("x-request-id"));
    await next();
    if (DATA.test(c.req.path)) guardData(c.res.headers);
    else guardAnswer(c.res.headers, { isApi: API.test(c.req.path) });
    if (TOLD_BY_ADDRESS.test(c.req.path)) {
      c.res.headers.set("referrer-policy", "no-referrer");
      c.res.headers.set("x-robots-tag", "noindex, nofollow");
    }
    if (c.res.status === 401 && !c.res.headers.has("www-authenticate")) c.res.headers.set("www-authenticate", "Bearer");
    c.res.headers.set("x-request-id", id);
  });
  const room = bodyRoomOf(env);
  app.use(async (c, next) => {
    // what the data API is sent is counted where it is known who sends it
    if (backend.data && DATA.test(c.req.path)) return next();
    refuse(c, await withinRoom(room, c.req.raw, next));
  });
  const unsent = createUnsent();
  app.use("/rest/v1/*", async (c, next) => {
    await next();
    const { outgoing } = c.env.peer;
    const bytes = Number(c.res.headers.get("content-length") ?? 0);
    if (!backend.data || !outgoing || c.req.method === "HEAD") return;
    refuse(c, unsent.keep(outgoing, { address: clientAddress(c.req.raw), bytes }));
  });
  app.use(async (c, next) => {
    await next();
    if (!hasOwnHeaders(c)) await withPageHeaders(c, async () => {});
  });
  const health = createHealth(backend);
  for (const path of ["/health", "/health/ready"]) app.get(path, () => health.ready());
  app.get("/health/live", () => alive());
  const metrics = createMetricsDoor(context);
  app.get("/metrics", async (c) => (await metrics(c.req.raw, c.env.peer.remoteAddress)) ?? nothingHere());
  for (const path of ["/auth/v1/*", "/rest/v1/*", "/realtime/v1/*", "/storage/v1/*"]) {
    app.all(path, (c) => backend.platform(c.req.raw));
  }
  app.all("/outbox", (c) => outbox(c.req.raw, c.env.peer));
  app.all("/outbox/*", (c) => outbox(c.req.raw, c.env.peer));
  const { functions, mcp, connect, oauth, forms } = options;
  if (functions) app.all("/functions/v1/:name", (c) => functions(c.req.raw, context));
  if (mcp) app.all("/mcp", (c) => mcp(c.req.raw, context));
  if (forms) app.all("/forms/:name", (c) => forms(c.req.raw, context));
  if (connect) app.all("/mcp/connect", (c) => connect(c.req.raw, context));
  if (oauth) for (const path of ["/oauth/*", SERVER_METADATA, RESOURCE_METADATA]) app.all(path, (c) => oauth(c.req.raw, context));
  app.all("*", (c) => (API.test(c.req.path) ? nothingHere() : web.answer(c.req.raw)));
  app.onError((error) => failureResponse(error, log));

  const { data: ask } = backend;
  return {
    routes: app.routes,
    ...(ask ? { answerData: createDataDoor({ ask, unsent, proxies: env.TRUST_PROXY, failed }) } : {}),
    fetch: async (request, peer = {}) => app.fetch(request, { peer }),
    upgrade: async (request, socket, head) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      nameAddress(withAddressOfUpgrade(request, env.TRUST_PROXY));
      if (pathname !== "/realtime/v1/websocket") return refuseUpgrade(socket, 404, "There is nothing at this address.");
      if (!isOwnOrigin(request.headers, env.SITE_URL)) return refuseUpgrade(socket, 403, "Another site may not listen here.");
      return backend.realtime.upgrade(request, socket, head);
    },
    watch: watchRequests(log),
    goAway: async () => {
      health.end();
      await backend.realtime.goAway();
    },
  };

  async function failed(error: unknown) {
    const answer = failureResponse(error, log);
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  }

  async function outbox(request: Request, peer: Peer): Promise<Response> {
    const answer = await backend.outbox?.fetch(request, isFromHere(request, peer.remoteAddress));
    return answer ?? nothingHere();
  }
}

/** Instead of what was answered, of which no header stays. */
function refuse(c: Context, refusal: Refusal | undefined): void {
  if (!refusal) return;
  c.res = undefined;
  c.res = responseOf(refused(refusal));
}

/** Rows, files, mails and the page behind a mail's link have stricter headers of their own. */
function hasOwnHeaders({ req, res }: Context) {
  const { path } = req;
  return (
    DATA.test(path) ||
    /^\/(storage\/v1\/|outbox(\/|$))/.test(path) ||
    (/^\/(auth\/v1\/verify|oauth\/authorize|forms\/\w+)$/.test(path) && res.headers.has("content-security-policy"))
  );
}
