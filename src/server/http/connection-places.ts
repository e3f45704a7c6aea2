import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import * as z from "zod";
import { limitedAddress, networkOf } from "#server/auth/request.ts";

/** Of a process; those for changes have places of their own. */
const MOST = 10_000;

type Place = { socket: Socket; ends: string; network: string; answers: number };

export type ConnectionPlaces = {
  /** While it is answered, other connections of its network go before it. */
  answers(socket: Socket, outgoing: ServerResponse): void;
  leave(socket: object): void;
};

/**
 * Connections take places from when they open, whether anything is said on them or not. Where all are taken, the network that holds
 * most gives up its oldest on which nothing is answered, or its oldest, so that whoever opens many keeps nobody else out.
 */
export function keepPlaces(server: Server, most = mostOf()): ConnectionPlaces {
  const bySocket = new WeakMap<object, Place>();
  const byEnds = new Map<string, Place>();
  const networks = new Map<string, Set<Place>>();
  server.on("connection", enter);
  // what is encrypted comes over another socket than the one that opened
  server.on("secureConnection", (inner: Socket) => {
    const place = byEnds.get(endsOf(inner));
    if (place) bySocket.set(inner, place);
  });
  return {
    answers: (socket, outgoing) => {
      const place = bySocket.get(socket);
      if (!place) return;
      place.answers += 1;
      outgoing.once("close", () => {
        place.answers -= 1;
      });
    },
    leave: (socket) => {
      const place = bySocket.get(socket);
      if (place) free(place);
    },
  };

  function enter(socket: Socket) {
    const network = networkOf(limitedAddress(socket.remoteAddress));
    const place: Place = { socket, ends: endsOf(socket), network, answers: 0 };
    bySocket.set(socket, place);
    byEnds.set(place.ends, place);
    networks.set(network, (networks.get(network) ?? new Set<Place>()).add(place));
    socket.once("close", () => free(place));
    if (byEnds.size > most) giveUpOne();
  }

  function free(place: Place) {
    if (byEnds.get(place.ends) !== place) return;
    byEnds.delete(place.ends);
    const network = networks.get(place.network);
    network?.delete(place);
    if (network?.size === 0) networks.delete(place.network);
  }

  function giveUpOne() {
    let largest = new Set<Place>();
    for (const network of networks.values()) if (network.size > largest.size) largest = network;
    const given = firstIdle(largest) ?? largest.values().next().value;
    if (!given) return;
    free(given);
    given.socket.destroy();
  }
}

function firstIdle(places: Iterable<Place>): Place | undefined {
  for (const place of places) if (place.answers === 0) return place;
  return undefined;
}

const endsOf = ({ remoteAddress, remotePort, localAddress, localPort }: Socket) =>
  `${remoteAddress} ${remotePort} ${localAddress} ${localPort}`;

const reportShape = z.object({ userLimits: z.object({ open_files: z.object({ soft: z.coerce.number<unknown>() }) }) });

/** Never more than half of the files that the system lets us open. */
function mostOf(): number {
  // the names of others would be looked up for it
  Object.assign(process.report, { excludeNetwork: true });
  const report = reportShape.safeParse(process.report.getReport());
  const files = report.success ? report.data.userLimits.open_files.soft : Number.NaN;
  return files > 0 ? Math.min(MOST, Math.floor(files / 2)) : MOST;
}
