import { expect, test } from "vitest";
import { createPasswordHasher } from "./passwords.ts";

const addresses = Array.from({ length: 30 }, (_, n) => `2001:db8:0:${n.toString(16)}::/64`);

/** Many passwords that are looked at meanwhile, and how many of them are done with. */
function crowdOf(work: Promise<unknown>[]) {
  const crowd = { done: 0, all: Promise.allSettled(work) };
  for (const one of work) one.finally(() => crowd.done++).catch(() => {});
  return crowd;
}

test("however many addresses keep it busy, a newcomer's password is looked at after one turn of each at most [ATTACK-43]", async () => {
  const passwords = await createPasswordHasher();
  const right = await passwords.hash("the right one", ["198.51.100.7", "newcomer@example.com"]);
  const crowd = crowdOf(
    Array.from({ length: 7 }, (_, round) =>
      addresses.map((address) => passwords.matches("a guess", null, [address, `nobody-${round}-${address}@example.com`])),
    ).flat(),
  );
  expect(await passwords.matches("the right one", right, ["198.51.100.7", "newcomer@example.com"])).toBe(true);
  expect(crowd.done).toBeLessThanOrEqual(addresses.length + 3);
  await crowd.all;
});

test("an account that is tried from many addresses has one turn at a time as well [ATTACK-43]", async () => {
  const passwords = await createPasswordHasher();
  const crowd = crowdOf(addresses.map((address) => passwords.matches("a guess", null, [address, "tried@example.com"])));
  await passwords.matches("a guess", null, ["198.51.100.7", "newcomer@example.com"]);
  expect(crowd.done).toBeLessThanOrEqual(3);
  await crowd.all;
});

test("an address has sixty passwords waiting at most, and is told to try again with more [ATTACK-43]", async () => {
  const passwords = await createPasswordHasher();
  const refused = { status: 429, code: "over_request_rate_limit", retryAfter: 3, message: expect.stringMatching(/try again/) };
  const one = Array.from({ length: 62 }, (_, n) =>
    passwords.matches("a guess", null, ["198.51.100.8", `nobody-${n}@example.com`]),
  );
  const outcomes = await Promise.allSettled(one);
  expect(outcomes.slice(0, 61).every(({ status }) => status === "fulfilled")).toBe(true);
  expect(outcomes[61]).toMatchObject({ status: "rejected", reason: refused });
});
