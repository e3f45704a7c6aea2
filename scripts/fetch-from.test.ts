import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { fetchFrom } from "./fetch-from.ts";

test.runIf(process.platform === "linux")("who asks comes from the address they are given, by a name too", async () => {
  const server = createServer((request, response) => response.end(request.socket.remoteAddress)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (const host of ["127.0.0.1", "localhost"]) {
    const answer = await fetchFrom("127.2.3.4")(`http://${host}:${port}/`, { method: "POST", body: "words" });
    expect(await answer.text()).toBe("127.2.3.4");
  }
  server.close();
});
