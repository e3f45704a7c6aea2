import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenUnharmed, newSaid, watchedFetch } from "./storm-said.ts";

const sentence = JSON.stringify({ message: "Come back in a moment." });
const server = createServer((request, answer) => {
  const [, status = "", after] = request.url?.split("/") ?? [];
  if (status === "broken") return void answer.destroy();
  answer.writeHead(Number(status), after ? { "retry-after": after } : {}).end(sentence);
});
beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => void server.close());

test("in the storm a refusal is documented as 429, 502 or 503 that says when to come back, and as nothing else; an answer breaks off where a process was killed meanwhile [SCALE-21]", async () => {
  const said = newSaid();
  const ask = watchedFetch(said, 0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of ["200", "303", "429/1", "502/1", "503/1"]) await ask(`${origin}/${path}`, { redirect: "manual" });
  expect(said.wrong).toEqual([]);
  for (const path of ["400/1", "404/1", "408/1", "409/1", "429", "500/1", "503"]) await ask(`${origin}/${path}`);
  expect(said.wrong.map((what) => what.split(",")[0])).toEqual(
    ["400/1: 400", "404/1: 404", "408/1: 408", "409/1: 409", "429: 429", "500/1: 500", "503: 503"].map((what) => `GET /${what}`),
  );

  const before = Date.now();
  await expect(ask(`${origin}/broken`)).rejects.toThrow();
  expect(brokenUnharmed(said, [before - 1_000, Date.now() + 1_000])).toEqual(["GET /broken"]);
  expect(brokenUnharmed(said, [said.brokenOff[0]?.to ?? 0])).toEqual([]);
});
