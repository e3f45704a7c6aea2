import { seeSite } from "#server/web-reading/see-site.ts";

import { type Crawl, crawlSite, usualLimits } from "./crawl-site.ts";
import { type Clock, createPace } from "./pace.ts";
import { sitemapIn } from "./sitemap.ts";

/** A clock whose pauses take no time. */
export function patientClock(): Clock & { paused: number[] } {
  let now = 0;
  const paused: number[] = [];
  return {
    paused,
    now: () => now + performance.now(),
    pause: async (milliseconds) => {
      paused.push(milliseconds);
      now += milliseconds;
    },
  };
}

/** Reads a site as the server does, without processes of their own; a website on loopback is let through. */
export function crawlLoopback(address: string, more: Partial<Crawl> = {}) {
  const clock = more.clock ?? patientClock();
  return crawlSite({
    address,
    may_be_inside: true,
    limits: usualLimits,
    pace: createPace(clock),
    clock,
    see: async ({ bytes, ...about }) => seeSite(bytes, about),
    map: async (bytes) => sitemapIn(bytes),
    ...more,
  });
}
