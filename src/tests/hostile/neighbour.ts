import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import type { Person } from "#tests/support/people.ts";
import type { RealInstance } from "#tests/support/real-server.ts";
import { call } from "./call.ts";

/** In milliseconds: what others wait at most while somebody misbehaves. */
const LIMIT = 2_000;
/** Where the machine itself is so slow, so many times what was waited for while nobody did. */
const SLOWER = 4;

/** Somebody of another organization, who asks for something small again and again. */
export function neighbourOf(server: RealInstance, { token }: Pick<Person, "token">) {
  const ask = async () => {
    const began = performance.now();
    const { status, text } = await call(server, "/rest/v1/projects?select=id", { token });
    expect(status, text).toBe(200);
    return performance.now() - began;
  };
  return {
    /** What may be waited for: 2 seconds on any machine that answers within half a second while nothing is done. */
    limit: async () => {
      let longest = 0;
      for (let times = 0; times < 10; times += 1) longest = Math.max(longest, await ask());
      return Math.max(LIMIT, SLOWER * longest);
    },
    /** How long was waited at most while something was done. */
    whileDoing: async (work: Promise<unknown>): Promise<number> => {
      let [longest, isOver] = [0, false];
      const done = work.finally(() => {
        isOver = true;
      });
      while (!isOver) {
        longest = Math.max(longest, await ask());
        await Promise.race([done, delay(30)]).catch(() => {});
      }
      await done;
      return longest;
    },
  };
}
