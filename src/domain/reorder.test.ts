import { expect, test } from "vitest";
import { reordered } from "./reorder.ts";

const rows = ["a", "b", "c", "d"].map((id, at) => ({ id, position: at + 1 }));
const order = (ids: string, before: string | null) => reordered(rows, [...ids], before);
const names = (moved: readonly { id: string }[]) => moved.map(({ id }) => id).join("");

test("rows go before another one or to the end, in the order they are named, with positions to match", () => {
  for (const [ids, before, expected] of [
    ["d", "b", "adbc"],
    ["ca", "b", "cabd"],
    ["ab", null, "cdab"],
    ["a", "a", "bcda"],
    ["dc", "a", "dcab"],
  ] as const) {
    const moved = order(ids, before);
    expect(names(moved)).toBe(expected);
    expect(names(moved.toSorted((a, b) => a.position - b.position))).toBe(expected);
  }
});
