import { expect, test } from "vitest";
import { joinEvidence } from "#domain/evidence/join-evidence.ts";
import { seen } from "./testing-seen.ts";

const cards = "<div><h3>Seed</h3><p>£5 / month</p></div><div><h3>Grove</h3><p>£9 / month</p></div>";
const prices = [...seen("plan", cards), ...seen("price", cards)];
const told = (body: string, path: string) =>
  joinEvidence([seen("price", body, { path }), prices])
    .filter(({ kind, address }) => kind === "price" && address.endsWith(path))
    .map(({ name }) => name);

test.each([
  ["<h2>Beds done by noon</h2><p>From £5 a month.</p>", "/welcome", "Seed: 5 GBP per month"],
  ["<p>We ask you to move to Grove at £9 a month.</p>", "/faq", "Grove: 9 GBP per month"],
  ["<p>A rain gauge is £9 a month.</p>", "/gauges", "rain gauge: 9 GBP per month"],
  ["<h2>Beds done by noon</h2><p>From £7 a month.</p>", "/offer", "Beds done by noon: 7 GBP per month"],
])("what only repeats a plan's price is that plan's: %s [EVID-27]", (body, path, name) => {
  expect(told(body, path)).toEqual([name]);
});
