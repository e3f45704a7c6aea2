import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { decideFact, readFacts, reopenContradiction, settleContradiction } from "./facts.ts";

const server = await startServer();
const hash = "0123456789abcdef";

test("what is said of facts and of contradictions is kept with who said it and when; a reason is asked for [FACT-3] [FACT-4]", async () => {
  const { db, project_id, id: user_id } = await author(server);
  const place = { table_name: "features", row_id: randomUUID(), field: "description" };
  const fact = { ...place, kind: "retention" as const, span_hash: hash, sentence_hash: hash };
  await decideFact(db, { project_id, ...fact, decision: "confirmed" });
  await decideFact(db, { project_id, ...fact, decision: "removed" });
  const settlement = {
    kind: "retention" as const,
    a_place: "features:1:description",
    a_hash: hash,
    b_place: "risks:2:description",
    b_hash: hash,
  };
  await expect(settleContradiction(db, { project_id, ...settlement, reason: " " })).rejects.toThrow(
    "A value is too long or not allowed here.",
  );
  const { id } = await settleContradiction(db, { project_id, ...settlement, reason: "Two kinds of log." });
  const { decisions, settled } = await readFacts(db, { project_id });
  expect(decisions.map(({ decision, decided_by }) => [decision, decided_by])).toEqual([
    ["confirmed", user_id],
    ["removed", user_id],
  ]);
  expect(settled).toMatchObject([
    { id, ...settlement, reason: "Two kinds of log.", settled_by: user_id, settled_at: expect.any(String) },
  ]);
  await reopenContradiction(db, { project_id, id });
  expect((await readFacts(db, { project_id })).settled).toEqual([]);
});
