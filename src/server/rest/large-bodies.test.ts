import { expect, test } from "vitest";
import { createLargeBodies } from "./large-bodies.ts";

test("an account's large bodies are read one after the other, too many are told to wait, and nobody else is held up [API-13]", async () => {
  const payFor = createLargeBodies();
  const megabyte = 1_048_576;
  const order: string[] = [];
  const paid = (name: string, bytes: number) => payFor(name, bytes).then(() => order.push(name));
  await paid("ada", 2 * megabyte);
  const second = paid("ada", 2 * megabyte);
  await Promise.all([paid("bob", megabyte), paid("cyd", 1_000), payFor("ada", 1_000)]);
  expect(order).toEqual(["ada", "bob", "cyd"]);
  await second;
  const flood = Array.from({ length: 20 }, () => payFor("eve", 4 * megabyte));
  const outcomes = await Promise.allSettled(flood.slice(12));
  expect(
    outcomes.every((one) => one.status === "rejected" && one.reason.status === 429 && one.reason.more?.retry_after !== 0),
  ).toBe(true);
  await Promise.allSettled(flood);
}, 60_000);
