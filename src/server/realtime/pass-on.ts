import { type IncomingMessage, request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import type { Duplex } from "node:stream";
import { CLIENT_ADDRESS_HEADER, limitedAddress } from "#server/auth/request.ts";
import type { Log } from "#server/log.ts";
import { createCrowds, NO_PLACE, TOO_MANY_OF_ONE } from "./crowds.ts";
import type { Realtime } from "./realtime.ts";
import { refuseUpgrade } from "./upgrade.ts";

const HANDSHAKE_MS = 15_000;
const HANDSHAKE = /^(upgrade|connection|user-agent|sec-websocket-.*|x-api-key)$/;

/** The third home: whoever wants a WebSocket gets Supabase's, byte for byte. */
export function passOnRealtime(upstream: string, log: Log): Realtime {
  const open = new Set<Duplex>();
  const crowds = createCrowds();
  const goAway = async () => {
    for (const socket of open) socket.destroy();
  };

  return {
    goAway,
    close: goAway,
    upgrade: (request, socket, head) =>
      new Promise((done) => {
        const address = limitedAddress(request.headers[CLIENT_ADDRESS_HEADER]?.toString());
        if (crowds.isFull(address)) {
          refuseUpgrade(socket, 429, TOO_MANY_OF_ONE);
          return done();
        }
        if (!crowds.makeRoom(address)) {
          refuseUpgrade(socket, 503, NO_PLACE);
          return done();
        }
        const ended = new Promise<void>((end) => void socket.once("close", () => end()));
        // who is on a channel is between them and Supabase
        crowds.enter(address, { isIdle: () => false, giveUp: () => socket.destroy(), ended });
        const url = new URL(upstream + (request.url ?? ""));
        const ask = url.protocol === "https:" ? requestSecurely : requestPlainly;
        const asking = ask(url, { headers: handshakeOf(request) });
        const late = setTimeout(() => asking.destroy(new Error("It took too long.")), HANDSHAKE_MS);
        asking.once("close", () => clearTimeout(late));
        socket.once("close", () => asking.destroy());
        asking.once("upgrade", (answer, theirs, first) => {
          clearTimeout(late);
          socket.write(answerOf(answer));
          socket.write(first);
          theirs.write(head);
          join(socket, theirs);
          done();
        });
        asking.once("response", (answer) => {
          answer.resume();
          refuseUpgrade(socket, answer.statusCode ?? 502, "Supabase refused the connection.");
          done();
        });
        asking.once("error", (error) => {
          log.warn({ err: error }, "Supabase's realtime did not answer");
          refuseUpgrade(socket, 503, "Supabase does not answer right now. Please try again.");
          done();
        });
        asking.end();
      }),
  };

  function join(ours: Duplex, theirs: Duplex) {
    for (const [here, there] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      open.add(here);
      here.on("error", () => here.destroy());
      here.once("close", () => {
        open.delete(here);
        there.destroy();
      });
      here.pipe(there);
    }
  }
}

function handshakeOf({ headers }: IncomingMessage): Record<string, string | string[] | undefined> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => HANDSHAKE.test(name)));
}

function answerOf(answer: IncomingMessage): string {
  const headers = answer.rawHeaders.map((text, i) => (i % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join("");
  return `HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`;
}
