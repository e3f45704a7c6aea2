import { expect, test } from "vitest";
import { sharedRows } from "./shared-rows.ts";

const row = (id: string, more: object = {}) => ({ id, name: `Berth ${id}`, revision: 1, tags: ["a"], page_id: null, ...more });

test("a row that says the same stays the same object, wherever the list that is read anew has it [SPEED-30]", () => {
  const before = [row("1"), row("2"), row("3")];
  expect(sharedRows(before, [row("1"), row("2"), row("3")])).toBe(before);
  const moved = sharedRows(before, [row("3"), row("4"), row("1", { name: "Pier" }), row("2")]) as typeof before;
  expect(moved.map(({ id }) => id)).toEqual(["3", "4", "1", "2"]);
  expect(moved[0]).toBe(before[2]);
  expect(moved[3]).toBe(before[1]);
  expect(moved[2]).toEqual(row("1", { name: "Pier" }));
  expect(sharedRows(before, [row("1", { tags: ["a", "b"] })])).toEqual([row("1", { tags: ["a", "b"] })]);
  expect(sharedRows(before, [{ ...row("1"), extra: 1 }])).not.toContain(before[0]);
  expect(sharedRows(undefined, before)).toBe(before);
  const counted = { count: 3, written: undefined };
  expect(sharedRows(counted, { ...counted })).toBe(counted);
  expect(sharedRows(before, [])).toEqual([]);
});
