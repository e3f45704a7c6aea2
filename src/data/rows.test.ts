import { expect, expectTypeOf, test } from "vitest";
import { allNouns, type Noun, type RowOf } from "#domain/nouns/all.ts";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import type { Database } from "./database.types.ts";
import { listRows } from "./rows.ts";

type Tables = Database["public"]["Tables"];
/** Those whose stored rows are not what their noun says. */
type Strange = { [Name in Noun]: Tables[Name]["Row"] extends RowOf<Name> ? never : Name }[Noun];

test("every noun is a list of its own, whose columns are those that the database stores", async () => {
  expectTypeOf<Strange>().toBeNever();
  const server = await startServer();
  const { db, project_id } = await author(server);
  for (const noun of allNouns) expect(await listRows(db, noun, { project_id })).toEqual([]);
});
