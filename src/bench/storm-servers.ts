import { on } from "node:events";
import { readFileSync } from "node:fs";
import * as z from "zod";
import { startSeveral } from "#tests/support/several-servers.ts";

export type Servers = Awaited<ReturnType<typeof startServers>>;

/** Processes beside each other that tell what memory they hold. */
export async function startServers(count: number) {
  const servers = await startSeveral(count, { program: ["--expose-gc", "--import", "./src/bench/collect.ts"] });
  return {
    ...servers,
    /** In megabytes. */
    memoryOf: (at: number) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(statusOf(servers.processOf(at)?.pid))?.[1] ?? 0) / 1024),
    /** What it holds on to, in megabytes: its heap without what nobody needs. */
    heapOf: async (at: number) => {
      const child = servers.processOf(at);
      if (!child) throw new Error("There is no such process.");
      child.kill("SIGUSR2");
      for await (const [told] of on(child, "message", { signal: AbortSignal.timeout(30_000) })) {
        const { data } = z.object({ heap: z.number() }).safeParse(told);
        if (data) return data.heap;
      }
      throw new Error("It went away.");
    },
  };
}

function statusOf(pid: number | undefined) {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
