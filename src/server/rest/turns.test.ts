import { setTimeout as delay } from "node:timers/promises";
import { DatabaseError } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { Refusal } from "./errors.ts";
import { createTurns, GaveWay } from "./turns.ts";

const limits = { atOnce: 4, perAccount: 2, waiting: 3, patienceMs: 60_000, burstMs: 1_000, perSecondMs: 100 };

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

test("whoever kept the database busy for long flies one at a time and rests, as long as others ask; alone it has its whole share [API-14]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  // time goes on while it is looked at, too
  let looks = 0;
  const turns = createTurns({ ...limits, perAccount: 3, waiting: 100 }, () => performance.now() + ++looks / 1_000);
  let together = 0;
  const flights: { began: number; together: number }[] = [];
  const fly = () =>
    turns.take("eve", async () => {
      together += 1;
      flights.push({ began: performance.now(), together });
      await new Promise((landed) => setTimeout(landed, 400));
      together -= 1;
    });
  const times = async (count: number) => {
    flights.length = 0;
    const all = Promise.all(Array.from({ length: count }, fly));
    await vi.advanceTimersByTimeAsync(30_000);
    await all;
    return Math.max(...flights.map((flight) => flight.together));
  };
  expect(await times(60), "nobody else asks").toBe(3);

  const company = setInterval(() => void turns.take("bob", async () => {}), 100);
  await vi.advanceTimersByTimeAsync(100);
  await times(12);
  clearInterval(company);
  expect(flights).toHaveLength(12);
  const late = flights.slice(6);
  expect(Math.max(...late.map((flight) => flight.together)), "somebody else asks").toBe(1);
  expect(Math.min(...late.slice(1).map(({ began }, at) => began - (late[at]?.began ?? 0)))).toBeGreaterThanOrEqual(1_200);
});

test.each([0, 10_000])(
  "where all is slow and stands still for a while (after %i ms), only whoever asks for much more than the others rests [API-15]",
  async (stillFrom) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const turns = createTurns({ atOnce: 10, perAccount: 3, waiting: 200, patienceMs: 10_000, burstMs: 2_000, perSecondMs: 250 });
    const [stillAt, stillUntil] = [performance.now() + stillFrom, performance.now() + stillFrom + 3_000];
    const fly = (milliseconds: number) => {
      const isStill = performance.now() >= stillAt && performance.now() < stillUntil;
      const held = isStill ? stillUntil - performance.now() : 0;
      return new Promise<void>((landed) => setTimeout(landed, held + milliseconds));
    };
    let over = false;
    let flown = 0;
    const flood = Array.from({ length: 28 }, async () => {
      while (!over) {
        await turns.take("eve", () => fly(400)).catch(() => fly(50));
        flown += 1;
      }
    });
    const took: number[] = [];
    const ask = async () => {
      const asked = performance.now();
      await turns.take("bob", () => fly(60));
      took.push(performance.now() - asked);
    };
    const asks: Promise<void>[] = [];
    const refused: unknown[] = [];
    const company = setInterval(() => void asks.push(ask().catch((error) => void refused.push(error))), 40);
    await vi.advanceTimersByTimeAsync(30_000);
    clearInterval(company);
    over = true;
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all([...asks, ...flood]);
    expect(refused).toEqual([]);
    expect(took.slice(-100)).toEqual(Array(100).fill(60));
    expect(flown, "three at once at first, then one and a rest").toBeLessThan(160);
  },
);

test.each([
  ["that began before", 0],
  ["that begins later", 20_000],
])("where all is slow, nobody is counted as a flood for being kept waiting by one %s [ATTACK-15]", async (_, floodFrom) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const turns = createTurns({ atOnce: 10, perAccount: 3, waiting: 200, patienceMs: 10_000, burstMs: 2_000, perSecondMs: 250 });
  // whoever flies shares two slow processors with all the others
  const flights = new Set<{ left: number; land(): void }>();
  const processors = setInterval(() => {
    const done = Math.min(1, 2 / flights.size);
    for (const flight of flights) {
      flight.left -= done;
      if (flight.left <= 0 && flights.delete(flight)) flight.land();
    }
  }, 1);
  const fly = (left: number) => new Promise<void>((land) => flights.add({ left, land }));
  const refused: unknown[] = [];
  const took: number[] = [];
  const ask = async (name: string) => {
    const asked = performance.now();
    await turns.take(name, () => fly(18)).catch((error) => void refused.push(error));
    took.push(performance.now() - asked);
  };
  let over = false;
  const asks: Promise<void>[] = [];
  const company = [
    setInterval(() => void asks.push(ask("bob")), 40),
    setInterval(() => void asks.push(ask("cy")), 45),
    setInterval(() => void asks.push(ask("dee")), 1_000),
  ];
  await vi.advanceTimersByTimeAsync(floodFrom);
  const floods = ["eve", "mallory"].flatMap((name) =>
    Array.from({ length: 28 }, async () => {
      while (!over) await turns.take(name, () => fly(180)).catch(() => {});
    }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  for (const one of company) clearInterval(one);
  over = true;
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all([...asks, ...floods]);
  clearInterval(processors);
  expect(refused).toEqual([]);
  expect(Math.max(...took)).toBeLessThan(1_000);
});

test.each([4, 8, 20])(
  "where %i accounts have asked for what takes long, whoever asks little waits for none of it to end [ATTACK-134]",
  async (accounts) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const turns = createTurns({ atOnce: 10, perAccount: 3, waiting: 200, patienceMs: 10_000, burstMs: 2_000, perSecondMs: 250 });
    let long = 0;
    const ended = new DatabaseError("canceling statement due to user request", 0, "error");
    ended.code = "57014";
    const slow = (endedBy: (end: () => void) => void) =>
      new Promise<void>((land, fail) => {
        long += 1;
        const leave = (then: () => void) => {
          long -= 1;
          then();
        };
        const landing = setTimeout(() => leave(land), 5_000);
        endedBy(() => {
          clearTimeout(landing);
          setTimeout(() => leave(() => fail(ended)), 3);
        });
      });
    let over = false;
    const gaveWay: unknown[] = [];
    const floods = Array.from({ length: accounts * 4 }, async (_, at) => {
      while (!over) await turns.take(`eve ${at % accounts}`, slow, "where eve is").catch((error) => void gaveWay.push(error));
    });
    const took: number[] = [];
    const held: number[] = [];
    const asks: Promise<void>[] = [];
    const company = setInterval(() => {
      const asked = performance.now();
      const ask = turns.take("bob", () => new Promise<void>((land) => setTimeout(land, 5)));
      asks.push(ask.then(() => void took.push(performance.now() - asked)));
      held.push(long);
    }, 40);
    await vi.advanceTimersByTimeAsync(30_000);
    clearInterval(company);
    over = true;
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all([...asks, ...floods]);
    expect(Math.max(...took), "while nobody knows yet what takes long").toBeLessThan(400);
    expect(took.slice(20)).toEqual(took.slice(20).map(() => 5));
    expect(Math.max(...held.slice(20)), "of ten places").toBeLessThan(10);
    expect(gaveWay.every((error) => error instanceof GaveWay || (error instanceof Refusal && error.code === "PGRST003"))).toBe(
      true,
    );
  },
);

test("two hundred accounts that nobody knows, each at an address of its own, keep nobody who is known to be quick waiting [ATTACK-121]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const turns = createTurns({ atOnce: 10, perAccount: 3, waiting: 200, patienceMs: 10_000, burstMs: 2_000, perSecondMs: 250 });
  const took: number[] = [];
  const ask = async () => {
    const asked = performance.now();
    await turns.take("bob", () => new Promise<void>((land) => setTimeout(land, 5)));
    took.push(performance.now() - asked);
  };
  const asks = [ask()];
  await vi.advanceTimersByTimeAsync(5);
  const eves = Array.from({ length: 200 }, (_, at) =>
    turns
      .take(`eve ${at}`, () => new Promise<void>((land) => setTimeout(land, 400)), `at ${at}`)
      .catch((error: unknown) => error),
  );
  const company = setInterval(() => void asks.push(ask()), 40);
  await vi.advanceTimersByTimeAsync(10_000);
  clearInterval(company);
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all([...asks, ...eves]);
  expect(Math.max(...took)).toBe(5);
});

test("what it takes to choose among those who wait grows with their number, and no faster [ATTACK-134]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const through = Set.prototype[Symbol.iterator];
  let gone = 0;
  Set.prototype[Symbol.iterator] = function (this: Set<unknown>) {
    gone += 1;
    return through.call(this);
  };
  onTestFinished(() => {
    Set.prototype[Symbol.iterator] = through;
    vi.useRealTimers();
  });
  const goneForEach = async (accounts: number) => {
    const turns = createTurns({ atOnce: 10, perAccount: 3, waiting: 200, patienceMs: 60_000, burstMs: 2_000, perSecondMs: 250 });
    let isOver = false;
    const lane = async (name: string, milliseconds: number) => {
      while (!isOver) await turns.take(name, () => new Promise<void>((land) => setTimeout(land, milliseconds)));
    };
    const all = ["bob 5", ...Array.from({ length: accounts }, (_, at) => `eve${at} 150`)].map((name) =>
      lane(name, Number(name.split(" ")[1])),
    );
    // until everybody's usual is known
    await vi.advanceTimersByTimeAsync(6_000);
    gone = 0;
    await vi.advanceTimersByTimeAsync(1_000);
    isOver = true;
    const during = gone;
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all(all);
    return during / accounts;
  };
  const few = await goneForEach(50);
  expect(await goneForEach(200)).toBeLessThan(few * 2);
});

test("an account that asks little flies at once, whatever others ask [API-14]", async () => {
  const turns = createTurns({ ...limits, atOnce: 3, perAccount: 2 });
  const gate = gateThatWaits();
  const flood = Array.from({ length: 5 }, () => turns.take("eve", () => gate.promise));
  expect(await turns.take("bob", async () => "at once")).toBe("at once");
  gate.resolve();
  await Promise.all(flood);
});
