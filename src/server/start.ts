import { supervise } from "./supervise.ts";

process.exitCode = await supervise(await workersOf(process.env));

/** Read only where it is said, since to read it all takes a moment; what is not valid, the server itself says. */
async function workersOf({ WORKERS }: NodeJS.ProcessEnv): Promise<{ workers?: number }> {
  if (!WORKERS) return {};
  const { readEnv } = await import("./env.ts");
  try {
    return { workers: readEnv().WORKERS };
  } catch {
    return {};
  }
}
