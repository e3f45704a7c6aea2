import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { WebSocketServer } from "ws";
import { CLIENT_ADDRESS_HEADER, limitedAddress } from "#server/auth/request.ts";
import { createHeldBytes } from "#server/http/held-bytes.ts";
import { identifyToken } from "#server/http/identify.ts";
import type { Log } from "#server/log.ts";
import { watchRealtime } from "#server/operating/metrics.ts";
import type { Sql } from "#server/postgres/sql.ts";
import type { Door } from "./admission.ts";
import { createChannelPlaces } from "./channel-places.ts";
import { createCrowds, NO_PLACE, TOO_MANY_OF_ONE } from "./crowds.ts";
import { startFeed } from "./feed.ts";
import type { Version } from "./frames.ts";
import { createHub } from "./hub.ts";
import { BELIEVED_FOR_MS, limits, TICK_MS } from "./limits.ts";
import { startListener } from "./listener.ts";
import { sweep } from "./presences.ts";
import { createRechecks } from "./rechecks.ts";
import { createRoutine } from "./routine.ts";
import { type Socket, serveSocket } from "./socket.ts";
import { refuseUpgrade } from "./upgrade.ts";

const GOODBYE_MS = 1_000;
const FIRST_MS = 5_000;

export type Realtime = {
  /** Takes a connection that wants to become a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Ends every connection, so that the port can close; clients come back to whoever listens then. */
  goAway(): Promise<void>;
  close(): Promise<void>;
};

type Options = Door & { ownerUrl: string; log: Log };

/** `/realtime/v1/websocket`: channels of the Phoenix protocol, fed by what the database broadcasts. */
export async function createRealtime({ sql, ownerUrl, keys, log, onRefused }: Options): Promise<Realtime> {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frame,
    maxFragments: limits.fragments,
    maxBufferedChunks: limits.packets,
    clientTracking: false,
    perMessageDeflate: false,
  });
  const sockets = new Set<Socket>();
  const crowds = createCrowds();
  const places = createChannelPlaces();
  const held = createHeldBytes({ perAddress: limits.waitingBytesPerAddress, all: limits.waitingBytesInAll });
  const hub = createHub({ sql, log, onRights: (change) => rechecks.ask(change) });
  const rechecks = createRechecks({ sql, hub, log });
  const routine = createRoutine({ hub, log });
  const listener = startListener({
    url: ownerUrl,
    log,
    onMessage: hub.hear,
    // whoever was listening has missed something: they come back and read it
    onLost: () => {
      feed.lose();
      closeAll(1012, "The database was away.");
    },
  });
  const feed = startFeed({ sql: listener.sql, log, isWanted: () => sockets.size > 0, onMessage: hub.tell });
  const forget = watchRealtime(() => ({ connections: sockets.size, channels: [...hub.channels()].length }));
  let turns = 0;
  let leaving = false;
  let tidying: Promise<void> | undefined;
  const timer = setInterval(() => {
    for (const socket of sockets) socket.tick();
    routine.ask(performance.now() - BELIEVED_FOR_MS);
    tidying ??= tidy().finally(() => {
      tidying = undefined;
    });
  }, TICK_MS);
  timer.unref();
  await Promise.race([listener.started, delay(FIRST_MS, undefined, { ref: false })]);

  return {
    async upgrade(request, socket, head) {
      const { searchParams } = new URL(request.url ?? "/", "http://localhost");
      const version = searchParams.get("vsn") ?? "1.0.0";
      const key = searchParams.get("apikey") ?? String(request.headers["x-api-key"] ?? "");
      if (!isVersion(version))
        return refuseUpgrade(socket, 400, "This version of the protocol is not known; use 1.0.0 or 2.0.0.");
      const isAway = () => leaving || !listener.isReady();
      // whoever cannot be asked about a key has not said that it is unknown
      const identity = isAway() ? undefined : await identifyToken(key, keys).catch(() => undefined);
      if (isAway()) return refuseUpgrade(socket, 503, NO_PLACE);
      if (!identity) return refuseUpgrade(socket, 401, "This API key is not known.");
      if (identity.role === "authenticated" && searchParams.has("apikey"))
        return refuseUpgrade(socket, 401, "A session is not taken from an address; send it when a channel is joined.");
      const address = limitedAddress(request.headers[CLIENT_ADDRESS_HEADER]?.toString());
      if (crowds.isFull(address)) return refuseUpgrade(socket, 429, TOO_MANY_OF_ONE);
      if (!crowds.makeRoom(address)) return refuseUpgrade(socket, 503, NO_PLACE);
      server.handleUpgrade(request, socket, head, (ws) => {
        const served = serveSocket({
          ws,
          version,
          key,
          address,
          held,
          places,
          sql,
          keys,
          onRefused,
          log,
          hub,
          feed,
          node: listener.node,
        });
        sockets.add(served);
        crowds.enter(address, served);
        void served.ended.then(() => sockets.delete(served));
      });
    },
    goAway,
    async close() {
      clearInterval(timer);
      forget();
      await goAway();
      await Promise.all([tidying, rechecks.done(), routine.done(), feed.close()]);
      await listener.close();
    },
  };

  async function goAway() {
    leaving = true;
    closeAll(1001, "The server is restarting.");
    const ended = Promise.all([...sockets].map((socket) => socket.ended));
    await Promise.race([ended, delay(GOODBYE_MS, undefined, { ref: false })]);
    for (const socket of sockets) socket.terminate();
    await ended;
  }

  function closeAll(code: number, reason: string) {
    for (const socket of sockets) socket.close(code, reason);
  }

  async function tidy() {
    if (!listener.isReady()) return;
    await sweep(listener.sql).catch((error: unknown) => log.warn({ err: error }, "presences could not be tidied up"));
    turns += 1;
    // every process, about once an hour
    if (turns % 180 === 1) await forgetOld(sql).catch((error: unknown) => log.warn({ err: error }, "old broadcasts stay"));
  }
}

const isVersion = (text: string): text is Version => text === "1.0.0" || text === "2.0.0";

async function forgetOld(sql: Sql) {
  for (let gone = 1; gone > 0; ) {
    const { count } = await sql`
      delete from realtime.messages where ctid = any (array(
        select ctid from realtime.messages where inserted_at < (now() at time zone 'utc') - interval '1 day' limit 5000))`;
    gone = count;
  }
}
