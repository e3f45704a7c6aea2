import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { Complaint } from "#cli/complaint.ts";
import { fetchBy } from "./request.ts";

test("a server that sends more than any specification is, packed or not, is left with a sentence before it fills the memory [ATTACK-128]", async () => {
  const bomb = gzipSync(Buffer.alloc(300_000_000));
  const server = createServer((request, response) => {
    if (request.url === "/bomb") response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
    else if (request.url === "/endless") pour(response.writeHead(401));
    else if (request.url === "/none") response.writeHead(204).end();
    else response.end(JSON.stringify({ said: "Käse" }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const ask = fetchBy({ address, key: "srs_" });
    await expect((await ask(`${address}/bomb`)).arrayBuffer()).rejects.toThrow(Complaint);
    await expect(ask(`${address}/endless`)).rejects.toThrow("The server refused (401).");
    const answer = await ask(`${address}/said`);
    expect([answer.status, await answer.json()]).toEqual([200, { said: "Käse" }]);
    expect((await ask(`${address}/none`)).status).toBe(204);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

const flood = Buffer.alloc(1_000_000);
function pour(response: ServerResponse) {
  while (!response.destroyed && response.write(flood));
  response.once("drain", () => pour(response));
}
