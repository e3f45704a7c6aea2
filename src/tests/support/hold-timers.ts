import { onTestFinished, vi } from "vitest";

/** Timers of exactly this length wait for `release`, others run as ever; `count` says how many wait. */
export function holdTimers(milliseconds: number) {
  const held: (() => void)[] = [];
  const wait = globalThis.setTimeout;
  vi.stubGlobal("setTimeout", (run: () => void, delay?: number, ...rest: []) =>
    delay === milliseconds ? void held.push(run) : wait(run, delay, ...rest),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const release = () => {
    for (const run of held.splice(0)) run();
  };
  return { count: () => held.length, release };
}
