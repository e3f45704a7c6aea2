import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { createChannelPlaces, OF_ACCOUNT, OF_ALL, OF_NETWORK } from "./channel-places.ts";
import { limits } from "./limits.ts";

/** Clients of so many addresses, each with so many channels, of accounts that have few. */
function crowded() {
  const places = createChannelPlaces();
  let joined = 0;
  const client = (address: string) => {
    const one = {
      address,
      hasGivenUp: false,
      giveUp: () => {
        one.hasGivenUp = true;
      },
    };
    const join = (account = `account ${joined % 100_000}`) => {
      joined += 1;
      return places.take(one, account);
    };
    return Object.assign(one, { join, joinOften: (times: number) => Array.from({ length: times }, () => join()) });
  };
  return { client };
}
const refusals = (taken: (string | (() => void))[]) => taken.filter((one) => typeof one === "string");

test("an account is on 1,000 channels, an address on 10,000 and a network on 30,000; more is refused with a sentence, and what is let go of is free [ATTACK-78]", () => {
  expect(limits).toMatchObject({ channelsPerAccount: 1_000, channelsPerAddress: 10_000, channelsPerNetwork: 30_000 });
  const { client } = crowded();
  const tabs = Array.from({ length: 10 }, (_, at) => client(`203.0.113.${at}`));
  const taken = tabs.flatMap(({ join }) => Array.from({ length: 100 }, () => join("eve")));
  expect(refusals(taken)).toEqual([]);
  expect(tabs[0]?.join("eve")).toBe(OF_ACCOUNT);
  expect(OF_ACCOUNT).toBe("ChannelRateLimitReached: An account is on 1,000 channels at most. Close some of its tabs.");
  expect(tabs[0]?.join("ada")).toBeTypeOf("function");
  const [first] = taken;
  // however often it is let go of
  for (let times = 0; times < 2; times += 1) if (typeof first === "function") first();
  expect(tabs[1]?.join("eve")).toBeTypeOf("function");
  expect(tabs[1]?.join("eve")).toBe(OF_ACCOUNT);

  const office = client("198.51.100.1");
  expect(refusals(office.joinOften(10_000))).toEqual([]);
  expect(client("198.51.100.1").join()).toBe(OF_NETWORK);
  expect(client("198.51.100.2").join()).toBeTypeOf("function");
  for (const subnet of [1, 2, 3]) expect(refusals(client(`2001:db8:1:${subnet}::/64`).joinOften(10_000))).toEqual([]);
  expect(client("2001:db8:1:4::/64").join()).toBe(OF_NETWORK);
  expect(client("2001:db8:2:4::/64").join()).toBeTypeOf("function");
});

test("where the 60,000 channels of a process are taken, the network with most gives up its connection with most of them to whoever holds fewer [ATTACK-78]", () => {
  expect(limits.channels).toBe(60_000);
  const { client } = crowded();
  const fill = (address: string, channels: number) => {
    const one = client(address);
    expect(refusals(one.joinOften(channels))).toEqual([]);
    return one;
  };
  const others = [fill("2001:db8:1:1::/64", 10_000), fill("2001:db8:1:2::/64", 9_998), fill("2001:db8:3:1::/64", 10_000)];
  const few = fill("2001:db8:2:1::/64", 9_999);
  const most = fill("2001:db8:2:2::/64", 10_000);
  const own = [fill("2001:db8:2:3::/64", 1), fill("2001:db8:3:2::/64", 9_998)];
  const last = fill("198.51.100.1", 4);
  // whoever holds most gets no more by coming from another of their addresses
  expect(client("2001:db8:2:9::/64").join()).toBe(OF_ALL);
  const given = () => [...others, few, most, ...own, last].map(({ hasGivenUp }) => hasGivenUp);
  expect(given().includes(true)).toBe(false);
  expect(last.join()).toBeTypeOf("function");
  expect([most.hasGivenUp, given().filter(Boolean).length]).toEqual([true, 1]);
  // all of its channels are free at once
  expect(refusals(last.joinOften(9_000))).toEqual([]);
  expect(given().filter(Boolean)).toHaveLength(1);
});

test("who has too many channels is told so when joining, gets one for another that was left, and loses a connection where others need the place [ATTACK-78]", async () => {
  const server = await startServer({ variables: { TRUST_PROXY: "1" } });
  const [ada, eve] = await Promise.all([author(server), author(server)]);
  const before = { ...limits };
  onTestFinished(() => void Object.assign(limits, before));
  const patiently = { timeout: 15_000 };
  const from = async (address: string, who: typeof ada) => {
    const path = `/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=2.0.0`;
    const ws = new WebSocket(`${server.url.replace("http", "ws")}${path}`, { headers: { "x-forwarded-for": address } });
    onTestFinished(() => ws.terminate());
    const closed: number[] = [];
    ws.on("error", () => {}).on("close", (code) => closed.push(code));
    await new Promise((done, fail) => ws.once("open", done).once("error", fail));
    let ref = 0;
    const ask = async (event: string, topic: string) => {
      const own = String(++ref);
      const answered = new Promise<{ status: string; response: { reason?: string } }>((done) =>
        ws.on("message", (data) => {
          const [, of, , , payload] = JSON.parse(String(data));
          if (of === own) done(payload);
        }),
      );
      const payload = { config: { private: true }, access_token: who.token };
      ws.send(JSON.stringify([own, own, `realtime:${topic}`, event, payload]));
      return answered;
    };
    const topics = [`user:${who.id}`, `organization:${who.organization_id}`, `project:${who.project_id}`] as const;
    return { topics, closed, join: (topic: string) => ask("phx_join", topic), leave: (topic: string) => ask("phx_leave", topic) };
  };
  Object.assign(limits, { channelsPerAccount: 3 });
  const [one, two, hers] = [await from("203.0.113.1", ada), await from("203.0.113.1", ada), await from("203.0.113.2", eve)];
  for (const topic of one.topics) expect(await one.join(topic)).toMatchObject({ status: "ok" });
  const refused = { status: "error", response: { reason: OF_ACCOUNT } };
  expect(await two.join(two.topics[0])).toEqual(refused);
  expect(await hers.join(hers.topics[0])).toMatchObject({ status: "ok" });
  await one.leave(one.topics[2]);
  expect(await two.join(two.topics[0])).toMatchObject({ status: "ok" });
  expect(await two.join(two.topics[1])).toEqual(refused);
  // all four are taken, three of them by one network: its connection with most of them goes
  Object.assign(limits, { channels: 4, channelsPerAccount: 100 });
  expect(await hers.join(hers.topics[1])).toMatchObject({ status: "ok" });
  await expect.poll(() => one.closed, patiently).toEqual([1013]);
  expect([two.closed, hers.closed]).toEqual([[], []]);
});
