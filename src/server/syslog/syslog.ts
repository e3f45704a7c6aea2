import { connect as connectPlain, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { socketHost } from "#server/outside/addresses.ts";
import { frameOf, type Message, messageOf } from "./message.ts";

export type Syslog = {
  /** Takes a line of the log; while the other system is away, the latest lines wait here. */
  write(line: string): void;
  /** Resolves once they left this process, and fails where nobody takes them. */
  deliver(messages: readonly Message[]): Promise<void>;
  end(): Promise<void>;
};

const MOST_WAITING = 4_000_000;
const LONGEST_PAUSE_MS = 30_000;
const GOODBYE_MS = 500;

/**
 * Sends messages to another system, at `tls://host:6514` or `tcp://host:514`, and goes on trying while it is away. `ca` vouches for it
 * in place of the public authorities.
 */
export function openSyslog(
  address: string,
  { ca, firstPauseMs = 500 }: { ca?: string | undefined; firstPauseMs?: number } = {},
): Syslog {
  const { protocol, hostname, port } = new URL(address);
  const host = socketHost(hostname);
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let lost = 0;
  let pause = firstPauseMs;
  let isOver = false;
  let open: Socket | undefined;
  let retry: NodeJS.Timeout | undefined;
  connect();

  return {
    write: (line) => {
      const frame = frameOf(messageOf(line));
      waiting.push(frame);
      waitingBytes += frame.length;
      while (waitingBytes > MOST_WAITING) {
        waitingBytes -= waiting.shift()?.length ?? 0;
        lost += 1;
      }
      flush();
    },
    deliver: (messages) =>
      new Promise((done, fail) => {
        if (!open) return fail(new Error(`Nobody takes the log at ${host}.`));
        open.write(Buffer.concat(messages.map(frameOf)), (error) => (error ? fail(error) : done()));
      }),
    end: async () => {
      isOver = true;
      clearTimeout(retry);
      const socket = open;
      if (!socket) return;
      await Promise.race([new Promise<void>((done) => socket.end(done)), delay(GOODBYE_MS, undefined, { ref: false })]);
      socket.destroy();
    },
  };

  function connect() {
    const where = { host, port: Number(port) || (protocol === "tls:" ? 6514 : 514) };
    const socket =
      protocol === "tls:"
        ? connectTls({ ...where, ...(ca === undefined ? {} : { ca }), minVersion: "TLSv1.2" })
        : connectPlain(where);
    // a log that is shipped is no reason to live on
    socket.unref();
    socket.once(protocol === "tls:" ? "secureConnect" : "connect", () => {
      pause = firstPauseMs;
      open = socket;
      flush();
    });
    socket.on("drain", flush);
    // nobody speaks to us; who hears nothing does not notice that the other side is gone
    socket.resume();
    socket.on("error", () => {});
    socket.once("close", () => {
      open = undefined;
      if (isOver) return;
      retry = setTimeout(connect, pause);
      retry.unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
  }

  function flush() {
    if (lost > 0 && open) sayLost();
    while (open && !open.writableNeedDrain) {
      const frame = waiting.shift();
      if (!frame) return;
      waitingBytes -= frame.length;
      open.write(frame);
    }
  }

  function sayLost() {
    const words = JSON.stringify({
      level: 40,
      time: Date.now(),
      lines: lost,
      msg: "lines of the log were lost while nobody took them",
    });
    lost = 0;
    open?.write(frameOf(messageOf(words)));
  }
}
