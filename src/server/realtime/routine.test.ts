import { expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import type { Admission, Channel } from "./channel.ts";
import { createRoutine } from "./routine.ts";

/** Channels that were asked about at 0, of which a question notes whom it was about. */
function listening() {
  const channels: Channel[] = [];
  const asked: string[] = [];
  const most = { atOnce: 0 };
  let underWay = 0;
  const listen = (sub: string, topic: string, token: string, answer: "in" | "out" = "in") => {
    const settle = (given: Admission | string) => {
      if (typeof given === "string") channels.splice(channels.indexOf(channel), 1);
      else channel.admission = given;
    };
    const recheck = async () => {
      if (!channels.includes(channel)) return undefined;
      most.atOnce = Math.max(most.atOnce, ++underWay);
      await new Promise((done) => setImmediate(done));
      underWay -= 1;
      asked.push(`${sub} ${topic}`);
      const given = answer === "out" ? "The session has ended." : { ...channel.admission, checkedAt: 100 };
      settle(given);
      return given;
    };
    const admission = { token, identity: { claims: { sub } }, readable: new Set(), checkedAt: 0 };
    const channel = { topic, admission, recheck, settle } as unknown as Channel;
    channels.push(channel);
    return channel;
  };
  const routine = createRoutine({ hub: { channels: () => channels }, log: createLog("silent") });
  return { listen, asked, most, channels, ...routine };
}

test("who is on a channel is asked again now and then, once for all channels of a token and topic, in turns between accounts [ATTACK-78]", async () => {
  const { listen, ask, done, asked, most, channels } = listening();
  for (let at = 0; at < 200; at += 1) listen("eve", "project:1", "token");
  for (let at = 0; at < 50; at += 1) listen("eve", `project:many ${at}`, "token");
  listen("eve", "project:1", "another token");
  const hers = listen("ada", "project:1", "hers");
  const outside = listen("ada", "project:2", "hers");
  outside.admission.checkedAt = 80;
  ask(50);
  await done();
  // one for two hundred, one for each other topic or token
  expect(asked.filter((one) => one.startsWith("eve"))).toHaveLength(52);
  expect(asked.filter((one) => one === "eve project:1")).toHaveLength(2);
  // hers comes beside the first of the account with many
  expect(asked.indexOf("ada project:1")).toBe(1);
  expect(asked).not.toContain("ada project:2");
  expect([most.atOnce, hers.admission.checkedAt]).toEqual([1, 100]);
  expect(channels.every(({ admission }) => admission.checkedAt >= 80)).toBe(true);
  asked.length = 0;
  ask(50);
  expect(done()).toBeUndefined();
  expect(asked).toEqual([]);
});

test("what is answered about a channel holds for those like it, and while one question waits it is asked for no second time and no one waits for it [ATTACK-78]", async () => {
  const { listen, ask, done, asked, channels } = listening();
  for (let at = 0; at < 5; at += 1) listen("eve", "project:1", "ended", "out");
  listen("eve", "project:1", "living");
  expect(ask(50)).toBeUndefined();
  const first = done();
  ask(50);
  expect(done()).toBe(first);
  await first;
  expect(asked).toEqual(["eve project:1", "eve project:1"]);
  expect(channels.map(({ admission }) => admission.token)).toEqual(["living"]);
});
