import { expect, test } from "vitest";
import { Failure } from "#domain/failure.ts";
import { together } from "./together.ts";

test("what is asked for in the same moment is one read, and what it lacks or refuses is left to be read alone [POLISH-18]", async () => {
  const asked: string[][] = [];
  let failure: Failure | undefined;
  const part = together<{ pages: number[]; risks: number[]; texts: number[] }>(async (names) => {
    asked.push([...names]);
    if (failure) throw failure;
    return { pages: [1], risks: [] };
  });
  expect(await part("pages")).toBeUndefined();
  expect(asked).toEqual([]);
  expect(await Promise.all([part("pages"), part("risks"), part("texts"), part("pages")])).toEqual([[1], [], undefined, [1]]);
  expect(asked.splice(0)).toEqual([["pages", "risks", "texts"]]);

  failure = new Failure("forbidden", "You may not see one of these.");
  expect(await Promise.all([part("pages"), part("risks")])).toEqual([undefined, undefined]);
  failure = new Failure("unavailable", "The server is away.");
  const away = await Promise.allSettled([part("pages"), part("risks")]);
  expect(away).toEqual([1, 2].map(() => ({ status: "rejected", reason: failure })));
  expect(asked).toHaveLength(2);
});
