import { expect, test } from "vitest";
import type { FoundEvidence } from "#domain/evidence/evidence.ts";
import { tiedToPlans } from "#domain/evidence/teasers.ts";
import { createFrontier } from "./frontier.ts";

const site = "a.example:";
const candidates = (count: number, said: (at: number) => string) => {
  let reads = 0;
  const found = Array.from({ length: count }, (_, at) => ({
    address: `https://a.example/${said(at)}`,
    get text() {
      reads += 1;
      return "";
    },
    region: "sitemap" as const,
    depth: 1,
  }));
  return { found, reads: () => reads };
};

test("of the addresses a site names a thousand are known, each is read once, and choosing the next page reads none again [ATTACK-74]", () => {
  const frontier = createFrontier(() => site);
  const { found, reads } = candidates(5_000, (at) => `x${at}/ab?q=${at}`);
  frontier.add(found);
  expect(frontier.left()).toHaveLength(1_000);
  const once = reads();
  expect(once).toBeLessThanOrEqual(1_000);
  const chosen = Array.from({ length: 200 }, () => frontier.next()?.address);
  expect(new Set(chosen).size).toBeGreaterThan(1);
  expect(reads()).toBe(once);
});

test("addresses longer than anybody gives a page are not chosen from, and what is asked for goes before all [ATTACK-74]", () => {
  const frontier = createFrontier(() => site);
  frontier.add(candidates(10, (at) => `${"x/".repeat(20)}${at}`).found);
  frontier.add(candidates(10, (at) => `${"x".repeat(400)}${at}`).found);
  expect(frontier.left()).toEqual([]);
  frontier.add([
    { address: "https://a.example/pricing", text: "Pricing", region: "nav", depth: 1 },
    { address: "https://a.example/a/b/c/d/e/f", text: "", region: "asked", depth: 1 },
  ]);
  expect([frontier.next()?.address, frontier.next()?.address, frontier.next()]).toEqual([
    "https://a.example/a/b/c/d/e/f",
    "https://a.example/pricing",
    undefined,
  ]);
});

test("a price is held against the plans that cost as much, each of them once, however many pages repeat it [ATTACK-74]", () => {
  let reads = 0;
  const price = (at: number, what: string | undefined): FoundEvidence => ({
    kind: "price",
    name: "Price",
    quote: "From £12 a month.",
    address: `https://a.example/${at % 25}`,
    detail: {
      get amount() {
        reads += 1;
        return 12 + at;
      },
      currency: "GBP",
      period: "month",
      ...(what === undefined ? {} : { what }),
    },
  });
  const plan = { kind: "plan", name: "Crew", quote: "Crew", address: "https://a.example/", detail: {} } as FoundEvidence;
  const prices = Array.from({ length: 400 }, (_, at) => [price(at, "Crew"), price(at + 1_000, undefined)]).flat();
  expect(tiedToPlans([plan, ...prices])).toHaveLength(801);
  expect(reads).toBeLessThan(10 * prices.length);
});
