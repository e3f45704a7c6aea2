import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { hasSandbox } from "./chromium.ts";

/** What a browser answers or tells, as Chrome's protocol has it. */
const told = z.object({
  id: z.int().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});
export type Told = z.output<typeof told>;
export type DevTools = {
  send(method: string, params?: object, session?: string): Promise<unknown>;
  /** Ends the browser and all it started, and takes away what it wrote. */
  close(): Promise<void>;
};

/** In bytes: a page that makes its browser say more at once is not read further. */
const MOST_MESSAGE = 12_000_000;
/** In seconds of computing and megabytes, for each process of the browser. */
const [COMPUTING, MEMORY] = [20, 1000];
const bounded = `ulimit -c 0; ulimit -t ${COMPUTING}; ulimit -d ${MEMORY * 1024} 2>/dev/null; echo 1000 2>/dev/null >/proc/self/oom_score_adj; exec "$@"`;

/**
 * Nothing is connected to by the browser itself: its proxy does not exist, and whatever its page asks for is handed to whoever drives it.
 */
const alone = [
  "--headless",
  "--remote-debugging-pipe",
  "--proxy-server=127.0.0.1:9",
  "--proxy-bypass-list=<-loopback>",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--dns-prefetch-disable",
  "--disable-quic",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-sync",
  "--no-first-run",
  "--mute-audio",
  "--blink-settings=imagesEnabled=false",
  "--js-flags=--max-old-space-size=256",
];

/** Starts a browser with a profile of its own, spoken to over its pipe: no library stands between it and its bounds. */
export async function openDevTools(program: string, tell: (told: Told) => void): Promise<DevTools> {
  const home = await mkdtemp(join(tmpdir(), "product-architect-browser-"));
  const args = [...alone, ...(hasSandbox() ? [] : ["--no-sandbox"]), `--user-data-dir=${home}`, "about:blank"];
  const [command, given] =
    process.platform === "win32" ? [program, args] : ["/bin/sh", ["-c", bounded, "browser", program, ...args]];
  const child = spawn(command, given, {
    env: { PATH: process.env.PATH, HOME: home },
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    detached: true,
  });
  const gone = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  const end = () => kill(child);
  process.once("exit", end);
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  const lose = () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser has ended."));
    waiting.clear();
  };
  const [input, output] = [child.stdio[3], child.stdio[4]];
  let kept: Buffer[] = [];
  let length = 0;
  output?.on("data", (chunk: Buffer) => {
    let rest = chunk;
    for (let end_at = rest.indexOf(0); end_at >= 0; end_at = rest.indexOf(0)) {
      hear(Buffer.concat([...kept, rest.subarray(0, end_at)]));
      [kept, length] = [[], 0];
      rest = rest.subarray(end_at + 1);
    }
    kept.push(rest);
    length += rest.length;
    if (length > MOST_MESSAGE) end();
  });
  for (const stream of [input, output]) stream?.on("error", () => {});
  void gone.then(lose);

  function hear(message: Buffer): void {
    try {
      const said = told.parse(JSON.parse(message.toString("utf8")));
      const asked = said.id === undefined ? undefined : waiting.get(said.id);
      waiting.delete(said.id ?? 0);
      if (!asked) tell(said);
      else if (said.error) asked.reject(new Error(said.error.message));
      else asked.resolve(said.result);
    } catch {
      // a browser that speaks otherwise is of no use
      end();
    }
  }

  let last = 0;
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        if (child.exitCode !== null || child.signalCode !== null || !input || !("write" in input)) return lose();
        input.write(`${JSON.stringify({ id: last, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
      }),
    close: async () => {
      process.off("exit", end);
      end();
      await gone;
      lose();
      await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // it has ended already
  }
}
