import { setImmediate as othersTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createHandingOver, createTaking, type Handed } from "./hand-over.ts";

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
  await createHandingOver()(tell, work);
  isTold = true;
  await counted;
  expect(arrived).toEqual([work]);
  expect(told).toBe(26);
  expect(turns).toBeGreaterThanOrEqual(25);
});

test("lists are told apart by where they stand; those of the last work are not told again, those before it and those made anew are [SPEED-25]", async () => {
  const [stories, features] = [rows(300), rows(201)];
  const works = [
    { one: stories, other: { one: features, same: stories } },
    { one: features, other: { one: stories, same: [] } },
    { one: rows(3), other: { one: features, same: [] } },
    { one: stories, other: { one: features, same: [...features] } },
  ];
  const [hand, take] = [createHandingOver(), createTaking<(typeof works)[number]>()];
  const told: number[] = [];
  for (const work of works) {
    let [rowsTold, arrived]: [number, unknown] = [0, undefined];
    await hand(async (handed) => {
      if ("rows" in handed) rowsTold += handed.rows.length;
      arrived = take(structuredClone(handed));
    }, work);
    expect(arrived).toEqual(work);
    told.push(rowsTold);
  }
  expect(told).toEqual([501, 0, 0, 501]);
});

test("what says the same as in the last work is the same object to whoever does it, and is made anew once anything in it differs [SPEED-28]", async () => {
  const [stories, features] = [rows(300), rows(3)];
  const [hand, take] = [createHandingOver(), createTaking<{ asked: string; content: object }>()];
  const works = [
    { asked: "US-1", content: { stories, features, project: { name: "Harbour" } } },
    { asked: "US-2", content: { stories, features: rows(3), project: { name: "Harbour" } } },
    { asked: "US-2", content: { stories, features, project: { name: "Port" } } },
    { asked: "US-2", content: { stories: rows(299), features, project: { name: "Port" } } },
    { asked: "US-2", content: { stories: rows(299), features, project: { name: "Port" }, instruction: undefined } },
  ];
  const contents: unknown[] = [];
  for (const work of works) {
    await hand(async (handed) => {
      const whole = take(structuredClone(handed));
      if (whole) contents.push(whole.content);
    }, work);
  }
  expect(contents).toEqual(works.map(({ content }) => content));
  expect(contents.slice(1).map((content, at) => content === contents[at])).toEqual([true, false, false, false]);
});
