import { expect, test } from "vitest";
import * as z from "zod";
import { functions } from "#tests/hostile/routes.ts";
import { person } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { defineFunction, type FunctionContext } from "./function.ts";

test("a function takes as much as its fields need, 64 KB where those are ids, and keeps nothing else of a body [ATTACK-20]", async () => {
  const most = Object.fromEntries(functions.map(({ name, most }) => [name, most]));
  expect(most["describe-open-points"]).toBe(65_536);
  expect(most["draft-everything"]).toBeLessThan(150_000);
  expect(most["ask-questions"]).toBeGreaterThan(20_000 * 6);
  expect(most["read-source"]).toBeGreaterThan(6_666_672);
  expect(Object.entries(most).filter(([, bytes]) => bytes > 1_000_000)).toHaveLength(1);

  const server = await startServer();
  const { token } = await person(server);
  const call = (name: string, body: object) =>
    fetch(`${server.url}/functions/v1/${name}`, {
      method: "POST",
      headers: { apikey: server.publishableKey, authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const junk = Array.from({ length: 30_000 }, () => ({}));
  expect((await call("describe-open-points", { projectId: crypto.randomUUID(), junk })).status).toBe(413);
  expect((await call("describe-usage", { organizationId: "x" })).status).toBe(400);

  const kept: object[] = [];
  const input = z.object({ name: z.string() });
  const echo = defineFunction({ name: "echo", input, output: z.unknown() }, async (context) => {
    kept.push(context.input);
    return null;
  });
  await echo.take({ name: "Ada", junk })({} as FunctionContext);
  expect(kept).toEqual([{ name: "Ada" }]);
});
