import { expect, test } from "vitest";
import { pricesSeen } from "./testing-seen.ts";

test.each([
  ["Wet tents can come back within a week; we keep a $6 drying fee.", "en", "drying fee", 6],
  ["A boat that is fetched late costs a mooring fee of £12.", "en", "mooring fee", 12],
  ["Wer zu spät absagt, zahlt eine Ausfallgebühr von 15 €.", "de", "Ausfallgebühr", 15],
])("a fee is named by what it is called: %s [EVID-25]", (sentence, language, what, amount) => {
  expect(pricesSeen(`<p>${sentence}</p>`, { language }).map((one) => one.slice(0, 2))).toEqual([[what, amount]]);
});

test("of terms only fees are prices [EVID-25]", () => {
  const body =
    "<p>A boat that is fetched late costs a mooring fee of £12. We are liable for no more than £900, and a licence is £30.</p>";
  expect(pricesSeen(body, { path: "/terms" })).toEqual([["mooring fee", 12, "GBP", null]]);
});

test.each([
  ["<p>The first 20 letters a month are included, then 6p each.</p>", "en", ["letters", 0.06, "GBP", null]],
  ["<p>Die ersten 20 Briefe im Monat sind enthalten, danach 0,06 € pro Brief.</p>", "de", ["Briefe", 0.06, "EUR", null]],
  ["<p>Letters: 50 pence each.</p>", "en", ["Letters", 0.5, "GBP", null]],
  ["<h3>Extras</h3><p>Paid in $.</p><ul><li>Letters: 4 cents each</li></ul>", "en", ["Letters", 0.04, "USD", null]],
])("small coins are asked for each thing behind those included: %s [EVID-25]", (body, language, price) => {
  expect(pricesSeen(body, { language })).toEqual([price]);
});
