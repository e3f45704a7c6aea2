import { expect, test } from "vitest";
import { createPatience } from "./patience.ts";

test("what dies is started again at once, then later and later, and not after the fifth death in a row", () => {
  const patience = createPatience();
  const pauses = [0, 59_999, 0, 0].map((livedMs) => patience.after(livedMs) ?? Number.NaN);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.every((pause) => pause <= 1_000)).toBe(true);
  expect(patience.after(0)).toBeUndefined();
});

test("a healthy minute begins a new row", () => {
  const patience = createPatience();
  for (let death = 0; death < 20; death++) expect(patience.after(death % 4 === 0 ? 60_000 : 10)).toBeDefined();
});
