import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { runReading } from "./run-reading.ts";

const server = await startServer();
const DAY = 86_400_000;

test("a run sees what others wrote two seconds later, also when the machine's clock was set back meanwhile [OPS-15]", async () => {
  const { db, project_id } = await author(server);
  const reading = runReading(db, { project_id, version: "0.1" });
  expect((await reading.content()).user_classes).toEqual([]);
  const { now } = Date;
  Date.now = () => now() - DAY;
  onTestFinished(() => {
    Date.now = now;
  });
  await db.from("user_classes").insert({ project_id, name: "Harbour master" }).throwOnError();
  await delay(2_100);
  expect((await reading.content()).user_classes.map(({ name }) => name)).toEqual(["Harbour master"]);
});
