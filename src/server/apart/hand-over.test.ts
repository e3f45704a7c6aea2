import { setImmediate as othersTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTaking, type Handed, handOver } from "./hand-over.ts";

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Row ${at}`, parts: [at, at + 1] }));

test("work with long lists is told a part at a time, others have their turn in between, and it arrives as it was [ATTACK-11]", async () => {
  const work = { task: "draft", told: { name: "risks", brief: { pages: rows(5_000), risks: rows(3), instruction: undefined } } };
  const take = createTaking<typeof work>();
  let [told, turns, isTold] = [0, 0, false];
  const arrived: unknown[] = [];
  const tell = async (handed: Handed<typeof work>) => {
    told += 1;
    arrived.push(...[take(structuredClone(handed))].filter((whole) => whole !== undefined));
  };
  const count = async () => {
    for (; !isTold; turns += 1) await othersTurn();
  };
  const counted = count();
  await handOver(tell, work);
  isTold = true;
  await counted;
  expect(arrived).toEqual([work]);
  expect(told).toBe(26);
  expect(turns).toBeGreaterThanOrEqual(25);
});

test("lists are told apart by where they stand, and leave nothing behind for the next work", () => {
  const take = createTaking<{ one: unknown[]; other: { one: unknown[] } }>();
  expect(take({ place: "/other/one", rows: [1, 2] })).toBeUndefined();
  expect(take({ place: "/one", rows: [3] })).toBeUndefined();
  expect(take({ place: "/other/one", rows: [4] })).toBeUndefined();
  expect(take({ work: { one: [], other: { one: [] } } })).toEqual({ one: [3], other: { one: [1, 2, 4] } });
  expect(take({ work: { one: [], other: { one: [5] } } })).toEqual({ one: [], other: { one: [5] } });
});
