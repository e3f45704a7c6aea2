import { setTimeout as delay } from "node:timers/promises";
import { call, type Said } from "#tests/hostile/call.ts";

/** Who asks of which server, and for how many seconds. */
export type Pace = {
  url: string;
  publishableKey: string;
  token: string;
  project_id: string;
  organization_id: string;
  seconds: number;
};
/** What each answer took, in milliseconds. */
export type Paced = { taken: number[]; failures: number };

const PER_SECOND = 25;

// in a process of its own, since whoever misbehaves keeps theirs busy, too
process.on("message", async (pace: Pace) => process.send?.(await ask(pace)));

/** One organization's requests at a steady pace, whether or not earlier answers are there. */
async function ask({ token, project_id, organization_id, seconds, ...server }: Pace): Promise<Paced> {
  const asks: (() => Promise<Said>)[] = [
    () => call(server, `/rest/v1/projects?select=id,name,updated_at&organization_id=eq.${organization_id}`, { token }),
    () => call(server, `/rest/v1/pages?select=*&project_id=eq.${project_id}&order=number&limit=50`, { token }),
    () => call(server, `/rest/v1/projects?select=*&id=eq.${project_id}`, { token }),
    () => call(server, "/rest/v1/user_classes", { token, body: { project_id, name: "Skipper" } }),
    () => call(server, "/rest/v1/rpc/get_my_invitations", { token, body: {} }),
  ];
  const startedAt = performance.now();
  const paced: Paced = { taken: [], failures: 0 };
  await Promise.all(
    Array.from({ length: seconds * PER_SECOND }, async (_, turn) => {
      await delay(Math.max(0, startedAt + (turn * 1_000) / PER_SECOND - performance.now()));
      const asked = performance.now();
      const { status } = (await asks[turn % asks.length]?.()) ?? { status: 0 };
      paced.taken.push(performance.now() - asked);
      if (status >= 300) paced.failures += 1;
    }),
  );
  return paced;
}
