import { createClient } from "@supabase/supabase-js";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { type Author, author, join, person, stranger } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { limits } from "./limits.ts";
import { follow } from "./testing.ts";

let server: TestServer;
let ada: Author;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
  // a channel where people of any team may talk, as an operator could add one
  await server.database.sql`create policy rooms on realtime.messages for all to authenticated
    using (realtime.topic() = 'room') with check (realtime.topic() = 'room')`;
});

const subscribed = { state: "SUBSCRIBED", reason: undefined };
const patiently = { timeout: 15_000 };

test("people talk on a channel whose policy lets them, in words, many words and bytes, in both versions of the protocol", async () => {
  const bob = await person(server);
  const old = createClient(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { vsn: "1.0.0" },
  });
  await old.realtime.setAuth(bob.token);
  const any = { event: "*" };
  const speaking = follow(ada.db, "room", { ...any, config: { broadcast: { ack: true } } });
  const echoing = follow(bob.db, "room", { ...any, config: { broadcast: { self: true } } });
  const older = follow(old, "room", any);
  await expect
    .poll(() => [speaking, echoing, older].map(({ states }) => states), patiently)
    .toEqual([[subscribed], [subscribed], [subscribed]]);
  const long = "ß".repeat(20_000);
  expect(await speaking.channel.send({ type: "broadcast", event: "hello", payload: { text: "Grüße" } })).toBe("ok");
  expect(await speaking.channel.send({ type: "broadcast", event: "long", payload: { long } })).toBe("ok");
  expect(await speaking.channel.send({ type: "broadcast", event: "bytes", payload: new Uint8Array([0, 1, 255]).buffer })).toBe(
    "ok",
  );
  await older.channel.send({ type: "broadcast", event: "old", payload: { text: "from version 1" } });
  const words = [
    { event: "hello", payload: { text: "Grüße" } },
    { event: "long", payload: { long } },
  ];
  const last = { event: "old", payload: { text: "from version 1" } };
  await expect.poll(() => speaking.received, patiently).toEqual([last]);
  await expect.poll(() => older.received, patiently).toMatchObject(words);
  await expect.poll(() => echoing.received, patiently).toMatchObject([...words, { event: "bytes" }, last]);
  expect(new Uint8Array(Object(echoing.received[2]?.payload))).toEqual(new Uint8Array([0, 1, 255]));
  await echoing.channel.send({ type: "broadcast", event: "echo", payload: {} });
  await expect.poll(() => echoing.received.at(-1)?.event, patiently).toBe("echo");
});

test("nobody makes up a change of a project, nor says they are where they may not be", async () => {
  const topic = `project:${ada.project_id}`;
  const member = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: member.id, role: "member" });
  const speaking = follow(member.db, topic, { config: { broadcast: { ack: true, self: true } } });
  const ear = follow(ada.db, topic);
  await expect.poll(() => [speaking.states, ear.states], patiently).toEqual([[subscribed], [subscribed]]);
  const made = { type: "broadcast", event: "change", payload: { table: "pages", op: "delete" } } as const;
  expect(await speaking.channel.send(made)).toBe("error");
  expect(await speaking.channel.track({ name: "M".repeat(limits.presence) })).toBe("error");
  expect(await speaking.channel.track({ name: "Mem" })).toBe("ok");
  expect([ear.received, speaking.received]).toEqual([[], []]);
  const outside = await raw({ token: (await stranger(server)).token });
  const away = await outside.ask(["1", "2", `realtime:${topic}`, "presence", { type: "presence", event: "track", payload: {} }]);
  expect(away).toEqual([
    "1",
    "2",
    `realtime:${topic}`,
    "phx_reply",
    { status: "error", response: { reason: "unmatched topic" } },
  ]);
});

test("nobody is present under the id of somebody else [SIGN-16]", async () => {
  const topic = `project:${ada.project_id}`;
  const bob = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bob.id, role: "member" });
  const masked = follow(bob.db, `${topic}`, { presence: true, config: { presence: { key: ada.id } } });
  await expect.poll(() => masked.states[0]?.state, patiently).toBe("CHANNEL_ERROR");
  expect(masked.states[0]?.reason).toContain("The presence key is the id of another account");
  await bob.db.removeAllChannels();
  const watching = follow(ada.db, topic, { presence: true, config: { presence: { key: ada.id } } });
  const bobs = follow(bob.db, topic, { presence: true, config: { presence: { key: "tab 1" } } });
  await expect.poll(() => [watching.states, bobs.states], patiently).toEqual([[subscribed], [subscribed]]);
  expect(await bobs.channel.track({ user_id: ada.id, name: "Ada" })).toBe("ok");
  await expect.poll(() => watching.channel.presenceState()["tab 1"], patiently).toMatchObject([{ user_id: bob.id }]);
});

test("whoever is here is called what their account is called, and shows nobody's picture [ATTACK-45]", async () => {
  const topic = `project:${ada.project_id}`;
  const bob = await person(server, { name: "bob.mason" });
  await join(server, { organization_id: ada.organization_id, user_id: bob.id, role: "member" });
  const watching = follow(ada.db, topic, { presence: true, config: { presence: { key: ada.id } } });
  const bobs = follow(bob.db, topic, { presence: true, config: { presence: { key: bob.id } } });
  await expect.poll(() => [watching.states, bobs.states], patiently).toEqual([[subscribed], [subscribed]]);
  const shown = () => watching.channel.presenceState()[bob.id]?.map(({ presence_ref: _, ...meta }) => meta);
  const masked = { name: "Ada Jones", full_name: "Ada Jones", email: ada.email, picture: "ada.png", avatar_url: "ada.png" };
  expect(await bobs.channel.track({ ...masked, user_id: bob.id, at: "PAGE-1" })).toBe("ok");
  await expect.poll(shown, patiently).toEqual([{ user_id: bob.id, name: bob.email.split("@")[0], at: "PAGE-1" }]);
  await bob.db.from("profiles").upsert({ id: bob.id, first_name: "Bob", last_name: "Mason" }).throwOnError();
  await bobs.channel.unsubscribe();
  const again = follow(bob.db, topic, { presence: true, config: { presence: { key: bob.id } } });
  await expect.poll(() => again.states, patiently).toEqual([subscribed]);
  expect(await again.channel.track({ ...masked, user_id: bob.id })).toBe("ok");
  await expect.poll(shown, patiently).toEqual([{ user_id: bob.id, name: "Bob Mason" }]);
  expect(await again.channel.track({ user_id: bob.id })).toBe("ok");
  await expect.poll(shown, patiently).toEqual([{ user_id: bob.id }]);
});

test("who is here is seen by the others, in every window, until they leave or their connection breaks", async () => {
  const topic = `project:${ada.project_id}`;
  const bob = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bob.id, role: "viewer" });
  const key = (id: string) => ({ presence: true, config: { presence: { key: id } } });
  const watching = follow(ada.db, topic, key(ada.id));
  const first = follow(bob.db, topic, key(bob.id));
  await expect.poll(() => [watching.states, first.states], patiently).toEqual([[subscribed], [subscribed]]);
  await first.channel.track({ name: "Bob" });
  const second = await raw({ token: bob.token });
  await second.join(topic, { presence: { key: bob.id, enabled: true } });
  await second.ask(["1", "9", `realtime:${topic}`, "presence", { type: "presence", event: "track", payload: { name: "Bob" } }]);
  const here = () =>
    Object.fromEntries(Object.entries(watching.channel.presenceState()).map(([id, metas]) => [id, metas.length]));
  await expect.poll(here, patiently).toEqual({ [bob.id]: 2 });
  second.ws.terminate();
  await expect.poll(here, patiently).toEqual({ [bob.id]: 1 });
  await first.channel.track({ at: "PAGE-2" });
  await expect.poll(() => watching.channel.presenceState()[bob.id], patiently).toMatchObject([{ at: "PAGE-2" }]);
  expect(await first.channel.untrack()).toBe("ok");
  await expect.poll(here, patiently).toEqual({});
});

test("a client that speaks the protocol by hand gets the answers of the protocol", async () => {
  const { ask, join: enter, ws, seen } = await raw({ token: ada.token });
  const topic = `realtime:project:${ada.project_id}`;
  expect(await ask([null, "0", "phoenix", "heartbeat", {}])).toEqual([
    null,
    "0",
    "phoenix",
    "phx_reply",
    { status: "ok", response: {} },
  ]);
  expect(
    await ask(["2", "2", topic, "phx_join", { config: { private: true, postgres_changes: [{ event: "*" }] } }]),
  ).toMatchObject({
    4: { status: "error", response: { reason: expect.stringContaining("postgres_changes is not supported here") } },
  });
  expect(await enter(`project:${ada.project_id}`)).toMatchObject({ 4: { status: "ok", response: { postgres_changes: [] } } });
  expect(await enter(`project:${ada.project_id}`, {}, "5")).toMatchObject({ 4: { status: "ok" } });
  expect(seen).toContainEqual(["1", "1", topic, "phx_close", {}]);
  expect(await ask(["5", "6", topic, "dance", {}])).toMatchObject({ 4: { status: "error" } });
  expect(await ask(["5", "7", topic, "phx_leave", {}])).toMatchObject({ 4: { status: "ok" } });
  ws.send("this is no frame");
  expect(await closing(ws)).toBe(1007);
  const loud = await raw({ token: ada.token });
  loud.ws.send(JSON.stringify([null, "1", "phoenix", "heartbeat", { much: "x".repeat(limits.frame) }]));
  expect(await closing(loud.ws)).toBe(1009);
});

test("the door opens for a known key, a known version and our own pages only", async () => {
  const status = (path: string, headers: Record<string, string> = {}) =>
    new Promise((done) => {
      const ws = new WebSocket(`${server.url.replace("http", "ws")}${path}`, { headers });
      ws.once("unexpected-response", (_request, answer) => done(answer.statusCode));
      ws.once("open", () => done(101));
      ws.on("error", () => {});
      onTestFinished(() => ws.terminate());
    });
  const address = `/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=2.0.0`;
  expect(await status(address)).toBe(101);
  expect(await status(address, { origin: server.url })).toBe(101);
  expect(await status(address, { origin: "https://elsewhere.example" })).toBe(403);
  expect(await status(address, { origin: "null" })).toBe(403);
  expect(await status("/realtime/v1/websocket?apikey=unknown&vsn=2.0.0")).toBe(401);
  expect(await status(`/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=9`)).toBe(400);
  expect(await status("/rest/v1/projects")).toBe(404);
  const plain = await fetch(`${server.url}/realtime/v1/api/broadcast`, {
    method: "POST",
    headers: { apikey: server.publishableKey },
  });
  expect(plain.status).toBe(404);
});

/** A client by hand, on version 2. */
async function raw({ token }: { token: string }) {
  const ws = new WebSocket(`${server.url.replace("http", "ws")}/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=2.0.0`);
  onTestFinished(() => ws.terminate());
  const seen: unknown[] = [];
  ws.on("message", (data) => seen.push(JSON.parse(String(data))));
  await new Promise((done, fail) => ws.once("open", done).once("error", fail));
  const ask = async (frame: unknown[]) => {
    ws.send(JSON.stringify(frame));
    const answer = () =>
      seen.find((frameSeen) => Array.isArray(frameSeen) && frameSeen[1] === frame[1] && frameSeen[3] === "phx_reply");
    await expect.poll(answer, patiently).toBeDefined();
    return answer();
  };
  const enter = (topic: string, config: object = {}, ref = "1") =>
    ask([ref, ref, `realtime:${topic}`, "phx_join", { config: { private: true, ...config }, access_token: token }]);
  return { ws, seen, ask, join: enter };
}

function closing(ws: WebSocket) {
  return new Promise((done) => ws.once("close", done));
}
