import type { Page } from "@playwright/test";

export type Frames = {
  begin(): Promise<void>;
  /** The frames since the last time it was asked, in milliseconds. */
  end(): Promise<{ longest: number }>;
};

/** Watches how long the page takes from one frame to the next. */
export async function frames(page: Page): Promise<Frames> {
  await page.addInitScript(() => {
    const taken: number[] = [];
    let last = 0;
    const tick = (now: number) => {
      if (last > 0) taken.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(globalThis, { takeFrames: () => taken.splice(0) });
  });
  const take = () => page.evaluate(() => (globalThis as unknown as { takeFrames: () => number[] }).takeFrames());
  return {
    begin: async () => void (await take()),
    end: async () => {
      await page.waitForTimeout(300);
      return { longest: Math.max(0, ...(await take())) };
    },
  };
}
