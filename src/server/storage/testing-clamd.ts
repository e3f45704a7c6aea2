import { createServer, type Socket } from "node:net";

/** Found by every scanner, and harmful to nobody: not the well-known file itself, which scanners of our own machines would find here. */
export const HARMFUL = "PRODUCT-ARCHITECT-INFECTED-TEST-FILE";

/** A daemon that speaks ClamAV's INSTREAM, finds what holds `HARMFUL`, and takes at most `most` bytes. */
export async function startClamd({ at = 0, most = 1_000_000 }: { at?: number | string; most?: number } = {}) {
  const sockets = new Set<Socket>();
  const scanned: number[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
    let rest = Buffer.alloc(0);
    let file = Buffer.alloc(0);
    let begun = false;
    const reply = (text: string) => socket.end(`${text}\0`);
    socket.on("data", (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      if (!begun && rest.length >= 10) {
        if (rest.toString("latin1", 0, 10) !== "zINSTREAM\0") return reply("UNKNOWN COMMAND");
        rest = rest.subarray(10);
        begun = true;
      }
      while (begun && rest.length >= 4) {
        const length = rest.readUInt32BE();
        if (length === 0) {
          scanned.push(file.length);
          return reply(file.includes(HARMFUL) ? "stream: Test.Infected.UNOFFICIAL FOUND" : "stream: OK");
        }
        if (rest.length < 4 + length) return;
        file = Buffer.concat([file, rest.subarray(4, 4 + length)]);
        rest = rest.subarray(4 + length);
        if (file.length > most) return reply("INSTREAM size limit exceeded. ERROR");
      }
    });
  });
  await new Promise<void>((done) => server.listen(typeof at === "string" ? at : { port: at, host: "127.0.0.1" }, done));
  const place = server.address();
  return {
    address: typeof at === "string" ? at : `127.0.0.1:${typeof place === "object" && place ? place.port : 0}`,
    /** How many bytes each of the files had. */
    scanned,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
