import { expect, test } from "vitest";
import { startServer } from "#tests/support/server.ts";
import type { Channel } from "./channel.ts";
import { limits } from "./limits.ts";
import { presence } from "./speech.ts";

test("an account is present on a topic so many times and no more, however many connections it has, and others are [ATTACK-69]", async () => {
  expect(limits.presencesOfOne).toBe(50);
  const { database } = await startServer();
  const answers: unknown[] = [];
  const channelOf = (sub: string) =>
    ({
      topic: "project:harbour",
      version: "2.0.0",
      presenceKey: crypto.randomUUID(),
      admission: { identity: { role: "authenticated", claims: { sub } } },
      writable: new Map([["presence", Promise.resolve(true)]]),
      send: (data: string) => answers.push(JSON.parse(data)[4]),
    }) as unknown as Channel;
  const on: Channel[] = [];
  const track = async (sub: string) => {
    const channel = channelOf(sub);
    on.push(channel);
    const frame = {
      join_ref: null,
      topic: "realtime:project:harbour",
      event: "presence",
      ref: "1",
      payload: { event: "track", payload: {} },
    };
    await presence(database.sql, channel, frame, { node: 1, on });
    return answers.at(-1);
  };
  const [eve, ada] = [crypto.randomUUID(), crypto.randomUUID()];
  for (let at = 0; at < limits.presencesOfOne; at += 1) expect(await track(eve)).toEqual({ status: "ok", response: {} });
  expect(await track(eve)).toEqual({
    status: "error",
    response: { reason: "An account is present 50 times at most. Close some of its tabs." },
  });
  expect(await track(ada)).toEqual({ status: "ok", response: {} });
  // whoever is there may say something else of themselves
  const frame = {
    join_ref: null,
    topic: "realtime:project:harbour",
    event: "presence",
    ref: "1",
    payload: { event: "track", payload: {} },
  };
  await presence(database.sql, on[0] as Channel, frame, { node: 1, on });
  expect(answers.at(-1)).toEqual({ status: "ok", response: {} });
  const [kept] = await database.sql`select count(*)::int as presences from realtime.presences where topic = 'project:harbour'`;
  expect(kept?.presences).toBe(51);
});
