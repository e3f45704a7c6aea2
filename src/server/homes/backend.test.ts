import { expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#server/auth/request.ts";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

test("what the server asks itself for many people of one address counts as what it is, and none of it is refused as too much [OPS-19]", async () => {
  const server = await startServer();
  const team = await Promise.all(Array.from({ length: 4 }, () => author(server)));
  const from = new Request(server.url, { headers: { [CLIENT_ADDRESS_HEADER]: "203.0.113.9" } });
  const { promise: go, resolve } = Promise.withResolvers<void>();
  const { promise: held, resolve: holds } = Promise.withResolvers<void>();
  // what is asked meanwhile waits, and is held on to
  const holding = server.database.sql.begin(async (tx) => {
    await tx`lock table public.pages in share mode`;
    holds();
    await go;
  });
  await held;
  const asked = team.flatMap(({ token, project_id }) => {
    const db = server.backend.databaseFor(token, from);
    return Array.from(
      { length: 25 },
      async (_, at) => (await db.from("pages").insert({ project_id, name: `Bérth ${at}` })).error,
    );
  });
  const waits = await Promise.race([Promise.any(asked.map((one) => one.then((error) => error ?? "kept"))), pause(1_000)]);
  resolve();
  await holding;
  expect(waits).toBe("all wait");
  expect(new Set(await Promise.all(asked))).toEqual(new Set([null]));
  const [kept] = await server.database.sql`select count(*)::int as pages from public.pages where name like 'Bérth %'`;
  expect(kept).toEqual({ pages: 100 });
});

const pause = (milliseconds: number) => new Promise<string>((done) => setTimeout(done, milliseconds, "all wait"));
