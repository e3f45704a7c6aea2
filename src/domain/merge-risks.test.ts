import { expect, test } from "vitest";
import type { Risk } from "#domain/nouns/risks.ts";
import { contestedRisk, mergeRisks, withChosenRisks } from "./merge-risks.ts";

const risk = (id: string, name = `Risk ${id}`): Risk => ({ id, name, functionality: "Payment", description: "Cards leak" });
const list = (...risks: Risk[]) => ({ risks });
const base = list(risk("1"), risk("2"));

test("two people who add risks at once both find theirs in the list", () => {
  const { merged, contested } = mergeRisks(base, list(risk("1"), risk("2"), risk("3")), list(risk("1"), risk("2"), risk("4")));
  expect(merged.risks.map(({ id }) => id)).toEqual(["1", "2", "4", "3"]);
  expect(contested).toEqual([]);
});

test("a risk that one changed and another that the other deleted are no conflict, and the numbers stay", () => {
  const numbered = { ...risk("1"), number: 7, revision: 3 };
  const { merged, contested } = mergeRisks(base, list(risk("1", "Mine"), risk("2")), list(numbered));
  expect(merged.risks).toEqual([{ ...numbered, name: "Mine" }]);
  expect(contested).toEqual([]);
});

test("one risk changed by both is settled word by word", () => {
  const mine = list({ ...risk("1", "Mine"), description: "Mine too" }, risk("2"));
  const { merged, contested } = mergeRisks(base, mine, list({ ...risk("1", "Theirs"), functionality: "Login" }, risk("2")));
  expect(contested).toEqual([{ field: "1/name", base: "Risk 1", mine: "Mine", theirs: "Theirs" }]);
  expect(contestedRisk("1/name")).toEqual({ id: "1", word: "name" });
  const [settled] = withChosenRisks(merged, { "1/name": "Theirs" }).risks;
  expect(settled).toMatchObject({ name: "Theirs", functionality: "Login", description: "Mine too" });
});

test.each([
  ["changed here and deleted there", list(risk("1", "Mine"), risk("2")), list(risk("2"))],
  ["deleted here and changed there", list(risk("2")), list(risk("1", "Theirs"), risk("2"))],
])("a risk %s stays until somebody chooses", (_what, mine, theirs) => {
  const { merged, contested } = mergeRisks(base, mine, theirs);
  expect(contested).toMatchObject([{ field: "1" }]);
  expect(contestedRisk("1")).toEqual({ id: "1", word: undefined });
  expect(merged.risks.map(({ id }) => id).sort()).toEqual(["1", "2"]);
  expect(withChosenRisks(merged, { "1": null }).risks.map(({ id }) => id)).toEqual(["2"]);
  const kept = withChosenRisks(merged, { "1": { name: "Kept", functionality: "Payment", description: "Cards leak" } }).risks;
  expect(kept.find(({ id }) => id === "1")?.name).toBe("Kept");
});
