import { expect, test } from "vitest";
import { createCrowds } from "./crowds.ts";
import { limits } from "./limits.ts";

test("an address whose people are all on channels holds 2,000 connections, and the places of those that end are free [ATTACK-12]", async () => {
  const crowds = createCrowds();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  expect(limits.socketsPerAddress).toBe(2_000);
  for (let at = 0; at < limits.socketsPerAddress; at += 1) {
    expect(crowds.isFull("203.0.113.9")).toBe(false);
    crowds.enter("203.0.113.9", { isIdle: () => false, giveUp: () => {}, ended });
  }
  expect(crowds.isFull("203.0.113.9")).toBe(true);
  expect(crowds.isFull("203.0.113.8")).toBe(false);
  end();
  await ended;
  await Promise.resolve();
  expect(crowds.isFull("203.0.113.9")).toBe(false);
});
