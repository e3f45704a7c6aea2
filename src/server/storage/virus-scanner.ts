import { connect, type Socket } from "node:net";
import { socketHost } from "#server/outside/addresses.ts";
import { failures } from "./failure.ts";
import { Infected, ScannerAway } from "./infected.ts";

/** Looks into what passes, and ends it in `Infected` before its end where something was found. */
export type VirusScanner = { passing(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> };

const PATIENCE_MS = 60_000;
const PIECE = 1 << 20;

/** The ClamAV that listens at `host:port` or at the path of a Unix socket, asked by its INSTREAM command. */
export function clamav(address: string): VirusScanner {
  return {
    async *passing(chunks) {
      const asked = ask(address);
      try {
        await asked.send(Buffer.from("zINSTREAM\0"));
        for await (const chunk of chunks) {
          for (let at = 0; at < chunk.length; at += PIECE) await asked.send(framed(chunk.subarray(at, at + PIECE)));
          yield chunk;
        }
        await asked.send(framed(new Uint8Array()));
        judge(await asked.reply);
      } finally {
        asked.end();
      }
    },
  };
}

/** An empty piece is the end. */
function framed(piece: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return Buffer.concat([length, piece]);
}

function judge(reply: string): void {
  if (reply === "stream: OK") return;
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (found !== undefined) throw new Infected(found);
  if (/size limit/i.test(reply)) throw failures.tooLarge();
  throw new ScannerAway(`The virus scanner answered: ${reply.slice(0, 200)}`);
}

function ask(address: string) {
  const { promise: reply, resolve, reject } = Promise.withResolvers<string>();
  // whoever sends hears of it first
  reply.catch(() => {});
  let said = "";
  const socket: Socket = connect(placeOf(address));
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error("it is silent")));
  socket.setEncoding("utf8");
  socket.on("data", (text: string) => {
    said += text;
    const end = said.indexOf("\0");
    if (end >= 0) resolve(said.slice(0, end));
  });
  socket.on("error", (cause) => reject(new ScannerAway("The virus scanner cannot be asked.", { cause })));
  socket.once("close", () => reject(new ScannerAway("The virus scanner went away.")));
  return {
    reply,
    send: (bytes: Buffer) =>
      // one that has answered already, of what is too long for instance, takes no more
      Promise.race([reply.then(judge), new Promise<void>((done) => socket.write(bytes, () => done()))]),
    end: () => void socket.destroy(),
  };
}

function placeOf(address: string) {
  if (address.startsWith("/")) return { path: address };
  const { hostname, port } = new URL(`tcp://${address}`);
  return { host: socketHost(hostname), port: Number(port) };
}
