import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RealInstance, startInstance } from "#tests/support/real-server.ts";
import { type Cast, castOf, fromSomewhere } from "./cast.ts";
import { type Catalogue, readCatalogue } from "./catalogue.ts";
import { readFunctions } from "./routes.ts";
import { closeConnections, type Shot, send } from "./send.ts";
import { functionAttacks } from "./shots-routes.ts";
import { bucketProbes, rpcProbes, tableProbes } from "./shots-tenants.ts";
import { type Planted, plant } from "./victim.ts";
import { draw } from "./volley.ts";

let server: RealInstance;
let planted: Planted;
let cast: Cast;
let catalogue: Catalogue;
beforeAll(async () => {
  server = await startInstance({ TRUST_PROXY: "1", LOG_LEVEL: "error" });
  catalogue = await readCatalogue(server);
  planted = await plant(
    server,
    catalogue.tables.map(({ name }) => name),
  );
  cast = await castOf(server, planted.victim);
}, 120_000);
afterAll(async () => {
  closeConnections();
  await server.stop();
});

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

test("whatever names an id of another organization is answered like an id that is nowhere [ATTACK-06]", {
  timeout: 300_000,
}, async () => {
  const ids = [...planted.ids].slice(0, 40);
  const own = Object.values(cast.own);
  const files = [`${planted.world.project_id}/1_plan.txt`, `design-connections/${planted.world.project_id}/1.png`];
  const targets = [
    ...catalogue.tables.map((table) => ({ name: table.name, attacks: tableProbes(table, ids, own) })),
    ...catalogue.rpcs.map((rpc) => ({ name: rpc.name, attacks: rpcProbes(rpc, ids) })),
    ...catalogue.buckets.map((bucket) => ({ name: bucket, attacks: bucketProbes(bucket, files, cast.own.project_id) })),
    ...readFunctions().map((one) => ({ name: one.name, attacks: { "an id": functionAttacks(one, ids)["every id somebody's"] } })),
  ];
  const shots = draw(
    targets.map(({ name, attacks }) => ({
      name,
      attacks: Object.fromEntries(Object.entries(attacks).flatMap(([key, one]) => (one ? [[key, one]] : []))),
    })),
    cast,
    { least: 900 },
  );
  const differences: string[] = [];
  const queue = shots.values();
  const asker = async () => {
    for (const shot of queue) {
      const who = ["anonymous", "stranger", "admin of another organization"].includes(shot.who) ? shot.who : "stranger";
      const [theirs, nowhere] = [await ask(shot, who), await ask(elsewhere(shot), who)];
      if (theirs !== nowhere && !differences.some((one) => one.startsWith(`${shot.trick} `)))
        differences.push(
          `${shot.trick} | ${who} | ${shot.method} ${shot.path} <- ${String(shot.body ?? "").slice(0, 300)} | theirs: ${theirs.slice(0, 250)} | nowhere: ${nowhere.slice(0, 250)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: 8 }, asker));
  expect(differences).toEqual([]);
  // the same comparison tells the difference to whoever may know it
  cast.headers.founder = { apikey: server.publishableKey, authorization: `Bearer ${planted.victim.token}` };
  const known: Shot = { method: "GET", path: `/rest/v1/projects?id=eq.${planted.world.project_id}`, who: "founder", trick: "" };
  expect(await ask(known, "founder")).not.toBe(await ask(elsewhere(known), "founder"));
});

async function ask(shot: Shot, who: string): Promise<string> {
  const answer = await send(new URL(server.url), shot, { ...fromSomewhere(), ...cast.headers[who] });
  if ("error" in answer) return answer.error;
  return `${answer.status} ${answer.headers["content-range"] ?? ""} ${answer.text
    .replaceAll(UUID, "id")
    .replaceAll(/"\w+_at":"[^"]*"/g, "")
    .slice(0, 2_000)}`;
}

/** The same with ids that nobody has. */
function elsewhere(shot: Shot): Shot {
  const others = new Map<string, string>();
  const swapped = (text: string) =>
    text.replaceAll(UUID, (id) => {
      if (!planted.ids.has(id)) return id;
      others.set(id, others.get(id) ?? randomUUID());
      return others.get(id) ?? id;
    });
  return { ...shot, path: swapped(shot.path), ...(shot.body === undefined ? {} : { body: swapped(String(shot.body)) }) };
}
