import { once } from "node:events";
import { type ClientRequest, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#server/auth/request.ts";
import { createBodyRoom } from "#server/http/body-room.ts";
import { type StorageWorld, storageWorld } from "./testing.ts";

let world: StorageWorld;
beforeAll(async () => {
  const room = createBodyRoom({ perAddress: 400_000, all: 600_000 });
  world = await storageWorld(undefined, { room });
});
afterAll(() => world.close());

/** Sends a file but for its end, and hears what is answered. */
function begin(address: string, bytes: number) {
  const { id } = world.person();
  const upload = request(`${world.url}/storage/v1/object/shown/${id}/${crypto.randomUUID()}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${id}`,
      "content-type": "text/plain",
      "content-length": bytes,
      [CLIENT_ADDRESS_HEADER]: address,
    },
  });
  upload.on("error", () => {});
  upload.write("x".repeat(bytes - 1));
  const answer = once(upload, "response").then(([{ statusCode }]) => statusCode as number);
  return { upload, answer };
}

const end = async ({ upload, answer }: { upload: ClientRequest; answer: Promise<number> }) => {
  upload.end("x");
  return answer;
};

test("files that are not whole yet take so much room on the drive of an address and of all; where that is full, whoever sends least goes on [ATTACK-67]", async () => {
  const first = begin("203.0.113.1", 190_000);
  const second = begin("203.0.113.1", 190_000);
  await expect.poll(async () => (await world.files()).length).toBe(2);
  await new Promise((done) => setTimeout(done, 500));
  const third = begin("203.0.113.1", 190_000);
  expect(await third.answer).toBe(503);
  expect(await end(first)).toBe(200);

  const fourth = begin("203.0.113.1", 190_000);
  await new Promise((done) => setTimeout(done, 500));
  // of all there is room for one more, and then for whoever sends less than somebody else
  const another = begin("203.0.113.2", 190_000);
  await new Promise((done) => setTimeout(done, 500));
  const small = begin("203.0.113.3", 100_000);
  expect(await second.answer).toBe(503);
  expect(await Promise.all([fourth, another, small].map(end))).toEqual([200, 200, 200]);
  // what was let go of lies nowhere
  await expect.poll(async () => (await world.files()).length).toBe(4);
});
