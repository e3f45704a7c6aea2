import { expect, test } from "vitest";
import { joinOnce } from "./join-once.ts";

test("a row with something beside it is the same one while neither changes [SPEED-30]", () => {
  const join = joinOnce<{ id: string; name: string }, { page: string | undefined; parts: readonly string[] }>();
  const row = { id: "1", name: "Berth board" };
  const first = join(row, { page: "Harbour", parts: ["a", "b"] });
  expect(first).toEqual({ ...row, page: "Harbour", parts: ["a", "b"] });
  expect(join(row, { page: "Harbour", parts: ["a", "b"] })).toBe(first);
  expect(join(row, { page: "Bar", parts: ["a", "b"] })).toEqual({ ...first, page: "Bar" });
  expect(join(row, { page: "Bar", parts: ["a"] }).parts).toEqual(["a"]);
  expect(join({ ...row }, { page: "Bar", parts: ["a"] })).not.toBe(first);
});
