import { expect, test } from "vitest";
import { author, person, stranger, visitor } from "./people.ts";
import { startServer } from "./server.ts";

const server = await startServer();

test("an author reads the project of their organization, and nobody else does", async () => {
  const [member, outsider] = await Promise.all([author(server, { role: "member" }), stranger(server)]);
  const mine = await member.db.from("projects").select("id, name");
  expect(mine.error).toBeNull();
  expect(mine.data).toEqual([{ id: member.project_id, name: "Harbour" }]);
  const theirs = await outsider.db.from("projects").select("id").eq("id", member.project_id);
  expect(theirs.data).toEqual([]);
});

test("somebody new belongs to nothing, and a visitor is told to sign in", async () => {
  const newcomer = await person(server);
  expect((await newcomer.db.from("organizations").select("id")).data).toEqual([]);
  const refused = await visitor(server).db.from("organizations").select("id");
  expect(refused.status).toBe(401);
});
