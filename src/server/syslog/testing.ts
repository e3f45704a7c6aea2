import { createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";

/** A system that takes syslog over TCP or TLS (RFC 6587, octet counting), and can be away for a while. */
export async function startCollector(tls?: { key: string; cert: string }) {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let server = await open(0);
  const at = server.address();
  const port = typeof at === "object" && at ? at.port : 0;
  return {
    port,
    taken,
    /** The words of what was taken, as JSON. */
    said: () => taken.map((message) => JSON.parse(message.slice(message.indexOf(" - ") + 3))),
    goAway: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
    comeBack: async () => {
      server = await open(port);
    },
  };

  async function open(wanted: number): Promise<Server> {
    const listening = tls ? createTlsServer(tls, read) : createServer(read);
    listening.on("tlsClientError", () => {});
    await new Promise<void>((done) => listening.listen(wanted, "127.0.0.1", done));
    return listening;
  }

  function read(socket: Socket) {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
    let rest = Buffer.alloc(0);
    socket.on("data", (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      for (let message = next(); message !== undefined; message = next()) taken.push(message);
    });

    function next(): string | undefined {
      const space = rest.indexOf(" ");
      const length = Number(rest.toString("latin1", 0, Math.max(0, space)));
      if (space < 1 || rest.length < space + 1 + length) return undefined;
      const message = rest.toString("utf8", space + 1, space + 1 + length);
      rest = rest.subarray(space + 1 + length);
      return message;
    }
  }
}
