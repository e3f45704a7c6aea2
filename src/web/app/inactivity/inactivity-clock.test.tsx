import { describe, expect, test } from "vitest";
import { asCountdown, createInactivityClock, inactivityLimit } from "./inactivity-clock.ts";

function clockAt() {
  const time = { now: 1_000 };
  return { time, clock: createInactivityClock(() => time.now) };
}

describe("the inactivity clock", () => {
  test("the limit is thirty minutes [LIMIT-01]", () => {
    const { time, clock } = clockAt();
    expect(inactivityLimit).toBe(30 * 60 * 1000);
    time.now += 30 * 60 * 1000 - 1;
    expect(clock.left()).toBe(1);
    time.now += 60_000;
    expect(clock.left()).toBe(0);
  });

  test("activity gives the whole time back", () => {
    const { time, clock } = clockAt();
    time.now += 20 * 60_000;
    clock.restart();
    expect(clock.left()).toBe(inactivityLimit);
  });

  test("a hidden tab stands still and carries on with what was left", () => {
    const { time, clock } = clockAt();
    time.now += 10 * 60_000;
    clock.pause();
    time.now += 60 * 60_000;
    expect(clock.left()).toBe(20 * 60_000);
    clock.resume();
    time.now += 60_000;
    expect(clock.left()).toBe(19 * 60_000);
  });

  test("the hours a machine slept have passed, however few ticks were heard", () => {
    const { time, clock } = clockAt();
    time.now += 31 * 60_000;
    expect(clock.left()).toBe(0);
  });

  test("a clock that is set back gives no more time than there was", () => {
    const { time, clock } = clockAt();
    time.now -= 60 * 60_000;
    expect(clock.left()).toBe(inactivityLimit);
  });

  test("the countdown shows minutes and two-digit seconds", () => {
    expect(asCountdown(300_000)).toBe("5:00");
    expect(asCountdown(61_000)).toBe("1:01");
    expect(asCountdown(9_400)).toBe("0:10");
    expect(asCountdown(0)).toBe("0:00");
  });
});
