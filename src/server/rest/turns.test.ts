import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

const limits = { atOnce: 4, perAccount: 2, waiting: 3, patienceMs: 60_000 };

function gateThatWaits() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
}

test("an account has its share at once, the rest of it waits, and what is more is refused", async () => {
  const turns = createTurns(limits);
  const gate = gateThatWaits();
  let flying = 0;
  const work = async () => {
    flying += 1;
    await gate.promise;
    flying -= 1;
  };
  const asked = Array.from({ length: 5 }, () => turns.take("ada", work));
  await expect(turns.take("ada", work)).rejects.toMatchObject({ status: 429 });
  expect(flying).toBe(2);
  const other = turns.take("bob", work);
  await delay(0);
  expect(flying).toBe(3);
  gate.resolve();
  await Promise.all([...asked, other]);
  expect(flying).toBe(0);
});

test("accounts in line take turns, whoever came first with how many", async () => {
  const turns = createTurns({ ...limits, atOnce: 1, perAccount: 1 });
  const gate = gateThatWaits();
  const order: string[] = [];
  const first = turns.take("ada", () => gate.promise);
  const later = ["ada", "ada", "ada", "bob", "cy"].map((name) => turns.take(name, async () => void order.push(name)));
  gate.resolve();
  await Promise.all([first, ...later]);
  expect(order.indexOf("bob")).toBeLessThan(3);
  expect(order.indexOf("cy")).toBeLessThan(4);
});

test("whoever waited too long hears so, and work that fails gives its turn back", async () => {
  const turns = createTurns({ ...limits, atOnce: 1, patienceMs: 5 });
  const gate = gateThatWaits();
  const first = turns.take("ada", () => gate.promise);
  await expect(turns.take("bob", async () => {})).rejects.toMatchObject({ status: 503 });
  gate.resolve();
  await first;
  await expect(turns.take("ada", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await turns.take("ada", async () => "next")).toBe("next");
});
