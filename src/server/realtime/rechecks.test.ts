import { beforeAll, expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { type Author, author } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import type { Channel } from "./channel.ts";
import { createHub } from "./hub.ts";
import { createRechecks } from "./rechecks.ts";

let server: TestServer;
let ada: Author;
let eve: Author;
beforeAll(async () => {
  server = await startServer();
  [ada, eve] = await Promise.all([author(server), author(server)]);
});

/** A hub whose channels note when they are checked again, which takes as long as somebody else's turn. */
function listening() {
  const { sql } = server.database;
  const log = createLog("silent");
  const hub = createHub({ sql, log, onRights: (change) => rechecks.ask(change) });
  const rechecks = createRechecks({ sql, hub, log });
  const checked: string[] = [];
  const most = { atOnce: 0 };
  let underWay = 0;
  const listen = (name: string, topic: string, sub: string) => {
    const recheck = async () => {
      most.atOnce = Math.max(most.atOnce, ++underWay);
      await new Promise((done) => setImmediate(done));
      underWay -= 1;
      checked.push(name);
    };
    const admission = { identity: { claims: { sub } }, readable: new Set() };
    hub.enter({ id: name, topic, admission, recheck, send: () => {} } as unknown as Channel);
  };
  const change = (topic: string, payload: Record<string, unknown>) => hub.tell({ id: "1", topic, event: "change", payload });
  return { listen, change, checked, most, done: rechecks.done };
}

test("an organization's own settings have its own channels checked again, one after another however often they change, and keep nobody else's waiting [ATTACK-57]", async () => {
  const { listen, change, checked, most, done } = listening();
  const rules = { table: "organization_security", op: "update", id: null };
  for (let at = 0; at < 50; at += 1) listen("eve's", `project:${eve.project_id}`, eve.id);
  listen("eve's", `organization:${eve.organization_id}`, eve.id);
  listen("eve's own", `user:${eve.id}`, eve.id);
  listen("ada's", `project:${ada.project_id}`, ada.id);
  listen("ada's", `organization:${ada.organization_id}`, ada.id);
  const changeOften = () => {
    for (let at = 0; at < 200; at += 1) change(`organization:${eve.organization_id}`, rules);
  };
  changeOften();
  await done();
  // the one that was being looked at is looked at once more
  expect(checked.splice(0)).toEqual(Array(52).fill("eve's"));
  changeOften();
  change(`organization:${ada.organization_id}`, rules);
  await done();
  // each of hers has its turn beside one of the other organization
  expect(checked.lastIndexOf("ada's")).toBeLessThan(6);
  expect([checked.length, most.atOnce]).toEqual([54, 1]);
});

test("a member whose role changes has all their channels checked again and nobody else's; of several the organization's are [ATTACK-57]", async () => {
  const { listen, change, checked, done } = listening();
  listen("eve in hers", `project:${eve.project_id}`, eve.id);
  listen("eve in ada's", `project:${ada.project_id}`, eve.id);
  listen("ada in hers", `project:${ada.project_id}`, ada.id);
  const member = { table: "organization_members", op: "delete" };
  change(`organization:${ada.organization_id}`, { ...member, id: eve.id });
  await done();
  expect(checked.splice(0)).toEqual(["eve in hers", "eve in ada's"]);
  change(`organization:${ada.organization_id}`, { ...member, id: null });
  await done();
  expect(checked.splice(0)).toEqual(["eve in ada's", "ada in hers"]);
  change(`user:${eve.id}`, { ...member, id: ada.organization_id });
  expect(done()).toBeUndefined();
});
