import { expect, test } from "vitest";
import { leftOutOf } from "#server/drafting/left-out-of.ts";
import { leftOutApart } from "./left-out.ts";

const named = (at: number) =>
  Array.from({ length: 100 }, (_, place) => String.fromCodePoint(97 + ((at + place * 7) % 26))).join(" ");

test("however many rows a model answers and however many names were deleted, the server has its turns while they are compared, and the rows are the same [ATTACK-75]", async () => {
  const deleted = Array.from({ length: 1_000 }, (_, at) => ({
    table_name: "features" as const,
    name: `${named(at)} gone${at}`,
    ties: {},
  }));
  const features = Array.from({ length: 200 }, (_, at) => ({ name: at % 2 ? named(at) : `Berth${at}`, description: "" }));
  const drafted = { features } as never;
  let [turns, isOver] = [0, false];
  const take = () => {
    turns += 1;
    if (!isOver) setImmediate(take);
  };
  setImmediate(take);
  const parted = await leftOutApart(drafted, deleted, { who: "eve" }).finally(() => {
    isOver = true;
  });
  expect(turns).toBeGreaterThan(100);
  expect(parted).toEqual(JSON.parse(JSON.stringify(leftOutOf(drafted, deleted))));
  expect(parted.left_out?.features).toHaveLength(100);
});
